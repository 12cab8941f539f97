/** 300 t laboratory press with data logging: low closed body with a glazed door, desk with two monitors, sensors on the platens. */
import {
  bowHandle,
  controlCabinet,
  type Decal,
  heaterLeads,
  type Kit,
  moldHalf,
  SIDES,
  screen,
  windowGuard,
} from '../kit/index.ts'
import { closedMold } from './press-parts.ts'
import { sideGuards, tableOf, type UprightPress, uprightPress } from './upright-press.ts'

const PRESS: UprightPress = {
  code: 'LAB-300',
  platen: [0.5, 0.5],
  plungerRadius: 0.2175,
  column: { x: 0.4, z: 0.3, radius: 0.056 },
  body: [1.04, 0.84],
  level: { base: 0.12, block: 0.44, blockTop: 0.62, moving: 0.7, lower: 0.8, upper: 1.22, crownTop: 1.66 },
}
const DESK: [number, number, number] = [1.32, 0, 0.24]
const DESK_TOP = 0.75

export function build(kit: Kit): void {
  uprightPress(kit, PRESS)
  closedMold(kit, [0, tableOf(PRESS) - 0.001, 0], 0.36, 0.36, 0.12)
  kit.part('guarding', () => {
    sideGuards(kit, PRESS, 0.74, 1.28)
    kit.at([-0.54, 0, PRESS.body[1] / 2 + 0.06], () => {
      windowGuard(kit, [0.52, 0.74, 0], 1.06, 0.56, { frameWidth: 0.06, handle: 'right' })
      for (const y of [0.82, 1.18]) kit.cylinder('zinc', [-0.012, y, 0], 0.016, 0.07, { segments: 24 })
    }, [0, -62, 0])
    kit.box('zinc', [-0.56, 0.76, PRESS.body[1] / 2 + 0.03], [0.05, 0.53, 0.05], 0.004)
  })
  kit.part('moving', () => heaterLeads(kit, [0.25, PRESS.level.lower + 0.055, 0], [0.57, 0.82, -0.1], 5, 0.07))
  heaterLeads(kit, [0.25, PRESS.level.upper + 0.035, 0], [0.5, 1.34, -0.1], 5, 0.07)
  kit.part('position sensor', () => {
    for (const side of SIDES) {
      kit.box('aluminium', [side * 0.3, 0.66, 0.41], [0.03, 0.7, 0.03], 0.003)
      kit.box('yellow', [side * 0.3, 0.82, 0.426], [0.05, 0.06, 0.03], 0.004)
    }
  })
  kit.part('desk', () => kit.at(DESK, () => desk(kit)))
  controlCabinet(kit, [-0.98, 0, -0.06], { width: 0.58, height: 1.56, depth: 0.46 })
  kit.part('data cable', () => {
    kit.hose(
      'cable',
      [
        [0.52, 0.5, 0.2],
        [0.62, 0.34, 0.2],
        [0.72, 0.2, 0.18],
        [0.94, 0.26, 0.1],
        [0.98, 0.4, 0.08],
      ],
      0.012,
    )
  })
}

/** Desk with two monitors, keyboard, computer and a mold half with test plates. */
function desk(kit: Kit): void {
  kit.box('sheet', [0, DESK_TOP - 0.03, 0], [1.3, 0.03, 0.72], 0.006)
  for (const x of SIDES) {
    kit.box('paint', [x * 0.6, 0.02, 0], [0.05, DESK_TOP - 0.048, 0.6], 0.006)
    kit.box('plinth', [x * 0.6, 0, 0], [0.07, 0.026, 0.68], 0.005)
  }
  kit.box('paint', [0, 0.3, -0.3], [1.18, 0.34, 0.02], 0.004)
  kit.box('bezel', [-0.42, 0.08, -0.02], [0.2, 0.42, 0.42], 0.01)
  kit.box('plinth', [-0.42, 0, -0.02], [0.19, 0.085, 0.4], 0.004)
  for (const [index, x] of [-0.3, 0.28].entries())
    kit.at([x, DESK_TOP, -0.16], () => {
      kit.box('plinth', [0, -0.002, 0], [0.22, 0.014, 0.18], 0.004)
      kit.box('plinth', [0, 0.01, -0.03], [0.05, 0.2, 0.03], 0.004)
      kit.box('bezel', [0, 0.12, 0], [0.54, 0.34, 0.03], 0.006)
      kit.decal(index ? screen('screen-laboratory', SCREEN) : LOG, [0, 0.29, 0.0156], 0.51, 0.31)
    }, [0, index ? -12 : 12, 0])
  kit.box('bezel', [-0.06, DESK_TOP - 0.002, 0.18], [0.42, 0.018, 0.14], 0.005)
  kit.box('bezel', [0.24, DESK_TOP - 0.002, 0.19], [0.06, 0.028, 0.1], 0.012)
  kit.at(
    [0.48, DESK_TOP - 0.001, 0.16],
    () =>
      moldHalf(kit, [0, 0, 0], 0.26, 0.26, {
        columns: 2,
        rows: 2,
        cavityRadius: 0.035,
        part: 'rubber',
        baseThickness: 0.03,
      }),
    [0, 0, 0],
    [0.9, 0.9, 0.9],
  )
  kit.at([-0.3, 0.5, 0.3], () => bowHandle(kit, [0, 0, 0], 0.1))
}

const SCREEN = {
  title: 'TRIAL  118',
  tiles: [
    ['UPPER', '170.2'],
    ['LOWER', '170.1'],
    ['FORCE t', '286'],
    ['mm', '12.41'],
  ],
  buttons: ['CLOSE', 'DEGAS', 'EXPORT', 'OPEN'],
} as const

const curve = (color: string, points: string): string =>
  `<polyline fill="none" stroke="${color}" stroke-width="7" points="${points}"/>`
const LOG: Decal = {
  name: 'screen-data-log',
  width: 960,
  height: 584,
  light: 0.55,
  roughness: 0.15,
  svg: `<rect width="960" height="584" fill="#f4f6f7"/><rect width="960" height="70" fill="#123a55"/>
    <text x="28" y="47" font-family="DejaVu Sans" font-weight="bold" font-size="32" fill="#fff">DATA LOG</text>
    ${[0, 1, 2, 3, 4, 5, 6].map((row) => `<line x1="40" x2="920" y1="${120 + row * 66}" y2="${120 + row * 66}" stroke="#ccd3d8" stroke-width="2"/>`).join('')}
    ${curve('#c4161c', '40,500 120,470 190,240 260,180 420,170 700,170 790,200 840,420 920,500')}
    ${curve('#155a8f', '40,516 180,516 190,150 240,290 250,150 300,280 310,142 740,140 760,516 920,516')}
    ${curve('#1f9d55', '40,140 170,150 200,420 400,440 740,446 770,150 920,140')}`,
}
