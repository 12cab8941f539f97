import { tip } from './dimension.tsx'
import { box, hatch, line, mirrored, outline, type Point, plate, type Ring } from './geometry.ts'

/** Sizes both cylinders share, as radii and heights, and the parts that are the same in both. */
export const axis = 240
export const [bore, wall, flange, stem] = [78, 128, 180, 70]
export const [top, seat, floor, bottom] = [120, 186, 330, 378]

/** Points given as radius and height, to the right of the axis. */
export function at(points: readonly Point[]): Ring {
  return points.map(([r, y]) => [axis + r, y])
}

/** Steel in section: outlined and hatched. */
export function Metal({ rings }: { rings: readonly Ring[] }) {
  return (
    <>
      <path className="solid" d={outline(...rings)} />
      <path className="hatch" d={hatch(rings)} />
    </>
  )
}

/** Bed plate on both sides, broken off outside; its edge leaves room for the fillet. */
export function Bed() {
  const right = at([
    [wall + 6, seat + 24],
    [wall + 30, seat],
    [218, seat],
    [222, seat + 22],
    [214, seat + 44],
    [218, seat + 62],
    [wall + 6, seat + 62],
  ])
  return (
    <>
      <path className="hatch" d={hatch([right, mirrored(right, axis)], 6, 'falling')} />
      <path className="thin" d={outline(right, mirrored(right, axis))} />
    </>
  )
}

/** Plunger, guide bush, seal and wiper, oil with its port. */
export function Inside() {
  const sides = [-1, 1] as const
  const bush = plate(axis + stem, 146, bore - stem, 62)
  return (
    <>
      <path className="fill" d={`M${axis - bore} 232V${floor - 24}q0 24 24 24h${2 * bore - 48}q24 0 24 -24V232z`} />
      <path className="fill" d={`${box(axis + bore, 292, wall - bore, 16)}${box(axis + wall - 20, 287, 20, 26)}`} />
      <path className="solid" d={`M${axis - stem} 40q35 -14 70 0t70 0V256l-8 8h-124l-8 -8z`} />
      <path
        className="thin"
        d={`${line(axis - 46, 38, axis - 46, 264)}${line(axis + 52, 46, axis + 52, 264)}${line(axis - stem, 256, axis + stem, 256)}`}
      />
      <path className="solid" d={outline(bush, mirrored(bush, axis))} />
      <path className="hatch" d={hatch([bush, mirrored(bush, axis)], 4, 'falling')} />
      <path
        className="dark"
        d={sides
          .map(
            (side) =>
              `${box(axis + side * 74 - 4, 212, 8, 18)}M${axis + side * stem} ${top - 6}L${axis + side * bore} ${top + 12}V${top}z`,
          )
          .join('')}
      />
      <path
        className="thin"
        d={`M${axis} ${floor - 50}v34M${axis - 40} ${floor - 50}v34M${axis + 40} ${floor - 50}v34`}
      />
      <path className="tip" d={[-40, 0, 40].map((x) => tip(axis + x, floor - 4, axis + x, floor - 40)).join('')} />
    </>
  )
}

/** Socket head screw in its counterbore, thread in the tube wall, tip of the core hole. */
export function Screw({ x }: { x: number }) {
  return (
    <>
      <path
        className="solid"
        d={`${box(x - 17, top, 34, 30)}${box(x - 9, top + 30, 18, 108)}M${x - 9} ${top + 138}l9 6l9 -6z`}
      />
      <path className="solid" d={`${box(x - 14, top + 4, 28, 26, 2)}${box(x - 7, top + 30, 14, 94)}`} />
      <path
        className="thin"
        d={`${box(x - 6, top + 4, 12, 13)}${line(x - 9, seat + 3, x - 9, top + 124)}${line(x + 9, seat + 3, x + 9, top + 124)}`}
      />
      <path
        className="thin"
        d={Array.from({ length: 8 }, (_, i) => line(x - 7, 196 + i * 6, x + 7, 193 + i * 6)).join('')}
      />
      <path className="axis" d={line(x, top - 10, x, top + 154)} />
    </>
  )
}

/** A drop of leaking oil; x, y is its middle. */
export function drop(x: number, y: number): string {
  return `M${x} ${y - 9}q7 9 7 13a7 7 0 0 1 -14 0q0 -4 7 -13z`
}
