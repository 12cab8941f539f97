/** Loading: a forklift brings a crate into a container on a trailer; more crates are on the floor. */
import type { Kit } from '../kit/index.ts'
import { type Hall, hall, lane } from './parts/building.ts'
import { crane } from './parts/crane.ts'
import { forklift } from './parts/forklift.ts'
import { crate } from './parts/packing.ts'
import { CONTAINER, containerTrailer } from './parts/transport.ts'
import { DRIVING } from './people/poses.ts'
import { worker } from './people/worker.ts'

const HALL: Hall = { width: 17, back: -7.5, front: 8.5, gate: 'open' }
const CRATE = { width: 2.6, height: 2.2, depth: 1.9 }
/** Height of the fork on the way in, and how far the crate's leading end already is inside. */
const LIFT = CONTAINER.floor + 0.07
const INSIDE = 0.12

export function build(kit: Kit): void {
  hall(kit, HALL)
  lane(kit, -5.6, 2, HALL.back + 0.1, HALL.front)
  crane(kit, HALL, { z: -3.4, x: -3.4, hook: 5 })
  containerTrailer(kit, -HALL.back - 0.12)
  const middle = CRATE.width / 2 - INSIDE
  kit.at([0, LIFT, middle], () => crate(kit, [0, 0, 0], [CRATE.width, CRATE.height, CRATE.depth]), [0, -90, 0])
  kit.at([0, 0, middle + CRATE.width / 2 + 0.15], () => {
    forklift(kit, LIFT)
    kit.at([0, 1.13, 1.34], () => worker(kit, DRIVING), [0, 180, 0])
  })
  kit.at([0, CONTAINER.floor - 0.001, -3.4], () => crate(kit, [0, 0, 0], [2.6, 2.2, 1.9], undefined, 90))
  crate(kit, [-3.4, 0, -1.9], [2.2, 2, 1.6], undefined, 6)
  crate(kit, [-3.5, 0, -4.4], [2.4, 2.4, 1.8])
  crate(kit, [4.4, 0, -3], [2.4, 2.2, 1.8], undefined, -5)
}
