/** Feeding-bottle nipples of clear silicone: one standing, one lying. */
import type { Kit, MaterialName } from '../kit/index.ts'
import { type Corner, inMillimeters, ringProfile, scatter } from './shapes.ts'

/** Outside from the flange to the tip, then the inside back down. */
const NIPPLE: Corner[] = [
  [21, 0, 0.8],
  [25.5, 0, 1],
  [25.5, 3, 1],
  [22.3, 3, 0.6],
  [22.3, 5.5, 0.5],
  [23.8, 5.8, 0.8],
  [23.8, 8.2, 1],
  [19, 18, 12],
  [9.2, 24, 7],
  [6.6, 34, 12],
  [8.3, 44, 6],
  [7.2, 50.5, 4.5],
  [0.7, 51, 0.4],
  [0.7, 48.6],
  [5.4, 48.2, 3.5],
  [6.4, 44, 5],
  [4.8, 34, 10],
  [7.4, 23, 7],
  [17, 16.6, 10],
  [21, 8, 2],
]

export function build(kit: Kit): void {
  inMillimeters(kit, () =>
    scatter(
      kit,
      [
        { material: 'siliconeWallLiquid', at: [-24, -10], yaw: 0 },
        { material: 'siliconeWallLiquid', at: [42, -24], yaw: 0 },
        { material: 'siliconeWallLiquid', at: [15, 38], turn: [0, 0, -100], yaw: 22 },
      ],
      (part, material) => nipple(part, material),
    ),
  )
}

/** Standing on its flange. `segments` around it, `steps` around its edges: fewer where many are shown. */
export function nipple(kit: Kit, material: MaterialName, segments = 128, steps = 16): void {
  kit.lathe(material, [0, 0, 0], ringProfile(NIPPLE, steps), { segments, creaseDegrees: 40 })
}
