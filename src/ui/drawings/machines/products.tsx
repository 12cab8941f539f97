import { arc, box, circle, hatch, line, mirrored, outline, plate, type Ring } from '../geometry.ts'
import { Dimension } from '../sheet.tsx'

/** O-ring in view and section, bonded bushing and shaft seal in section: rubber is black, steel is hatched. */
export function Product() {
  return (
    <>
      <ORing />
      <Bushing />
      <ShaftSeal />
    </>
  )
}

function ORing() {
  return (
    <>
      <path d={`${circle(214, 290, 168)}${circle(214, 290, 124)}`} />
      <path className="thin" d={circle(214, 290, 146)} />
      <path className="axis" d={`${line(24, 290, 404, 290)}${line(214, 98, 214, 482)}`} />
      <path className="thin" d={`${line(424, 122, 424, 166)}${line(468, 122, 468, 166)}`} />
      <path d={`${line(424, 144, 424, 436)}${line(468, 144, 468, 436)}`} />
      <path className="dark" d={`${circle(446, 144, 22)}${circle(446, 436, 22)}`} />
      <path className="axis" d={line(446, 98, 446, 482)} />
      <path
        className="thin"
        d={`${line(46, 296, 46, 536)}${line(382, 296, 382, 536)}${line(90, 296, 90, 504)}${line(338, 296, 338, 504)}`}
      />
      <Dimension from={[90, 496]} to={[338, 496]} />
      <Dimension from={[46, 528]} to={[382, 528]} />
      <path className="thin" d={`${line(424, 440, 424, 536)}${line(468, 440, 468, 536)}`} />
      <Dimension from={[424, 528]} to={[468, 528]} />
    </>
  )
}

function Bushing() {
  const axis = 652
  const inner = plate(axis + 30, 58, 18, 204)
  const outer = plate(axis + 96, 84, 12, 152)
  const rubber: Ring = [
    [axis + 48, 82],
    ...arc(axis + 72, 84, 20, 180, 0),
    [axis + 96, 92],
    [axis + 96, 228],
    ...arc(axis + 72, 236, 20, 0, -180),
    [axis + 48, 238],
  ]
  return (
    <>
      <path d={`${line(axis - 30, 58, axis + 30, 58)}${line(axis - 30, 262, axis + 30, 262)}`} />
      {[inner, outer]
        .flatMap((ring) => [ring, mirrored(ring, axis)])
        .map((ring, index) => (
          <g key={index}>
            <path className="hatch" d={hatch([ring], 8)} />
            <path d={outline(ring)} />
          </g>
        ))}
      <path className="dark" d={outline(rubber, mirrored(rubber, axis))} />
      <path className="axis" d={line(axis, 36, axis, 284)} />
    </>
  )
}

function ShaftSeal() {
  const axis = 652
  const at = (points: Ring): Ring => points.map(([r, y]) => [axis + r * 1.08, 348 + (y - 350) * 1.5])
  const rubber = at([
    [108, 442],
    [108, 362],
    [104, 356],
    [95, 356],
    [95, 424],
    [80, 424],
    [80, 406],
    [86, 388],
    [86, 370],
    [78, 362],
    [71, 364],
    [58, 384],
    [68, 398],
    [70, 414],
    [58, 434],
    [66, 442],
  ])
  const insert = at([
    [103, 366],
    [99, 366],
    [99, 429],
    [80, 429],
    [80, 434],
    [103, 434],
  ])
  return (
    <>
      {[rubber, mirrored(rubber, axis)].map((ring, index) => (
        <path key={index} className="dark" d={outline(ring)} />
      ))}
      <path className="solid" d={outline(insert, mirrored(insert, axis))} />
      <path className="solid" d={`${circle(axis + 83, 379, 8)}${circle(axis - 83, 379, 8)}`} />
      <path className="thin" d={`${line(axis - 62, 399, axis + 62, 399)}${line(axis - 92, 371, axis + 92, 371)}`} />
      <path d={`${box(axis - 117, 356, 234, 0)}${line(axis - 71, 486, axis + 71, 486)}`} />
      <path className="thin" d={`${line(axis - 117, 492, axis - 117, 536)}${line(axis + 117, 492, axis + 117, 536)}`} />
      <Dimension from={[axis - 117, 528]} to={[axis + 117, 528]} />
      <path className="axis" d={line(axis, 330, axis, 548)} />
    </>
  )
}
