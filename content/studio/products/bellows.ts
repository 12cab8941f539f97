/** Molded bellows: a drive-shaft boot standing, a straight one lying. */
import type { Kit } from '../kit/index.ts'
import { bootProfile } from './convoluted.ts'
import { inMillimeters, rest } from './shapes.ts'

export function build(kit: Kit): void {
  const conical = bootProfile({
    bottom: { radius: 38, height: 16 },
    top: { radius: 12, height: 16 },
    folds: 6,
    pitch: 13,
    depth: 8,
    wall: 2.4,
  })
  const straight = bootProfile({
    bottom: { radius: 20, height: 12 },
    top: { radius: 20, height: 12 },
    folds: 7,
    pitch: 12,
    depth: 10,
    wall: 2.2,
  })
  inMillimeters(kit, () => {
    rest(kit, { at: [-52, -14] }, (part) => part.lathe('rubber', [0, 0, 0], conical, { segments: 112 }))
    rest(kit, { at: [48, 12], turn: [0, 0, -90], yaw: 36 }, (part) =>
      part.lathe('rubber', [0, 0, 0], straight, { segments: 112 }),
    )
  })
}
