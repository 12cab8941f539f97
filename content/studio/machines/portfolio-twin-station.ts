/** Twin-station vacuum press: two VF-300 on one vacuum and power unit; the left one cures under its hood, the right one is open. */
import type { Kit } from '../kit/index.ts'
import { moved, without } from './press-parts.ts'
import { build as vacuumPress } from './vf.ts'

const STATION = 0.79
/** The closed station's platen has risen by this much against the seal of the hood. */
const RISE = 0.338

export function build(kit: Kit): void {
  kit.at([-STATION, 0, 0], () => {
    moved(kit, ['moving platen'], [0, RISE, 0], () =>
      without(kit, ['control cabinet', 'cable duct', 'mold'], () => vacuumPress(kit)),
    )
    kit.part('risen plunger', () => kit.cylinder('chrome', [0, 1, 0], 0.2168, 0.4, { segments: 96 }))
  })
  kit.at([STATION, 0, 0], () =>
    without(kit, ['vacuum unit', 'hydraulic unit', 'vacuum hose', 'oil pipes'], () => vacuumPress(kit)),
  )
  kit.part('vacuum pipe', () => {
    kit.tube(
      'stainless',
      [
        [STATION - 0.44, 1.705, -0.1],
        [STATION - 0.6, 1.705, -0.1],
        [0.06, 1.705, -0.1],
        [0.06, 1.705, -0.6],
        [0.06, 0.1, -0.6],
        [-1.6, 0.1, -0.6],
      ],
      0.03,
      0.09,
      24,
    )
  })
}
