/** Parts that leave a mold in one piece, joined by a thin web. The web's top is y = 0. */
import {
  cavityGrid,
  disc,
  type FlatPoint,
  type Kit,
  type MaterialName,
  type Point,
  polygon,
  rectangle,
  type Shape,
  withHoles,
} from '../kit/index.ts'
import { stopper } from '../products/medical-stopper.ts'
import { loft } from '../products/shapes.ts'
import { spoon } from '../products/spoon.ts'
import { lifeSize, SPOON, STOPPER } from './parts.ts'

/** Top face of a stopper upside down, and its radius, millimeters. */
const STOPPER_TOP = 10.45
const STOPPER_RADIUS = 9.55

export type Web = {
  material: MaterialName
  columns: number
  rows: number
  pitch: FlatPoint
  /** Plan of one part about its place; larger by `gap`. */
  plan: (center: FlatPoint, gap: number) => Shape
  /** How far the web's top is below the widest part, and how far it reaches into the part. */
  drop: number
  bite: number
  /** One part, its widest place in y = 0. */
  part: (kit: Kit, center: FlatPoint) => void
  /** The bottom of its cavity, whose rim is in y = 0, where that is not flat. */
  cavity?: (kit: Kit, center: FlatPoint) => void
}

export const WEBS: Record<'spoon' | 'stopper', Web> = {
  spoon: {
    material: SPOON,
    columns: 4,
    rows: 2,
    pitch: [0.052, 0.166],
    plan: spoonPlan,
    drop: 0.0016,
    bite: 0.0022,
    part: flatSpoon,
    cavity: spoonShell,
  },
  stopper: {
    material: STOPPER,
    columns: 6,
    rows: 10,
    pitch: [0.034, 0.034],
    drop: 0,
    bite: 0.0006,
    plan: ([x, z], gap) => disc(STOPPER_RADIUS / 1000 + gap, [x, -z]),
    part: (kit, [x, z]) =>
      lifeSize(kit, [x, STOPPER_TOP / 1000 - 0.0006, z], () => stopper(kit, STOPPER, 30, 2), [180, 0, 0]),
  },
}

/** Places of the parts about the middle of the web. */
export function places({ columns, rows, pitch }: Web): FlatPoint[] {
  return cavityGrid(columns, rows, columns * pitch[0], rows * pitch[1])
}

export const webSize = ({ columns, rows, pitch }: Web): FlatPoint => [columns * pitch[0], rows * pitch[1]]

/** The thin sheet, open where the parts are, or were. */
export function skeleton(kit: Kit, web: Web, gap: number, thickness = 0.0012): void {
  const [width, depth] = webSize(web)
  const holes = places(web).map((place) => web.plan(place, gap))
  kit.plate(web.material, [0, -thickness / 2, 0], withHoles(rectangle(width, depth, 0.012), holes, 24), thickness, {
    axis: 'y',
    bevel: 0.0003,
  })
}

/** A spoon whose rim is level in y = 0, its bowl to the back. */
export function flatSpoon(kit: Kit, [x, z]: FlatPoint): void {
  lifeSize(kit, [x, 0, z], () => kit.add(SPOON, loft(spoon(72, 14, 0), 'capped', 60)), [0, 90, 0])
}

/** The underside of a spoon as a shell of steel 3 mm thick. */
export function spoonShell(kit: Kit, [x, z]: FlatPoint): void {
  const pointsAcross = 14
  const rings = spoon(72, pointsAcross, 0).map((ring) =>
    ring.map(([along, height, across], step): Point => {
      const underside = step < pointsAcross ? height - 3 : (ring[2 * pointsAcross - step]?.[1] ?? height)
      return [along, underside, across]
    }),
  )
  lifeSize(kit, [x, 0, z], () => kit.add('groundSteel', loft(rings, 'capped', 60)), [0, 90, 0])
}

/** Outline of a spoon whose bowl points to the back. */
export function spoonPlan([x, z]: FlatPoint, gap: number): Shape {
  const pointsAcross = 2
  const rings = spoon(48, pointsAcross, 0)
  const side = (sign: number): FlatPoint[] =>
    rings.map(([edge]): FlatPoint => {
      const grown = 1 + (2 * gap * 1000) / 150
      return [x + (sign * (Math.abs(edge![2]) + gap * 1000)) / 1000, -z + (edge![0] * grown) / 1000]
    })
  return polygon([...side(1), ...side(-1).reverse()])
}
