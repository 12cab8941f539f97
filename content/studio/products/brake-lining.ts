/** Drum brake linings with rivet holes: one arched up, one on its back. */
import type { Kit } from '../kit/index.ts'
import { lining } from './lining.ts'
import { inMillimeters, rest } from './shapes.ts'

const lined = (kit: Kit): void =>
  lining(kit, { radius: 150, thickness: 12, width: 90, arcDegrees: 82, rivetRows: [-25, 25], rivets: 5 })

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    rest(kit, { at: [-30, 45], yaw: 14 }, lined)
    rest(kit, { at: [60, -104], turn: [180, 0, 0], yaw: 30 }, lined)
  })
}
