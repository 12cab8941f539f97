/**
 * DF-600: deflashing machine for rubber parts, drum 600 mm. Tilted round drum in a yoke, blade disc at its bottom.
 * Shown with the lid up and a batch in the drum; chute and bin in front, dust extraction on the right.
 */
import {
  bowHandle,
  coverPlate,
  door,
  emergencyStop,
  hexScrew,
  type Kit,
  levelingFoot,
  lightTower,
  louvers,
  modelPlate,
  operatorPanel,
  type Point,
  radians,
  rectangle,
  SIDES,
  screen,
  screwCircle,
  warningSign,
} from '../kit/index.ts'
import { binTrolley, blower, duct, partHeap } from './drum-parts.ts'
import { handWheel } from './mill-parts.ts'
import { sideOutline } from './sheet-parts.ts'

const DRUM: Point = [-0.2, 1.08, 0.02]
const TILT = 48
/** Turn of the lid from closed. */
const LID_OPEN = -128
const RADIUS = 0.3
const CASING = 0.355
/** Heights along the drum axis: bottom of the casing, blade disc, rim. */
const ALONG = { bottom: -0.27, disc: -0.18, rim: 0.24 }
/** The bin is to the right of the chute's middle, so that the name plate is in sight. */
const BIN = 0.07
const CABINET = { width: 0.98, depth: 0.86, top: 0.6 }
const YOKE = 0.43
/** Dust extraction beside the machine. */
const DUST_X = 0.66

export function build(kit: Kit): void {
  kit.part('cabinet', () => cabinet(kit))
  kit.part('yoke', () => yoke(kit))
  kit.at(DRUM, () => {
    kit.part('drum', () => drum(kit))
    kit.part('lid', () => lid(kit))
  }, [TILT, 0, 0])
  kit.part('unloading', () => unloading(kit))
  kit.part('dust extraction', () => dustExtraction(kit))
  kit.part('controls', () => controls(kit))
}

function cabinet(kit: Kit): void {
  for (const x of SIDES) for (const z of SIDES) levelingFoot(kit, DRUM[0] + x * 0.42, z * 0.36, 0.06)
  kit.box('plinth', [DRUM[0], 0.06, 0], [CABINET.width - 0.04, 0.08, CABINET.depth - 0.04], 0.006)
  kit.box('paint', [DRUM[0], 0.135, 0], [CABINET.width, CABINET.top - 0.135, CABINET.depth], 0.014, 3)
  const front = CABINET.depth / 2
  door(kit, 'paint', [DRUM[0] + 0.24, 0.19, front], 0.44, 0.34, { hinge: 'right', locks: 2 })
  kit.box('paint', [DRUM[0] - 0.24, 0.19, front - 0.003], [0.44, 0.34, 0.014], 0.004)
  louvers(kit, [DRUM[0] + 0.24, 0.24, front + 0.0165], 0.28, 6, 'paint')
  kit.box('aluminium', [DRUM[0] - 0.315, 0.38, front + 0.01], [0.3, 0.08, 0.006], 0.002)
  kit.decal(modelPlate('DF-600'), [DRUM[0] - 0.315, 0.42, front + 0.0168], 0.28, 0.07)
  kit.at([DRUM[0] - CABINET.width / 2, 0, 0], () => {
    door(kit, 'paint', [0, 0.19, 0], 0.7, 0.34, { locks: 2 })
    louvers(kit, [0, 0.26, 0.0165], 0.4, 7, 'paint')
  }, [0, -90, 0])
}

