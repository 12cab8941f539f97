/** 3000 t press for large rubber sheets: four plungers of 700 mm, platens 2300 x 2000 mm, seven frames, loaded from the end. */
import {
  controlCabinet,
  emergencyStop,
  type FlatPoint,
  gauge,
  gaugeDial,
  hexScrew,
  hydraulicPipe,
  hydraulicUnit,
  type Kit,
  modelPlate,
  type Point,
  rectangle,
  SIDES,
  screen,
  screwCircle,
  warningSign,
  withHoles,
} from '../kit/index.ts'
import { OPERATING } from '../scenes/people/poses.ts'
import { worker } from '../scenes/people/worker.ts'
import { ladder, ladderCage, railing } from './beside-the-machine.ts'
import { type FramePress, framePlatenTop, framePress, rollerStand } from './frame-press.ts'

const PRESS: FramePress = {
  frames: [-1.08, -0.72, -0.36, 0, 0.36, 0.72, 1.08],
  plate: { thickness: 0.15, depth: 3.1, top: 3.7 },
  opening: { bottom: 0.78, top: 2.3, depth: 2.3 },
  platen: [2.5, 2],
  plungerRadius: 0.35,
  plungers: [
    [-0.6, -0.52],
    [0.6, -0.52],
    [-0.6, 0.52],
    [0.6, 0.52],
  ],
  level: { table: 0.98, lower: 1.16, upper: 1.86 },
}
const FRONT = 1.08 + 0.075

export function build(kit: Kit): void {
  kit.at([0, 0, 0], () => framePress(kit, PRESS), [0, -90, 0])
  const top = framePlatenTop(PRESS)
  kit.at([0, 0, FRONT + 0.06], () => rollerStand(kit, -2, 0, top - 0.004, 1.9), [0, 90, 0])
  kit.part('sheet', () => kit.box('rubber', [0, top - 0.002, 0.9], [1.72, 0.022, 4], 0.006))
  kit.part('plate', () => {
    kit.plate('paint', [0, 3, FRONT + 0.003], rectangle(1.5, 0.44, 0.08), 0.03, { bevel: 0.006 })
    kit.plate('aluminium', [0, 3, FRONT + 0.02], rectangle(0.94, 0.25, 0.012), 0.008, { bevel: 0.002 })
    kit.decal(modelPlate('SP-3000'), [0, 3, FRONT + 0.0247], 0.9, 0.225)
    kit.decal(warningSign('hand'), [1.25, 1.81, FRONT + 0.0388], 0.15, 0.15)
    kit.decal(warningSign('heat'), [1.25, 1.27, FRONT + 0.0388], 0.15, 0.15)
  })
  frontPlate(kit)
  stiffeners(kit)
  prefillTank(kit)
  gallery(kit)
  kit.at([2.42, 0, 1.76], () => worker(kit, OPERATING, { vest: false, size: 0.983 }), [0, 180, 0])
  kit.part('units', () => {
    for (const z of [-0.7, 0.5]) hydraulicUnit(kit, [-2.35, 0, z], { width: 1, depth: 1.1, tankHeight: 0.8 })
    controlCabinet(kit, [2.6, 0, 1], { width: 0.8, height: 1.9, depth: 0.5, screen: screen('screen-sheet', SCREEN) })
    controlCabinet(kit, [3.405, 0, 1], { width: 0.8, height: 1.9, depth: 0.5, screen: false, tower: false })
  })
}

