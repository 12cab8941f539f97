/**
 * HD-300: hot-air rotary drum dryer, drum 300 l. The drum is across between two blue side walls; the stainless hood is shown
 * swung open, the drum hatch off, parts inside; unloading chute and bin in front, hot-air unit and exhaust flap behind.
 */
import {
  controlCabinet,
  coverPlate,
  type FlatPoint,
  hexScrew,
  type Kit,
  levelingFoot,
  louvers,
  modelPlate,
  motor,
  SIDES,
  screen,
  screwCircle,
  warningSign,
} from '../kit/index.ts'
import { binTrolley, blower, duct, hinges, partHeap } from './drum-parts.ts'
import { arcPoints, sideOutline } from './sheet-parts.ts'

const AXIS: FlatPoint = [0, 1.08]
const HALF_WIDTH = 0.5
const WALL = 0.06
const SHELL = 0.53
const DRUM = 0.42
/** Angles (0 = front, 90 = top) of the opening in the hood and of the hatch in the drum. */
const OPENING = { from: -8, to: 84 }
const HATCH = { from: 12, to: 66 }

export function build(kit: Kit): void {
  kit.part('side walls', () => sideWalls(kit))
  kit.part('housing', () => housing(kit))
  kit.part('drum', () => drum(kit))
  kit.part('unloading', () => unloading(kit))
  kit.part('drive', () => drive(kit))
  kit.part('hot-air unit', () => hotAir(kit))
  kit.part('cabinet', () =>
    controlCabinet(kit, [1.12, 0, 0.02], { width: 0.56, height: 1.62, screen: screen('screen-dryer', DRYER_SCREEN) }),
  )
  kit.part('cable duct', () => {
    kit.tube(
      'hose',
      [
        [0.88, 1.4, -0.05],
        [0.72, 1.4, -0.05],
        [0.55, 1.4, -0.05],
      ],
      0.022,
      0.05,
    )
    kit.hexagon('zinc', [0.555, 1.4, -0.05], 0.04, 0.03, 'x')
  })
}

/** Part of a tube about the drum axis, from angle to angle, with closed ends. */
function shell(
  kit: Kit,
  material: 'stainless' | 'sheet' | 'insulation',
  inner: number,
  outer: number,
  width: number,
  from: number,
  to: number,
): void {
  const outline = sideOutline([...arcPoints(AXIS, outer, from, to, 40), ...arcPoints(AXIS, inner, to, from, 40)])
  kit.plate(material, [0, 0, 0], outline, width, { axis: 'x', bevel: Math.min(0.003, (outer - inner) / 4) })
}

function sideWalls(kit: Kit): void {
  for (const side of SIDES) {
    const x = side * (HALF_WIDTH + WALL / 2 - 0.002)
    const outline = sideOutline([[0.62, 0.1], ...arcPoints(AXIS, 0.6, 0, 180, 40), [-0.62, 0.1]])
    kit.plate('paint', [x, 0, 0], outline, WALL, { axis: 'x', bevel: 0.01 })
    kit.box('plinth', [x, 0.05, 0], [0.12, 0.07, 1.34], 0.006)
    for (const z of SIDES) levelingFoot(kit, x, z * 0.58, 0.05)
    const out = side * (HALF_WIDTH + WALL - 0.003)
    kit.cylinder('castIron', [side > 0 ? out : out - 0.05, AXIS[1], 0], 0.11, 0.05, { axis: 'x', bevel: 0.008 })
    kit.cylinder('paint', [side > 0 ? out - 0.001 : out - 0.012, AXIS[1], 0], 0.2, 0.013, {
      axis: 'x',
      bevel: 0.003,
      segments: 64,
    })
    screwCircle(kit, [side > 0 ? out + 0.012 : out - 0.026, AXIS[1], 0], 0.17, 10, 0.014, 'x')
  }
  for (const z of [-0.52, 0.52]) kit.box('paint', [0, 0.14, z], [HALF_WIDTH * 2 + 0.004, 0.14, 0.1], 0.008)
}

