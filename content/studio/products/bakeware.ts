/** Silicone bakeware: a muffin mold and a fluted cake mold. */
import { type Kit, type Point, radians } from '../kit/index.ts'
import { pocketTray } from './pockets.ts'
import { inMillimeters, loft, rest } from './shapes.ts'

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    kit.at(
      [-62, 0, 34],
      () =>
        pocketTray(kit, 'siliconeTerracotta', {
          columns: 3,
          rows: 2,
          pitch: 82,
          opening: 70,
          taper: 0.72,
          depth: 33,
          wall: 2.2,
          power: 2,
          rim: 10,
        }),
      [0, 16, 0],
    )
    rest(kit, { at: [142, -114] }, (part) => part.add('siliconeCream', cakeMold()))
  })
}

/** Brioche mold: fluted wall, flat floor, rolled rim. */
function cakeMold() {
  const ring = (radius: number, height: number, flute: number): Point[] =>
    Array.from({ length: 240 }, (_, index): Point => {
      const angle = radians((index / 240) * 360)
      const distance = radius * (1 + flute * Math.cos(angle * 16))
      return [distance * Math.cos(angle), height, distance * Math.sin(angle)]
    })
  return loft(
    [
      ring(0.2, 0, 0),
      ring(60, 0, 0.025),
      ring(66, 3, 0.035),
      ring(70, 10, 0.05),
      ring(92, 66, 0.05),
      ring(100, 69, 0.03),
      ring(101, 70.5, 0.03),
      ring(100, 72, 0.03),
      ring(91, 71, 0.04),
      ring(89, 66, 0.05),
      ring(67.5, 11, 0.05),
      ring(63, 5, 0.035),
      ring(58, 2.6, 0.025),
      ring(0.2, 2.6, 0),
    ],
    'capped',
    55,
  )
}
