/** Compound feed of an injection unit: strip with its bin and rollers, stuffer, drum. */
import {
  type FlatPoint,
  type Kit,
  type MaterialName,
  type Point,
  polygon,
  rectangle,
  SIDES,
  screwCircle,
  tieRodCylinder,
} from '../kit/index.ts'

/** Flat strip of compound along a smooth line in the plane across `axis`; points are read as the plate outline reads them. */
export function strip(
  kit: Kit,
  place: Point,
  line: readonly FlatPoint[],
  axis: 'x' | 'z',
  width = 0.05,
  thickness = 0.009,
  material: MaterialName = 'rubber',
): void {
  const fine: FlatPoint[] = []
  for (let index = 0; index < line.length - 1; index++) {
    const [p0, p1, p2, p3] = [
      line[Math.max(0, index - 1)]!,
      line[index]!,
      line[index + 1]!,
      line[Math.min(line.length - 1, index + 2)]!,
    ]
    const last = index === line.length - 2
    for (let step = 0; step < 12 + Number(last); step++) {
      const t = step / 12
      fine.push([0, 1].map((c) => catmull(p0[c]!, p1[c]!, p2[c]!, p3[c]!, t)) as unknown as FlatPoint)
    }
  }
  const side = (sign: number): FlatPoint[] =>
    fine.map((point, index) => {
      const before = fine[Math.max(0, index - 1)]!
      const after = fine[Math.min(fine.length - 1, index + 1)]!
      const length = Math.hypot(after[0] - before[0], after[1] - before[1])
      return [
        point[0] - (sign * (after[1] - before[1]) * thickness) / 2 / length,
        point[1] + (sign * (after[0] - before[0]) * thickness) / 2 / length,
      ]
    })
  kit.part('strip', () =>
    kit.plate(material, place, polygon([...side(1), ...side(-1).reverse()]), width, { axis, bevel: 0 }),
  )
}

function catmull(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
}

/** Steel box on a pallet with strip laid in folds; `place` is the floor under its middle. */
export function stripBin(
  kit: Kit,
  place: Point,
  size: [width: number, height: number, depth: number] = [0.62, 0.46, 0.5],
): void {
  const [width, height, depth] = size
  kit.part('strip bin', () =>
    kit.at(place, () => {
      for (const x of SIDES) kit.box('timber', [x * width * 0.38, 0, 0], [0.09, 0.08, depth + 0.04], 0.004)
      kit.box('timber', [0, 0.078, 0], [width + 0.06, 0.022, depth + 0.06], 0.004)
      for (const x of SIDES)
        kit.box('sheetGrey', [x * (width / 2 - 0.006), 0.098, 0], [0.014, height, depth - 0.002], 0.003)
      for (const z of SIDES)
        kit.box('sheetGrey', [0, 0.0985, z * (depth / 2 - 0.006)], [width - 0.004, height - 0.002, 0.014], 0.003)
      for (const y of [0.25, 0.75])
        kit.box('sheetGrey', [0, 0.1 + height * y, depth / 2 + 0.002], [width - 0.06, 0.03, 0.012], 0.004)
      const folds = Math.floor((width - 0.06) / 0.058)
      for (let fold = 0; fold < folds; fold++)
        for (let layer = 0; layer < 3; layer++)
          kit.box(
            'rubber',
            [
              -width / 2 + 0.058 + fold * 0.058,
              height + 0.005 + layer * 0.0115 + (fold % 2) * 0.003,
              (fold % 3) * 0.006 - 0.006,
            ],
            [0.05, 0.011, depth - 0.06],
            0.004,
          )
    }),
  )
}

/** Two guide rollers on a bracket; the strip runs over them. `place` is the middle between the rollers, axis x. */
export function stripRollers(kit: Kit, place: Point, gap = 0.1): void {
  kit.at(place, () => {
    for (const x of SIDES)
      kit.plate('sheetGrey', [x * 0.05, 0, 0], rectangle(gap + 0.09, 0.08, 0.02), 0.008, { axis: 'x', bevel: 0.002 })
    for (const z of SIDES) kit.cylinder('chrome', [-0.048, 0, (z * gap) / 2], 0.026, 0.096, { axis: 'x', segments: 32 })
  })
}

/**
 * Stuffer for solid silicone: 20 liter pot open at the top with silicone in it, ram on a crosshead, air or oil cylinder above.
 * `place` is the underside of the pot; about 1.35 high.
 */
export function stuffer(kit: Kit, place: Point, material: MaterialName = 'siliconeWhite'): void {
  const height = 0.4
  kit.part('stuffer', () =>
    kit.at(place, () => {
      kit.lathe(
        'stainless',
        [0, -0.12, 0],
        [
          [0.05, 0],
          [0.055, 0.02],
          [0.145, 0.12],
          [0.15, 0.12],
          [0.15, height + 0.12],
          [0.136, height + 0.12],
          [0.136, height + 0.06],
          [0, height + 0.06],
        ],
        { segments: 72 },
      )
      for (const y of [0.02, height - 0.03])
        kit.cylinder('stainless', [0, y, 0], 0.172, 0.026, { bevel: 0.004, segments: 64 })
      screwCircle(kit, [0, height - 0.005, 0], 0.161, 10, 0.01)
      kit.lathe(
        material,
        [0, height - 0.07, 0],
        [
          [0.134, 0],
          [0.134, 0.04],
          [0.11, 0.075],
          [0.06, 0.09],
          [0, 0.094],
        ],
      )
      for (const side of SIDES) {
        kit.cylinder('chrome', [side * 0.21, -0.02, 0], 0.024, 0.92, { segments: 36 })
        kit.box('paint', [side * 0.19, 0.06, 0], [0.1, 0.07, 0.09], 0.006)
        kit.hexagon('steel', [side * 0.21, 0.885, 0], 0.038, 0.035)
      }
      kit.box('paint', [0, 0.8, 0], [0.54, 0.09, 0.19], 0.01, 3)
      kit.cylinder('stainless', [0, 0.55, 0], 0.128, 0.05, { bevel: 0.006, segments: 64 })
      kit.ring('rubber', [0, 0.575, 0], 0.126, 0.007, 'y')
      kit.cylinder('chrome', [0, 0.59, 0], 0.032, 0.22, { segments: 40 })
      tieRodCylinder(kit, [0, 0.885, 0], 0.068, 0.48, 'y', 0, 0.03)
      kit.tube(
        'airHose',
        [
          [0.075, 1.33, 0],
          [0.2, 1.33, 0],
          [0.2, 0.93, -0.06],
          [0.2, 0.86, -0.06],
        ],
        0.008,
        0.04,
      )
      kit.box('sheet', [-0.21, 0.34, 0.06], [0.06, 0.1, 0.06], 0.006)
    }),
  )
}

/** 200 liter drum. */
export function drum(kit: Kit, place: Point, material: MaterialName, radius = 0.285, height = 0.86): void {
  const [x, y, z] = place
  kit.cylinder(material, place, radius, height, { bevel: 0.012, segments: 72 })
  for (const share of [0.33, 0.66]) kit.ring(material, [x, y + height * share, z], radius - 0.002, 0.011, 'y', 72)
  for (const share of [0.008, 0.99]) kit.ring('zinc', [x, y + height * share, z], radius, 0.011, 'y', 72)
}
