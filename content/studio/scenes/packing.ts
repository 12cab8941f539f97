/** Packing: a hot press, its mould run in and closed and the platens locked, is in its open crate, whose front and lid are still off; finished crates and planks round it. */
import { type Kit, SIDES } from '../kit/index.ts'
import { build as hotPress } from '../machines/hf.ts'
import { HF } from '../web/subjects/compression.ts'
import { type Hall, hall, lane, markedPlace } from './parts/building.ts'
import { shelf, workbench } from './parts/furniture.ts'
import { distant } from './parts/machines.ts'
import { crate, cratePanel, plankStack, SKID_TOP } from './parts/packing.ts'
import { atStep, transportLocks } from './parts/transport-state.ts'
import { WALKING } from './people/poses.ts'
import { worker } from './people/worker.ts'

const HALL: Hall = { width: 16, back: -5.4, front: 7.6 }
const CRATE = { width: 2.72, height: 2.5, depth: 2.1 }
/** The press is deeper in front of its columns than behind them. */
const PRESS_Z = -0.36

export function build(kit: Kit): void {
  hall(kit, HALL)
  lane(kit, -5.2, 2, HALL.back + 0.1, HALL.front)
  markedPlace(kit, [0, 0], [5, 3.6])
  kit.at([0, 0, 0], () => opened(kit), [0, -14, 0])
  kit.at([2.6, 0, -1.25], () => cratePanel(kit, [0, 0, 0], CRATE.width, CRATE.height - SKID_TOP), [-9, -6, 0])
  crate(kit, [3.4, 0, -2.5], [2.4, 2.3, 1.7])
  crate(kit, [-3, 0, -3.5], [2.1, 1.7, 1.5])
  crate(kit, [-2.9, 1.715, -3.45], [1.5, 0.9, 1.1])
  plankStack(kit, [4.3, 0, -0.3], 2.4, 7)
  kit.at([2.35, 0, -0.2], () => worker(kit, WALKING, { vest: 'highVisibilityOrange' }), [0, 150, 0])
  workbench(kit, [0, 0, -4.9], 2.2)
  shelf(kit, [-6.9, 0, -4.7], 1.8)
}

/** The press on its skid, bolted down; front and lid of the crate are still off. */
function opened(kit: Kit): void {
  const { width, height, depth } = CRATE
  crate(kit, [0, 0, 0], [width, height, depth], ['back', 'left', 'right'])
  kit.at([0, SKID_TOP - 0.002, PRESS_Z], () => {
    distant(kit, 0.02, () => atStep(kit, HF, 1, hotPress))
    transportLocks(kit, 0.2, 0.84, 1.59, 0.3)
  })
  kit.part('lashings', () => {
    for (const side of SIDES) {
      const [x, y, z] = [side * 0.62, SKID_TOP + 0.86, 0.4]
      kit.hose(
        'highVisibilityOrange',
        [
          [side * 0.3, SKID_TOP + 1.72, PRESS_Z + 0.3],
          [x, y, z],
          [side * 0.95, SKID_TOP + 0.02, 0.94],
        ],
        0.013,
        8,
      )
      kit.at([x, y, z], () => kit.box('zinc', [0, -0.06, 0], [0.06, 0.14, 0.05], 0.006), [-30, 0, side * 21])
      kit.box('zinc', [side * 0.95, SKID_TOP, 0.94], [0.07, 0.03, 0.07], 0.004)
    }
  })
  kit.part('stays', () => {
    for (const x of SIDES) kit.box('timber', [x * 1.2, SKID_TOP - 0.002, 0.6], [0.1, 0.1, 0.7], 0.004)
  })
}
