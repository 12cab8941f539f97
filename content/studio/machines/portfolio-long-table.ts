/** Long-table press for strips and profiles: platens 4200 x 520 mm, seven plungers in a row below, eight window frames. */
import { controlCabinet, hydraulicUnit, type Kit, screen } from '../kit/index.ts'
import { WALKING } from '../scenes/people/poses.ts'
import { worker } from '../scenes/people/worker.ts'
import { type FramePress, framePlatenTop, framePress, oilLine, rollerStand } from './frame-press.ts'

const FRAMES = [-2.17, -1.55, -0.93, -0.31, 0.31, 0.93, 1.55, 2.17]
const PRESS: FramePress = {
  frames: FRAMES,
  plate: { thickness: 0.09, depth: 1.02, top: 1.9 },
  opening: { bottom: 0.66, top: 1.4, depth: 0.66 },
  platen: [4.6, 0.52],
  plungerRadius: 0.15,
  plungers: [-1.86, -1.24, -0.62, 0, 0.62, 1.24, 1.86].map((x) => [x, 0] as const),
  level: { table: 0.82, lower: 0.93, upper: 1.2 },
  code: 'LT-4200',
}

export function build(kit: Kit): void {
  framePress(kit, PRESS)
  const top = framePlatenTop(PRESS)
  kit.part('profiles', () => {
    for (let row = 0; row < 6; row++)
      kit.box('rubber', [0.5, top - 0.001, -0.2 + row * 0.08], [6.3, 0.018, 0.05], 0.008)
  })
  for (const [from, to] of [
    [2.4, 3.7],
    [-3.1, -2.4],
  ] as const)
    rollerStand(kit, from, to, top - 0.002, 0.56)
  oilLine(kit, PRESS, -2.3, 2.1)
  kit.at(
    [-2.75, 0, 1],
    () => worker(kit, WALKING, { helmet: 'yellow', vest: false, jacket: 'workwearGrey', trim: 'workwearBlue' }),
    [0, 70, 0],
  )
  kit.part('units', () => {
    hydraulicUnit(kit, [1.2, 0, -1.25], { width: 0.8, depth: 0.76, tankHeight: 0.56 })
    controlCabinet(kit, [2.9, 0, 0.92], {
      width: 0.66,
      height: 1.7,
      depth: 0.46,
      screen: screen('screen-strip', SCREEN),
    })
  })
}

const SCREEN = {
  title: 'PROFILE  4200',
  tiles: [
    ['ZONE 1-4', '165.2'],
    ['ZONE 5-8', '165.0'],
    ['MPa', '18.6'],
    ['CURE s', '240'],
  ],
  buttons: ['CLOSE', 'DEGAS', 'RECIPE', 'OPEN'],
} as const