/** Two side plates that carry the drum on trunnions; hand wheel to tip it on the left. */
function yoke(kit: Kit): void {
  for (const side of SIDES) {
    const x = DRUM[0] + side * YOKE
    const outline = sideOutline([
      [0.4, CABINET.top - 0.004],
      [0.4, 0.72],
      [0.2, 1.2],
      [-0.12, 1.26],
      [-0.34, 1.12],
      [-0.38, CABINET.top - 0.004],
    ])
    kit.plate('paint', [x, 0, 0], outline, 0.05, { axis: 'x', bevel: 0.008 })
    const face = side > 0 ? x + 0.024 : x - 0.024 - 0.05
    kit.cylinder('castIron', [face, DRUM[1], DRUM[2]], 0.1, 0.05, { axis: 'x', bevel: 0.01 })
    screwCircle(kit, [side > 0 ? face + 0.05 : face - 0.014, DRUM[1], DRUM[2]], 0.078, 6, 0.014, 'x')
    kit.cylinder('steel', [side > 0 ? x - 0.1 : x, DRUM[1], DRUM[2]], 0.055, 0.1, { axis: 'x' })
  }
  const wheel = DRUM[0] - YOKE - 0.13
  kit.box('paint', [wheel + 0.035, DRUM[1] - 0.09, DRUM[2]], [0.08, 0.18, 0.2], 0.014, 3)
  kit.at([wheel - 0.002, DRUM[1], DRUM[2] + 0.02], () => handWheel(kit, [0, 0, 0], 0.12), [0, -90, 0])
}

/** Casing, wear ring with steps, blade disc, batch; built upright, tilted by the caller. */
function drum(kit: Kit): void {
  kit.lathe(
    'stainless',
    [0, 0, 0],
    [
      [0, ALONG.bottom],
      [CASING - 0.02, ALONG.bottom],
      [CASING, ALONG.bottom + 0.02],
      [CASING, ALONG.rim - 0.03],
      [CASING + 0.025, ALONG.rim - 0.028],
      [CASING + 0.025, ALONG.rim],
      [RADIUS + 0.006, ALONG.rim],
      [RADIUS, ALONG.rim - 0.006],
      [RADIUS, ALONG.disc - 0.03],
      [0, ALONG.disc - 0.03],
    ],
    { segments: 112 },
  )
  kit.ring('rubberGrey', [0, ALONG.rim + 0.003, 0], 0.328, 0.008, 'y')
  for (const y of [-0.16, 0.08]) kit.ring('stainless', [0, y, 0], CASING, 0.008, 'y')
  for (let index = 0; index < 14; index++)
    kit.at([0, 0, 0], () => kit.box('steel', [RADIUS - 0.004, ALONG.disc + 0.03, 0], [0.016, 0.3, 0.012], 0.003), [
      0,
      (index * 360) / 14,
      0,
    ])
  kit.part('disc', () => bladeDisc(kit))
  const mix = ['rubber', 'rubber', 'rubberRed', 'rubber', 'rubberGrey'] as const
  partHeap(kit, [0, ALONG.disc + 0.02, 0.2], [0.42, 0.22, 0.17], 190, mix, 0.021)
  partHeap(kit, [0, ALONG.disc + 0.03, 0.14], [0.48, 0.07, 0.22], 130, mix, 0.021)
  kit.cylinder('paint', [0, ALONG.bottom - 0.05, 0], 0.2, 0.055, { bevel: 0.008 })
  screwCircle(kit, [0, ALONG.bottom - 0.04, 0], 0.18, 8, 0.014)
  kit.cylinder('zinc', [0, -0.05, -CASING - 0.085], 0.068, 0.1, { axis: 'z' })
  kit.cylinder('castIron', [0, ALONG.bottom - 0.3, 0], 0.13, 0.26, { bevel: 0.01 })
}

/** Rotating disc with its hub and six blades. */
function bladeDisc(kit: Kit): void {
  kit.cylinder('mouldSteel', [0, ALONG.disc - 0.025, 0], 0.262, 0.02, { segments: 96 })
  kit.lathe(
    'steel',
    [0, ALONG.disc - 0.006, 0],
    [
      [0.09, 0],
      [0.075, 0.03],
      [0.045, 0.06],
      [0.03, 0.085],
      [0, 0.09],
    ],
    { segments: 48 },
  )
  kit.hexagon('blackOxide', [0, ALONG.disc + 0.08, 0], 0.024, 0.02)
  for (let index = 0; index < 6; index++)
    kit.at([0, ALONG.disc - 0.006, 0], () => {
      kit.box('mouldSteel', [0.17, 0, 0], [0.15, 0.07, 0.007], 0.002)
      kit.box('steel', [0.17, 0, 0.014], [0.13, 0.026, 0.024], 0.003)
      for (const x of [0.13, 0.21]) hexScrew(kit, [x, 0.024, 0.014], 0.009)
    }, [0, index * 60 + 12, 0])
}

