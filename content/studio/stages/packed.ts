/**
 * Packed parts with their lot label. Variant = the parts: spoons in a lined carton, stoppers in a bag, grommets in a crate,
 * brake pads in boxes of one set.
 */
import { type FlatPoint, type Kit, type Point, rectangle, SIDES, withHoles } from '../kit/index.ts'
import { lotLabel } from './label.ts'
import { lay } from './parts.ts'
import { CRATE, settled } from './settled.ts'
import { stopperBag } from './stopper-bag.ts'

const BUILD: Record<string, (kit: Kit) => void> = { spoon: spoons, stopper: stopperBag, grommet: grommets, pad: pads }

export function build(kit: Kit, variant = 'spoon'): void {
  BUILD[variant]!(kit)
}

const BOX = { width: 0.38, height: 0.16, depth: 0.32, columns: 9 }
const BOARD = 0.0032
const LINER = 0.0014
/** Level of the spoons, share of the carton's height. */
const LEVEL = 0.8
/** Degrees by which the flaps hang down; the one in front shows the label. */
const FLAP = { open: 30, hanging: 79 }

function spoons(kit: Kit): void {
  const { width, height, depth, columns } = BOX
  kit.part('carton', () => carton(kit))
  kit.part('liner', () => {
    for (const side of SIDES) {
      kit.box('white', [side * (width / 2 - LINER), 0.006, 0], [LINER, height - 0.002, depth - 0.003], 0.0006)
      kit.box('white', [0, 0.0065, side * (depth / 2 - LINER)], [width - 0.003, height - 0.0025, LINER], 0.0006)
    }
  })
  kit.part('spoons', () => {
    const level = height * LEVEL
    const [inner, along] = [width - 0.008, depth - 0.008]
    kit.box('white', [0, BOARD - 0.001, 0], [inner, level - BOARD, along], 0.004)
    for (let index = 0; index < columns * 2; index++) {
      const column = (index % columns) - (columns - 1) / 2
      const row = Math.floor(index / columns) - 0.5
      const place: Point = [(column * inner) / columns, level - 0.002, (row * along) / 2]
      lay(kit, 'spoon', place, [0, 0, 0], 90 + 2 * Math.sin(index * 2.7))
    }
  })
}

function carton(kit: Kit): void {
  const { width, height, depth } = BOX
  const length = height * 0.8
  kit.box('carton', [0, 0, 0], [width - 0.002, BOARD, depth - 0.002], 0.001)
  for (const side of SIDES) {
    kit.box('carton', [side * (width / 2 + BOARD / 2), 0, 0], [BOARD, height, depth + 2 * BOARD], 0.001)
    kit.box('carton', [0, 0.0005, side * (depth / 2 + BOARD / 2)], [width + 0.002, height - 0.001, BOARD], 0.001)
    flap(kit, [width / 2 + BOARD, height], depth, length, FLAP.open, side * 90)
  }
  flap(kit, [depth / 2 + BOARD, height], width, length, FLAP.open, 180)
  flap(kit, [depth / 2 + BOARD, height], width, length, FLAP.hanging, 0, () =>
    kit.decal(lotLabel('0427'), [width * 0.24, 0.0008, length * 0.52], length * 1.04, length * 0.65, [-90, 0, 0]),
  )
}

/** Flap folded out and down by `angle`, hinged at the rim; drawn at the front, turned to its side. */
function flap(
  kit: Kit,
  [distance, height]: readonly [number, number],
  width: number,
  length: number,
  angle: number,
  yaw: number,
  label: () => void = () => {},
): void {
  kit.at(
    [0, 0, 0],
    () =>
      kit.at([0, height - 0.002, distance - 0.003], () => {
        kit.box('carton', [0, -BOARD, length / 2], [width, BOARD, length], 0.001)
        label()
      }, [angle, 0, 0]),
    [0, yaw, 0],
  )
}

