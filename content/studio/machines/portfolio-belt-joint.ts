/** Frame press for conveyor-belt joints: four frames open to the front, platens 2200 x 1000 mm, a belt between two rolls. */
import {
  controlCabinet,
  type FlatPoint,
  hydraulicUnit,
  type Kit,
  SIDES,
  screen,
  twoHandControl,
  warningSign,
} from '../kit/index.ts'
import { strip } from './compound-feed.ts'
import { type FramePress, framePlatenTop, framePress, oilLine, rollerStand } from './frame-press.ts'

/** Width of the belt, and the middle of press and belt. */
const BELT = 0.9
const Z = 0.3
/** Axis of the rolls at both ends, radius of their cores. */
const ROLL = { x: 2.62, y: 0.46, core: 0.2, turns: 13 }
const PRESS: FramePress = {
  frames: [-0.99, -0.33, 0.33, 0.99],
  plate: { thickness: 0.13, depth: 1.9, top: 2.3 },
  opening: { bottom: 0.62, top: 1.52, depth: 1.42 },
  open: true,
  platen: [2.3, 1],
  plungerRadius: 0.16,
  plungers: [-0.66, 0, 0.66].flatMap((x) => [[x, -0.26] as const, [x, 0.26] as const]),
  level: { table: 0.74, lower: 0.86, upper: 1.22 },
  z: Z,
  code: 'BJ-800',
}

export function build(kit: Kit): void {
  framePress(kit, PRESS)
  oilLine(kit, PRESS, -1.1, 1.1)
  guarding(kit)
  const top = framePlatenTop(PRESS) + 0.008
  for (const side of SIDES) {
    const [near, far] = [1.26, 2.1].map((x) => side * x) as [number, number]
    rollerStand(kit, Math.min(near, far), Math.max(near, far), top - 0.006, BELT + 0.06, Z)
  }
  const line = rollLine(top)
  const mirrored = line.map(([x, y]): FlatPoint => [-x, y]).reverse()
  strip(kit, [0, 0, Z], [...mirrored, [-1.6, top], [0, top], [1.6, top], ...line], 'z', BELT, 0.016)
  for (const side of SIDES) kit.part('roll stand', () => rollStand(kit, side * ROLL.x))
  kit.part('joint', () => kit.box('rubberGrey', [1.66, top + 0.007, Z], [0.2, 0.004, BELT - 0.02], 0.001))
  kit.part('operator', () => {
    twoHandControl(kit, [0, 0.52, 0.88], 0.56)
    for (const x of [-0.2, 0.2]) kit.box('plinth', [x, 0.53, 0.8], [0.05, 0.06, 0.16], 0.004)
  })
  kit.part('units', () => {
    hydraulicUnit(kit, [-1.75, 0, -0.72], { width: 0.8, depth: 0.76, tankHeight: 0.56 })
    controlCabinet(kit, [1.8, 0, -0.62], {
      width: 0.66,
      height: 1.8,
      depth: 0.46,
      screen: screen('screen-belt', SCREEN),
    })
  })
}

/** Light curtain along the open side, a cable duct over the frames, a box for the leads of the upper heaters. */
function guarding(kit: Kit): void {
  kit.part('guarding', () => {
    for (const side of SIDES) {
      kit.box('plinth', [side * 1.14, 0, 0.98], [0.14, 0.014, 0.14], 0.004)
      kit.box('plinth', [side * 1.14, 0.012, 0.98], [0.07, 1.5, 0.05], 0.006)
      kit.box('yellow', [side * 1.14, 0.7, 1.0], [0.045, 0.8, 0.03], 0.005)
    }
    for (const [index, kind] of (['hand', 'heat'] as const).entries())
      kit.decal(warningSign(kind), [index * 0.66, 1.98, Z + 0.4307], 0.13, 0.13)
    kit.box('sheetGrey', [0, 2.298, -0.5], [2.3, 0.09, 0.16], 0.006)
    for (const x of [0, 0.66]) {
      kit.box('sheetGrey', [x, 1.72, Z + 0.428], [0.2, 0.13, 0.07], 0.006)
      for (const gland of [-0.06, 0, 0.06]) kit.cylinder('blackOxide', [x + gland, 1.69, Z + 0.46], 0.014, 0.034)
    }
  })
}

/** The belt from the end of a roller stand to the core of its roll. */
function rollLine(top: number): FlatPoint[] {
  const outer = top - ROLL.y
  const steps = 16 * ROLL.turns
  const spiral = Array.from({ length: steps + 1 }, (_, step): FlatPoint => {
    const angle = Math.PI / 2 - (step / 16) * 2 * Math.PI
    const radius = outer - (step / steps) * (outer - ROLL.core)
    return [ROLL.x + radius * Math.cos(angle), ROLL.y + radius * Math.sin(angle)]
  })
  return [[2.1, top], [(2.1 + ROLL.x) / 2, top - 0.012], ...spiral]
}

/** Shaft through the core of a roll on two stands. */
function rollStand(kit: Kit, x: number): void {
  const half = BELT / 2 + 0.1
  kit.cylinder('dark', [x, ROLL.y, Z - BELT / 2 - 0.01], ROLL.core + 0.006, BELT + 0.02, { axis: 'z', segments: 64 })
  kit.cylinder('steel', [x, ROLL.y, Z - half - 0.06], 0.035, 2 * half + 0.12, { axis: 'z', segments: 32 })
  for (const side of SIDES) {
    const z = Z + side * half
    kit.box('paint', [x, 0.058, z], [0.09, ROLL.y - 0.09, 0.07], 0.006)
    kit.box('paint', [x, ROLL.y - 0.06, z], [0.16, 0.12, 0.075], 0.01)
    kit.box('paint', [x, 0.012, z], [0.62, 0.06, 0.08], 0.006)
    for (const foot of SIDES) kit.box('plinth', [x + foot * 0.24, 0, z], [0.12, 0.014, 0.12], 0.003)
  }
  kit.box('paint', [x, 0.075, Z], [0.05, 0.06, 2 * half - 0.06], 0.006)
}

const SCREEN = {
  title: 'BELT JOINT  02',
  tiles: [
    ['UPPER', '148.1'],
    ['LOWER', '148.3'],
    ['MPa', '1.40'],
    ['CURE min', '32'],
  ],
  buttons: ['CLOSE', 'COOL', 'RECIPE', 'OPEN'],
} as const
