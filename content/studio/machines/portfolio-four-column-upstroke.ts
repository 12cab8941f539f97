/** Four-column upstroke press: platens 1000 x 900 mm between widely set columns, molds run in from the front and from the side. */
import {
  controlCabinet,
  heaterLeads,
  hydraulicPipe,
  hydraulicUnit,
  type Kit,
  lightCurtain,
  SIDES,
  twoHandControl,
} from '../kit/index.ts'
import { closedMold } from './press-parts.ts'
import { crownOf, moldOnRails, tableOf, type UprightPress, uprightPress } from './upright-press.ts'

const PRESS: UprightPress = {
  code: 'UP-500',
  platen: [0.94, 0.94],
  plungerRadius: 0.28,
  column: { x: 0.66, z: 0.62, radius: 0.075 },
  body: [1.76, 1.54],
  level: { base: 0.13, block: 0.3, blockTop: 0.6, moving: 0.7, lower: 0.86, upper: 1.72, crownTop: 2.32 },
  tapered: true,
}
const MOLD = { width: 0.74, depth: 0.7, columns: 6, rows: 6, cavityRadius: 0.042, part: 'rubber' } as const

export function build(kit: Kit): void {
  uprightPress(kit, PRESS)
  closedMold(kit, [0, tableOf(PRESS) - 0.001, 0], 0.74, 0.74, 0.2)
  moldOnRails(kit, PRESS, 1.36, MOLD)
  kit.at([-0.04, 0, 0], () => moldOnRails(kit, PRESS, 1.38, { ...MOLD, part: 'rubberRed' }), [0, -90, 0])
  kit.part('light curtains', () => {
    lightCurtain(kit, [0, 0.4, PRESS.body[1] / 2 + 0.1], 1.56, 1.6, 0.12)
    kit.at([-PRESS.body[0] / 2 - 0.1, 0, 0], () => lightCurtain(kit, [0, 0.43, 0], 1.46, 1.56, 0.12), [0, -90, 0])
    twoHandControl(kit, [0, 0.6, 1.74], 0.62)
  })
  kit.part('units', () => {
    hydraulicUnit(kit, [-1.5, 0, -0.9], { width: 0.9, depth: 0.8, tankHeight: 0.7 })
    for (const z of SIDES)
      hydraulicPipe(
        kit,
        [
          [-1.06, 0.46, -0.7 + z * 0.06],
          [-0.93, 0.46, -0.7 + z * 0.06],
          [-0.8, 0.46, -0.7 + z * 0.06],
        ],
        0.02,
      )
    controlCabinet(kit, [1.32, 0, 0.36], { width: 0.66, height: 1.8, depth: 0.5 })
    kit.part('moving', () => heaterLeads(kit, [0.47, PRESS.level.lower + 0.055, 0], [0.99, 1, 0.2], 5, 0.1))
    heaterLeads(kit, [0.47, PRESS.level.upper + 0.035, 0], [0.8, crownOf(PRESS) + 0.05, 0.1], 5, 0.1)
  })
}
