/** Pipes, hoses, cylinders, the oil power unit and the vacuum unit. */
import type { Kit } from './builder.ts'
import { gaugeDial } from './decals.ts'
import { motor, uprightMotor } from './drives.ts'
import { cableGland, gauge, hexScrew, liftingEye, socketScrew } from './hardware.ts'
import type { MaterialName } from './materials.ts'
import { AXES, type Axis, type Point, SIDES, shifted } from './types.ts'

/** Nut and sleeve on the end `from` of a line that runs towards `to`. */
function unionNut(kit: Kit, from: Point, to: Point, radius: number): void {
  const steps = to.map((value, index) => value - from[index]!)
  const main = steps.map(Math.abs).indexOf(Math.max(...steps.map(Math.abs)))
  const axis = AXES[main]!
  const backwards = steps[main]! < 0
  const cover = 0.001 // the nut reaches over the end of the line, so that the two end faces do not coincide
  kit.hexagon(
    'zinc',
    shifted(from, axis, backwards ? -radius * 1.5 : -cover),
    radius * 1.75,
    radius * 1.5 + cover,
    axis,
  )
  kit.cylinder('zinc', shifted(from, axis, backwards ? -radius * 3.4 : radius * 1.4), radius * 1.3, radius * 2, {
    axis,
    bevel: 0.001,
    segments: 20,
  })
}

/** Bent steel pipe with union nuts on both ends; the first and last leg should run along an axis. */
export function hydraulicPipe(
  kit: Kit,
  points: readonly Point[],
  radius = 0.014,
  material: MaterialName = 'pipe',
): void {
  kit.tube(material, points, radius, radius * 4)
  unionNut(kit, points[0]!, points[1]!, radius)
  unionNut(kit, points[points.length - 1]!, points[points.length - 2]!, radius)
}

/** Rubber hose with union nuts on both ends. */
export function hydraulicHose(kit: Kit, points: readonly Point[], radius = 0.014): void {
  kit.hose('hose', points, radius)
  unionNut(kit, points[0]!, points[1]!, radius)
  unionNut(kit, points[points.length - 1]!, points[points.length - 2]!, radius)
}

/** Tie-rod cylinder: begins at `place`, body `length` along the axis, rod out by `rodLength`. */
export function tieRodCylinder(
  kit: Kit,
  place: Point,
  radius: number,
  length: number,
  axis: Axis,
  rodLength: number,
  rodRadius: number,
): void {
  const headLength = Math.min(0.045, length / 5)
  kit.cylinder('plinth', shifted(place, axis, headLength * 0.6), radius, length - headLength * 1.2, {
    axis,
    bevel: 0.002,
  })
  if (rodLength > 0)
    kit.cylinder('chrome', shifted(place, axis, length - 0.005), rodRadius, rodLength, {
      axis,
      bevel: 0.002,
      segments: 36,
    })
  for (const start of [0, length - headLength]) {
    const size: Point = [radius * 2.25, radius * 2.25, radius * 2.25]
    size[AXES.indexOf(axis)] = headLength
    const center = shifted(place, axis, start + headLength / 2)
    kit.box('plinth', [center[0], center[1] - size[1] / 2, center[2]], size, 0.004)
  }
  const [first, second] = [0, 1, 2].filter((index) => AXES[index] !== axis) as [number, number]
  for (const firstSide of SIDES) {
    for (const secondSide of SIDES) {
      const rod = shifted(place, axis, headLength * 0.5)
      rod[first]! += firstSide * radius * 0.92
      rod[second]! += secondSide * radius * 0.92
      kit.cylinder('zinc', rod, radius * 0.09, length - headLength, { axis, bevel: 0.001, segments: 12 })
    }
  }
}

/** Valve block with `count` solenoid valves in a row along x; `place` is the middle of its underside. */
export function valveBlock(kit: Kit, place: Point, count = 3): void {
  const width = count * 0.085 + 0.04
  kit.at(place, () => {
    kit.box('groundSteel', [0, 0, 0], [width, 0.11, 0.14], 0.003)
    for (let index = 0; index < count; index++) {
      const x = (index - (count - 1) / 2) * 0.085
      kit.box('castIron', [x, 0.109, 0], [0.05, 0.05, 0.075], 0.004)
      kit.box('dark', [x, 0.112, 0.063], [0.044, 0.044, 0.055], 0.006)
      kit.box('dark', [x, 0.112, -0.063], [0.044, 0.044, 0.055], 0.006)
      kit.box('blackOxide', [x, 0.154, 0.062], [0.026, 0.03, 0.03], 0.004)
      for (const side of SIDES) socketScrew(kit, [x + side * 0.016, 0.158, 0.02], 0.006)
      kit.cylinder('zinc', [x, 0.05, 0.069], 0.014, 0.02, { axis: 'z', segments: 20 })
    }
  })
}

