/**
 * Hot oven with its door open, lined trays on rails, the middle one pulled out. Variant = the parts on the trays: brake pads
 * are behind the glass of the closed door, rubber parts on a trolley in front of the open oven.
 */
import {
  bowHandle,
  type Kit,
  type MaterialName,
  type Point,
  panelInstrument,
  rectangle,
  SIDES,
  temperatureController,
  withHoles,
} from '../kit/index.ts'
import { partTray } from './blanks.ts'
import { lay, type PartName } from './parts.ts'

/** Parts in `columns` x `rows` on each tray, turned about x and the upright axis. */
type Load = {
  part: PartName
  columns: number
  rows: number
  turn: number
  yaw: number
  degrees: number
  /** Layer between tray and parts: paper or coated fabric. */
  mat?: MaterialName
}

const LOADS: Record<string, Load> = {
  spoon: { part: 'spoon', columns: 10, rows: 2, turn: 0, yaw: 90, degrees: 200 },
  stopper: { part: 'stopper', columns: 16, rows: 11, turn: 180, yaw: 30, degrees: 120, mat: 'siliconeSand' },
  grommet: { part: 'grommet', columns: 9, rows: 5, turn: 0, yaw: 0, degrees: 220, mat: 'siliconeSand' },
  nipple: { part: 'nipple', columns: 9, rows: 6, turn: 0, yaw: 0, degrees: 200, mat: 'siliconeSand' },
  pad: { part: 'pad', columns: 3, rows: 4, turn: 0, yaw: 0, degrees: 180 },
}

const INSIDE = { width: 0.62, height: 0.5, depth: 0.5, floor: 0.16 }
const WALL = 0.07
const TRAY = { width: 0.56, depth: 0.42, pitch: 0.13, first: 0.24 }
/** How far each tray is pulled out, from below. */
const PULLED = [0, 0.3, 0]

export function build(kit: Kit, variant = 'spoon'): void {
  const load = LOADS[variant]!
  kit.part('housing', () => housing(kit, load.degrees))
  kit.part('lamps', () => lamps(kit))
  const closed = variant === 'pad'
  kit.part('door', () => (closed ? glazedDoor(kit) : door(kit)))
  if (variant === 'grommet') kit.part('trolley', () => kit.at([-0.02, 0, 0.62], () => trolley(kit, load), [0, 6, 0]))
  else
    for (const [index, pulled] of PULLED.entries()) {
      const place: Point = [0, TRAY.first + index * TRAY.pitch, (closed ? 0 : pulled) - 0.03]
      kit.part('rails', () => rails(kit, place[1]))
      kit.part('tray', () => kit.at(place, () => tray(kit)))
      kit.part('parts on their sheet', () => kit.at(place, () => parts(kit, load)))
    }
}

/** Insulated box, open to the front at z = depth / 2; blue fascia with the controller above. */
function housing(kit: Kit, degrees: number): void {
  const { width, height, depth, floor } = INSIDE
  const outer = width + 2 * WALL
  const front = depth / 2
  kit.box('plinth', [0, 0, 0], [outer - 0.04, 0.06, depth + WALL - 0.04], 0.006)
  kit.box('sheet', [0, 0.055, 0], [outer, floor - 0.055, depth + WALL], 0.008, 3)
  kit.box('sheet', [0, floor + height, 0], [outer, WALL, depth + WALL], 0.008, 3)
  kit.box('paint', [0, floor + height + WALL - 0.004, 0], [outer, 0.16, depth + WALL], 0.01, 3)
  for (const side of SIDES)
    kit.box(
      'sheet',
      [side * (width / 2 + WALL / 2), floor - 0.004, -0.0005],
      [WALL, height + 0.008, depth + WALL - 0.001],
      0.006,
    )
  kit.box('stainless', [0, floor - 0.003, -front], [width + 0.004, height + 0.006, WALL / 2], 0.002)
  kit.plate(
    'rubberGrey',
    [0, floor + height / 2, front + WALL / 2 + 0.002],
    withHoles(rectangle(width + 0.05, height + 0.05, 0.03), [rectangle(width + 0.016, height + 0.016, 0.016)]),
    0.012,
    { bevel: 0.003 },
  )
  panelInstrument(
    kit,
    [-0.2, floor + height + WALL + 0.076, front + WALL / 2 - 0.001],
    temperatureController(degrees, degrees),
    0.1,
  )
  for (const [index, material] of (['lampGreen', 'lampYellow', 'sheetGrey'] as const).entries())
    kit.cylinder(
      material,
      [0.1 + index * 0.08, floor + height + WALL + 0.076, front + WALL / 2 - 0.004],
      0.018,
      0.016,
      {
        axis: 'z',
        bevel: 0.005,
      },
    )
}

/** A lamp in each front corner: it lights all trays. */
function lamps(kit: Kit): void {
  const { width, height, depth, floor } = INSIDE
  for (const side of SIDES)
    kit.box(
      'ovenLamp',
      [side * (width / 2 - 0.004), floor + 0.02, depth / 2 - 0.022],
      [0.014, height - 0.04, 0.02],
      0.003,
    )
}

