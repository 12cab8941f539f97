/** The assembly hall seen along its walking lane: compression presses on the left, injection presses on the right. */
import { type Kit, SIDES } from '../kit/index.ts'
import { build as transferPress } from '../machines/tppress.ts'
import { build as vacuumPress } from '../machines/vf.ts'
import { build as injectionPress } from '../machines/viaorubber.ts'
import { type Hall, hall, lane, markedPlace } from './parts/building.ts'
import { crane } from './parts/crane.ts'
import { toolTrolley, workbench } from './parts/furniture.ts'
import { distant } from './parts/machines.ts'

const HALL: Hall = { width: 15, back: -27, front: 5, gate: 'closed' }
const LANE = 2.6
/** Middle of each machine across the hall, first and following places along it. */
const ROW = { x: 3.5, first: -3.4, pitch: 4.4, count: 4 }

export function build(kit: Kit): void {
  hall(kit, HALL)
  lane(kit, 0, LANE, HALL.back + 0.1, HALL.front)
  crane(kit, HALL, { z: -13, x: 1.6, hook: 4.4 })
  row(kit, -1, [vacuumPress, vacuumPress, transferPress, vacuumPress])
  row(kit, 1, [injectionPress, injectionPress, transferPress, injectionPress])
  for (const side of SIDES)
    for (const z of [-5.4, -11.4, -17.4])
      kit.at([side * (HALL.width / 2 - 0.75), 0, z], () => workbench(kit, [0, 0, 0], 2.2, false), [0, -side * 90, 0])
  toolTrolley(kit, [-2.1, 0, -5.75], 90)
  toolTrolley(kit, [2.2, 0, -10.2], -90)
}

/** A row of machines along one side, their fronts to the lane; the further away, the leaner the model. */
function row(kit: Kit, side: -1 | 1, machines: readonly ((kit: Kit) => void)[]): void {
  for (const [index, machine] of machines.entries()) {
    const z = ROW.first - index * ROW.pitch
    markedPlace(kit, [side * (ROW.x + 0.2), z], [3.7, ROW.pitch - 0.6])
    kit.at([side * ROW.x, 0.004, z], () => distant(kit, 0.03 + index * 0.015, () => machine(kit)), [0, -side * 90, 0])
  }
}
