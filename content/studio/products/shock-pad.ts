/** Damping pads: a waffle pad, a laminated bearing pad with steel layers, round bumpers. */
import type { Kit } from '../kit/index.ts'
import { inMillimeters, rest, rounded } from './shapes.ts'

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    kit.at([-50, 0, 14], () => waffle(kit), [0, 20, 0])
    kit.at([62, 0, -44], () => laminated(kit), [0, 12, 0])
    rest(kit, { at: [52, 52] }, bumper)
  })
}

function waffle(kit: Kit): void {
  kit.box('rubber', [0, 6, 0], [104, 10, 104], 1.2)
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 6; column++)
      for (const y of [0, 14.5]) kit.box('rubber', [(column - 2.5) * 17.4, y, (row - 2.5) * 17.4], [12.4, 7.5, 12.4], 1)
}

function laminated(kit: Kit): void {
  for (let layer = 0; layer < 4; layer++) {
    kit.box('rubber', [0, layer * 12, 0], [100, 10.4, 76], 1.6)
    if (layer < 3) kit.box('zinc', [0, layer * 12 + 10, 0], [96, 2.4, 72], 0.4)
  }
}

function bumper(kit: Kit): void {
  kit.cylinder('zinc', [0, 0, 0], 21.4, 2.4, { bevel: 0.5, segments: 72 })
  kit.lathe(
    'rubber',
    [0, 2.2, 0],
    rounded(
      [
        [0, 0],
        [22, 0, 1],
        [22, 8, 3],
        [16.5, 11, 3],
        [20, 17, 5],
        [14.5, 22, 3],
        [16.5, 28, 5],
        [8, 36, 4],
        [0, 36],
      ],
      8,
    ),
    { segments: 96 },
  )
}
