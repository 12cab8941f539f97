/** Frame press for conveyor-belt joints: four frames open to the front, platens 2200 x 1000 mm, an endless belt laid in from the side. */
import { controlCabinet, hydraulicUnit, type Kit, screen, twoHandControl } from '../kit/index.ts'
import { strip } from './compound-feed.ts'
import { type FramePress, framePlatenTop, framePress, rollerStand } from './frame-press.ts'

const PRESS: FramePress = {
  frames: [-0.99, -0.33, 0.33, 0.99],
  plate: { thickness: 0.13, depth: 1.9, top: 2.3 },
  opening: { bottom: 0.62, top: 1.52, depth: 1.42 },
  open: true,
  platen: [2.3, 1],
  plungerRadius: 0.16,
  plungers: [-0.66, 0, 0.66].flatMap((x) => [[x, -0.26] as const, [x, 0.26] as const]),
  level: { table: 0.74, lower: 0.86, upper: 1.22 },
  z: 0.3,
  code: 'BJ-800',
}
const BELT = 0.9

export function build(kit: Kit): void {
  framePress(kit, PRESS)
  const top = framePlatenTop(PRESS) + 0.008
  for (const side of [-1, 1] as const) {
    const [near, far] = [1.26, 2.1].map((x) => side * x) as [number, number]
    rollerStand(kit, Math.min(near, far), Math.max(near, far), top - 0.006, BELT + 0.06, 0.3)
  }
  // the belt hangs down behind each stand down to the floor
  strip(
    kit,
    [0, 0, 0.3],
    [
      [-1.5, 0.03],
      [-2.1, 0.03],
      [-2.36, 0.14],
      [-2.46, 0.5],
      [-2.34, top - 0.12],
      [-2.1, top],
      [-1.6, top],
      [0, top],
      [1.6, top],
      [2.1, top],
      [2.34, top - 0.12],
      [2.46, 0.5],
      [2.36, 0.14],
      [2.1, 0.03],
      [1.5, 0.03],
    ],
    'z',
    BELT,
    0.016,
  )
  kit.part('joint', () => kit.box('rubberGrey', [1.66, top + 0.007, 0.3], [0.2, 0.004, BELT - 0.02], 0.001))
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
