/** 3000 t press for large rubber sheets: four plungers of 700 mm, platens 2300 x 2000 mm, seven frames, loaded from the end. */
import { controlCabinet, hydraulicUnit, type Kit, modelPlate, rectangle, screen, warningSign } from '../kit/index.ts'
import { type FramePress, framePlatenTop, framePress, rollerStand } from './frame-press.ts'
import { ladder, railing } from './injection-parts.ts'

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
    kit.decal(warningSign('hand'), [1.35, 2, FRONT + 0.001], 0.16, 0.16)
    kit.decal(warningSign('heat'), [1.35, 1.78, FRONT + 0.001], 0.16, 0.16)
  })
  kit.part('gallery', () => {
    for (const side of [-1, 1] as const) kit.at([side * 1.3, 3.703, 0], () => railing(kit, [0, 0, -1.1], [0, 0, 1.1]))
    kit.at([1.64, 0, -0.4], () => ladder(kit, [0, 0, 0], 4.3), [0, 90, 0])
  })
  kit.part('units', () => {
    for (const z of [-0.7, 0.5]) hydraulicUnit(kit, [-2.35, 0, z], { width: 1, depth: 1.1, tankHeight: 0.8 })
    controlCabinet(kit, [2.1, 0, 1.1], { width: 0.8, height: 1.9, depth: 0.5, screen: screen('screen-sheet', SCREEN) })
    controlCabinet(kit, [2.905, 0, 1.1], { width: 0.8, height: 1.9, depth: 0.5, screen: false, tower: false })
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
