/** Stand of a two-roll mill: frames, rolls, bearings, guides, tray. Roll axes run along x; drive on the right, water on the left. */
import {
  type FlatPoint,
  gauge,
  gaugeDial,
  hexScrew,
  hydraulicHose,
  type Kit,
  levelingFoot,
  type MaterialName,
  rectangle,
  SIDES,
  scaleDial,
  screwCircle,
  withHoles,
} from '../kit/index.ts'
import { arcPoints, sideOutline } from './sheet-parts.ts'

export type MillSize = {
  radius: number
  /** Working length of the rolls. */
  length: number
  /** Height of the roll axes. */
  axis: number
  /** Middle of the rolls. */
  x: number
  /** Thickness of each side frame. */
  frame: number
  /** Height of the frames' feet. */
  foot: number
}

/** Half the gap between the rolls. */
const HALF_GAP = 0.003
/** Room between a roll end and the frame. */
const ROLL_END = 0.09

export const rollZ = (size: MillSize): number => size.radius + HALF_GAP
/** Distance of a frame's middle from the middle of the rolls. */
export const frameOffset = (size: MillSize): number => size.length / 2 + ROLL_END + size.frame / 2

/** Side frames with caps, bearing housings and covers. */
export function frames(kit: Kit, size: MillSize): void {
  const { radius: r, axis, frame, foot } = size
  const z = rollZ(size)
  const top = axis + r * 1.18
  for (const side of SIDES)
    kit.at([size.x + side * frameOffset(size), 0, 0], () => {
      const outline = sideOutline([
        [-3.1 * r, foot],
        [3.1 * r, foot],
        [3.1 * r, foot + 0.35 * r],
        [2.75 * r, foot + 0.7 * r],
        [2.75 * r, top],
        [-2.75 * r, top],
        [-2.75 * r, foot + 0.7 * r],
        [-3.1 * r, foot + 0.35 * r],
      ])
      kit.plate('paint', [0, 0, 0], withHoles(outline, [rectangle(4.2 * r, 2.02 * r, 0.06, [0, axis])]), frame, {
        axis: 'x',
        bevel: 0.012,
      })
      kit.box('paint', [0, top - 0.003, 0], [frame + 0.05, r * 0.3, 5.7 * r], 0.014, 3)
      for (const along of [-2.4, -0.35, 0.35, 2.4])
        for (const across of SIDES)
          hexScrew(kit, [across * frame * 0.33, top + r * 0.3 - 0.004, along * r], Math.min(0.036, r * 0.15))
      for (const along of SIDES) {
        kit.box('castIron', [0, axis - 0.98 * r, along * z], [frame + 0.03, 1.96 * r, 1.8 * r], 0.012)
        for (const out of SIDES) {
          const face = out * (frame / 2 + 0.014)
          kit.cylinder('castIron', [out > 0 ? face : face - 0.022, axis, along * z], r * 0.78, 0.022, {
            axis: 'x',
            bevel: 0.005,
          })
          if (out < 0) screwCircle(kit, [face - 0.04, axis, along * z], r * 0.68, 8, r * 0.08, 'x', 22)
        }
        hexScrew(kit, [0, foot + 0.33 * r, along * 2.93 * r], Math.min(0.03, r * 0.12), 'y')
      }
    })
}

/** Two rolls with collars and journals through both frames. */
export function rolls(kit: Kit, size: MillSize, drivenEnd: number): void {
  const { radius: r, length, axis } = size
  const outer = frameOffset(size) + size.frame / 2
  for (const side of SIDES) {
    const z = side * rollZ(size)
    kit.part(side > 0 ? 'front' : 'back', () => {
      kit.cylinder('rollSteel', [size.x - length / 2, axis, z], r, length, { axis: 'x', bevel: 0.006, segments: 128 })
      for (const end of SIDES)
        kit.cylinder(
          'groundSteel',
          [size.x + end * (length / 2 + ROLL_END / 2) - ROLL_END / 2 - 0.004, axis, z],
          r * 0.66,
          ROLL_END + 0.008,
          { axis: 'x', segments: 72 },
        )
      kit.cylinder('steel', [size.x - outer - 0.1, axis, z], r * 0.38, outer * 2 + 0.1 + drivenEnd, {
        axis: 'x',
        bevel: 0.004,
        segments: 56,
      })
    })
  }
}

/** Outline of the compound in the wedge above the nip, between `low` and `high` meters above the roll axes. */
function nipPoints(size: MillSize, low: number, high: number, clearance: number): FlatPoint[] {
  const r = size.radius + clearance
  const angle = (height: number): number => (Math.asin(Math.min(1, height / r)) * 180) / Math.PI
  const front = arcPoints([rollZ(size), size.axis], r, 180 - angle(low), 180 - angle(high))
  return [...front, ...front.map(([z, y]): FlatPoint => [-z, y]).reverse()]
}

