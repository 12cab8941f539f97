/** Rotary-table liquid silicone machine: C-frame press with its unit on top, two lower mold halves on a turning table, drums A and B. */
import {
  controlCabinet,
  type Kit,
  lightCurtain,
  moldHalf,
  operatorPanel,
  type Point,
  SIDES,
  screen,
  screwCircle,
  twoHandControl,
  windowGuard,
} from '../kit/index.ts'
import { type FramePress, framePress } from './frame-press.ts'
import { screwUnit } from './injection-unit.ts'
import { dosingOutlet, dosingUnit } from './liquid-dosing.ts'

const PRESS: FramePress = {
  frames: [-0.4, 0.4],
  plate: { thickness: 0.14, depth: 1.3, top: 2.2 },
  opening: { bottom: 0.7, top: 1.62, depth: 0.92 },
  open: true,
  platen: [0.6, 0.56],
  plungerRadius: 0.16,
  plungers: [[0, 0]],
  level: { table: 0.78, lower: 0.82, upper: 1.44 },
  z: 0.24,
  code: 'LSR-R150',
}
const TABLE = { z: 0.74, radius: 0.8, y: 0.93 }
const UNIT = { width: 0.54, depth: 0.5, radius: 0.052, barrelLength: 0.5 }
const DOSING: Point = [-1.62, 0, 0]
const INJECTION: Point = [0, PRESS.plate.top - 0.1, 0.24]

export function build(kit: Kit): void {
  framePress(kit, PRESS)
  kit.part('base', () => {
    kit.box('plinth', [0, 0.002, 0.24], [1.06, 0.1, 1.9], 0.008)
    kit.box('sheet', [0, 0.1, 0.74], [0.62, 0.62, 0.7], 0.012, 3)
  })
  kit.part('turning table', () => {
    kit.cylinder('paint', [0, 0.7, TABLE.z], 0.3, 0.16, { bevel: 0.01, segments: 72 })
    kit.cylinder('castIron', [0, 0.85, TABLE.z], 0.36, 0.084, { bevel: 0.006, segments: 96 })
    kit.cylinder('groundSteel', [0, TABLE.y, TABLE.z], TABLE.radius, 0.055, { bevel: 0.005, segments: 128 })
    kit.cylinder('yellow', [0, TABLE.y + 0.01, TABLE.z], TABLE.radius + 0.003, 0.03, {
      bevel: 0.003,
      segments: 128,
      bore: TABLE.radius - 0.01,
    })
    kit.cylinder('steel', [0, TABLE.y + 0.05, TABLE.z], 0.12, 0.04, { bevel: 0.006, segments: 64 })
    screwCircle(kit, [0, TABLE.y + 0.088, TABLE.z], 0.095, 8, 0.014)
    for (const side of SIDES)
      moldHalf(kit, [0, TABLE.y + 0.053, TABLE.z - side * 0.45], 0.46, 0.42, {
        columns: 4,
        rows: 4,
        cavityRadius: 0.034,
        part: side > 0 ? 'siliconeClear' : 'siliconeBlue',
      })
  })
  kit.part('upper mold', () => {
    kit.box('steel', [0, 1.28, 0.29], [0.46, 0.162, 0.42], 0.004)
    kit.box('mouldSteel', [0, 1.24, 0.29], [0.44, 0.042, 0.4], 0.002)
  })
  kit.part('unit base', () => kit.box('paint', [0, PRESS.plate.top - 0.25, 0.2], [0.64, 0.16, 0.7], 0.01))
  kit.at(INJECTION, () => void screwUnit(kit, { ...UNIT, jackets: 3, cooled: true, feed: 'stainless' }))
  kit.part('dosing unit', () => dosingUnit(kit, DOSING))
  const feed = INJECTION[1] + 0.09 + UNIT.barrelLength + 0.09
  for (const side of SIDES) {
    const from = dosingOutlet(DOSING, side)
    kit.hose(
      'hose',
      [
        from,
        [from[0] + 0.08, 1.44, from[2]],
        [from[0] + 0.2, 1.9 - side * 0.08, from[2]],
        [-0.8, 2.6 - side * 0.12, 0.2],
        [-0.3, feed + 0.03 - side * 0.05, 0.24],
        [-0.08, feed - side * 0.04, 0.24],
      ],
      0.02,
    )
  }
  kit.part('guarding', () => {
    // between the operator's half of the table and the press
    lightCurtain(kit, [0, 0.74, 0.84], 1.76, 1.1, 0.05)
    for (const side of SIDES) {
      kit.box('sheet', [side * 0.88, 0.01, 0.74], [0.06, 1.9, 0.08], 0.006)
      kit.box('plinth', [side * 0.88, 0, 0.74], [0.18, 0.02, 0.2], 0.004)
      for (const y of [0.5, 1.846]) kit.box('sheet', [side * 0.66, y, 0.6], [0.46, 0.05, 0.05], 0.005)
      kit.at([side * 0.88, 0, 0.36], () => windowGuard(kit, [0, 0.86, 0], 0.72, 1.02, { frameWidth: 0.04 }), [
        0,
        side * 90,
        0,
      ])
    }
    twoHandControl(kit, [0, 0.62, 1.135], 0.56)
  })
  controlCabinet(kit, [1.14, 0, -0.2], { width: 0.66, height: 1.8, depth: 0.5, screen: false })
  kit.part('pendant', () => {
    kit.tube(
      'plinth',
      [
        [1.06, 1.81, 0],
        [1.06, 1.96, 0],
        [0.98, 1.96, 0.36],
        [0.98, 1.72, 0.36],
      ],
      0.024,
      0.06,
    )
    kit.box('plinth', [1.06, 1.79, 0], [0.1, 0.05, 0.1], 0.006)
    operatorPanel(kit, [0.98, 1.5, 0.44], { screen: screen('screen-rotary', SCREEN) })
  })
}

const SCREEN = {
  title: 'LSR  ROTARY 180',
  tiles: [
    ['UNIT', '12.2'],
    ['MOLD', '182.0'],
    ['SHOT cc', '388'],
    ['STATION', 'B'],
  ],
  buttons: ['CLAMP', 'INJECT', 'TURN', 'OPEN'],
} as const
