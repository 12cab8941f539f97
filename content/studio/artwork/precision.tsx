import { Dimension } from './dimension.tsx'
import { box, hatch, line, outline, type Point, plate, row } from './geometry.ts'

/* Deviation from the drawing to one scale: 800 units are a millimeter, so the ruler of 400 units shows 0.5 mm. */
const middle = 240
const perMillimeter = 800
const [top, foot] = [44, 244]

/** Edge of a molded part inside its tolerance band, the band as a bar, and the ruler both are read on. */
export function PrecisionBars({ band, best }: { band: number; best?: number }) {
  const width = band * perMillimeter
  const [from, to] = [middle - width / 2, middle + width / 2]
  const edge = partEdge(width)
  const part: Point[] = [[12, top], ...edge, [12, foot], [20, (2 * foot + top) / 3], [6, (foot + 2 * top) / 3]]
  const bar = plate(from, 308, width, 44)
  return (
    <>
      <path className="fill" d={box(from, top - 14, width, foot - top + 28)} />
      <path className="hatch" d={`${hatch([part], 11)}${hatch([part], 11, 'falling')}`} />
      <path d={`M${edge.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`} />
      <path
        className="thin"
        d={`M12 ${top}H${edge[0]?.[0]}M12 ${foot}H${edge.at(-1)?.[0]}M12 ${top}L6 ${(foot + 2 * top) / 3}L20 ${(2 * foot + top) / 3}L12 ${foot}`}
      />
      <path className="axis" d={line(middle, 12, middle, 384)} />
      <path className="thin" d={`${line(from, 20, from, 308)}${line(to, 20, to, 308)}`} />
      {width > 120 ? <Dimension from={[from, 282]} to={[to, 282]} /> : <Outside from={from} to={to} />}
      {best ? <path className="fill" d={outline(bar)} /> : <path className="hatch" d={hatch([bar], 9)} />}
      {best ? (
        <path className="paint" d={box(middle - (best * perMillimeter) / 2, 308, best * perMillimeter, 44)} />
      ) : null}
      <path d={outline(bar)} />
      <Ruler />
    </>
  )
}

/** The measured edge is irregular but inside the band; the same shape on both sides of the comparison. */
function partEdge(width: number): Point[] {
  return Array.from({ length: 61 }, (_, index) => {
    const t = index / 60
    const wave = 0.66 * Math.sin(t * 6.4 + 0.9) + 0.26 * Math.sin(t * 13.7 + 2.4)
    return [middle + wave * width * 0.5, top + (foot - top) * t]
  })
}

/** Arrows from outside, as on any drawing where the space between is too narrow. */
function Outside({ from, to }: { from: number; to: number }) {
  return (
    <>
      <path className="thin" d={`${line(from - 36, 282, from, 282)}${line(to, 282, to + 36, 282)}`} />
      <path className="tip" d={`M${from} 282l-12 -3.6v7.2zM${to} 282l12 -3.6v7.2z`} />
    </>
  )
}

function Ruler() {
  const tick = (index: number) => (index % 10 === 0 ? 26 : index % 5 === 0 ? 18 : 10)
  return (
    <>
      <path d={line(40, 376, 440, 376)} />
      <path
        className="thin"
        d={row(51, perMillimeter / 100, (at, index) => line(40 + at, 376, 40 + at, 376 + tick(index)))}
      />
    </>
  )
}
