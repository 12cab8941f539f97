import { circle, hatch, line, mirrored, outline, type Point, plate, type Ring, row } from './geometry.ts'

/* All sizes are measured from the axis outwards; the view is to the left of it, the section to the right. */
const axis = 400
const column = { x: 166, r: 15 }

function right(points: readonly Point[]): Ring {
  return points.map(([x, y]) => [axis + x, y])
}

const block = (y: number, w: number, h: number): Ring => plate(axis, y, w, h)
const crown = block(66, 206, 92)
const spacer = block(158, 130, 20)
const upperInsulation = block(178, 104, 10)
const upperPlaten = block(188, 112, 40)
const lowerPlaten = block(344, 112, 34)
const lowerInsulation = block(378, 104, 10)
const moving = block(388, 186, 44)
const bed = block(486, 216, 52)
const foot = block(604, 226, 18)

/** Left of the axis: what one sees from outside. */
export function ViewHalf() {
  const shapes = [crown, spacer, upperInsulation, upperPlaten, lowerInsulation, lowerPlaten, moving, bed, foot]
  const x = axis - column.x
  return (
    <>
      <path d={`${line(x - 15, 158, x - 15, 486)}${line(x + 15, 158, x + 15, 486)}`} />
      <path className="thin" d={`${line(x - 6, 158, x - 6, 486)}${line(x + 8, 158, x + 8, 486)}`} />
      <path className="solid" d={outline(...shapes.map((shape) => mirrored(shape, axis)))} />
      <path className="solid" d={`M${x - 24} 66V48l5 -6h38l5 6V66zM${x - 12} 42V30h24V42`} />
      <path className="thin" d={`${line(x - 12, 44, x - 12, 66)}${line(x + 12, 44, x + 12, 66)}`} />
      <path className="solid" d={outline(plate(x - 24, 380, 48, 60))} />
      <path
        className="thin"
        d={`${outline(plate(axis - 190, 82, 60, 60), plate(axis - 118, 82, 118, 60))}${line(x - 24, 392, x + 24, 392)}${line(x - 24, 428, x + 24, 428)}`}
      />
      <path
        className="thin"
        d={`${row(4, 26, (at) => circle(axis - 100 + at, 208, 6))}${row(4, 26, (at) => circle(axis - 100 + at, 361, 6))}`}
      />
      <path d={`M${axis - 72} 432V486M${axis} 474H${axis - 96}V486M${axis - 216} 538H${axis - 206}V604`} />
      <path className="thin" d={`${line(axis - 58, 432, axis - 58, 474)}${line(axis - 30, 432, axis - 30, 474)}`} />
      <path
        className="thin"
        d={`${outline(plate(axis - 202, 498, 190, 28))}${row(6, 9, (at) => line(axis - 182, 556 + at, axis - 82, 556 + at))}${outline(plate(axis - 62, 550, 54, 44))}`}
      />
    </>
  )
}

/** Right of the axis: cut open. Steel at 45 degrees, neighboring parts against each other, oil tinted. */
export function SectionHalf() {
  const x = axis + column.x
  const crownCut = [plate(axis, 66, 151, 92), plate(x + 15, 66, 25, 92)]
  const movingCut = [plate(axis, 388, 142, 44)]
  const bush = [plate(x - 24, 380, 9, 60), plate(x + 15, 380, 9, 60)]
  const bedCut = [
    right([
      [108, 486],
      [151, 486],
      [151, 538],
      [108, 538],
    ]),
    plate(x + 15, 486, 35, 52),
  ]
  const cylinder = right([
    [78, 474],
    [132, 474],
    [132, 486],
    [104, 486],
    [104, 590],
    [94, 600],
    [0, 600],
    [0, 574],
    [62, 574],
    [78, 558],
  ])
  const plunger = block(432, 70, 116)
  return (
    <>
      <path
        className="fill"
        d={outline(
          right([
            [0, 548],
            [78, 548],
            [78, 558],
            [62, 574],
            [0, 574],
          ]),
        )}
      />
      <path className="hatch" d={`${hatch(crownCut, 11)}${hatch(movingCut, 11)}${hatch(bedCut, 11)}`} />
      <path className="hatch" d={`${hatch([spacer, cylinder], 9, 'falling')}${hatch([upperPlaten, lowerPlaten], 7)}`} />
      <path
        className="hatch"
        d={`${hatch([upperInsulation, lowerInsulation], 4, 'falling')}${hatch(bush, 4, 'falling')}`}
      />
      <path
        d={outline(
          ...crownCut,
          spacer,
          upperInsulation,
          upperPlaten,
          lowerPlaten,
          lowerInsulation,
          ...bedCut,
          cylinder,
        )}
      />
      <path d={outline(...movingCut, ...bush)} />
      <path
        className="solid"
        d={`M${x - 15} 66V158M${x + 15} 66V158${row(4, 26, (at) => circle(axis + 22 + at, 208, 6))}${row(4, 26, (at) => circle(axis + 22 + at, 361, 6))}`}
      />
      <path className="solid" d={outline(plate(x - 15, 66, 30, 490))} />
      <path className="thin" d={`${line(x - 6, 66, x - 6, 556)}${line(x + 8, 66, x + 8, 556)}`} />
      <path
        className="solid"
        d={`M${x - 24} 66V48l5 -6h38l5 6V66zM${x - 12} 42V30h24V42M${x - 24} 538h48v16l-5 5h-38l-5 -5z`}
      />
      <path
        className="thin"
        d={`${line(x - 12, 44, x - 12, 66)}${line(x + 12, 44, x + 12, 66)}${line(x - 12, 538, x - 12, 557)}${line(x + 12, 538, x + 12, 557)}`}
      />
      <path className="solid" d={outline(plunger)} />
      <path className="thin" d={line(axis + 52, 432, axis + 52, 548)} />
      <path className="dark" d={outline(plate(axis + 71, 480, 6, 8), plate(axis + 71, 520, 6, 12))} />
      <path className="axis" d={line(x, 18, x, 572)} />
      <path d={`${outline(foot)}M${axis + 216} 538H${axis + 206}V604`} />
    </>
  )
}
