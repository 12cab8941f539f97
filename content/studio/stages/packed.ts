/** Parts packed in a lined carton with a lot label. Variant = the parts. */
import { type Kit, type MaterialName, SIDES } from '../kit/index.ts'
import { numbers } from '../machines/drum-parts.ts'
import { lotLabel } from './label.ts'
import { lay, type PartName } from './parts.ts'
import { settled } from './settled.ts'

/** Inside of the carton, material of the filling below the parts on top, and the places of those parts. */
type Load = {
  part: PartName
  filling: MaterialName
  size: [width: number, height: number, depth: number]
  /** Columns, rows and layers in order, or that many thrown in. */
  order?: [columns: number, rows: number, layers: number]
  thrown?: number
  /** Name of a heap in poses/ on the filling. */
  heap?: string
  /** Level of the filling, share of the carton's height. */
  level?: number
  yaw: number
  lot: string
}

const LOADS: Record<string, Load> = {
  spoon: { part: 'spoon', filling: 'white', size: [0.38, 0.16, 0.32], order: [9, 2, 1], yaw: 90, lot: '0427' },
  grommet: { part: 'grommet', filling: 'rubber', size: [0.23, 0.12, 0.17], thrown: 120, yaw: 0, lot: '1183' },
  stopper: {
    part: 'stopper',
    filling: 'rubberGrey',
    size: [0.222, 0.11, 0.172],
    heap: 'carton-stopper',
    level: 0.6,
    yaw: 0,
    lot: '0652',
  },
  pad: { part: 'coatedPad', filling: 'white', size: [0.32, 0.1, 0.26], order: [2, 4, 1], yaw: 0, lot: '2046' },
}
const BOARD = 0.0032
const LINER = 0.0014
/** Thrown parts keep half of this off the walls. */
const ROOM = 0.034
/** Multiples of these, modulo 1, spread evenly over a square. */
const EVEN = [0.7548776662, 0.569840291] as const
/** Usual level of the filling. */
const LEVEL = 0.8
/** Degrees by which the flaps hang down; the one in front shows the label. */
const FLAP = { open: 30, hanging: 79 }

export function build(kit: Kit, variant = 'spoon'): void {
  const load = LOADS[variant]!
  kit.part('carton', () => carton(kit, load))
  kit.part('liner', () => liner(kit, load))
  kit.part('parts', () => parts(kit, load))
}

function carton(kit: Kit, { size: [width, height, depth], lot }: Load): void {
  const length = height * 0.8
  kit.box('carton', [0, 0, 0], [width - 0.002, BOARD, depth - 0.002], 0.001)
  for (const side of SIDES) {
    kit.box('carton', [side * (width / 2 + BOARD / 2), 0, 0], [BOARD, height, depth + 2 * BOARD], 0.001)
    kit.box('carton', [0, 0.0005, side * (depth / 2 + BOARD / 2)], [width + 0.002, height - 0.001, BOARD], 0.001)
    flap(kit, [width / 2 + BOARD, height], depth, length, FLAP.open, side * 90)
  }
  flap(kit, [depth / 2 + BOARD, height], width, length, FLAP.open, 180)
  flap(kit, [depth / 2 + BOARD, height], width, length, FLAP.hanging, 0, () =>
    kit.decal(lotLabel(lot), [width * 0.24, 0.0008, length * 0.52], length * 1.04, length * 0.65, [-90, 0, 0]),
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

/** White film along the walls, folded over the rim. */
function liner(kit: Kit, { size: [width, height, depth] }: Load): void {
  for (const side of SIDES) {
    kit.box('white', [side * (width / 2 - LINER), 0.006, 0], [LINER, height - 0.002, depth - 0.003], 0.0006)
    kit.box('white', [0, 0.0065, side * (depth / 2 - LINER)], [width - 0.003, height - 0.0025, LINER], 0.0006)
  }
}

function parts(kit: Kit, load: Load): void {
  const { part, filling, size, order, thrown = 0, yaw } = load
  const [width, height, depth] = size
  const level = height * (load.level ?? LEVEL)
  const [inner, along] = [width - 0.008, depth - 0.008]
  kit.box(filling, [0, BOARD - 0.001, 0], [inner, level - BOARD, along], 0.004)
  if (load.heap) {
    kit.at([0, level - 0.012, 0], () => settled(kit, load.heap!))
    return
  }
  if (order) {
    const [columns, rows, layers] = order
    for (let index = 0; index < columns * rows * layers; index++) {
      const column = (index % columns) - (columns - 1) / 2
      const row = (Math.floor(index / columns) % rows) - (rows - 1) / 2
      const layer = Math.floor(index / columns / rows)
      lay(
        kit,
        part,
        [(column * inner) / columns, level - 0.002 + layer * 0.012, (row * along) / rows],
        [0, 0, 0],
        yaw + 2 * Math.sin(index * 2.7 + layer),
      )
    }
    return
  }
  const next = numbers(thrown)
  for (let index = 0; index < thrown; index++)
    lay(
      kit,
      part,
      [
        (((index * EVEN[0]) % 1) - 0.5) * (inner - ROOM),
        level - 0.006 + 0.016 * next(),
        (((index * EVEN[1]) % 1) - 0.5) * (along - ROOM),
      ],
      [next() * 360, 0, next() * 360],
      next() * 360,
    )
}
