/** Clutch facings: friction rings with oil grooves and rivet holes. */
import { disc, type FlatPoint, type Kit, polygon, radians, type Shape, withHoles } from '../kit/index.ts'
import { inMillimeters } from './shapes.ts'

const OUTER = 100
const INNER = 66
const SECTORS = 20
const THICK = 3.4
const RING = 2

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    kit.at([-58, 0, 22], () => facing(kit))
    kit.at([28, RING + THICK + 0.25, -34], () => facing(kit))
  })
}

/** One field between two grooves, with its countersunk rivet holes. */
function sector(index: number): Shape {
  const step = 360 / SECTORS
  const arc = (radius: number, from: number, to: number): FlatPoint[] =>
    Array.from({ length: 9 }, (_, point) => {
      const angle = radians(index * step + from + ((to - from) * point) / 8)
      return [radius * Math.cos(angle), radius * Math.sin(angle)]
    })
  const gap = step / 2 - 0.9
  const middle = radians(index * step)
  const rivet = index % 2 ? 92 : 74
  const hole = disc(3.6, [rivet * Math.cos(middle), rivet * Math.sin(middle)])
  return withHoles(polygon([...arc(OUTER, -gap, gap), ...arc(INNER, gap, -gap)]), [hole], 20)
}

function facing(kit: Kit): void {
  kit.plate('friction', [0, RING / 2, 0], withHoles(disc(OUTER - 0.3), [disc(INNER + 0.3)], 72), RING, {
    axis: 'y',
    bevel: 0.3,
    pointsPerCurve: 96,
  })
  for (let index = 0; index < SECTORS; index++) {
    kit.plate('friction', [0, RING + THICK / 2 - 0.1, 0], sector(index), THICK, { axis: 'y', bevel: 0.3 })
    const angle = radians(index * (360 / SECTORS))
    const rivet = index % 2 ? 92 : 74
    kit.cylinder('brass', [rivet * Math.cos(angle), RING - 0.1, -rivet * Math.sin(angle)], 2.6, 1.4, {
      bevel: 0.4,
      segments: 24,
    })
  }
}