/** Insulated housing; the open hood is folded back over it on its hinges. */
function housing(kit: Kit): void {
  const width = HALF_WIDTH * 2
  shell(kit, 'stainless', SHELL - 0.05, SHELL, width, OPENING.to, 360 + OPENING.from)
  kit.box('stainless', [0, 0.3, -0.3], [width - 0.006, 0.6, 0.42], 0.01)
  for (const x of [-0.34, 0, 0.34]) band(kit, x)
  const hinge: FlatPoint = arcPoints(AXIS, SHELL + 0.018, OPENING.to + 3, OPENING.to + 3, 1)[0]!
  hinges(kit, [
    [-0.3, hinge[1], hinge[0]],
    [0.3, hinge[1], hinge[0]],
  ])
  // hood: the front section turned back by 100 degrees about its hinge
  kit.part('hood', () =>
    kit.at([0, hinge[1], hinge[0]], () => {
      kit.at([0, -hinge[1], -hinge[0]], () => {
        shell(kit, 'stainless', SHELL - 0.045, SHELL + 0.004, width - 0.01, OPENING.from, OPENING.to - 1)
        const [lipZ, lipY] = arcPoints(AXIS, SHELL + 0.002, OPENING.from + 5, OPENING.from + 5, 1)[0]!
        kit.tube(
          'dark',
          [
            [-0.25, lipY, lipZ],
            [-0.25, lipY, lipZ + 0.06],
            [0.25, lipY, lipZ + 0.06],
            [0.25, lipY, lipZ],
          ],
          0.013,
          0.025,
        )
      })
    }, [-78, 0, 0]),
  )
}

/** Bright band around the closed part of the housing. */
function band(kit: Kit, x: number): void {
  const outline = sideOutline([
    ...arcPoints(AXIS, SHELL + 0.006, 96, 340, 40),
    ...arcPoints(AXIS, SHELL - 0.004, 340, 96, 40),
  ])
  kit.plate('zinc', [x, 0, 0], outline, 0.035, { axis: 'x', bevel: 0.002 })
}

/** Perforated drum with end discs and an open hatch. */
function drum(kit: Kit): void {
  const width = HALF_WIDTH * 2 - 0.08
  const outline = sideOutline([
    ...arcPoints(AXIS, DRUM, HATCH.to, 360 + HATCH.from, 60),
    ...arcPoints(AXIS, DRUM - 0.012, 360 + HATCH.from, HATCH.to, 60),
  ])
  kit.plate('stainless', [0, 0, 0], outline, width - 0.004, { axis: 'x', bevel: 0.002 })
  for (const side of SIDES) {
    kit.cylinder('stainless', [side > 0 ? width / 2 - 0.006 : -width / 2 - 0.014, AXIS[1], 0], DRUM + 0.012, 0.02, {
      axis: 'x',
      segments: 96,
    })
    const rim = sideOutline([
      ...arcPoints(AXIS, DRUM + 0.004, HATCH.from - 4, HATCH.to + 4, 14),
      ...arcPoints(AXIS, DRUM - 0.03, HATCH.to + 4, HATCH.from - 4, 14),
    ])
    kit.plate('steel', [side * (width / 2 - 0.05), 0, 0], rim, 0.05, { axis: 'x', bevel: 0.003 })
  }
  for (const angle of [HATCH.from - 2, HATCH.to + 2]) {
    const [z, y] = arcPoints(AXIS, DRUM, angle, angle, 1)[0]!
    kit.cylinder('steel', [-width / 2 + 0.02, y, z], 0.014, width - 0.04, { axis: 'x', segments: 24 })
  }
  const holes = (from: number, to: number, radius: number): void => {
    for (let angle = from; angle <= to; angle += 4.6) {
      const [z, y] = arcPoints(AXIS, radius, angle, angle, 1)[0]!
      for (let x = -width / 2 + 0.05; x <= width / 2 - 0.04; x += 0.036)
        kit.at(
          [x, y, z],
          () =>
            kit.lathe(
              'seam',
              [0, 0, 0.0008],
              [
                [0.007, 0],
                [0, 0],
              ],
              { axis: 'z', segments: 12 },
            ),
          [-angle, 0, 0],
        )
    }
  }
  holes(-6, HATCH.from - 6, DRUM)
  holes(HATCH.to + 6, 92, DRUM)
  holes(110, 250, DRUM - 0.0136)
  for (const angle of [150, 235]) {
    const [z, y] = arcPoints(AXIS, DRUM - 0.05, angle, angle, 1)[0]!
    kit.at([0, y, z], () => kit.box('stainless', [0, -0.02, -0.05], [width - 0.05, 0.012, 0.1], 0.004), [-angle, 0, 0])
  }
  kit.part('light', () => kit.box('lamp', [0, AXIS[1] + 0.35, 0.02], [0.7, 0.02, 0.04], 0.004))
  partHeap(
    kit,
    [0, AXIS[1] - 0.14, 0.06],
    [0.9, 0.24, 0.6],
    520,
    ['siliconeWhite', 'siliconeSage', 'siliconeCoral', 'siliconeWhite'],
    0.026,
  )
}