/** Screwed ring around the opening, screws along the edges, light curtain, gauges, pressure pipes along the bed. */
function frontPlate(kit: Kit): void {
  const { bottom, top, depth } = PRESS.opening
  const middle = (bottom + top) / 2
  kit.part('front plate', () => {
    const ring = withHoles(rectangle(depth + 0.4, top - bottom + 0.4, 0.16, [0, middle]), [
      rectangle(depth, top - bottom, 0.1, [0, middle]),
    ])
    kit.plate('paint', [0, 0, FRONT + 0.018], ring, 0.04, { bevel: 0.008 })
    for (const x of [-1, -0.5, 0, 0.5, 1])
      for (const y of [bottom - 0.1, top + 0.1]) hexScrew(kit, [x, y, FRONT + 0.0375], 0.03, 'z')
    for (const x of SIDES)
      for (const y of [1, 1.54, 2.08]) hexScrew(kit, [x * (depth / 2 + 0.1), y, FRONT + 0.0375], 0.03, 'z')
    for (const x of SIDES) for (const y of [2.75, 3.1]) hexScrew(kit, [x * 1.42, y, FRONT - 0.002], 0.036, 'z')
    for (const x of SIDES) {
      kit.box('plinth', [x * 1.46, 0.95, FRONT + 0.03], [0.08, 1.3, 0.07], 0.008)
      kit.box('yellow', [x * 1.46, 0.98, FRONT + 0.055], [0.05, 1.24, 0.04], 0.006)
    }
    for (const [index, dial] of [gaugeDial('MPa', 0.76), gaugeDial('bar', 0.4)].entries())
      gauge(kit, [-1.1 + index * 0.26, 0.42, FRONT - 0.003], 0.09, dial)
    emergencyStop(kit, [1.445, 2.42, FRONT + 0.0225], 1.6)
    for (const y of [0.3, 0.44])
      hydraulicPipe(
        kit,
        [
          [-1.86, y, 0.5],
          [-1.7, y, 0.5],
          [-1.7, y, FRONT + 0.12],
          [-1.42, y, FRONT + 0.12],
          [-1.42, y, FRONT - 0.01],
        ],
        0.032,
      )
  })
}

/** Welded ribs above the opening, and screwed flanges along the edges of the front plate. */
function stiffeners(kit: Kit): void {
  kit.part('front plate', () => {
    for (const x of SIDES) {
      kit.plate('paint', [x * 1.445, 2.02, FRONT + 0.008], rectangle(0.17, 3.36, 0.03), 0.03, { bevel: 0.006 })
      for (let y = 0.5; y < 3.6; y += 0.3)
        if (y < 0.9 || y > 2.5) hexScrew(kit, [x * 1.445, y, FRONT + 0.0225], 0.026, 'z')
    }
    kit.box('paint', [0, 3.44, FRONT + 0.03], [2.66, 0.05, 0.1], 0.006)
    weld(kit, [-1.33, 3.437, FRONT + 0.003], [1.33, 3.437, FRONT + 0.003])
    weld(kit, [-1.33, 3.493, FRONT + 0.003], [1.33, 3.493, FRONT + 0.003])
    for (const x of [-1.05, -0.88, 0.88, 1.05]) {
      kit.box('paint', [x, 2.495, FRONT + 0.03], [0.045, 0.96, 0.09], 0.006)
      for (const side of SIDES)
        weld(kit, [x + side * 0.025, 2.5, FRONT + 0.003], [x + side * 0.025, 3.44, FRONT + 0.003])
    }
    for (let x = -1.2; x < 1.3; x += 0.3) hexScrew(kit, [x, 3.57, FRONT - 0.002], 0.03, 'z')
  })
}

/** Bead of a weld, painted over. */
function weld(kit: Kit, from: Point, to: Point): void {
  kit.tube('paint', [from, to], 0.011, 0.02, 12)
}