/**
 * Oil power unit: tank on a plinth, upright motor with bell housing, valve block, return filter, level glass, gauge.
 * `place` is the floor under its middle. About 0.62 wide, 0.72 deep, 1.2 high.
 */
export function hydraulicUnit(
  kit: Kit,
  place: Point,
  size: { width?: number; depth?: number; tankHeight?: number } = {},
): void {
  const { width = 0.62, depth = 0.72, tankHeight = 0.5 } = size
  const top = 0.06 + tankHeight
  kit.part('hydraulic unit', () =>
    kit.at(place, () => {
      for (const x of SIDES) kit.box('plinth', [x * (width / 2 - 0.05), 0, 0], [0.07, 0.062, depth - 0.06], 0.004)
      kit.box('paint', [0, 0.06, 0], [width, tankHeight, depth], 0.01, 3)
      kit.box('paint', [0, top - 0.004, 0], [width + 0.03, 0.016, depth + 0.03], 0.004)
      kit.cylinder('sheetGrey', [-width * 0.2, 0.06 + tankHeight * 0.45, depth / 2 - 0.004], 0.11, 0.02, {
        axis: 'z',
        segments: 56,
      })
      for (let index = 0; index < 8; index++) {
        const angle = (index * Math.PI) / 4
        socketScrew(
          kit,
          [
            -width * 0.2 + 0.092 * Math.cos(angle),
            0.06 + tankHeight * 0.45 + 0.092 * Math.sin(angle),
            depth / 2 + 0.015,
          ],
          0.009,
          'z',
        )
      }
      kit.box('aluminium', [width * 0.32, 0.06 + tankHeight * 0.3, depth / 2 - 0.002], [0.032, 0.17, 0.016], 0.004)
      kit.box('yellow', [width * 0.32, 0.06 + tankHeight * 0.3 + 0.03, depth / 2 + 0.011], [0.014, 0.1, 0.006], 0.002)
      uprightMotor(kit, [-width * 0.16, top + 0.011, -depth * 0.12], 0.125, 0.46)
      valveBlock(kit, [width * 0.16, top + 0.011, depth * 0.24], 2)
      kit.cylinder('aluminium', [width * 0.3, top + 0.011, -depth * 0.28], 0.055, 0.1, { bevel: 0.01 })
      kit.cylinder('blackOxide', [width * 0.3, top + 0.109, -depth * 0.28], 0.06, 0.03, { bevel: 0.01 })
      hydraulicPipe(
        kit,
        [
          [-width * 0.16 + 0.1, top + 0.05, -depth * 0.12],
          [width * 0.16, top + 0.05, -depth * 0.12],
          [width * 0.16, top + 0.05, depth * 0.15],
        ],
        0.014,
      )
      gauge(kit, [-width * 0.2, top + 0.13, depth * 0.3], 0.04)
      kit.box('plinth', [-width * 0.2, top + 0.008, depth * 0.3 + 0.014], [0.05, 0.045, 0.05], 0.004)
      for (const x of SIDES) liftingEye(kit, [x * (width / 2 - 0.04), top + 0.011, -depth / 2 + 0.05], 0.018)
    }),
  )
}

/**
 * Vacuum unit on a channel frame: rotary vane pump with motor, oil box and exhaust filter, upright receiver with gauge.
 * `place` is the floor under its middle. About 0.78 wide, 0.62 deep, 1.1 high. The suction port of the receiver is at [x + 0.22, 1.06, z - 0.1].
 */
