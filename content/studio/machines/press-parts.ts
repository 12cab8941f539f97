/** Assemblies of the compression and transfer presses: further daylights, molds that tilt open, cavities of any outline. */
import {
  cavityGrid,
  disc,
  type FlatPoint,
  heatedPlaten,
  heaterLeads,
  type Kit,
  type MaterialName,
  type Point,
  polygon,
  radians,
  rectangle,
  type Shape,
  SIDES,
  socketScrew,
  withHoles,
} from '../kit/index.ts'
import { crownOf, type UprightPress } from './upright-press.ts'

/** Takes the pieces of the named parts out of the model again: for a variant that needs a machine without them. */
export function without(kit: Kit, parts: readonly string[], build: () => void): void {
  const from = kit.pieces.length
  build()
  const remaining = kit.pieces
    .splice(from)
    .filter(({ part }) => !part.split(' / ').some((name) => parts.includes(name)))
  kit.pieces.push(...remaining)
}

/** Moves the named parts: another position of the same machine. */
export function moved(kit: Kit, parts: readonly string[], [x, y, z]: Point, build: () => void): void {
  const from = kit.pieces.length
  build()
  for (const { part, geometry } of kit.pieces.slice(from))
    if (part.split(' / ').some((name) => parts.includes(name))) geometry.translate(x, y, z)
}

/** Middle heating platens at the given heights, guided on the columns, and the stop bars that carry them when open. */
export function daylightPlatens(kit: Kit, press: UprightPress, heights: readonly number[]): void {
  const [width, depth] = press.platen
  const { x: columnX, z: columnZ, radius } = press.column
  const low = Math.min(...heights) - 0.1
  for (const side of SIDES)
    kit.box('groundSteel', [side * (width / 2 + 0.06), low, 0], [0.036, crownOf(press) - low + 0.003, 0.08], 0.003)
  for (const y of heights)
    kit.part('middle platen', () => {
      heatedPlaten(kit, [0, y, 0], width, depth, { heaters: Math.round(width * 15) })
      for (const x of SIDES) {
        const lug = columnX - width / 2 + 0.06
        for (const z of SIDES) {
          kit.box(
            'paint',
            [x * (width / 2 + lug / 2 - 0.02), y + 0.008, z * columnZ],
            [lug, 0.054, radius * 2.6],
            0.006,
          )
          kit.cylinder('paint', [x * columnX, y + 0.002, z * columnZ], radius * 1.55, 0.066, { bevel: 0.006 })
          kit.cylinder('brass', [x * columnX, y + 0.066, z * columnZ], radius * 1.35, 0.012, { bevel: 0.003 })
        }
        kit.box('zinc', [x * (width / 2 + 0.02), y + 0.012, 0], [0.05, 0.046, 0.12], 0.004)
      }
      heaterLeads(kit, [width / 2, y + 0.035, 0], [columnX + 0.1, y - 0.12, 0], 3, 0.08)
    })
}

/** Closed mold between two platens, with handles. `place` is the middle of its underside. */
export function closedMold(kit: Kit, place: Point, width: number, depth: number, height = 0.15): void {
  const [x, y, z] = place
  kit.part('closed mold', () => {
    const layer = height / 3
    kit.box('steel', [x, y - 0.001, z], [width, layer + 0.001, depth], 0.003)
    kit.box('mouldSteel', [x, y + layer - 0.001, z], [width - 0.016, layer + 0.002, depth - 0.016], 0.003)
    kit.box('steel', [x, y + 2 * layer, z], [width, layer, depth], 0.003)
    for (const side of SIDES) {
      socketScrew(kit, [x + side * width * 0.4, y + layer / 2, z + depth / 2 - 0.001], 0.01, 'z')
      socketScrew(kit, [x + side * width * 0.4, y + 2.5 * layer, z + depth / 2 - 0.001], 0.01, 'z')
    }
    for (const up of [0.5, 2.5]) handle(kit, [x, y + layer * up, z + depth / 2 - 0.004], 0.16)
  })
}

