/** Blanks for the press: cut slugs, discs and rectangles of uncured compound, a little out of true as the cutter leaves them. */
import { Vector3 } from 'three'
import type { Kit, MaterialName } from '../kit/index.ts'
import { alongPath, inMillimeters, loft, oval, rest } from './shapes.ts'

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    slug(kit, 'rubber', [-46, -16], 21, 30, 4)
    slug(kit, 'rubber', [-4, -38], 21, 31, -5)
    rest(kit, { at: [-6, 20], turn: [90, 0, 0], yaw: 34 }, (part) => slug(part, 'rubber', [0, 0], 21, 30, 3))
    for (const [index, [x, z]] of (
      [
        [44, -20],
        [47, -17],
        [44, -19],
      ] as const
    ).entries())
      kit.at([0, index * 10, 0], () => slug(kit, 'rubberRed', [x, z], 24, 10.05, index * 2 - 2))
    for (const [x, z, yaw] of [
      [34, 40, 20],
      [66, 26, -14],
    ] as const)
      kit.at([x, 0, z], () => kit.box('siliconeSand', [0, 0, 0], [28, 12, 20], 1.6), [0, yaw, 0])
  })
}

/** Short round bar whose section is slightly oval and whose axis leans a little (millimeters at the top). */
function slug(
  kit: Kit,
  material: MaterialName,
  [x, z]: readonly [number, number],
  radius: number,
  height: number,
  lean: number,
): void {
  const heights = [0, 0.4, 1.2, height / 2, height - 1.2, height - 0.4, height]
  const path = heights.map((y) => new Vector3(x + (lean * y) / height / 6, y, z))
  const inset = [1, 0.4, 0, -0.25, 0, 0.4, 1]
  kit.add(
    material,
    loft(
      alongPath(
        path,
        (share) => {
          const cut = inset[Math.round(share * 6)]!
          return oval(2 * (radius - cut), 2 * (radius * 0.965 - cut), 2.1, 96)
        },
        { up: [0, 0, 1] },
      ),
      'capped',
      50,
    ),
  )
}
