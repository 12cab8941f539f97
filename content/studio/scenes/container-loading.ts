/** Loading: a forklift brings a hot press, closed and under film on its skid, into a container on a trailer; crates wait on the floor. */
import type { Kit } from '../kit/index.ts'
import { build as hotPress } from '../machines/hf.ts'
import { HF } from '../web/subjects/compression.ts'
import { type Hall, hall, lane } from './parts/building.ts'
import { crane } from './parts/crane.ts'
import { forklift } from './parts/forklift.ts'
import { distant } from './parts/machines.ts'
import { crate, SKID_TOP, skid } from './parts/packing.ts'
import { CONTAINER, containerTrailer } from './parts/transport.ts'
import { atStep, shrinkFilm, transportLocks, type Wrap } from './parts/transport-state.ts'

const HALL: Hall = { width: 17, back: -7.5, front: 8.5, gate: 'open' }
const SKID = { width: 2.6, depth: 1.9 }
/** The press is deeper in front of its columns than behind them. */
const PRESS_Z = -0.35
/** Height of the fork on the way in, and how far the skid's leading end already is inside. */
const LIFT = CONTAINER.floor + 0.07
const INSIDE = 0.12

export function build(kit: Kit): void {
  hall(kit, HALL)
  lane(kit, -5.6, 2, HALL.back + 0.1, HALL.front)
  crane(kit, HALL, { z: -3.4, x: -3.4, hook: 5 })
  containerTrailer(kit, -HALL.back - 0.12)
  const middle = SKID.width / 2 - INSIDE
  kit.at([0, LIFT, middle], () => load(kit), [0, -90, 0])
  kit.at([0, 0, middle + SKID.width / 2 + 0.15], () => forklift(kit, LIFT))
  kit.at([0, CONTAINER.floor - 0.001, -3.4], () => crate(kit, [0, 0, 0], [2.6, 2.2, 1.9], undefined, 90))
  crate(kit, [-3.4, 0, -1.9], [2.2, 2, 1.6], undefined, 6)
  crate(kit, [-3.5, 0, -4.4], [2.4, 2.4, 1.8])
  crate(kit, [4.4, 0, -3], [2.4, 2.2, 1.8], undefined, -5)
}

/** What the film touches: oil unit, press, cabinet, table. */
const FILM: readonly Wrap[] = [
  [0.02, -1.2, 1.18, -0.5, 1.14],
  [1.0, -1.18, 1.18, -0.48, 1.12],
  [1.5, -0.62, 1.17, -0.46, 0.7],
  [1.86, -0.56, 1.1, -0.44, 0.46],
  [2.1, -0.46, 0.46, -0.36, 0.36],
]

function load(kit: Kit): void {
  skid(kit, [0, 0, 0], SKID.width, SKID.depth)
  kit.at([0, SKID_TOP - 0.002, PRESS_Z], () => {
    distant(kit, 0.02, () => atStep(kit, HF, 1, hotPress))
    transportLocks(kit, 0.2, 0.84, 1.59, 0.3)
    shrinkFilm(kit, FILM)
  })
}
