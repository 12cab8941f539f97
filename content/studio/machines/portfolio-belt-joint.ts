/** Frame press for conveyor-belt joints: four frames open to the front, platens 2200 x 1000 mm, a belt between two rolls. */
import { Vector3 } from 'three'
import {
  cableGland,
  controlCabinet,
  door,
  type FlatPoint,
  gauge,
  gaugeDial,
  hydraulicPipe,
  hydraulicUnit,
  type Kit,
  type MaterialName,
  type Point,
  polygon,
  SIDES,
  screen,
  screwCircle,
  selector,
  twoHandControl,
  valveBlock,
  warningSign,
} from '../kit/index.ts'
import { alongPath, loft } from '../products/shapes.ts'
import { type FramePress, framePlatenTop, framePress, oilLine, rollerStand } from './frame-press.ts'

/** Width and thickness of the belt, and the middle of press and belt. */
const BELT = { width: 0.9, thickness: 0.016 }
const Z = 0.3
/** Axes of the rolls at both ends, and how often the belt goes around; no roll is wound evenly. */
type Roll = { x: number; y: number; turns: number; seed: number }
const ROLLS: [left: Roll, right: Roll] = [
  { x: -2.62, y: 0.5, turns: 11, seed: 3 },
  { x: 2.56, y: 0.55, turns: 8, seed: 4 },
]
const CORE = 0.17
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
    rollerStand(kit, Math.min(near, far), Math.max(near, far), top - 0.006, BELT.width + 0.06, Z)
  }
  kit.part('belt', () => belt(kit, top))
  for (const roll of ROLLS) kit.part('roll stand', () => rollStand(kit, roll))
  kit.part('joint', () => joint(kit, [1.62, top + BELT.thickness / 2 + 0.0005, Z]))
  kit.part('valves', () => valves(kit))
  kit.part('operator', () => {
    twoHandControl(kit, [0, 0.52, 0.88], 0.56)
    for (const x of [-0.2, 0.2]) kit.box('plinth', [x, 0.53, 0.8], [0.05, 0.06, 0.16], 0.004)
  })
  kit.part('units', () => {
    hydraulicUnit(kit, [-1.75, 0, 1.5], { width: 0.8, depth: 0.76, tankHeight: 0.56 })
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
    terminalBox(kit, [0, 1.7, Z + 0.428])
    gaugePanel(kit, [0.66, 1.66, Z + 0.428])
  })
}

/** Terminal box of the upper heaters: door, main switch, conduits up to the duct. */
function terminalBox(kit: Kit, [x, y, z]: Point): void {
  kit.box('sheetGrey', [x, y, z + 0.05], [0.36, 0.24, 0.12], 0.006)
  door(kit, 'sheetGrey', [x, y + 0.012, z + 0.11], 0.33, 0.214, { locks: 2 })
  kit.box('yellow', [x - 0.09, y + 0.09, z + 0.126], [0.06, 0.06, 0.006], 0.002)
  selector(kit, [x - 0.09, y + 0.12, z + 0.13])
  for (const side of [-0.12, -0.04, 0.04, 0.12]) {
    cableGland(kit, [x + side, y - 0.03, z + 0.05], 0.014)
    kit.hose(
      'hose',
      [
        [x + side, y - 0.02, z + 0.05],
        [x + side, y - 0.07, z + 0.05],
        [x + side * 1.5, y - 0.12, z + 0.03],
        [x + side * 1.7, y - 0.18, z + 0.02],
      ],
      0.011,
    )
  }
}

/** Gauges of the three zones on a plate, piped to the pressure line. */
function gaugePanel(kit: Kit, [x, y, z]: Point): void {
  kit.box('aluminium', [x, y + 0.02, z], [0.42, 0.2, 0.012], 0.002)
  for (const [index, share] of [0.62, 0.64, 0.61].entries()) {
    const at = x - 0.13 + index * 0.13
    gauge(kit, [at, y + 0.14, z + 0.005], 0.048, gaugeDial('MPa', share))
    hydraulicPipe(
      kit,
      [
        [at, y + 0.06, z + 0.02],
        [at, y - 0.02, z + 0.02],
        [at, y - 0.02, z - 0.06],
      ],
      0.008,
    )
  }
}

/** Valve manifold on the left frame, an accumulator beside it, pipes to the oil unit behind and to the cylinders in the bed. */
function valves(kit: Kit): void {
  const face = PRESS.frames[0]! - PRESS.plate.thickness / 2
  kit.at([face, 1.6, 0.1], () => {
    kit.box('plinth', [0, -0.03, 0.011], [0.86, 0.4, 0.026], 0.004)
    valveBlock(kit, [-0.12, 0.02, 0.1], 4)
    for (const index of [0, 1]) gauge(kit, [-0.3 + index * 0.13, 0.28, 0.03], 0.05, gaugeDial('MPa', index ? 0.3 : 0.7))
    kit.cylinder('castIron', [0.32, -0.02, 0.1], 0.06, 0.34, { bevel: 0.03 })
    kit.cylinder('brass', [0.32, 0.315, 0.1], 0.014, 0.04, { bevel: 0.003 })
    for (const y of [0.04, 0.22]) kit.cylinder('zinc', [0.32, y, 0.1], 0.063, 0.02, { bevel: 0.003 })
  }, [0, -90, 0])
  const x = face - 0.1
  // the manifold's back, down behind the throat and under the belt to the oil unit
  for (const [index, z] of [-0.14, -0.06].entries()) {
    const [low, front, end] = [0.2 + index * 0.1, 0.88 + index * 0.06, -1.62 + index * 0.14]
    hydraulicPipe(
      kit,
      [
        [x - index * 0.06, 1.64, z + 0.18],
        [x - index * 0.06, 1.53, z + 0.18],
        [x - index * 0.06, 1.53, -0.62 - index * 0.08],
        [x - index * 0.06, low, -0.62 - index * 0.08],
        [x - index * 0.06, low, front],
        [end, low, front],
        [end, low, 1.13],
      ],
      0.019,
    )
  }
  hydraulicPipe(
    kit,
    [
      [x + 0.05, 1.53, -0.5],
      [x + 0.05, 0.4, -0.5],
      [x + 0.05, 0.4, 0.78],
      [x + 0.05, 0.3, 0.78],
      [PRESS.frames[0]! + 0.1, 0.3, 0.78],
    ],
    0.024,
  )
}