/** Lid turned up on its hinge at the back, air spring on the left, quick clamp on the rim. */
function lid(kit: Kit): void {
  const hinge: Point = [0, ALONG.rim + 0.03, -CASING - 0.03]
  for (const side of SIDES)
    kit.box('stainless', [side * 0.12, ALONG.rim - 0.02, -CASING - 0.02], [0.05, 0.07, 0.07], 0.006)
  kit.cylinder('zinc', [-0.2, hinge[1], hinge[2]], 0.014, 0.4, { axis: 'x' })
  const cover = (): void => {
    kit.lathe(
      'stainless',
      [0, -0.012, CASING + 0.03],
      [
        [0, 0],
        [0.375, 0],
        [0.38, 0.008],
        [0.38, 0.028],
        [0.3, 0.05],
        [0.16, 0.064],
        [0, 0.066],
      ],
      { segments: 96 },
    )
    kit.ring('rubberGrey', [0, -0.011, CASING + 0.03], 0.33, 0.01, 'y')
    kit.lathe(
      'steel',
      [0, -0.02, CASING + 0.03],
      [
        [0.11, 0],
        [0.15, 0],
        [0.15, 0.012],
        [0.11, 0.012],
        [0.11, 0],
      ],
      { segments: 64 },
    )
    kit.cylinder('bezel', [0, -0.014, CASING + 0.03], 0.112, 0.006)
    screwCircle(kit, [0, -0.02, CASING + 0.03], 0.13, 8, 0.01)
    for (const side of SIDES) kit.box('stainless', [side * 0.12, -0.02, 0.05], [0.06, 0.03, 0.14], 0.006)
    kit.at([0, 0.02, 2 * CASING + 0.05], () => bowHandle(kit, [0, 0, 0], 0.16), [0, 0, 90])
  }
  kit.part('cover', () => kit.at(hinge, cover, [LID_OPEN, 0, 0]))
  airSpring(kit, hinge)
}

/** Air spring from a bracket on the casing to one on the open lid. */
function airSpring(kit: Kit, hinge: Point): void {
  const x = -0.4
  const reach = 0.2
  const foot: Point = [x, 0.1, -0.15]
  const head: Point = [
    x,
    hinge[1] - reach * Math.sin(radians(LID_OPEN)),
    hinge[2] + reach * Math.cos(radians(LID_OPEN)),
  ]
  const middle = foot.map((value, index) => value + 0.55 * (head[index]! - value)) as Point
  kit.part('strut', () => kit.tube('dark', [foot, middle], 0.014))
  kit.part('rod', () => kit.tube('chrome', [middle, head], 0.007))
  kit.box('stainless', [x + 0.025, foot[1] - 0.02, foot[2]], [0.08, 0.04, 0.04], 0.004)
  kit.part('cover', () => kit.box('stainless', [x + 0.04, head[1] - 0.015, head[2]], [0.11, 0.03, 0.03], 0.004))
}

function unloading(kit: Kit): void {
  const outline = sideOutline([
    [0.43, 0.84],
    [0.455, 0.85],
    [0.72, 0.63],
    [0.71, 0.615],
    [0.5, 0.7],
    [0.38, 0.72],
  ])
  for (const side of SIDES)
    kit.plate(
      'stainless',
      [DRUM[0] + side * 0.29, 0.02, 0],
      sideOutline([
        [0.4, 0.89],
        [0.46, 0.91],
        [0.74, 0.69],
        [0.72, 0.6],
        [0.36, 0.7],
      ]),
      0.008,
      { axis: 'x', bevel: 0.002 },
    )
  kit.plate('stainless', [DRUM[0], 0, 0], outline, 0.572, { axis: 'x', bevel: 0.003 })
  for (const side of SIDES)
    kit.box('paint', [DRUM[0] + side * 0.25, CABINET.top - 0.006, 0.38], [0.05, 0.15, 0.06], 0.005)
  binTrolley(kit, [DRUM[0] + BIN, 0, 0.8], [0.62, 0.46, 0.4])
  kit.box('rubber', [DRUM[0] + BIN, 0.15, 0.8], [0.57, 0.25, 0.35], 0.02)
  partHeap(
    kit,
    [DRUM[0] + BIN, 0.39, 0.8],
    [0.54, 0.06, 0.33],
    220,
    ['rubber', 'rubber', 'rubberRed', 'rubber', 'rubberGrey'],
    0.019,
  )
}

