/** Dust boots: a shock-absorber boot, two ball-joint boots. */
import type { FlatPoint, Kit } from '../kit/index.ts'
import { bootProfile } from './convoluted.ts'
import { inMillimeters, rest, ringProfile } from './shapes.ts'

const BALL_JOINT: FlatPoint[] = ringProfile(
  [
    [15, 0, 0.8],
    [19.5, 0, 1],
    [19.5, 5, 1],
    [18, 6, 0.6],
    [24, 14, 7],
    [16, 24, 7],
    [10.5, 26, 1.2],
    [10.5, 31, 1.2],
    [7, 31, 0.8],
    [7, 26, 1],
    [14, 22, 6],
    [21.5, 14, 6],
    [15, 6, 1],
  ],
  8,
)

export function build(kit: Kit): void {
  const shock = bootProfile({
    bottom: { radius: 25, height: 12 },
    top: { radius: 19, height: 12 },
    folds: 8,
    pitch: 10.5,
    depth: 7,
    wall: 2,
  })
  inMillimeters(kit, () => {
    rest(kit, { at: [28, -24], turn: [0, 0, -92], yaw: 22 }, (part) =>
      part.lathe('rubber', [0, 0, 0], shock, { segments: 112 }),
    )
    rest(kit, { at: [-57, 4] }, (part) => part.lathe('rubber', [0, 0, 0], BALL_JOINT, { segments: 96 }))
    rest(kit, { at: [10, 46], turn: [100, 0, 0], yaw: -120 }, (part) =>
      part.lathe('rubber', [0, 0, 0], BALL_JOINT, { segments: 96 }),
    )
  })
}
