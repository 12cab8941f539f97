/** Wooden packing: skids, crate panels, whole crates, pallets. */
import { type Kit, type MaterialName, type Point, SIDES, type Size } from '../../kit/index.ts'
import { gravityMark, handlingMarks, shippingMark } from './signs.ts'

/** Top of a skid above the floor. */
export const SKID_TOP = 0.17
const BOARD = { width: 0.15, thickness: 0.022, gap: 0.004 }
const BATTEN = { width: 0.09, thickness: 0.03 }

/** Runs `board` for each board of a row `length` long; no two neighbors come from one log. */
function boards(length: number, board: (at: number, width: number, wood: MaterialName) => void): void {
  const count = Math.round(length / BOARD.width)
  for (let index = 0; index < count; index++)
    board(((index + 0.5) / count - 0.5) * length, length / count - BOARD.gap, (index * 7) % 5 < 2 ? 'spruce' : 'pine')
}

/** Heavy crate floor: runners along x, cut out for slings and forks, cross boards on them. `place` is the floor under its middle. */
export function skid(kit: Kit, place: Point, width: number, depth: number): void {
  kit.part('skid', () =>
    kit.at(place, () => {
      for (const z of [-1, 0, 1]) {
        const at = z * (depth / 2 - 0.09)
        kit.box('spruce', [0, 0.07, at], [width - 0.03, 0.06, 0.11], 0.004)
        for (const x of [-1, 0, 1]) kit.box('spruce', [x * (width / 2 - 0.14), 0, at], [0.2, 0.072, 0.108], 0.004)
      }
      boards(width, (x, size, wood) => kit.box(wood, [x, 0.128, 0], [size, SKID_TOP - 0.128, depth], 0.003))
    }),
  )
}

/** Posts and rails on the inner face of a crate side, seen while the crate is open. */
function innerFrame(kit: Kit, width: number, height: number): void {
  const face = -(BOARD.thickness + 0.06) / 2 + 0.002
  const span = width - 0.36
  for (const y of [0.02, height / 2 - 0.05, height - 0.12]) kit.box('spruce', [0, y, face], [span, 0.1, 0.06], 0.003)
  for (const x of [-1, -1 / 3, 1 / 3, 1])
    for (const [from, to] of [
      [0.118, height / 2 - 0.048],
      [height / 2 + 0.048, height - 0.118],
    ] as const)
      kit.box('pine', [x * (span / 2 - 0.05), from, face - 0.001], [0.1, to - from, 0.06], 0.003)
}

/** Crate side: upright boards, a frame of battens and a brace on the face to +z. `place` is the middle of its lower edge. */
export function cratePanel(kit: Kit, place: Point, width: number, height: number, isOpen = false): void {
  kit.part('crate panel', () =>
    kit.at(place, () => {
      if (isOpen) innerFrame(kit, width, height)
      boards(width, (x, size, wood) => kit.box(wood, [x, 0, 0], [size, height, BOARD.thickness], 0.002, 1))
      const face = (BOARD.thickness + BATTEN.thickness) / 2 - 0.002
      for (const y of [0.015, height - BATTEN.width - 0.015])
        kit.box('pine', [0, y, face], [width - 0.01, BATTEN.width, BATTEN.thickness], 0.003)
      const inner = height - 2 * BATTEN.width - 0.028
      const uprights = Math.max(1, Math.round(width / 1.1))
      for (let index = 0; index <= uprights; index++)
        kit.box(
          'pine',
          [(index / uprights - 0.5) * (width - BATTEN.width - 0.012), BATTEN.width + 0.014, face],
          [BATTEN.width, inner, BATTEN.thickness],
          0.003,
        )
      const field = (width - BATTEN.width) / uprights - BATTEN.width
      const angle = Math.atan2(inner - 0.1, field)
      for (let index = 0; index < uprights; index++)
        kit.at(
          [((index + 0.5) / uprights - 0.5) * (width - BATTEN.width), height / 2, face - 0.003],
          () =>
            kit.box(
              'pine',
              [0, -BATTEN.width / 2, 0],
              [Math.hypot(field, inner) - 0.1, BATTEN.width, BATTEN.thickness],
              0.003,
            ),
          [0, 0, ((index % 2 ? -1 : 1) * angle * 180) / Math.PI],
        )
    }),
  )
}