/** Bar handle on a face that looks to +z. */
function handle(kit: Kit, [x, y, z]: Point, width: number): void {
  kit.tube(
    'blackOxide',
    [
      [x - width / 2, y, z],
      [x - width / 2, y, z + 0.05],
      [x + width / 2, y, z + 0.05],
      [x + width / 2, y, z],
    ],
    0.008,
    0.018,
  )
}

/** Outline of a cavity about `center`, seen from above; `shrink` is the gap to the part lying in it. */
export type Cavity = (center: FlatPoint, shrink: number) => Shape

export const roundCavity =
  (radius: number): Cavity =>
  (center, shrink) =>
    disc(radius - shrink, center)

/** Brake pad about 108 mm wide. */
export const padCavity: Cavity = ([x, y], shrink) => {
  const arc = (radius: number, from: number, to: number): FlatPoint[] =>
    Array.from({ length: 11 }, (_, index): FlatPoint => {
      const angle = radians(from + ((to - from) * index) / 10)
      return [x + radius * Math.cos(angle), y - 0.1 + radius * Math.sin(angle)]
    })
  return polygon([
    ...arc(0.123 - shrink, 64 + 500 * shrink, 116 - 500 * shrink),
    ...arc(0.079 + shrink, 120 - 700 * shrink, 60 + 700 * shrink),
  ])
}

type FlatMold = {
  width: number
  depth: number
  columns: number
  rows: number
  cavity: Cavity
  part: MaterialName
  /** For close-ups: the part in its full shape, and the bottom of its cavity in the upper plate, about their rim. */
  solid?: { part: (kit: Kit, center: FlatPoint) => void; bottom: (kit: Kit, center: FlatPoint) => void }
}

const HALF = 0.062
const PLATE = 0.05

function cells({ width, depth, columns, rows }: FlatMold): FlatPoint[] {
  return cavityGrid(columns, rows, width - 0.07, depth - 0.07)
}

function inCells(kit: Kit, mold: FlatMold, build?: (kit: Kit, center: FlatPoint) => void): void {
  for (const cell of cells(mold)) build?.(kit, cell)
}

function cavities(mold: FlatMold, shrink: number): Shape[] {
  return cells(mold).map(([x, z]) => mold.cavity([x, -z], shrink))
}

/** Plate with the cavities through it; `y` is its middle. */
function cavityPlate(kit: Kit, mold: FlatMold, y: number): void {
  const outline = withHoles(rectangle(mold.width - 0.016, mold.depth - 0.016, 0.006), cavities(mold, 0), 14)
  kit.plate(mold.solid ? 'stainless' : 'mouldSteel', [0, y, 0], outline, 0.026, {
    axis: 'y',
    bevel: 0.0012,
    pointsPerCurve: 14,
  })
}

/** Lower mold half with a part in each cavity, guide pins and a handle. `place` is the middle of its underside. */
export function flatMold(kit: Kit, place: Point, mold: FlatMold): void {
  const { width, depth, part, solid } = mold
  kit.part('mold', () =>
    kit.at(place, () => {
      kit.box('steel', [0, 0, 0], [width, HALF - 0.024, depth], 0.003)
      cavityPlate(kit, mold, HALF - 0.013)
      if (solid) kit.at([0, HALF, 0], () => inCells(kit, mold, solid.part))
      else
        for (const outline of cavities(mold, 0.0015))
          kit.plate(part, [0, HALF - 0.0115, 0], outline, 0.026, { axis: 'y', bevel: 0.006, pointsPerCurve: 14 })
      for (const x of SIDES)
        for (const z of SIDES)
          kit.cylinder('steel', [x * (width / 2 - 0.022), HALF - 0.002, z * (depth / 2 - 0.022)], 0.012, 0.04, {
            bevel: 0.005,
            segments: 24,
          })
      handle(kit, [0, HALF * 0.35, depth / 2 - 0.004], 0.18)
    }),
  )
}