/** Stacking crate of blue plastic with ribs, handle and a card. */
function grommets(kit: Kit): void {
  const { width, depth, height } = CRATE
  const wall = 0.004
  kit.part('crate', () => {
    kit.box('paint', [0, 0, 0], [width - 0.012, 0.02, depth - 0.012], 0.004)
    kit.plate(
      'paint',
      [0, 0.012 + height / 2, 0],
      withHoles(rectangle(width + 2 * wall, depth + 2 * wall, 0.012), [rectangle(width, depth, 0.009)]),
      height,
      { axis: 'y', bevel: 0.001 },
    )
    for (const y of [height - 0.004, height - 0.034])
      kit.plate(
        'paint',
        [0, 0.012 + y, 0],
        withHoles(rectangle(width + 0.03, depth + 0.03, 0.016), [rectangle(width + 0.001, depth + 0.001, 0.009)]),
        y > height - 0.01 ? 0.009 : 0.005,
        { axis: 'y', bevel: 0.001 },
      )
    const ribs: FlatPoint[] = [-0.46, -0.34, 0.34, 0.46].map((share) => [share * width, depth / 2])
    for (const side of SIDES) {
      for (const [x, z] of ribs) kit.box('paint', [x, 0.014, side * (z + 0.008)], [0.005, height - 0.006, 0.013], 0.001)
      for (const share of [-0.42, -0.14, 0.14, 0.42])
        kit.box('paint', [side * (width / 2 + 0.008), 0.0145, share * depth], [0.013, height - 0.0065, 0.005], 0.001)
    }
    kit.box('white', [0, 0.016, depth / 2 + wall], [0.086, 0.054, 0.0014], 0.0004)
    kit.decal(lotLabel('1183'), [0, 0.043, depth / 2 + wall + 0.0014], 0.08, 0.05)
  })
  kit.part('grommets', () => {
    kit.box('rubber', [0, 0.018, 0], [width - 0.002, CRATE.level - 0.018, depth - 0.002], 0.006)
    kit.at([0, CRATE.level - 0.004, 0], () => settled(kit, 'crate-grommet'))
  })
}

const SET = { width: 0.162, height: 0.064, depth: 0.088 }

/** An open box with the four pads of an axle in front of closed boxes. */
function pads(kit: Kit): void {
  kit.part('closed boxes', () => {
    closedBox(kit, [-0.05, 0, -0.12], 2)
    closedBox(kit, [0.125, 0, -0.115], -3)
    closedBox(kit, [0.02, SET.height + 0.001, -0.117], 4)
  })
  kit.at([0, 0, 0.03], () => openBox(kit), [0, 7, 0])
}

function closedBox(kit: Kit, place: Point, yaw: number): void {
  const { width, height, depth } = SET
  kit.at(place, () => {
    kit.box('white', [0, 0, 0], [width, height, depth], 0.0015)
    kit.box('paint', [0, height * 0.72, 0], [width + 0.0006, height * 0.16, depth + 0.0006], 0.0003)
    kit.decal(lotLabel('2046'), [width * 0.22, height * 0.36, depth / 2 + 0.0012], 0.06, 0.0375)
  }, [0, yaw, 0])
}

function openBox(kit: Kit): void {
  const { width, height, depth } = SET
  const wall = 0.0016
  kit.part('open box', () => {
    kit.box('white', [0, 0, 0], [width - 0.001, wall, depth - 0.001], 0.0005)
    for (const side of SIDES) {
      kit.box('white', [(side * (width - wall)) / 2, 0.0004, 0], [wall, height * 0.7, depth], 0.0005)
      kit.box('white', [0, 0.0002, (side * (depth - wall)) / 2], [width - 0.0004, height * 0.7 + 0.0004, wall], 0.0005)
    }
    kit.decal(lotLabel('2046'), [width * 0.2, height * 0.35, depth / 2 + 0.0009], 0.06, 0.0375)
    kit.at(
      [0, height * 0.7, -depth / 2 + wall / 2],
      () => kit.box('white', [0, 0, -wall / 2], [width, depth, wall], 0.0005),
      [-24, 0, 0],
    )
  })
  kit.part('pads', () => {
    for (let index = 0; index < 4; index++) lay(kit, 'coatedPad', [0, wall, -0.0405 + index * 0.0205], [90, 0, 0])
  })
}
