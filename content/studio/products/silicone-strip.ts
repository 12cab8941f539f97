/** Solid silicone cut to strips: lengths stacked crosswise, and a coil in colour. */
import type { Kit } from '../kit/index.ts'
import { coil } from './rolled.ts'
import { inMillimetres, rest } from './shapes.ts'

export function build(kit: Kit): void {
  inMillimetres(kit, () => {
    kit.at([0, 0, -40], () => {
      for (let layer = 0; layer < 4; layer++)
        for (let strip = 0; strip < 3; strip++) {
          const across = (strip - 1) * 62 + ((strip * 5 + layer * 3) % 4) * 3
          if (layer % 2) kit.box('siliconeWhite', [across, layer * 14, 0], [40, 14.05, 214], 2)
          else kit.box('siliconeWhite', [0, layer * 14, across], [222, 14.05, 40], 2)
        }
    }, [0, 24, 0])
    rest(kit, { at: [108, 136], turn: [-90, 0, 0], yaw: 60 }, (part) =>
      part.add('siliconeCoral', coil(40, 10, 16, 3.6)),
    )
  })
}
