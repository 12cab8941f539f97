/** Rubber-metal bushings: steel sleeves inside and outside; one with kidney slots. */
import { disc, type Kit, polygon, radians, type Shape, SIDES, withHoles } from '../kit/index.ts'
import { inMillimeters, rest } from './shapes.ts'

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    rest(kit, { at: [-30, -8] }, (part) => bushing(part, 29, 11, 54, false))
    rest(kit, { at: [40, -18] }, (part) => bushing(part, 33, 12, 42, true))
    rest(kit, { at: [14, 40], turn: [90, 0, 0], yaw: -58 }, (part) => bushing(part, 19, 9, 48, false))
  })
}

function bushing(kit: Kit, radius: number, inner: number, length: number, slotted: boolean): void {
  const sleeve = length - 8
  kit.cylinder('steel', [0, 4, 0], radius, sleeve, { bevel: 0.8, bore: radius - 2.4, segments: 120 })
  kit.cylinder('zinc', [0, 0, 0], inner, length, { bevel: 0.7, bore: inner - 4.4, segments: 96 })
  const slots = slotted ? SIDES.map((side) => kidney(radius, side * 90)) : []
  kit.plate(
    'rubber',
    [0, length / 2, 0],
    withHoles(disc(radius - 2.2), [disc(inner - 0.2), ...slots], 40),
    sleeve - 2,
    { axis: 'y', bevel: 0.8, pointsPerCurve: 60 },
  )
}

/** Curved slot between the sleeves, 80 degrees long. */
function kidney(radius: number, middle: number): Shape {
  const arc = (distance: number, from: number, to: number): [number, number][] =>
    Array.from({ length: 13 }, (_, step) => {
      const angle = radians(middle + from + ((to - from) * step) / 12)
      return [distance * Math.cos(angle), distance * Math.sin(angle)]
    })
  return polygon([...arc(radius - 6.5, -40, 40), ...arc(radius - 14, 34, -34)])
}