/** Insulated door, swung open on the right. */
function door(kit: Kit): void {
  const { width, height, depth, floor } = INSIDE
  const hinge = width / 2 + WALL
  kit.at([hinge, floor - 0.03, depth / 2 + WALL / 2 + 0.012], () => {
    kit.at([-width / 2 - WALL, 0, 0], () => {
      kit.box('sheet', [0, 0, 0.03], [width + 2 * WALL - 0.01, height + 0.06, 0.05], 0.008, 3)
      kit.box('stainless', [0, 0.03, 0.004], [width, height, 0.02], 0.006)
      kit.at([-width / 2 - 0.02, height / 2 + 0.03, 0.055], () => bowHandle(kit, [0, 0, 0], 0.2))
    })
    for (const y of [0.08, height - 0.08]) kit.cylinder('zinc', [0, y, 0.004], 0.014, 0.08, { segments: 28 })
  }, [0, 118, 0])
}

/** The closed door: a frame around double glass, hinged on the right, its handle on the left. */
function glazedDoor(kit: Kit): void {
  const { width, height, depth, floor } = INSIDE
  const face = depth / 2 + WALL / 2 + 0.014
  const [outer, middle] = [width + 2 * WALL - 0.01, floor + height / 2]
  const window = rectangle(width - 0.1, height - 0.12, 0.024, [0, middle])
  kit.plate(
    'sheet',
    [0, 0, face + 0.025],
    withHoles(rectangle(outer, height + 0.09, 0.02, [0, middle]), [window]),
    0.05,
    {
      bevel: 0.004,
    },
  )
  const edge = withHoles(rectangle(width - 0.07, height - 0.09, 0.034, [0, middle]), [
    rectangle(width - 0.118, height - 0.138, 0.02, [0, middle]),
  ])
  kit.plate('stainless', [0, 0, face + 0.051], edge, 0.006, { bevel: 0.0015 })
  for (const back of [0.012, 0.04])
    kit.box('glass', [0, floor + 0.05, face + back], [width - 0.09, height - 0.1, 0.004], 0.001)
  kit.at([-width / 2 - 0.022, middle, face + 0.05], () => bowHandle(kit, [0, 0, 0], 0.24))
  for (const y of SIDES) {
    kit.cylinder('zinc', [outer / 2 + 0.006, middle + y * 0.19 - 0.05, face + 0.028], 0.015, 0.1, { segments: 32 })
    kit.box('zinc', [outer / 2 - 0.016, middle + y * 0.19 - 0.04, face + 0.0475], [0.05, 0.08, 0.008], 0.002)
  }
}

/** Trolley on casters with a tray on every rail, drawn out of the oven to cool. */
function trolley(kit: Kit, load: Load): void {
  const { width, depth, pitch } = TRAY
  const [levels, foot, top] = [4, 0.1, 0.66]
  for (const x of SIDES)
    for (const z of SIDES) {
      const at: [number, number] = [x * (width / 2 + 0.032), z * (depth / 2 - 0.02)]
      kit.box('stainless', [at[0], foot - 0.004, at[1]], [0.026, top - foot, 0.026], 0.003)
      kit.cylinder('dark', [at[0] - 0.011, 0.037, at[1]], 0.036, 0.022, { axis: 'x', bevel: 0.006 })
      kit.box('zinc', [at[0], 0.036, at[1]], [0.034, 0.064, 0.03], 0.003)
    }
  for (const x of SIDES) {
    for (let level = 0; level < levels; level++)
      kit.box('stainless', [x * (width / 2 + 0.013), 0.136 + level * pitch, 0], [0.03, 0.013, depth - 0.014], 0.002)
    kit.tube(
      'stainless',
      [
        [x * (width / 2 + 0.032), top - 0.01, depth / 2 - 0.02],
        [x * (width / 2 + 0.032), top + 0.07, depth / 2 - 0.02],
        [x * (width / 2 + 0.032), top + 0.07, -depth / 2 + 0.02],
        [x * (width / 2 + 0.032), top - 0.01, -depth / 2 + 0.02],
      ],
      0.011,
      0.05,
    )
  }
  kit.box('stainless', [0, top - 0.02, -depth / 2 + 0.02], [width + 0.06, 0.022, 0.022], 0.003)
  for (let level = 0; level < levels; level++)
    kit.at([0, 0.15 + level * pitch, 0], () => {
      tray(kit)
      parts(kit, load)
    })
}

function rails(kit: Kit, y: number): void {
  for (const side of SIDES)
    kit.box('steel', [side * (INSIDE.width / 2 - 0.012), y - 0.014, 0], [0.026, 0.013, INSIDE.depth - 0.04], 0.003)
}

/** Tray with lips that run on the rails. */
function tray(kit: Kit): void {
  const { width, depth } = TRAY
  partTray(kit, width, depth)
  for (const side of SIDES)
    kit.box('stainless', [side * (width / 2 + 0.006), 0.014, 0], [0.022, 0.004, depth - 0.004], 0.001)
}

function parts(kit: Kit, { part, columns, rows, turn, yaw, mat = 'white' }: Load): void {
  kit.box(mat, [0, 0.002, 0], [TRAY.width - 0.014, 0.0022, TRAY.depth - 0.014], 0.0005)
  for (let index = 0; index < columns * rows; index++) {
    const column = (index % columns) - (columns - 1) / 2
    const row = Math.floor(index / columns) - (rows - 1) / 2
    lay(
      kit,
      part,
      [(column * (TRAY.width - 0.04)) / columns, 0.0038, (row * (TRAY.depth - 0.03)) / rows],
      [turn, 0, 0],
      yaw + 3 * Math.sin(index * 2.7),
    )
  }
}
