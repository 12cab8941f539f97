/**
 * RC-550: strip cutter for rubber sheet up to 550 mm. From the left: roller table, feed rolls, guillotine,
 * circular knives, belt with strips and bin. Guards of clear sheet, operator panel on an arm.
 */
import {
  cableGland,
  door,
  emergencyStop,
  gearbox,
  hexScrew,
  type Kit,
  levelingFoot,
  lightTower,
  louvers,
  modelPlate,
  motor,
  operatorPanel,
  SIDES,
  screen,
  warningSign,
  windowGuard,
} from '../kit/index.ts'
import { beltConveyor, circularKnives, feedRolls, guillotine, rollerTable } from './cutting-parts.ts'
import { binTrolley } from './drum-parts.ts'
import { sheet, sheetPile } from './sheet-parts.ts'

const WIDTH = 0.58
const SHEET = { width: 0.52, thickness: 0.016, top: 0.9 }
const BODY = { width: 0.9, depth: 0.94, top: 0.78 }
const HEAD_TOP = 1.34
/** Feed rolls, guillotine, circular knives along the run. */
const STATION = { feed: -0.3, cut: -0.06, knives: 0.26 }
const STRIPS = 10

/** Variant 'close-up': without the window before the knives, for a picture of them. */
export function build(kit: Kit, variant?: string): void {
  const closeUp = variant === 'close-up'
  kit.part('body', () => body(kit))
  kit.part('infeed', () => infeed(kit))
  kit.part('head', () => head(kit))
  kit.part('rubber', () => rubber(kit))
  kit.part('outfeed', () => outfeed(kit))
  kit.part('guards', () => guards(kit, closeUp ? [-1] : SIDES))
  kit.part('controls', () => controls(kit))
}

function body(kit: Kit): void {
  for (const x of SIDES) for (const z of SIDES) levelingFoot(kit, x * 0.38, z * 0.4, 0.06)
  kit.box('plinth', [0, 0.06, 0], [BODY.width - 0.03, 0.07, BODY.depth - 0.03], 0.006)
  kit.box('paint', [0, 0.125, 0], [BODY.width, BODY.top - 0.125, BODY.depth], 0.012, 3)
  const front = BODY.depth / 2
  for (const side of SIDES)
    door(kit, 'sheet', [side * 0.215, 0.18, front], 0.4, 0.44, { hinge: side < 0 ? 'left' : 'right', locks: 2 })
  louvers(kit, [-0.215, 0.24, front + 0.0165], 0.26, 9)
  kit.box('aluminium', [0, 0.66, front - 0.001], [0.34, 0.09, 0.006], 0.002)
  kit.decal(modelPlate('RC-550'), [0, 0.705, front + 0.0058], 0.32, 0.08)
  emergencyStop(kit, [0.37, 0.705, front - 0.001], 1)
  kit.at([-BODY.width / 2, 0, 0], () => louvers(kit, [0, 0.2, 0.001], 0.5, 10, 'paint'), [0, -90, 0])
}

function infeed(kit: Kit): void {
  rollerTable(kit, -1.2, -0.44, SHEET.top - SHEET.thickness, WIDTH)
  feedRolls(kit, STATION.feed, SHEET.top, SHEET.thickness, WIDTH - 0.02, 'rubberGrey', 0.045)
}

/** Cheeks left and right of the sheet, guillotine between them, knife shaft behind it, drives. */
function head(kit: Kit): void {
  for (const side of SIDES) {
    const z = side * (WIDTH / 2 + 0.12)
    kit.box('paint', [-0.14, BODY.top - 0.004, z], [0.58, 0.26, 0.05], 0.008)
    kit.box('paint', [STATION.knives, BODY.top - 0.003, z - side * 0.02], [0.16, 0.14, 0.1], 0.006)
    kit.box('paint', [STATION.cut, BODY.top + 0.2, z], [0.24, HEAD_TOP - BODY.top - 0.24, 0.052], 0.008)
    kit.box('castIron', [STATION.knives, SHEET.top + 0.01, z - side * 0.045], [0.12, 0.13, 0.05], 0.008)
    kit.cylinder('steel', [STATION.knives, SHEET.top + 0.13, z - side * 0.045], 0.012, 0.14)
    kit.cylinder('dark', [STATION.knives, SHEET.top + 0.26, z - side * 0.045], 0.035, 0.022, { bevel: 0.006 })
  }
  guillotine(kit, STATION.cut, SHEET.top, WIDTH - 0.04, HEAD_TOP, { lift: 0.05 })
  circularKnives(kit, STATION.knives, SHEET.top + 0.072, SHEET.width, STRIPS - 1, 0.085)
  kit.cylinder('rubberGrey', [STATION.knives, SHEET.top - SHEET.thickness - 0.068, -WIDTH / 2], 0.068, WIDTH, {
    axis: 'z',
    segments: 64,
  })
  kit.cylinder('steel', [STATION.knives, SHEET.top - SHEET.thickness - 0.068, -WIDTH / 2 - 0.08], 0.022, WIDTH + 0.16, {
    axis: 'z',
  })
  gearbox(kit, [STATION.cut + 0.14, HEAD_TOP - 0.004, -0.2], [0.2, 0.2, 0.18])
  kit.part('motor', () =>
    kit.at([STATION.cut + 0.62, HEAD_TOP + 0.096, -0.2], () => motor(kit, [0, 0, 0], 0.085, 0.36), [0, 180, 0]),
  )
  kit.box('plinth', [STATION.cut + 0.4, HEAD_TOP - 0.05, -0.2], [0.4, 0.05, 0.2], 0.005)
  kit.box('paint', [STATION.cut + 0.2, HEAD_TOP - 0.1, -0.2], [0.3, 0.054, 0.14], 0.006)
  // spray bar for the anti-tack film
  kit.cylinder('stainless', [STATION.feed - 0.13, SHEET.top + 0.12, -WIDTH / 2 - 0.09], 0.012, WIDTH + 0.18, {
    axis: 'z',
    segments: 24,
  })
  for (let z = -0.22; z <= 0.23; z += 0.11) {
    kit.cylinder('brass', [STATION.feed - 0.13, SHEET.top + 0.075, z], 0.01, 0.04, { segments: 20 })
    kit.cylinder('brass', [STATION.feed - 0.13, SHEET.top + 0.06, z], 0.005, 0.02, { segments: 16, bevel: 0.001 })
  }
  for (const side of SIDES)
    kit.box('paint', [STATION.feed - 0.13, BODY.top + 0.2, side * (WIDTH / 2 + 0.1)], [0.04, 0.08, 0.03], 0.004)
}