/** Filter housing with blower, dust drawer and flexible duct from the drum. */
function dustExtraction(kit: Kit): void {
  const x = DUST_X
  kit.box('plinth', [x, 0.03, -0.2], [0.5, 0.08, 0.52], 0.006)
  kit.box('sheet', [x, 0.105, -0.2], [0.54, 1.0, 0.56], 0.01, 3)
  kit.at([x, 0.16, -0.48], () => coverPlate(kit, [0, 0, 0], 0.46, 0.86), [0, 180, 0])
  door(kit, 'sheet', [x, 0.46, 0.08], 0.48, 0.6, { locks: 2 })
  kit.box('seam', [x, 0.13, 0.079], [0.486, 0.286, 0.004], 0.001, 1)
  kit.box('sheet', [x, 0.133, 0.088], [0.478, 0.28, 0.016], 0.004)
  kit.at([x, 0.3, 0.095], () => bowHandle(kit, [0, 0, 0], 0.16), [0, 0, 90])
  kit.plate('aluminium', [x + 0.1, 0.88, 0.0975], rectangle(0.12, 0.12, 0.012), 0.004, { bevel: 0.001 })
  for (const foot of SIDES) levelingFoot(kit, x + foot * 0.2, 0, 0.03)
  blower(kit, [x + 0.02, 1.27, -0.16], 0.155)
  duct(
    kit,
    [
      [x + 0.116, 1.45, -0.16],
      [x + 0.116, 1.6, -0.16],
    ],
    0.07,
  )
  kit.ring('zinc', [x + 0.116, 1.6, -0.16], 0.071, 0.006, 'y')
  kit.part('dust hose', () => {
    kit.cylinder('zinc', [x - 0.16, 1.095, -0.3], 0.07, 0.09)
    kit.hose(
      'hose',
      [
        [x - 0.16, 1.16, -0.3],
        [x - 0.16, 1.32, -0.34],
        [x - 0.24, 1.5, -0.44],
        [x - 0.5, 1.6, -0.52],
        [x - 0.76, 1.54, -0.46],
        [DRUM[0], 1.44, -0.37],
        [DRUM[0], 1.38, -0.316],
      ],
      0.06,
      28,
    )
  })
}

function controls(kit: Kit): void {
  const x = DRUM[0] + YOKE + 0.1
  kit.box('plinth', [x, CABINET.top - 0.01, 0.32], [0.05, 0.6, 0.05], 0.005)
  kit.cylinder('plinth', [x, CABINET.top - 0.004, 0.32], 0.06, 0.012)
  operatorPanel(kit, [x + 0.06, 1.32, 0.42], {
    width: 0.34,
    height: 0.42,
    tiltDegrees: 10,
    screen: screen('screen-deflash', DEFLASH_SCREEN),
  })
  lightTower(kit, [x + 0.12, 1.52, 0.32])
  emergencyStop(kit, [DRUM[0] - 0.4, 0.56, CABINET.depth / 2 - 0.001], 0.9)
  kit.decal(warningSign('hand'), [DRUM[0] + 0.4, 0.56, CABINET.depth / 2 + 0.001], 0.06, 0.06)
}

const DEFLASH_SCREEN = {
  title: 'O-RING 42  11',
  tiles: [
    ['BLADE rpm', '2150'],
    ['DRUM rpm', '46'],
    ['TIME s', '45'],
    ['BATCH', '128'],
  ],
  buttons: ['START', 'LID', 'RECIPE', 'UNLOAD'],
} as const
