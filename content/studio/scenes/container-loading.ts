/** Loading in the yard: a forklift brings a crate into a container that stands on the ground. */
import type { Kit } from '../kit/index.ts'
import { forklift } from './parts/forklift.ts'
import { crate, crateMarks, pallet, SKID_TOP } from './parts/packing.ts'
import { CONTAINER, shippingContainer } from './parts/transport.ts'
import { factoryFront, yard } from './parts/yard.ts'
import { DRIVING } from './people/poses.ts'
import { worker } from './people/worker.ts'

/** Along the forks, height, across the forks. */
const CRATE = { depth: 1.3, height: 1.75, width: 1.9 }
/** Upper faces of the forks, under the boards of the crate's skid. */
const LIFT = 0.44
/** Position of the crate's front behind the container's doors: half of the crate is inside. */
const AWAY = -0.65

export function build(kit: Kit): void {
  yard(kit)
  factoryFront(kit, -8.5)
  kit.at([-0.4, 0, 0], () => {
    shippingContainer(kit, 6.06)
    kit.part('threshold', () => kit.box('zinc', [0, 0.006, 0.3], [2.1, 0.012, 0.8], 0.004))
    kit.at([0, CONTAINER.floor - 0.001, -4], () => crate(kit, [0, 0, 0], [1.3, 1.9, 1.9], undefined, 90))
    kit.at([0, LIFT - 0.071, AWAY + CRATE.depth / 2], () => {
      crate(kit, [0, 0, 0], [CRATE.depth, CRATE.height, CRATE.width], undefined, 90)
      kit.at([-CRATE.width / 2 - 0.03, SKID_TOP, 0], () => crateMarks(kit, [0, 0, 0], CRATE.depth, 1.58), [0, -90, 0])
    })
    kit.at([0, 0, AWAY + CRATE.depth + 0.2], () => {
      forklift(kit, LIFT)
      kit.at([0, 1.085, 1.36], () => worker(kit, DRIVING, { skin: 'skinLight', beard: true }), [0, 180, 0])
    })
  }, [0, 90, 0])
  waiting(kit)
}

/** Crates and pallets along the hall. */
function waiting(kit: Kit): void {
  kit.at([5.2, 0, -5.6], () => {
    crate(kit, [0, 0, 0], [2.3, 2.1, 1.7])
    crateMarks(kit, [0, SKID_TOP, 0.88], 2.3, 1.9)
  }, [0, -6, 0])
  crate(kit, [7.7, 0, -5.4], [1.7, 1.5, 1.4], undefined, 5)
  for (let layer = 0; layer < 7; layer++) pallet(kit, [3, layer * 0.145, -7.4], layer % 2 ? 1.5 : -1)
}
