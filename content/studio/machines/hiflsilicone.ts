/**
 * HI-FL-S250: horizontal injection of solid silicone, 250 t. Plunger 400 mm, platens 600 x 600 mm, shot 1000 cc; 5.5 m long.
 * Upright stuffer on the cooled screw, vacuum unit, take-out arm and belt under the mold.
 */
import {
  controlCabinet,
  coverPlate,
  door,
  hydraulicPipe,
  type Kit,
  louvers,
  type MaterialName,
  modelPlate,
  motor,
  operatorPanel,
  rectangle,
  SIDES,
  screen,
  screwCircle,
  tieRodCylinder,
  vacuumUnit,
  valveBlock,
} from '../kit/index.ts'
import { feet, signs } from './beside-the-machine.ts'
import { stuffer } from './compound-feed.ts'
import { FIXED_FACE, FIXED_THICKNESS, type HorizontalClamp, horizontalClamp, slidingDoor } from './horizontal-clamp.ts'
import { LYING, screwUnit } from './injection-unit.ts'

const CLAMP: HorizontalClamp = {
  center: 1.26,
  platen: 0.6,
  plungerRadius: 0.2,
  daylight: 0.6,
  tie: 0.4,
  part: 'siliconeCoral',
  cavitiesOn: 'fixed',
  left: -2.75,
}
const NOZZLE_X = FIXED_FACE + FIXED_THICKNESS
const BED_TOP = 0.76
/** Top of the roof over the clamp. */
const ROOF = 1.908
const UNIT = { width: 0.56, depth: 0.6, radius: 0.066, barrelLength: 0.6 }
const UNIT_X = NOZZLE_X + 0.27

export function build(kit: Kit, variant?: string): void {
  horizontalClamp(kit, CLAMP)
  slidingDoor(kit, CLAMP, 0)
  kit.part('injection base', () => injectionBase(kit))
  kit.part('injection', () => injection(kit, variant === 'close-up' ? 'siliconeCoral' : 'siliconeWhite'))
  kit.part('take-out arm', () => takeOutArm(kit))
  kit.part('belt', () => belt(kit, 'siliconeCoral'))
  kit.part('units', () => units(kit))
}

function injectionBase(kit: Kit): void {
  feet(kit, 0.6, 2.1, 3, 0.44)
  kit.box('plinth', [1.29, 0.06, 0], [1.82, 0.13, 1.06], 0.008)
  kit.box('sheet', [1.29, 0.187, 0], [1.84, BED_TOP - 0.187, 1.12], 0.012, 3)
  kit.box('paint', [1.29, 0.2, 0.559], [1.8, 0.045, 0.008], 0.002)
  for (const x of [0.86, 1.73]) {
    door(kit, 'sheet', [x, 0.27, 0.56], 0.78, 0.43, { locks: 2 })
    kit.at([0, 0, -0.56], () => coverPlate(kit, [-x, 0.27, 0], 0.78, 0.43), [0, 180, 0])
  }
  louvers(kit, [1.73, 0.34, 0.5755], 0.5, 11)
  kit.plate('aluminium', [0.86, 0.49, 0.577], rectangle(0.47, 0.13, 0.008), 0.004, { bevel: 0.001 })
  kit.decal(modelPlate('HI-FL-S250'), [0.86, 0.49, 0.5796], 0.44, 0.11)
  for (const z of SIDES) kit.box('steel', [1.3, BED_TOP - 0.004, z * 0.26], [1.66, 0.05, 0.08], 0.004)
}

function injection(kit: Kit, compound: MaterialName): void {
  kit.cylinder('steel', [NOZZLE_X - 0.01, CLAMP.center, 0], 0.045, 0.3, { axis: 'x' })
  kit.at(
    [UNIT_X, CLAMP.center, 0],
    () => {
      screwUnit(kit, { ...UNIT, jackets: 3, cooled: true, feed: 'stainless' })
    },
    LYING,
  )
  for (const x of [0.04, 0.98])
    kit.box('paint', [UNIT_X + x, BED_TOP + 0.03, 0], [0.2, CLAMP.center - 0.3 - BED_TOP, 0.62], 0.01, 3)
  // the stuffer is on the feed block and on a frame of its own
  const x = UNIT_X + 0.09 + UNIT.barrelLength - 0.014 + UNIT.radius * 1.8
  const potBase = CLAMP.center + 0.32
  kit.cylinder('stainless', [x, CLAMP.center + 0.1, 0], 0.058, potBase - CLAMP.center - 0.17, { segments: 40 })
  kit.cylinder('stainless', [x, CLAMP.center + 0.115, 0], 0.09, 0.024, { bevel: 0.004 })
  stuffer(kit, [x, potBase, 0], compound)
  for (const side of SIDES) {
    kit.box('paint', [x + side * 0.21, BED_TOP - 0.004, -0.36], [0.08, potBase + 0.1 - BED_TOP, 0.08], 0.006)
    kit.box('paint', [x + side * 0.21, potBase + 0.065, -0.2], [0.075, 0.06, 0.38], 0.006)
  }
  valveBlock(kit, [0.72, BED_TOP - 0.002, 0.4], 3)
  hydraulicPipe(
    kit,
    [
      [0.72, BED_TOP + 0.06, 0.3],
      [0.72, BED_TOP + 0.2, 0.3],
      [1.0, BED_TOP + 0.2, 0.3],
      [1.3, BED_TOP + 0.2, 0.3],
      [1.3, BED_TOP + 0.05, 0.3],
    ],
    0.014,
  )
}