/** Adjustable cheek plates that keep the batch on the rolls, on two cross bars. */
export function stockGuides(kit: Kit, size: MillSize, share = 0.4): void {
  const { radius: r, axis } = size
  const top = axis + r * 1.6
  for (const side of SIDES) {
    const x = size.x + side * size.length * share
    const low = nipPoints(size, r * 0.45, r * 0.97, 0.004)
    const half = low.length / 2
    const outline = [
      ...low.slice(0, half),
      [r * 0.75, top] as FlatPoint,
      [-r * 0.75, top] as FlatPoint,
      ...low.slice(half),
    ]
    kit.plate('brass', [x, 0, 0], sideOutline(outline), 0.03, { axis: 'x', bevel: 0.004 })
    for (const z of SIDES)
      kit.cylinder('blackOxide', [x - 0.04, top - r * 0.18, z * r * 0.5], r * 0.11, 0.08, { axis: 'x', bevel: 0.006 })
  }
  const reach = frameOffset(size)
  for (const z of SIDES) {
    kit.cylinder('chrome', [size.x - reach, top - r * 0.18, z * r * 0.5], r * 0.065, reach * 2, { axis: 'x' })
    for (const side of SIDES)
      kit.box(
        'paint',
        [size.x + side * reach, axis + r * 1.4, z * r * 0.5],
        [size.frame * 0.5, r * 0.12, r * 0.3],
        0.006,
      )
  }
}

/** Batch banded on the front roll, with the rolling bank in the nip. */
export function batch(kit: Kit, size: MillSize, material: MaterialName, width: number, wrap = 0.012): void {
  const { radius: r, axis, x } = size
  kit.cylinder(material, [x - width / 2, axis, rollZ(size)], r + wrap, width, {
    axis: 'x',
    bevel: wrap * 0.7,
    segments: 128,
  })
  const y = axis + r * 0.5
  for (const strand of [0, 1, 2]) {
    const points = Array.from({ length: 15 }, (_, index): [number, number, number] => [
      x - width * 0.47 + (width * 0.94 * index) / 14,
      y + r * (0.05 + strand * 0.14) + Math.sin(index * 2.1 + strand) * r * 0.05,
      Math.sin(index * 1.7 + strand * 2) * r * 0.09 + (strand - 1) * r * 0.12,
    ])
    kit.hose(
      material,
      points,
      (share) =>
        r * (0.2 + 0.05 * Math.sin(share * 31 + strand * 2)) * Math.min(1, 0.35 + 9 * Math.min(share, 1 - share)),
      18,
    )
  }
}

/** Stainless tray under the rolls. */
export function tray(kit: Kit, size: MillSize): void {
  const { radius: r, axis, length, x } = size
  const y = axis - r * 1.75
  const depth = r * 4.6
  kit.box('stainless', [x, y, 0], [length + 0.1, 0.012, depth], 0.004)
  for (const side of SIDES) {
    kit.box('stainless', [x, y + 0.006, side * (depth / 2)], [length + 0.12, r * 0.34, 0.012], 0.004)
    kit.box('stainless', [x + side * (length / 2 + 0.05), y + 0.006, 0], [0.012, r * 0.33, depth - 0.01], 0.004)
    for (const z of SIDES)
      kit.box(
        'plinth',
        [x + side * length * 0.36, size.foot - 0.004, z * depth * 0.36],
        [0.06, y - size.foot + 0.01, 0.06],
        0.004,
      )
  }
}

