/** Two-color silicone press: two clamps on one frame, a shuttle on a common rail carries the mold from the first color to the second. */
import {
  cavityGrid,
  controlCabinet,
  heaterLeads,
  hydraulicUnit,
  type Kit,
  lightCurtain,
  type MaterialName,
  moldHalf,
  SIDES,
  screen,
  tieRodCylinder,
  twoHandControl,
} from '../kit/index.ts'
import { crownOf, sideGuards, tableOf, type UprightPress, upperMold, uprightPress } from './upright-press.ts'

const PRESS: UprightPress = {
  code: 'TC-200',
  platen: [0.5, 0.5],
  plungerRadius: 0.1775,
  column: { x: 0.35, z: 0.27, radius: 0.05 },
  body: [0.94, 0.8],
  level: { base: 0.13, block: 0.4, blockTop: 0.64, moving: 0.71, lower: 0.82, upper: 1.32, crownTop: 1.8 },
}
const STATION = 0.62
const RAIL = { z: 0.84, top: tableOf(PRESS) + 0.014 }
const MOLD = { columns: 5, rows: 5, cavityRadius: 0.034 }
const CRADLE = 0.03

export function build(kit: Kit): void {
  for (const side of SIDES) {
    kit.at([side * STATION, 0, 0], () => {
      uprightPress(kit, PRESS)
      upperMold(kit, PRESS, 0.46, 0.44, 0.12)
      heaterLeads(kit, [0.25, PRESS.level.upper + 0.035, 0], [0.46, crownOf(PRESS) + 0.04, 0], 3, 0.1)
    })
    shuttleMold(kit, side * STATION, side < 0 ? 'siliconeCoral' : 'siliconeSand', side > 0)
  }
  kit.part('common frame', () => {
    kit.box('paint', [0, PRESS.level.crownTop + 0.1, 0], [2 * STATION + 1, 0.16, 0.34], 0.014, 3)
    for (const x of SIDES) kit.box('paint', [x * STATION, PRESS.level.crownTop - 0.01, 0], [0.4, 0.13, 0.3], 0.01)
    kit.box('paint', [0, PRESS.level.block + 0.03, 0], [0.36, 0.18, 0.7], 0.008)
  })
  kit.part('shuttle rail', () => shuttleRail(kit))
  kit.part('guarding', () => {
    kit.at([0, 0, 0], () =>
      sideGuards(kit, { ...PRESS, body: [PRESS.body[0] + 2 * STATION, PRESS.body[1]] }, 0.8, 1.38),
    )
    lightCurtain(kit, [0, 0.36, PRESS.body[1] / 2 + 0.1], 2 * STATION + 0.9, 1.25, 0.12)
    for (const side of SIDES) twoHandControl(kit, [side * STATION, 0.56, RAIL.z + 0.31], 0.5)
  })
  kit.part('units', () => {
    hydraulicUnit(kit, [0.3, 0, -1.3], { width: 0.72, depth: 0.74 })
    controlCabinet(kit, [1.52, 0, 0.1], {
      width: 0.66,
      height: 1.74,
      depth: 0.46,
      screen: screen('screen-two-color', SCREEN),
    })
  })
}

/** Mold on its cradle in front of a station; the second station's parts show both colors. */
function shuttleMold(kit: Kit, x: number, material: MaterialName, second: boolean): void {
  const y = RAIL.top + CRADLE
  kit.box('groundSteel', [x, RAIL.top - 0.001, RAIL.z], [0.52, CRADLE + 0.002, 0.5], 0.004)
  moldHalf(kit, [x, y, RAIL.z], 0.46, 0.44, { ...MOLD, part: second ? 'siliconeCoral' : material })
  if (second)
    for (const [cx, cz] of cavityGrid(MOLD.columns, MOLD.rows, 0.36, 0.34))
      kit.cylinder(material, [x + cx, y + 0.052, RAIL.z + cz], 0.018, 0.026, { bevel: 0.004, segments: 28 })
}

function shuttleRail(kit: Kit): void {
  const length = 2 * STATION + 0.7
  for (const z of SIDES) {
    kit.box('paint', [0, RAIL.top - 0.15, RAIL.z + z * 0.19], [length, 0.1, 0.07], 0.006)
    kit.box('groundSteel', [0, RAIL.top - 0.052, RAIL.z + z * 0.19], [length - 0.02, 0.051, 0.05], 0.003)
    for (const x of [-1, 0, 1]) {
      kit.box('paint', [x * (length / 2 - 0.1), 0.02, RAIL.z + z * 0.19], [0.08, RAIL.top - 0.15, 0.064], 0.006)
      kit.box('plinth', [x * (length / 2 - 0.1), 0, RAIL.z + z * 0.19], [0.15, 0.024, 0.15], 0.004)
    }
  }
  for (const x of [-1, 0, 1]) kit.box('paint', [x * (length / 2 - 0.1), 0.34, RAIL.z], [0.05, 0.06, 0.36], 0.005)
  for (const side of SIDES) kit.box('sheet', [side * STATION, 0.42, RAIL.z + 0.24], [0.9, 0.36, 0.03], 0.006)
  tieRodCylinder(kit, [-0.3, RAIL.top - 0.09, RAIL.z], 0.028, 0.44, 'x', 0.2, 0.012)
  // cross rails into each press
  for (const side of SIDES)
    for (const x of [-0.16, 0.16])
      kit.box('groundSteel', [side * STATION + x, RAIL.top - 0.06, 0.45], [0.05, 0.056, 0.5], 0.003)
}

const SCREEN = {
  title: 'TWO COLORS  04',
  tiles: [
    ['COLOR 1', '168.2'],
    ['COLOR 2', '168.4'],
    ['SHUTTLE', 'READY'],
    ['CURE s', '210'],
  ],
  buttons: ['CLAMP 1', 'CLAMP 2', 'SHUTTLE', 'OPEN'],
} as const
