/** Injection units cut open for close-ups, along +y as in injection-unit.ts; the opening looks to +z. */
import { type FlatPoint, type Kit, type MaterialName, type Point, polygon, SIDES } from '../kit/index.ts'
import { loft } from '../products/shapes.ts'

/** Compound in an opened unit, when it is not black. */
export const STOCK: MaterialName = 'rubberRed'

/**
 * Shell of `arc` degrees behind the axis. `profile` goes up the outside and down the bore; the cut faces have the material
 * `face`.
 */
export function cutShell(
  kit: Kit,
  material: MaterialName,
  place: Point,
  profile: readonly FlatPoint[],
  arc = 200,
  face: MaterialName = 'cutSteel',
): void {
  const from = 90 - arc / 2
  kit.at(place, () => {
    kit.at(
      [0, 0, 0],
      () => kit.lathe(material, [0, 0, 0], [...profile, profile[0]!], { segments: 96, arcDegrees: arc }),
      [0, from, 0],
    )
    for (const side of SIDES)
      kit.at([0, 0, 0], () => kit.plate(face, [0, 0, side * 0.0004], polygon(profile), 0.0012, { bevel: 0.0006 }), [
        0,
        90 + (side * arc) / 2,
        0,
      ])
  })
}

/** Barrel with its tempering jackets, as `barrel` builds it, without its front half. */
export function cutBarrel(kit: Kit, radius: number, length: number, jackets: number, arc = 200): void {
  const pitch = (length - 0.05) / jackets
  const outside = Array.from({ length: jackets }, (_, index): FlatPoint[] => {
    const start = 0.03 + index * pitch
    const end = start + pitch - 0.03
    return [
      [radius * 1.14, start],
      [radius * 1.36, start],
      [radius * 1.36, end],
      [radius * 1.14, end],
    ]
  })
  cutShell(
    kit,
    'stainless',
    [0, 0, 0],
    [[radius * 1.14, 0], ...outside.flat(), [radius * 1.14, length], [radius, length], [radius, 0]],
    arc,
  )
}

/** Screw of `length` with compound in its flights, fuller towards y = 0. */
export function screwWithStock(kit: Kit, radius: number, length: number, stock: MaterialName = STOCK): void {
  const pitch = radius * 1.5
  kit.cylinder('steel', [0, 0.004, 0], radius * 0.6, length, { bevel: 0, segments: 48 })
  kit.lathe(
    stock,
    [0, 0, 0],
    [
      [0, 0.002],
      [radius * 0.86, 0.002],
      [radius * 0.72, length * 0.96],
      [0, length * 0.96],
    ],
    { segments: 64 },
  )
  const half = pitch * 0.07
  const steps = Math.round((length / pitch) * 48)
  const rings = Array.from({ length: steps + 1 }, (_, step): Point[] => {
    const angle = (step / 48) * Math.PI * 2
    const y = half + ((length - 2 * half) * step) / steps
    const corner = (distance: number, height: number): Point => [
      distance * Math.cos(angle),
      y + height,
      distance * Math.sin(angle),
    ]
    return [
      corner(radius * 0.5, -half),
      corner(radius * 0.98, -half),
      corner(radius * 0.98, half),
      corner(radius * 0.5, half),
    ]
  })
  kit.add('chrome', loft(rings, 'capped', 30))
}

/** Cone of the nozzle below y = 0, with compound in it. */
export function cutNose(kit: Kit, radius: number, nose: number, stock: MaterialName = STOCK): void {
  const bore = radius * 0.3
  cutShell(
    kit,
    'steel',
    [0, -nose, 0],
    [
      [radius * 0.6, 0],
      [radius * 1.1, nose * 0.9],
      [radius * 1.1, nose],
      [radius, nose],
      [bore, nose * 0.3],
      [bore, 0],
    ],
    180,
  )
  kit.lathe(
    stock,
    [0, -nose - 0.01, 0],
    [
      [0, 0],
      [bore * 0.98, 0],
      [bore * 0.98, nose * 0.3 + 0.01],
      [radius * 0.96, nose + 0.009],
      [radius * 0.96, nose + 0.014],
      [0, nose + 0.014],
    ],
    { segments: 56 },
  )
}

/** Injection chamber of `length`, filled up to `level`, its plunger on the compound. The rod goes on above the chamber. */
export function cutChamber(kit: Kit, radius: number, length: number, level: number): void {
  cutBarrel(kit, radius, length, 2, 180)
  kit.cylinder(STOCK, [0, 0.002, 0], radius * 0.985, level, { bevel: 0.004, segments: 72 })
  kit.cylinder('steel', [0, level, 0], radius * 0.97, radius * 0.7, { bevel: 0.004, segments: 72 })
  for (const share of [0.16, 0.44]) kit.ring('brass', [0, level + radius * share, 0], radius * 0.955, 0.005, 'y', 96)
  kit.cylinder('chrome', [0, level + radius * 0.68, 0], radius * 0.66, length - level - radius * 0.6, { segments: 64 })
}
