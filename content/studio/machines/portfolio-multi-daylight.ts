/** Multi-daylight press: seven heating platens 700 x 700 mm, six openings with a mold in each. */
import {
  controlCabinet,
  heaterLeads,
  hydraulicPipe,
  hydraulicUnit,
  type Kit,
  lightCurtain,
  SIDES,
} from '../kit/index.ts'
import { clipboard } from '../scenes/parts/daily.ts'
import { WRITING } from '../scenes/people/poses.ts'
import { worker } from '../scenes/people/worker.ts'
import { closedMold, daylightPlatens } from './press-parts.ts'
import { crownOf, sideGuards, tableOf, type UprightPress, uprightPress } from './upright-press.ts'

const DAYLIGHTS = 6
const PITCH = 0.235
const PRESS: UprightPress = {
  code: 'MD-400/6',
  platen: [0.7, 0.7],
  plungerRadius: 0.2525,
  column: { x: 0.5, z: 0.36, radius: 0.06 },
  body: [1.28, 1],
  level: {
    base: 0.13,
    block: 0.26,
    blockTop: 0.56,
    moving: 0.64,
    lower: 0.76,
    upper: 0.78 + DAYLIGHTS * PITCH,
    crownTop: 0.78 + DAYLIGHTS * PITCH + 0.56,
  },
}

export function build(kit: Kit): void {
  uprightPress(kit, PRESS)
  const middles = Array.from({ length: DAYLIGHTS - 1 }, (_, index) => 0.78 + (index + 1) * PITCH)
  daylightPlatens(kit, PRESS, middles)
  for (const y of [tableOf(PRESS), ...middles.map((height) => height + 0.07)])
    closedMold(kit, [0, y - 0.001, 0.02], 0.62, 0.66, 0.1)
  kit.part('guarding', () => {
    sideGuards(kit, PRESS, 0.74, PRESS.level.upper + 0.06)
    lightCurtain(kit, [0, 0.3, PRESS.body[1] / 2 + 0.1], 1.26, 2.21, 0.12)
  })
  kit.part('loading lift', () => {
    // One mast beside the opening, and the table at the lowest place: they hide no daylight.
    const [mast, table] = [0.58, 0.52]
    kit.box('paint', [mast, 0.02, 1.1], [0.14, 2.3, 0.12], 0.008)
    kit.box('plinth', [mast - 0.16, 0, 1.1], [0.6, 0.03, 0.56], 0.005)
    for (const z of SIDES) kit.cylinder('chrome', [mast - 0.09, 0.06, 1.1 + z * 0.05], 0.016, 2.2, { segments: 28 })
    kit.box('zinc', [mast - 0.09, table - 0.16, 1.1], [0.07, 0.3, 0.18], 0.006)
    kit.box('motor', [mast, 2.3, 1.1], [0.14, 0.2, 0.14], 0.02)
    for (const z of SIDES) kit.box('paint', [0.06, table - 0.07, 1 + z * 0.18], [0.92, 0.07, 0.06], 0.006)
    kit.box('groundSteel', [0, table, 0.98], [0.68, 0.024, 0.5], 0.004)
    for (const x of [-0.24, 0, 0.24])
      kit.cylinder('zinc', [x, table + 0.023, 0.76], 0.012, 0.46, { axis: 'z', segments: 24 })
    closedMold(kit, [0, table + 0.034, 1], 0.6, 0.44, 0.1)
  })
  kit.at([-1.28, 0, 0.75], () => {
    worker(kit, WRITING, { helmet: 'yellow', vest: false, bib: true, jacket: 'workwearSand', trousers: 'workwearBlue' })
    clipboard(kit, [0.08, 1.2, 0.37], [-38, 0, 0])
  }, [0, 68, 0])
  kit.part('units', () => {
    hydraulicUnit(kit, [0.5, 0, -1.35], { width: 0.76, depth: 0.8, tankHeight: 0.6 })
    for (const z of SIDES)
      hydraulicPipe(
        kit,
        [
          [0.5 + z * 0.07, 0.46, -0.97],
          [0.5 + z * 0.07, 0.46, -0.8],
          [0.5 + z * 0.07, 0.46, -0.49],
        ],
        0.018,
      )
    controlCabinet(kit, [1.16, 0, 0.1], { width: 0.66, height: 1.86, depth: 0.5 })
    kit.part('moving', () => heaterLeads(kit, [0.35, PRESS.level.lower + 0.055, 0], [0.83, 0.8, 0], 4, 0.1))
    heaterLeads(kit, [0.35, PRESS.level.upper + 0.035, 0], [0.62, crownOf(PRESS) + 0.05, 0], 4, 0.1)
  })
}