export function vacuumUnit(kit: Kit, place: Point): void {
  kit.part('vacuum unit', () =>
    kit.at(place, () => {
      for (const z of SIDES) kit.box('plinth', [0, 0, z * 0.27], [0.8, 0.08, 0.06], 0.005)
      for (const x of [-0.34, 0, 0.34]) kit.box('plinth', [x, 0.006, 0], [0.06, 0.07, 0.49], 0.004)
      kit.box('sheetGrey', [0, 0.078, 0], [0.8, 0.008, 0.6], 0.002)
      for (const x of SIDES) for (const z of SIDES) hexScrew(kit, [x * 0.36, 0.086, z * 0.27], 0.014)
      vacuumPump(kit, [-0.1, 0.086, 0.06])
      receiver(kit, [0.22, 0.086, -0.1])
      hydraulicPipe(
        kit,
        [
          [-0.06, 0.43, 0.05],
          [-0.06, 0.53, 0.05],
          [-0.06, 0.53, -0.1],
          [0.09, 0.53, -0.1],
        ],
        0.024,
        'stainless',
      )
    }),
  )
}

/** Rotary vane pump, 0.5 m long, shaft along x, intake on top at [x + 0.04, y + 0.34, z - 0.01]. */
export function vacuumPump(kit: Kit, place: Point): void {
  kit.at(place, () => {
    kit.box('castIron', [0.06, 0.03, 0], [0.24, 0.27, 0.27], 0.02, 3)
    kit.box('castIron', [0.06, 0, 0], [0.2, 0.035, 0.22], 0.004)
    for (let rib = 0; rib < 5; rib++)
      kit.box('castIron', [-0.03 + rib * 0.045, 0.06, 0.132], [0.012, 0.2, 0.016], 0.004)
    kit.cylinder('castIron', [0.04, 0.295, -0.01], 0.045, 0.05, { bevel: 0.005 })
    kit.box('castIron', [0.245, 0.05, 0], [0.14, 0.24, 0.25], 0.016, 3)
    kit.cylinder('aluminium', [0.314, 0.12, 0.03], 0.032, 0.012, { axis: 'x', segments: 32 })
    kit.cylinder('yellow', [0.3245, 0.12, 0.03], 0.022, 0.004, { axis: 'x', bevel: 0.001, segments: 32 })
    kit.cylinder('blackOxide', [0.25, 0.285, 0.03], 0.035, 0.055, { bevel: 0.008, segments: 36 })
    kit.cylinder('sheet', [0.25, 0.335, 0.03], 0.048, 0.15, { bevel: 0.016, segments: 40 })
    kit.cylinder('castIron', [-0.075, 0.165, 0], 0.11, 0.02, { axis: 'x', bevel: 0.004 })
    motor(kit, [-0.37, 0.165, 0], 0.105, 0.31)
  })
}

/** Upright vacuum receiver on three legs, 0.3 m across, 1 m high, with gauge and valve. */
function receiver(kit: Kit, place: Point): void {
  kit.at(place, () => {
    for (const degrees of [90, 210, 330]) {
      kit.at([0, 0, 0], () => kit.box('sheet', [0.115, 0, 0], [0.04, 0.2, 0.014], 0.003), [0, degrees, 0])
    }
    const dome = (height: number, sign: number): [number, number][] =>
      [0, 1, 2, 3, 4, 5, 6].map((step) => {
        const angle = (step / 6) * (Math.PI / 2)
        return sign < 0
          ? [0.14 * Math.sin(angle), height - 0.06 * Math.cos(angle)]
          : [0.14 * Math.cos(angle), height + 0.06 * Math.sin(angle)]
      })
    kit.lathe('sheet', [0, 0, 0], [...dome(0.2, -1), ...dome(0.78, 1)], { segments: 72 })
    for (const y of [0.24, 0.74]) kit.ring('sheet', [0, y, 0], 0.1395, 0.0035, 'y')
    kit.cylinder('stainless', [0, 0.83, 0], 0.032, 0.08, { segments: 36 })
    kit.cylinder('stainless', [0, 0.905, 0], 0.055, 0.016, { segments: 40 })
    kit.cylinder('stainless', [0, 0.9225, 0], 0.055, 0.016, { segments: 40 })
    kit.cylinder('stainless', [0, 0.938, 0], 0.036, 0.04, { segments: 36 })
    kit.cylinder('stainless', [-0.165, 0.444, 0], 0.03, 0.04, { axis: 'x', segments: 32 })
    kit.cylinder('zinc', [0, 0.6, 0.132], 0.016, 0.03, { axis: 'z', segments: 24 })
    gauge(kit, [0, 0.6, 0.16], 0.045, gaugeDial('MPa', 0.06))
    cableGland(kit, [0, 0.13, 0], 0.014)
  })
}