/** Tank on the deck from which the cylinders fill while the press closes; its pipes go down beside the frames to the oil unit. */
function prefillTank(kit: Kit): void {
  const [y, z, length, radius] = [4.32, -0.1, 1.8, 0.42]
  kit.part('prefill tank', () => {
    kit.cylinder('sheet', [-length / 2, y, z], radius, length, { axis: 'x', bevel: 0.08, segments: 96 })
    for (const x of [-0.55, 0.55]) {
      kit.box('plinth', [x, 3.74, z], [0.14, y - 3.74 - radius + 0.12, 0.6], 0.01)
      kit.cylinder('stainless', [x - 0.03, y, z], radius + 0.006, 0.06, { axis: 'x', bevel: 0.002, segments: 96 })
    }
    kit.cylinder('sheetGrey', [length / 2 - 0.01, y, z], 0.2, 0.03, { axis: 'x', segments: 64 })
    screwCircle(kit, [length / 2 + 0.019, y, z], 0.17, 12, 0.014, 'x')
    kit.cylinder('zinc', [0, y + radius - 0.02, z], 0.09, 0.14, { segments: 48 })
    kit.cylinder('aluminium', [0.5, y + radius - 0.02, z], 0.06, 0.16, { bevel: 0.02 })
    kit.box('aluminium', [-0.3, y - 0.22, z + radius - 0.02], [0.05, 0.44, 0.05], 0.006)
    kit.box('yellow', [-0.3, y - 0.12, z + radius + 0.024], [0.02, 0.2, 0.008], 0.002)
    for (const index of [0, 1]) {
      const [x, front, level] = [-1.63 - index * 0.15, FRONT - 0.09 - index * 0.1, 3.97 + index * 0.15]
      hydraulicPipe(
        kit,
        [
          [-0.5 + index * 0.3, level, z + 0.2],
          [-0.5 + index * 0.3, level, 0.55 + index * 0.16],
          [x, level, 0.55 + index * 0.16],
          [x, level, front],
          [x, 0.5, front],
          [x, 0.5, 0.6 + index * 0.16],
          [-1.84, 0.5, 0.6 + index * 0.16],
        ],
        0.05,
      )
    }
    for (const height of [0.9, 1.7, 2.5, 3.3])
      kit.box('plinth', [-1.65, height, FRONT - 0.17], [0.42, 0.07, 0.1], 0.006)
  })
}

/** Deck on the frames with a railing all round, open only where the caged ladder comes up at the right side. */
function gallery(kit: Kit): void {
  const [side, end, deck] = [1.36, 1.02, 3.745]
  const gate = { from: 0.2, to: 0.82 }
  kit.part('gallery', () => {
    kit.box('sheetGrey', [0, deck - 0.043, 0], [2 * side + 0.1, 0.047, 2 * end + 0.1], 0.004)
    for (const across of [-0.9, 0, 0.9])
      kit.box('seam', [across, deck + 0.0005, 0], [0.006, 0.004, 2 * end + 0.04], 0.001, 1)
    // the sides begin a hand beside the corner posts
    const corner = end - 0.09
    const fence: [from: FlatPoint, to: FlatPoint][] = [
      [
        [-side, end],
        [side, end],
      ],
      [
        [-side, -end],
        [side, -end],
      ],
      [
        [-side, -corner],
        [-side, corner],
      ],
      [
        [side, gate.to],
        [side, corner],
      ],
      [
        [side, -corner],
        [side, gate.from],
      ],
    ]
    for (const [from, to] of fence) railing(kit, [from[0], deck, from[1]], [to[0], deck, to[1]], 1.1)
    const middle = (gate.from + gate.to) / 2
    kit.at([1.64, 0, middle], () => {
      ladder(kit, [0, 0, 0], deck + 1.1)
      ladderCage(kit, [0, 0, 0], 2.3, deck + 1.08)
      for (const y of [0.9, 2, 3.2])
        for (const across of SIDES) kit.box('yellow', [across * 0.21, y, -0.045], [0.024, 0.03, 0.09], 0.003)
    }, [0, 90, 0])
    kit.box('yellow', [1.5, deck - 0.03, middle], [0.26, 0.03, 0.5], 0.003)
  })
}

const SCREEN = {
  title: 'SHEET  3000 t',
  tiles: [
    ['PLUNGER', '4 x 700'],
    ['LOWER', '152.0'],
    ['UPPER', '151.8'],
    ['MPa', '19.1'],
  ],
  buttons: ['CLOSE', 'DEGAS', 'RECIPE', 'OPEN'],
} as const
