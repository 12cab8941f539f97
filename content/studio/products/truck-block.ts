/** Brake blocks for trucks: thick, tapered, drilled for rivets; one of them turned over. */
import type { Kit } from '../kit/index.ts'
import { lining } from './lining.ts'
import { inMillimeters, rest } from './shapes.ts'

const block = (kit: Kit): void =>
  lining(kit, {
    radius: 185,
    thickness: 19,
    endThickness: 13,
    width: 178,
    arcDegrees: 56,
    rivetRows: [-62, -22, 22, 62],
    rivets: 2,
  })

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    rest(kit, { at: [-24, 44], yaw: 16 }, block)
    rest(kit, { at: [112, -162], turn: [180, 0, 0], yaw: 30 }, block)
  })
}