/** The belt: rubber covers, and the edges of its fabric plies, which stand out a little. */
function belt(kit: Kit, top: number): void {
  const [left, right] = ROLLS.map((roll) => rollLine(roll, top)) as [Vector3[], Vector3[]]
  const flat = Array.from({ length: 21 }, (_, step) => new Vector3(-2.1 + step * 0.21, top, Z))
  const path = [...left.reverse(), ...flat, ...right]
  const layer = (material: MaterialName, line: readonly Vector3[], width: number, thickness: number) => {
    const [x, y] = [thickness / 2, width / 2]
    const section: FlatPoint[] = [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ]
    kit.add(material, loft(alongPath(line, section, { up: [0, 0, 1] })))
  }
  layer('rubber', path, BELT.width, BELT.thickness)
  layer('rubberGrey', path.slice(1, -1), BELT.width + 0.0054, 0.0027)
}

/** From the end of a roller stand to the core of a roll: turns of uneven distance, oval, shifted sideways against each other. */
function rollLine({ x, y, turns, seed }: Roll, top: number): Vector3[] {
  const side = Math.sign(x)
  const outer = top - y
  const perTurn = 48
  const steps = perTurn * turns
  const wave = (turn: number, speed: number): number => Math.sin(turn * speed + seed * 1.7)
  const spiral = Array.from({ length: steps + 1 }, (_, step) => {
    const turn = step / perTurn
    const angle = Math.PI / 2 - turn * 2 * Math.PI
    const evenly = outer - (turn / turns) * (outer - CORE)
    const started = Math.min(1, turn * 2)
    const loose = started * (0.0042 * wave(turn, 2.3) + 0.006 * Math.cos(2 * angle + seed) - 0.004 * started)
    const slack = 0.02 * Math.exp(-turn) * Math.max(0, -Math.sin(angle)) ** 2
    const radius = evenly + slack + loose * Math.min(1, (turns - turn) / 3)
    const shift = started * (0.015 * wave(turn, 1.9) + 0.009 * wave(turn, 4.3))
    return new Vector3(x + side * radius * Math.cos(angle), y + radius * Math.sin(angle), Z + shift)
  })
  const start = side * 2.1
  const sag = [0.25, 0.5, 0.75].map(
    (share) => new Vector3(start + (x - start) * share, top - 0.012 * Math.sin(share * Math.PI), Z),
  )
  return [...sag, ...spiral]
}

/** Cured joint, cut across the belt at an angle: three steps, one for each ply. */
function joint(kit: Kit, [x, y, z]: Point): void {
  const half = BELT.width / 2 - 0.008
  const slant = 0.17
  for (const [index, material] of (['rubberGrey', 'insulation', 'rubberGrey'] as const).entries()) {
    const from = -0.12 + index * 0.08
    const to = from + 0.079
    kit.plate(
      material,
      [x, y + 0.001, z],
      polygon([
        [from - slant, -half],
        [to - slant, -half],
        [to + slant, half],
        [from + slant, half],
      ]),
      0.003,
      { axis: 'y', bevel: 0.0008 },
    )
  }
}

/** Shaft through the core of a roll on two stands. */
function rollStand(kit: Kit, { x, y }: Roll): void {
  const half = BELT.width / 2 + 0.1
  kit.cylinder('dark', [x, y, Z - BELT.width / 2 - 0.03], CORE, BELT.width + 0.06, { axis: 'z', segments: 64 })
  for (const side of SIDES) {
    const z = Z + side * (BELT.width / 2 + 0.03)
    kit.cylinder('steel', [x, y, side < 0 ? z - 0.012 : z], 0.11, 0.012, { axis: 'z', segments: 48 })
    screwCircle(kit, [x, y, side < 0 ? z - 0.024 : z + 0.011], 0.085, 6, 0.012, 'z')
  }
  kit.cylinder('steel', [x, y, Z - half - 0.06], 0.035, 2 * half + 0.12, { axis: 'z', segments: 32 })
  for (const side of SIDES) {
    const z = Z + side * half
    kit.box('paint', [x, 0.058, z], [0.09, y - 0.09, 0.07], 0.006)
    kit.box('paint', [x, y - 0.06, z], [0.16, 0.12, 0.075], 0.01)
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