/** Marks on the front of a finished crate of outer size `size` whose floor is at the origin; `number` is that of the case. */
export function crateMarks(kit: Kit, size: Size, number: 1 | 2 = 1): void {
  const [width, outerHeight, depth] = size
  const height = outerHeight - SKID_TOP
  kit.at([0, SKID_TOP, depth / 2 + 0.03], () => {
    kit.decal(handlingMarks(), [-width * 0.24, height * 0.85, 0.002], 0.42, 0.14)
    kit.decal(gravityMark(), [width * 0.03, height * 0.46, 0.002], 0.15, 0.15)
    kit.decal(shippingMark(size, number), [-width * 0.245, height * 0.7, 0.002], 0.44, 0.26)
  })
}

export type CrateSide = 'front' | 'back' | 'left' | 'right' | 'lid'
const ALL_SIDES: readonly CrateSide[] = ['front', 'back', 'left', 'right', 'lid']

/** Crate of outer size `size` on a skid, with the given sides on it. */
export function crate(kit: Kit, place: Point, size: Size, sides: readonly CrateSide[] = ALL_SIDES, degrees = 0): void {
  const [width, height, depth] = size
  const wall = height - SKID_TOP
  const inset = BOARD.thickness / 2 + 0.001
  kit.part('crate', () =>
    kit.at(place, () => {
      skid(kit, [0, 0, 0], width, depth)
      const stand = (side: CrateSide, at: Point, turn: number, across: number): void => {
        if (sides.includes(side))
          kit.at(at, () => cratePanel(kit, [0, 0, 0], across, wall, sides.length < ALL_SIDES.length), [0, turn, 0])
      }
      const [x, z] = [width / 2 - inset, depth / 2 - inset]
      stand('front', [0, SKID_TOP - 0.003, z], 0, width)
      stand('back', [0, SKID_TOP - 0.003, -z], 180, width)
      stand('left', [-x, SKID_TOP - 0.004, 0], -90, depth - 2 * BOARD.thickness - 0.008)
      stand('right', [x, SKID_TOP - 0.004, 0], 90, depth - 2 * BOARD.thickness - 0.008)
      if (sides.includes('lid'))
        boards(width + 0.06, (at, board) =>
          kit.box('pine', [at, height - 0.008, 0], [board, BOARD.thickness, depth + 0.06], 0.002, 1),
        )
    }, [0, degrees, 0]),
  )
}

/** Flat pallet, 1.2 x 0.8 m, 144 mm high. */
export function pallet(kit: Kit, place: Point, degrees = 0): void {
  kit.part('pallet', () =>
    kit.at(place, () => {
      for (const z of [-0.335, 0, 0.335]) {
        kit.box('pine', [0, 0, z], [1.2, 0.022, 0.1], 0.002)
        for (const x of [-0.53, 0, 0.53]) kit.box('pine', [x, 0.02, z], [0.14, 0.082, 0.098], 0.002)
      }
      for (const x of [-0.53, 0, 0.53]) kit.box('pine', [x, 0.1, 0], [0.142, 0.023, 0.8], 0.002)
      for (let board = 0; board < 5; board++)
        kit.box('pine', [0, 0.122, -0.335 + board * 0.1675], [1.2, 0.022, board % 2 ? 0.1 : 0.13], 0.002)
    }, [0, degrees, 0]),
  )
}

/** Planks in layers with spacers between them. */
export function plankStack(kit: Kit, place: Point, length: number, layers: number): void {
  kit.part('planks', () =>
    kit.at(place, () => {
      for (const x of SIDES) kit.box('pine', [x * length * 0.34, 0, 0], [0.1, 0.09, 0.9], 0.004)
      for (let layer = 0; layer < layers; layer++)
        for (let plank = 0; plank < 5; plank++)
          kit.box(
            'pine',
            [((plank * 7 + layer * 3) % 5) * 0.012, 0.088 + layer * 0.034, (plank - 2) * 0.172],
            [length, 0.036, 0.164],
            0.003,
          )
    }),
  )
}