/** Rotary unions on the left journal ends, each with supply and return hose to a manifold on the bed. */
export function waterUnions(kit: Kit, size: MillSize): void {
  const { radius: r, axis } = size
  const end = size.x - frameOffset(size) - size.frame / 2 - 0.1
  const floor = size.foot + r * 0.35
  for (const side of SIDES) {
    const z = side * rollZ(size)
    kit.cylinder('brass', [end - 0.1, axis, z], r * 0.2, 0.105, { axis: 'x' })
    kit.hexagon('brass', [end - 0.145, axis, z], r * 0.17, 0.05, 'x')
    for (const [index, lift] of [0.14, -0.14].entries()) {
      const x = end - 0.04 - index * 0.05
      const out = z + side * r * 0.42
      kit.cylinder('brass', [x, axis + lift * r - 0.02 * r, side > 0 ? z : out], r * 0.07, r * 0.42, {
        axis: 'z',
        segments: 24,
      })
      hydraulicHose(
        kit,
        [
          [x, axis + lift * r, out - side * 0.004],
          [x - 0.01, axis + lift * r, out + side * r * 0.3],
          [x - 0.06, axis - r * 0.5, out + side * r * 0.45],
          [x - 0.03, floor + r * 0.7, z + side * r * (0.35 + index * 0.3)],
          [x, floor + r * 0.16, z + side * r * (0.25 + index * 0.3)],
        ],
        Math.max(0.011, r * 0.055),
      )
      kit.cylinder('brass', [x, floor - 0.02, z + side * r * (0.25 + index * 0.3)], r * 0.08, r * 0.2, { segments: 24 })
    }
  }
  kit.box('sheetGrey', [end - 0.07, floor - r * 0.35, 0], [0.16, r * 0.36, r * 4], 0.008)
  kit.box('plinth', [end - 0.07, size.foot - 0.2, 0], [0.164, 0.22, r * 3], 0.006)
}

/** Gauge (left) or gap scale (right) on the front of a frame. */
export function frameInstruments(
  kit: Kit,
  size: MillSize,
  side: number,
  y: number,
  z: number,
  kind: 'gauge' | 'scale' = side < 0 ? 'gauge' : 'scale',
): void {
  const x = size.x + side * frameOffset(size)
  if (kind === 'gauge') gauge(kit, [x, y, z - 0.004], size.radius * 0.2, gaugeDial('MPa', 0.4))
  else {
    kit.cylinder('chrome', [x, y, z - 0.004], size.radius * 0.22, 0.014, { axis: 'z' })
    kit.decal(scaleDial(), [x, y, z + 0.0108], size.radius * 0.38, size.radius * 0.38)
  }
}

/** Red rope or bar across the front between two yellow brackets. */
export function stopBar(kit: Kit, size: MillSize, y: number, z: number, back: number): void {
  const reach = frameOffset(size)
  kit.cylinder('red', [size.x - reach, y, z], 0.016, reach * 2, { axis: 'x', segments: 28 })
  for (const share of [-0.5, 0, 0.5])
    kit.cylinder('yellow', [size.x + reach * share - 0.05, y, z], 0.0172, 0.1, {
      axis: 'x',
      bevel: 0.001,
      segments: 28,
    })
  for (const side of SIDES) {
    kit.box('yellow', [size.x + side * reach, y - 0.035, z - back / 2 + 0.02], [0.05, 0.07, back + 0.06], 0.008)
  }
}

/** Machine bed: dark floor rail, painted box, feet and side panels. */
export function bed(kit: Kit, x: number, width: number, depth: number, height: number): void {
  kit.box('plinth', [x, 0.02, 0], [width + 0.05, 0.07, depth + 0.05], 0.006)
  kit.box('paint', [x, 0.085, 0], [width, height - 0.085, depth], 0.014, 3)
  const fields = Math.max(1, Math.round(width / 0.9))
  const pitch = width / fields
  for (let field = 0; field < fields; field++) {
    const middle = x - width / 2 + pitch * (field + 0.5)
    kit.plate(
      'paint',
      [middle, 0.085 + (height - 0.085) / 2, depth / 2 + 0.002],
      rectangle(pitch - 0.14, (height - 0.085) * 0.62, 0.03),
      0.012,
      { bevel: 0.003 },
    )
    for (const side of SIDES) {
      levelingFoot(kit, middle, side * (depth / 2 - 0.02), 0.02)
      hexScrew(kit, [middle, 0.088, side * (depth / 2 + 0.012)], 0.012)
    }
  }
}

/** Hand wheel facing +z with three spokes and a crank grip; `place` is the end of the spindle on the machine. */
export function handWheel(kit: Kit, place: [number, number, number], radius: number): void {
  kit.at(place, () => {
    kit.cylinder('chrome', [0, 0, 0], radius * 0.16, 0.07, { axis: 'z' })
    kit.cylinder('dark', [0, 0, 0.045], radius * 0.26, 0.034, { axis: 'z', bevel: 0.006 })
    kit.ring('dark', [0, 0, 0.06], radius, radius * 0.1, 'z')
    for (const turn of [20, 140, 260])
      kit.at([0, 0, 0.06], () => kit.cylinder('dark', [0, radius * 0.15, 0], radius * 0.07, radius * 0.82), [
        0,
        0,
        turn,
      ])
    kit.cylinder('dark', [radius * 0.7, radius * 0.7, 0.06], radius * 0.11, 0.075, { axis: 'z', bevel: 0.006 })
  })
}
