/** Electric motors and gearboxes. */
import type { Shape } from 'three'
import type { Kit } from './builder.ts'
import { hexScrew, liftingEye, screwCircle } from './hardware.ts'
import type { MaterialName } from './materials.ts'
import { polygon } from './outlines.ts'
import { type FlatPoint, type Point, SIDES } from './types.ts'

/** Section of a ribbed motor housing. */
function ribbedOutline(radius: number, ribs = 36): Shape {
  const points: FlatPoint[] = []
  const ribSection: FlatPoint[] = [
    [0.9, 0],
    [0.9, 0.55],
    [1, 0.62],
    [1, 0.93],
  ]
  for (let rib = 0; rib < ribs; rib++) {
    for (const [share, fraction] of ribSection) {
      const angle = ((rib + fraction) / ribs) * Math.PI * 2
      points.push([radius * share * Math.cos(angle), radius * share * Math.sin(angle)])
    }
  }
  return polygon(points)
}

/** Foot-mounted motor, shaft along +x. Begins at `place` (middle of the fan cover), height of `place` is the shaft height. */
export function motor(kit: Kit, place: Point, radius: number, length: number, material: MaterialName = 'motor'): void {
  kit.at(place, () => {
    kit.plate(material, [length * 0.5, 0, 0], ribbedOutline(radius), length * 0.56, { axis: 'x', bevel: 0.001 })
    kit.cylinder(material, [length * 0.76, 0, 0], radius * 1.02, length * 0.1, { axis: 'x', bevel: 0.006 })
    kit.cylinder(material, [length * 0.85, 0, 0], radius * 0.6, length * 0.09, { axis: 'x', bevel: 0.006 })
    kit.cylinder('steel', [length * 0.93, 0, 0], radius * 0.16, length * 0.13, { axis: 'x', bevel: 0.002 })
    kit.cylinder('dark', [0, 0, 0], radius, length * 0.24, { axis: 'x', bevel: 0.02 })
    for (let slot = 1; slot < 6; slot++)
      kit.lathe(
        'seam',
        [-0.0012, 0, 0],
        [
          [radius * 0.15 * slot, 0],
          [radius * (0.15 * slot + 0.07), 0],
        ],
        { axis: 'x', segments: 40 },
      )
    kit.box(material, [length * 0.5, radius * 0.85, 0], [length * 0.26, radius * 0.45, radius * 0.8], 0.008)
    for (const side of SIDES)
      kit.box(
        material,
        [length * 0.5, -radius * 1.12, side * radius * 0.62],
        [length * 0.5, radius * 0.5, radius * 0.3],
        0.006,
      )
  })
}

/** Flange motor standing on a bell housing; `place` is the foot of the bell. */
export function uprightMotor(
  kit: Kit,
  place: Point,
  radius: number,
  length: number,
  material: MaterialName = 'motor',
): void {
  kit.at(place, () => {
    kit.cylinder('sheetGrey', [0, 0, 0], radius * 1.05, 0.016, { bevel: 0.003 })
    kit.cylinder('aluminium', [0, 0.014, 0], radius * 0.75, length * 0.24, { bevel: 0.006 })
    kit.cylinder('aluminium', [0, length * 0.24, 0], radius * 1.05, 0.02, { bevel: 0.004 })
    screwCircle(kit, [0, 0.016, 0], radius * 0.92, 6, 0.01)
    const base = length * 0.24 + 0.0195
    kit.cylinder(material, [0, base, 0], radius * 1.02, length * 0.08, { bevel: 0.006 })
    kit.plate(material, [0, base + length * 0.33, 0], ribbedOutline(radius), length * 0.54, { axis: 'y', bevel: 0.001 })
    kit.cylinder('dark', [0, base + length * 0.58, 0], radius, length * 0.2, { bevel: 0.02 })
    for (let slot = 1; slot < 6; slot++)
      kit.lathe(
        'seam',
        [0, base + length * 0.78 + 0.0012, 0],
        [
          [radius * (0.15 * slot + 0.07), 0],
          [radius * 0.15 * slot, 0],
        ],
        { segments: 40 },
      )
    kit.box(material, [0, base + length * 0.26, radius * 0.98], [radius * 0.9, length * 0.18, radius * 0.4], 0.008)
  })
}

/** Gearbox with input flange on -x and output shaft on +x, both at half height; `place` is the middle of its underside. */
export function gearbox(kit: Kit, place: Point, size: Point, material: MaterialName = 'paint'): void {
  const [width, height, depth] = size
  kit.at(place, () => {
    kit.box(material, [0, 0, 0], [width, height * 0.12, depth * 1.1], 0.008)
    kit.box(material, [0, height * 0.1, 0], [width * 0.94, height * 0.88, depth * 0.94], 0.024, 3)
    kit.box(material, [0, height * 0.5, 0], [width, height * 0.07, depth], 0.006)
    for (const x of SIDES)
      for (const z of SIDES) {
        hexScrew(kit, [x * width * 0.44, height * 0.12, z * depth * 0.51], Math.min(0.02, depth * 0.05))
        hexScrew(kit, [x * width * 0.42, height * 0.57, z * depth * 0.485], Math.min(0.014, depth * 0.03))
      }
    kit.cylinder(material, [-width / 2 - 0.03, height * 0.5, 0], depth * 0.32, 0.06, { axis: 'x', bevel: 0.008 })
    kit.cylinder(material, [width / 2 - 0.03, height * 0.5, 0], depth * 0.3, 0.06, { axis: 'x', bevel: 0.008 })
    screwCircle(kit, [width / 2 + 0.03, height * 0.5, 0], depth * 0.24, 8, 0.012, 'x')
    kit.cylinder('steel', [width / 2 + 0.02, height * 0.5, 0], depth * 0.12, 0.12, { axis: 'x' })
    liftingEye(kit, [0, height * 0.979, 0], 0.026)
  })
}

/** Motor and gearbox on one line along x, on the floor or a frame at `place`; total length about `length`. */
export function gearedMotor(kit: Kit, place: Point, length = 1, boxMaterial: MaterialName = 'paint'): void {
  const boxSize: Point = [length * 0.42, length * 0.42, length * 0.34]
  const radius = length * 0.13
  gearbox(kit, [place[0] + length * 0.28, place[1], place[2]], boxSize, boxMaterial)
  motor(kit, [place[0] - length * 0.5, place[1] + boxSize[1] * 0.5, place[2]], radius, length * 0.52)
  kit.box(
    'plinth',
    [place[0] - length * 0.24, place[1], place[2]],
    [length * 0.34, boxSize[1] * 0.5 - radius * 1.1, radius * 1.7],
    0.005,
  )
}