/** Linear arm across the top that reaches between the parted halves. */
function takeOutArm(kit: Kit): void {
  const top = CLAMP.center + CLAMP.tie + 0.22
  const x = FIXED_FACE - 0.42
  kit.box('sheet', [FIXED_FACE + 0.14, top - 0.02, 0], [0.3, 0.2, 0.5], 0.01, 3)
  kit.box('sheet', [-0.56, top + 0.17, 0], [1.15, 0.14, 0.18], 0.01, 3)
  kit.box('paint', [-0.56, top + 0.21, 0.0895], [1.1, 0.05, 0.006], 0.002)
  kit.box('plinth', [x, top + 0.13, 0.13], [0.2, 0.24, 0.1], 0.008)
  kit.part('arm', () => gripper(kit, x, top))
}

/** Upright arm with the suction cups. */
function gripper(kit: Kit, x: number, top: number): void {
  kit.box('aluminium', [x, top - 0.36, 0.21], [0.08, 0.94, 0.06], 0.004)
  kit.box('plinth', [x, top - 0.42, 0.2], [0.11, 0.08, 0.11], 0.006)
  kit.box('aluminium', [x + 0.042, top - 0.62, 0.14], [0.03, 0.24, 0.3], 0.004)
  for (const y of [0.06, 0.18])
    for (const z of [0.04, 0.24])
      kit.cylinder('red', [x + 0.054, top - 0.62 + y, z], 0.022, 0.03, { axis: 'x', segments: 24 })
}

/** Belt from under the mold to the front with parts on it. */
function belt(kit: Kit, part: MaterialName): void {
  const x = -0.46
  kit.box('seam', [x, 0.335, 0.568], [0.52, 0.275, 0.012], 0.002)
  kit.at([x, 0, 0.56], () => {
    const [start, end, height] = [-0.02, 1.1, 0.42]
    kit.box('belt', [0, height - 0.004, (start + end) / 2], [0.38, 0.012, end - start], 0.003)
    kit.box('belt', [0, height - 0.07, (start + end) / 2], [0.38, 0.01, end - start], 0.003)
    for (const z of [start, end])
      kit.cylinder('belt', [-0.19, height - 0.031, z], 0.039, 0.38, { axis: 'x', segments: 40 })
    for (const side of SIDES) {
      kit.box('aluminium', [side * 0.205, height - 0.08, (start + end) / 2], [0.026, 0.12, end - start + 0.05], 0.004)
      kit.box('aluminium', [side * 0.19, 0.01, end - 0.2], [0.045, height - 0.06, 0.045], 0.003)
      kit.cylinder('dark', [side * 0.19, 0, end - 0.2], 0.032, 0.014)
    }
    kit.box('aluminium', [0, 0.14, end - 0.2], [0.36, 0.04, 0.04], 0.003)
    motor(kit, [0.24, height - 0.03, end - 0.02], 0.06, 0.2)
    for (const [index, [across, along]] of (
      [
        [-0.08, 0.2],
        [0.07, 0.34],
        [-0.05, 0.5],
        [0.09, 0.64],
        [-0.1, 0.78],
        [0.04, 0.95],
      ] as const
    ).entries())
      kit.at([across, height + 0.009, along], () => {
        kit.lathe(
          part,
          [0, 0, 0],
          [
            [0.05, 0],
            [0.052, 0.02],
            [0.044, 0.034],
            [0.03, 0.036],
            [0.026, 0.012],
            [0, 0.012],
          ],
          { segments: 40 },
        )
      }, [0, index * 40, 0])
  })
}

function units(kit: Kit): void {
  vacuumUnit(kit, [-2.1, 0, 1.05])
  kit.hose(
    'hose',
    [
      [-1.88, 1.05, 0.95],
      [-1.88, 1.3, 0.95],
      [-1.8, 1.86, 0.75],
      [-1.6, 2.06, 0.42],
      [-1.35, 2.17, 0.1],
      [-1.27, 2.08, 0.01],
      [-1.27, ROOF + 0.05, 0.01],
    ],
    0.03,
    20,
  )
  kit.cylinder('zinc', [-1.27, ROOF - 0.003, 0.01], 0.075, 0.018, { bevel: 0.003 })
  screwCircle(kit, [-1.27, ROOF + 0.014, 0.01], 0.058, 6, 0.01)
  kit.cylinder('zinc', [-1.27, ROOF + 0.012, 0.01], 0.037, 0.09, { bevel: 0.004 })
  controlCabinet(kit, [2.58, 0, -0.2], { width: 0.66, height: 1.85, depth: 0.56, screen: false })
  tieRodCylinder(kit, [1.75, BED_TOP + 0.02, 0.42], 0.05, 0.3, 'x', 0, 0.02)
  kit.part('pendant', () => {
    kit.box('plinth', [0.06, 1.86, 0.5], [0.1, 0.05, 0.1], 0.006)
    kit.tube(
      'plinth',
      [
        [0.06, 1.9, 0.5],
        [0.06, 2.0, 0.5],
        [0.34, 2.0, 0.7],
        [0.34, 1.8, 0.7],
      ],
      0.024,
      0.06,
    )
    kit.at([0.34, 1.56, 0.78], () => {
      operatorPanel(kit, [0, 0, 0], {
        screen: screen('screen-solid-silicone', {
          title: 'INJECTION 04',
          tiles: [
            ['BARREL', '28.5'],
            ['MOLD', '172.0'],
            ['SHOT cc', '815'],
            ['VACUUM', '-0.094'],
          ],
          buttons: ['CLAMP', 'STUFFER', 'RECIPE', 'OPEN'],
        }),
      })
    }, [0, -14, 0])
  })
  signs(kit, [-0.02, 1.06, 0.566], 0.08)
}
