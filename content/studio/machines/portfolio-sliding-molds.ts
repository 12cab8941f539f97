/** Press with sliding and tilting molds: a three-part mold runs out on its table, its two upper plates tilt open toward the operator. */
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
import { roundCavity, tiltMold } from './press-parts.ts'
import { crownOf, sideGuards, slideOutTable, type UprightPress, uprightPress } from './upright-press.ts'

const PRESS: UprightPress = {
  code: 'TM-300',
  platen: [0.66, 0.66],
  plungerRadius: 0.2175,
  column: { x: 0.48, z: 0.36, radius: 0.056 },
  body: [1.34, 1],
  level: { base: 0.13, block: 0.34, blockTop: 0.63, moving: 0.71, lower: 0.84, upper: 1.36, crownTop: 1.9 },
  tapered: true,
}
const MOLD = { width: 0.6, depth: 0.56 }
const TABLE_Z = 1.16

export function build(kit: Kit): void {
  uprightPress(kit, PRESS)
  const top = slideOutTable(kit, PRESS, TABLE_Z, MOLD)
  tiltMold(kit, [0, top - 0.001, TABLE_Z], {
    ...MOLD,
    columns: 8,
    rows: 7,
    cavity: roundCavity(0.025),
    part: 'rubberRed',
    tilts: [38, 76],
  })
  kit.part('guarding', () => {
    sideGuards(kit, PRESS, 0.84, 1.42)
    lightCurtain(kit, [0, 0.44, PRESS.body[1] / 2 + 0.12], 1.2, 1.22, 0.14)
    twoHandControl(kit, [0, 0.6, TABLE_Z + MOLD.depth / 2 + 0.01], 0.62)
  })
  kit.part('units', () => {
    hydraulicUnit(kit, [0.5, 0, -1.3], { width: 0.7, depth: 0.76 })
    for (const z of SIDES)
      hydraulicPipe(
        kit,
        [
          [0.5 + z * 0.07, 0.46, -0.94],
          [0.5 + z * 0.07, 0.46, -0.8],
          [0.5 + z * 0.07, 0.46, -0.49],
        ],
        0.016,
      )
    controlCabinet(kit, [1.08, 0, 0.1], { height: 1.72, width: 0.64, depth: 0.46 })
    kit.part('moving', () => heaterLeads(kit, [0.33, PRESS.level.lower + 0.055, 0], [0.77, 0.9, 0], 4, 0.1))
    heaterLeads(kit, [0.33, PRESS.level.upper + 0.035, 0], [0.6, crownOf(PRESS) + 0.05, 0], 4, 0.1)
  })
}
