/** Solid silicone cut to strips: a stack of lengths, and a coil. */
import type { Kit } from '../kit/index.ts'
import { coil } from './rolled.ts'
import { inMillimeters, rest } from './shapes.ts'

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    kit.at([0, 0, -40], () => {
      for (let layer = 0; layer < 3; layer++)
        for (let strip = 0; strip < 5 - layer; strip++) {
          const shift = ((strip * 5 + layer * 3) % 4) * 4
          const across = (strip - (4 - layer) / 2) * 41
          kit.box('siliconeWallMilky', [shift, layer * 14, across], [236, 14.05, 40], 2)
        }
    }, [0, 24, 0])
    rest(kit, { at: [108, 136], turn: [-90, 0, 0], yaw: 60 }, (part) =>
      part.add('siliconeTerracotta', coil(40, 10, 16, 3.6)),
    )
  })
}
