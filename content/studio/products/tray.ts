/** Silicone trays for ice and portions: one with its openings up, one turned over. */
import type { Kit, MaterialName } from '../kit/index.ts'
import { pocketTray } from './pockets.ts'
import { inMillimeters, rest } from './shapes.ts'

const tray = (kit: Kit, material: MaterialName): void =>
  pocketTray(kit, material, {
    columns: 5,
    rows: 3,
    pitch: 37,
    opening: 32,
    taper: 0.84,
    depth: 30,
    wall: 1.8,
    power: 5,
    rim: 7,
  })

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    kit.at([-30, 0, 44], () => tray(kit, 'siliconeBlue'), [0, 14, 0])
    rest(kit, { at: [66, -130], turn: [180, 0, 0], yaw: 20 }, (part) => tray(part, 'siliconeWallMilky'))
  })
}
