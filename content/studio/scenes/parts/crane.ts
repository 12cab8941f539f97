/** Overhead traveling crane: rails on the columns' brackets, box girder, hoist with ropes and hook. */
import { type Kit, type Point, rectangle, SIDES } from '../../kit/index.ts'
import { beam, type Hall, RAIL } from './building.ts'
import { loadPlate } from './signs.ts'

const GIRDER = { height: 0.75, depth: 0.42 }
const CARRIAGE = 2.6
const HOOK_BLOCK = 0.62

export type CranePlace = {
  /** Place of the girder along the hall, place of the hoist along the girder. */
  z: number
  x: number
  /** Height of the hook's bowl, where slings hang. */
  hook: number
}

export function crane(kit: Kit, { width, back, front }: Hall, place: CranePlace): void {
  const railX = width / 2 - RAIL.inset
  kit.part('crane rails', () => {
    for (const side of SIDES) {
      beam(kit, 'sheetGrey', [side * railX, RAIL.y - 0.28, back + 0.05], front - back - 0.1, 'z', [0.3, 0.54])
      kit.box(
        'groundSteel',
        [side * railX, RAIL.y - 0.012, (front + back) / 2],
        [0.07, 0.06, front - back - 0.2],
        0.004,
      )
    }
  })
  kit.part('crane', () =>
    kit.at([0, RAIL.y, place.z], () => {
      for (const side of SIDES) carriage(kit, side * railX)
      kit.box('yellow', [0, 0.12, 0], [railX * 2 - 0.2, GIRDER.height, GIRDER.depth], 0.012)
      kit.box('plinth', [0, 0.09, 0], [railX * 2 - 0.3, 0.04, GIRDER.depth + 0.1], 0.004)
      festoon(kit, railX)
      kit.at([place.x, 0, 0], () => hoist(kit, RAIL.y - place.hook))
    }),
  )
}

/** End carriage on two wheels, across the girder's end. */
function carriage(kit: Kit, x: number): void {
  kit.box('yellow', [x, 0.06, 0], [0.26, 0.34, CARRIAGE], 0.012)
  for (const side of SIDES) {
    kit.cylinder('castIron', [x - 0.05, 0.19, side * (CARRIAGE / 2 - 0.3)], 0.145, 0.1, { axis: 'x' })
    kit.box('dark', [x, 0.14, side * (CARRIAGE / 2 + 0.04)], [0.14, 0.16, 0.1], 0.02)
  }
}

/** Flat cable in loops under a rail along the girder. */
function festoon(kit: Kit, railX: number): void {
  const z = GIRDER.depth / 2 + 0.2
  kit.box('zinc', [0, 0.6, z], [railX * 2 - 0.6, 0.04, 0.04], 0.004)
  const loops = Math.round(railX * 1.1)
  const pitch = (railX * 2 - 0.8) / loops
  for (let index = 0; index < loops; index++) {
    const x = (index - loops / 2) * pitch
    kit.box('plinth', [x, 0.5, z], [0.06, 0.11, 0.05], 0.004)
    kit.hose(
      'dark',
      [
        [x, 0.52, z],
        [x + pitch * 0.2, 0.2, z],
        [x + pitch * 0.5, 0.06, z],
        [x + pitch * 0.8, 0.2, z],
        [x + pitch, 0.52, z],
      ],
      0.016,
      8,
    )
  }
  for (let x = -railX + 0.6; x < railX; x += 2)
    kit.box('zinc', [x, 0.605, GIRDER.depth / 2 + 0.1], [0.04, 0.03, 0.22], 0.003)
}

/** Rope hoist under the girder; `drop` is the way from the rail down to the hook's bowl. */
function hoist(kit: Kit, drop: number): void {
  kit.box('plinth', [0, -0.1, 0], [0.9, 0.16, 0.56], 0.01)
  kit.cylinder('paint', [-0.45, -0.3, 0], 0.2, 0.8, { axis: 'x', bevel: 0.01 })
  kit.cylinder('motor', [0.34, -0.3, 0], 0.15, 0.34, { axis: 'x', bevel: 0.02 })
  kit.box('sheetGrey', [-0.56, -0.42, 0], [0.24, 0.36, 0.4], 0.012)
  const block = -drop + 0.24
  for (const x of SIDES)
    for (const z of SIDES)
      kit.cylinder('motor', [x * 0.1, block + 0.2, z * 0.05], 0.009, -0.3 - block - 0.2, { segments: 10, bevel: 0.001 })
  kit.at([0, block, 0], () => hookBlock(kit))
}

/** Sheave block: cheeks with the rope sheaves between them, cross piece with the swiveling hook; its bowl is 240 mm below. */
function hookBlock(kit: Kit): void {
  const height = HOOK_BLOCK - 0.2
  for (const side of SIDES) {
    kit.plate('yellow', [0, height / 2, side * 0.075], rectangle(0.4, height, 0.12), 0.03, { bevel: 0.006 })
    kit.box('yellow', [side * 0.12, 0.02, 0], [0.1, 0.1, 0.14], 0.01)
    kit.cylinder('zinc', [0, HOOK_BLOCK - 0.38, side * 0.105 - 0.02], 0.055, 0.04, { axis: 'z' })
    for (const across of SIDES)
      kit.hexagon('zinc', [across * 0.13, 0.07, side * 0.088 - (side < 0 ? 0.016 : 0)], 0.022, 0.016, 'z')
    kit.cylinder('castIron', [0, HOOK_BLOCK - 0.38, side * 0.03 - 0.02], 0.185, 0.04, { axis: 'z' })
  }
  kit.decal(loadPlate('5 t'), [0, 0.09, 0.0906], 0.15, 0.075)
  kit.cylinder('zinc', [0, -0.02, 0], 0.075, 0.05)
  kit.cylinder('steel', [0, -0.08, 0], 0.05, 0.09)
  const bowl = Array.from({ length: 12 }, (_, index): Point => {
    const angle = ((90 - index * 24) * Math.PI) / 180
    return [0.085 * Math.cos(angle), -0.17 + 0.085 * Math.sin(angle), 0]
  })
  kit.hose('castIron', bowl, (share) => 0.036 - 0.018 * share * share, 14)
}

/** Four slings from the hook's bowl to lifting points. */
export function slings(kit: Kit, hook: Point, ends: readonly Point[]): void {
  kit.part('slings', () => {
    for (const end of ends) {
      const start: Point = [
        hook[0] + Math.sign(end[0] - hook[0]) * 0.03,
        hook[1],
        hook[2] + Math.sign(end[2] - hook[2]) * 0.018,
      ]
      kit.tube('yellow', [start, end], 0.016, 0.01, 10)
      kit.ring('zinc', end, 0.05, 0.012, 'x', 24)
    }
    kit.ring('zinc', [hook[0], hook[1] + 0.015, hook[2]], 0.06, 0.014, 'z', 32)
  })
}