/** Sheet, strips, a folded pile before the table. */
function rubber(kit: Kit): void {
  const base = SHEET.top - SHEET.thickness
  kit.box('rubber', [-0.44, base, 0], [1.36, SHEET.thickness, SHEET.width], 0.004)
  const pitch = SHEET.width / STRIPS
  for (let strip = 0; strip < STRIPS; strip++) {
    const z = -SHEET.width / 2 + pitch * (strip + 0.5)
    kit.box(
      'rubber',
      [0.61 + Math.sin(strip * 2.7) * 0.012, base + 0.0008, z],
      [0.72, SHEET.thickness, pitch - 0.007],
      0.003,
    )
  }
  kit.part('pallet', () => {
    kit.box('timber', [-1.42, 0.09, 0], [0.36, 0.02, 0.66], 0.003)
    for (const x of [-0.15, 0, 0.15]) kit.box('timber', [-1.42 + x, 0, 0], [0.07, 0.092, 0.64], 0.003)
    sheetPile(kit, 'rubber', [-1.42, 0.11, 0], [0.34, SHEET.width], 22, 0.016)
    const path: [number, number][] = [
      [-1.52, 0.482],
      [-1.42, 0.486],
      [-1.345, 0.54],
      [-1.31, 0.7],
      [-1.285, 0.83],
      [-1.21, 0.893],
      [-1.12, 0.893],
    ]
    kit.at([0, 0, 0], () => sheet(kit, 'rubber', 0, SHEET.width - 0.004, path, SHEET.thickness - 0.002), [0, 90, 0])
  })
}

function outfeed(kit: Kit): void {
  beltConveyor(kit, 0.4, 1.16, SHEET.top - SHEET.thickness, WIDTH, { belt: 'rubberGrey', legs: true })
  binTrolley(kit, [1.33, 0, 0], [0.5, 0.52, 0.62])
  for (let index = 0; index < 12; index++)
    kit.at(
      [1.33 + ((index % 3) - 1) * 0.05, 0.3 + Math.floor(index / 3) * 0.05, -0.22 + (index % 4) * 0.14],
      () => kit.box('rubber', [0, 0, 0], [0.4, 0.016, 0.045], 0.004),
      [0, ((index * 37) % 50) - 25, 0],
    )
  kit.box('rubber', [1.33, 0.15, 0], [0.44, 0.15, 0.56], 0.02)
}

function guards(kit: Kit, windows: readonly number[]): void {
  const z = WIDTH / 2 + 0.165
  for (const side of windows)
    windowGuard(kit, [0.2, BODY.top + 0.24, side * z], 0.44, 0.3, { frame: 'yellow', frameWidth: 0.022 })
  kit.part('raised guard', () =>
    kit.at(
      [0.08, 1.17, 0],
      () =>
        kit.at(
          [0, 0, 0],
          () => windowGuard(kit, [0, 0, 0], WIDTH + 0.16, 0.26, { frame: 'yellow', frameWidth: 0.022 }),
          [0, 90, 0],
        ),
      [0, 0, -68],
    ),
  )
  kit.decal(warningSign('hand'), [STATION.cut, 1.14, WIDTH / 2 + 0.1475], 0.1, 0.1)
}

function controls(kit: Kit): void {
  kit.box('paint', [-0.36, HEAD_TOP - 0.36, WIDTH / 2 + 0.12], [0.05, 0.05, 0.051], 0.004)
  const x = -0.66
  const z = 0.56
  kit.box('plinth', [x, 0, z], [0.3, 0.016, 0.26], 0.005)
  kit.box('plinth', [x, 0.012, z], [0.07, 1.0, 0.07], 0.006)
  operatorPanel(kit, [x, 1.2, z + 0.09], {
    width: 0.34,
    height: 0.4,
    tiltDegrees: 14,
    screen: screen('screen-cut', CUT_SCREEN),
  })
  lightTower(kit, [STATION.cut, HEAD_TOP + 0.048, 0.3])
  cableGland(kit, [x, 1.0, z - 0.03], 0.014)
  hexScrew(kit, [-0.4, BODY.top - 0.002, 0.42], 0.016)
}

const CUT_SCREEN = {
  title: 'STRIP 50 x 400',
  tiles: [
    ['LENGTH', '400.0'],
    ['CUTS/min', '62'],
    ['PIECES', '0318'],
    ['BATCH', '0500'],
  ],
  buttons: ['START', 'SINGLE', 'RECIPE', 'STOP'],
} as const