/** Chute below the opening and the bin it fills. */
function unloading(kit: Kit): void {
  const outline = sideOutline([
    [0.45, 0.96],
    [0.54, 1.0],
    [0.76, 0.72],
    [0.735, 0.7],
  ])
  kit.plate('stainless', [0, 0, 0], outline, 0.86, { axis: 'x', bevel: 0.004 })
  for (const side of SIDES) {
    const cheek = sideOutline([
      [0.44, 0.9],
      [0.55, 1.04],
      [0.79, 0.76],
      [0.7, 0.66],
    ])
    kit.plate('stainless', [side * 0.436, 0, 0], cheek, 0.01, { axis: 'x', bevel: 0.002 })
  }
  kit.box('paint', [0, 0.27, 0.535], [HALF_WIDTH * 2 - 0.004, 0.38, 0.03], 0.005)
  louvers(kit, [0.22, 0.36, 0.5505], 0.3, 8, 'paint')
  kit.box('aluminium', [-0.24, 0.5, 0.548], [0.32, 0.085, 0.006], 0.002)
  kit.decal(modelPlate('HD-300'), [-0.24, 0.5425, 0.5548], 0.3, 0.075)
  kit.decal(warningSign('heat'), [0.02, 0.54, 0.5512], 0.08, 0.08)
  binTrolley(kit, [0, 0, 0.86], [0.8, 0.6, 0.5])
  partHeap(
    kit,
    [0, 0.5, 0.86],
    [0.7, 0.12, 0.42],
    260,
    ['siliconeWhite', 'siliconeSage', 'siliconeCoral', 'siliconeWhite'],
    0.026,
  )
  kit.box('siliconeWhite', [0, 0.15, 0.86], [0.74, 0.35, 0.44], 0.03)
}

/** Geared motor with chain guard on the left wall. */
function drive(kit: Kit): void {
  const x = -(HALF_WIDTH + WALL) - 0.05
  const guard = sideOutline([...arcPoints(AXIS, 0.15, 0, 180, 20), ...arcPoints([0.12, 0.5], 0.11, 180, 360, 20)])
  kit.plate('sheet', [x - 0.02, 0, 0], guard, 0.09, { axis: 'x', bevel: 0.01 })
  for (const [z, y] of [
    [0, 1.17],
    [0.06, 0.8],
    [0.12, 0.46],
  ] as const)
    hexScrew(kit, [x - 0.075, y, z], 0.012, 'x')
  kit.box('paint', [x - 0.17, 0.36, 0.12], [0.22, 0.28, 0.26], 0.02, 3)
  kit.at([x - 0.17, 0.5, -0.45], () => motor(kit, [0, 0, 0], 0.1, 0.46), [0, -90, 0])
  kit.box('plinth', [x - 0.17, 0.1, -0.1], [0.24, 0.27, 0.7], 0.006)
  kit.box('plinth', [x - 0.16, 0.052, -0.1], [0.26, 0.056, 0.74], 0.004)
  for (const z of SIDES) levelingFoot(kit, x - 0.22, z * 0.28 - 0.1, 0.05)
}

/** Heater box and fan on the roof behind the hood, duct to the housing, exhaust with flap. */
function hotAir(kit: Kit): void {
  kit.box('sheet', [-0.02, 0.6, -0.66], [0.9, 0.7, 0.28], 0.012, 3)
  kit.at([-0.47, 0.95, -0.66], () => louvers(kit, [0, -0.12, 0.0005], 0.2, 10), [0, -90, 0])
  kit.at([-0.02, 0.65, -0.8], () => coverPlate(kit, [0, 0, 0], 0.8, 0.6), [0, 180, 0])
  blower(kit, [0.14, 1.52, -0.6], 0.19, 'paint')
  duct(
    kit,
    [
      [-0.25, 1.29, -0.66],
      [-0.25, 1.62, -0.66],
      [0.0, 1.62, -0.66],
    ],
    0.07,
    'stainless',
  )
  duct(
    kit,
    [
      [0.258, 1.7, -0.6],
      [0.258, 2.02, -0.6],
    ],
    0.08,
    'zinc',
  )
  kit.ring('zinc', [0.258, 2.02, -0.6], 0.081, 0.007, 'y')
  kit.cylinder('zinc', [0.16, 1.88, -0.6], 0.012, 0.2, { axis: 'x' })
  kit.box('blackOxide', [0.39, 1.84, -0.6], [0.09, 0.1, 0.08], 0.01)
}

const DRYER_SCREEN = {
  title: 'POST-CURE  03',
  tiles: [
    ['AIR C', '200.4'],
    ['SET C', '200.0'],
    ['DRUM rpm', '4.0'],
    ['TIME', '03:12'],
  ],
  buttons: ['START', 'FRESH AIR', 'RECIPE', 'UNLOAD'],
} as const