/** Mold with its lower half flat and the plates above it tilted open by `tilts` about the rear edge, toward the viewer. */
export function tiltMold(kit: Kit, place: Point, mold: FlatMold & { tilts: readonly number[] }): void {
  const { width, depth, tilts } = mold
  flatMold(kit, place, mold)
  kit.part('tilting plates', () =>
    kit.at(place, () => {
      // crossbars on the rails: behind for the hinge posts, in the middle for the lifting cylinders
      kit.box(
        'paint',
        [0, -0.034, -depth / 2 - 0.03 - (tilts.length - 1) * 0.0225],
        [width + 0.1, 0.03, 0.06 + tilts.length * 0.045],
        0.005,
      )
      kit.cylinder('zinc', [-width / 2 - 0.05, -0.02, depth * 0.36 - (tilts.length - 1) * 0.08], 0.011, width + 0.1, {
        axis: 'x',
        segments: 28,
      })
      for (const [index, tilt] of tilts.entries()) {
        const hingeY = HALF + 0.02 + index * 0.03
        const hingeZ = -depth / 2 - 0.03 - index * 0.045
        const plate = (): void =>
          kit.at([0, 0, depth / 2 + 0.03], () => {
            kit.box('steel', [0, 0.024, 0], [width, PLATE - 0.024, depth], 0.003)
            cavityPlate(kit, mold, 0.013)
            kit.at([0, 0.0004, 0], () => inCells(kit, mold, mold.solid?.bottom), [0, 0, 180])
            for (const side of SIDES) {
              const x = side * (width / 2 + 0.011)
              kit.box('zinc', [x, 0.006, -0.04], [0.024, 0.036, depth - 0.1], 0.004)
              kit.box('zinc', [x, 0.004, -depth / 2 - 0.0], [0.0235, 0.04, 0.1], 0.004)
              for (const z of [-0.14, 0.1]) socketScrew(kit, [x + side * 0.0115, 0.024, z], 0.007, 'x')
            }
            handle(kit, [0, 0.034, depth / 2 - 0.004], 0.18)
          })
        kit.part('plate', () => kit.at([0, hingeY, hingeZ], plate, [-tilt, 0, 0]))
        kit.cylinder('groundSteel', [-width / 2 - 0.045, hingeY + 0.006, hingeZ], 0.011, width + 0.09, {
          axis: 'x',
          segments: 28,
        })
        for (const side of SIDES) {
          const x = side * (width / 2 + 0.034 + index * 0.001)
          kit.box('paint', [x, -0.012 - index * 0.001, hingeZ + 0.01], [0.02, hingeY + 0.04, 0.06], 0.004)
          // lifting cylinder from the foot of the hinge side to the arm
          const arm = radians(tilt)
          const reach = depth * 0.33
          const end: Point = [x, hingeY + Math.sin(arm) * reach, hingeZ + Math.cos(arm) * reach]
          const start: Point = [x, -0.02, depth * 0.36 - index * 0.08]
          if (index === tilts.length - 1) strut(kit, start, end)
        }
      }
    }),
  )
}

/** Slim lifting cylinder between two points. */
export function strut(kit: Kit, from: Point, to: Point, radius = 0.016): void {
  const along = (share: number): Point =>
    [0, 1, 2].map((index) => from[index]! + (to[index]! - from[index]!) * share) as Point
  const eye = ([x, y, z]: Point): void =>
    kit.cylinder('zinc', [x - 0.016, y, z], radius * 0.9, 0.032, { axis: 'x', segments: 24 })
  kit.part('strut', () => {
    kit.tube('plinth', [from, along(0.58)], radius, 0.01, 24)
    eye(from)
  })
  kit.part('rod', () => {
    kit.tube('chrome', [along(0.55), to], radius * 0.5, 0.01, 20)
    eye(to)
  })
}
