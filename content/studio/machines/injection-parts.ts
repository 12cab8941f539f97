/**
 * Assemblies of the injection machines. Injection units are built along +y with the nozzle at the origin (as on a vertical
 * machine); turn them with LYING for a horizontal one. Their feed side is -x, which LYING turns upwards.
 */
import {
  type FlatPoint,
  gauge,
  hexScrew,
  hydraulicHose,
  type Kit,
  levellingFoot,
  liftingEye,
  louvres,
  type MaterialName,
  type Point,
  panelInstrument,
  polygon,
  radians,
  rectangle,
  SIDES,
  screwCircle,
  socketScrew,
  type Turn,
  temperatureController,
  tieRodCylinder,
  warningSign,
  withHoles,
} from '../kit/index.ts'

/** Turns an assembly built upwards so that it grows to the right. */
export const LYING: Turn = [0, 0, -90]
/** Turns it so that it grows to the left. */
export const LYING_LEFT: Turn = [0, 0, 90]

/** Barrel with nozzle cone and tempering jackets joined by bent pipes; `cooled` shows blue water hoses instead. */
export function barrel(
  kit: Kit,
  options: { radius: number; length: number; jackets?: number; cooled?: boolean; nose?: number },
): void {
  const { radius, length, jackets = 3, cooled = false, nose = 0.1 } = options
  kit.part('barrel', () => {
    kit.lathe(
      'steel',
      [0, -nose, 0],
      [
        [0, 0],
        [radius * 0.35, 0],
        [radius * 0.42, nose * 0.3],
        [radius * 0.96, nose],
        [0, nose],
      ],
    )
    kit.cylinder('groundSteel', [0, -0.004, 0], radius, length, { segments: 56 })
    const pitch = (length - 0.05) / jackets
    for (let index = 0; index < jackets; index++) {
      const start = 0.03 + index * pitch
      const end = start + pitch - 0.03
      kit.cylinder('stainless', [0, start, 0], radius * 1.34, end - start, { bevel: 0.008, segments: 56 })
      for (const y of [start + 0.012, end - 0.02])
        kit.cylinder('zinc', [0, y, 0], radius * 1.4, 0.012, { bevel: 0.002, segments: 56 })
      kit.cylinder('brass', [radius * 0.75, (start + end) / 2, radius * 0.9], 0.011, radius * 0.5 + 0.03, {
        axis: 'z',
        segments: 18,
      })
      for (const y of [start + 0.035, end - 0.04])
        kit.cylinder('brass', [0, y, radius * 1.3], 0.014, 0.03, { axis: 'z', segments: 18 })
      if (index === jackets - 1) continue
      const next = start + pitch
      kit.tube(
        cooled ? 'airHose' : 'pipe',
        [
          [0, end - 0.04, radius * 1.3 + 0.01],
          [0, end - 0.04, radius * 1.3 + 0.075],
          [0, next + 0.035, radius * 1.3 + 0.075],
          [0, next + 0.035, radius * 1.3 + 0.01],
        ],
        0.0095,
        0.028,
      )
    }
  })
}

/** Feed block, thrust bearing, gearbox and oil motor on the end of a screw; begins at `y`. Feed opening on -x. */
export function screwDrive(kit: Kit, y: number, radius: number, feedMaterial: MaterialName = 'sheetGrey'): void {
  kit.part('screw drive', () => {
    const side = radius * 3.6
    kit.box(feedMaterial, [0, y - 0.004, 0], [side, side, side], 0.008, 3)
    for (const x of SIDES)
      for (const up of [0.14, 0.86]) socketScrew(kit, [x * side * 0.38, y + side * up, side / 2 - 0.001], 0.012, 'z')
    kit.cylinder('paint', [0, y + side - 0.01, 0], radius * 2.1, radius * 0.9, { bevel: 0.008, segments: 56 })
    screwCircle(kit, [0, y + side + radius * 0.88 - 0.011, 0], radius * 1.82, 10, 0.012)
    kit.cylinder('castIron', [0, y + side + radius * 0.85, 0], radius * 1.55, radius * 2.3, {
      bevel: 0.01,
      segments: 56,
    })
    for (const up of [1.2, 1.7, 2.2, 2.7])
      kit.cylinder('castIron', [0, y + side + radius * up, 0], radius * 1.63, radius * 0.14, { bevel: 0.003 })
    const motorBase = y + side + radius * 3.1
    kit.cylinder('plinth', [0, motorBase, 0], radius * 1.25, radius * 1.1, { bevel: 0.012 })
    kit.box('plinth', [0, motorBase + radius * 0.9, 0], [radius * 1.9, radius * 1.5, radius * 1.9], 0.012)
    screwCircle(kit, [0, motorBase + radius * 2.399, 0], radius * 0.7, 6, 0.01)
    for (const x of SIDES)
      kit.cylinder('zinc', [x * radius * 0.45, motorBase + radius * 1.6, radius * 0.94], 0.018, 0.03, {
        axis: 'z',
        segments: 20,
      })
  })
}

/** Length of screwDrive above its `y`. */
export const driveLength = (radius: number): number => radius * 9.1

/** Rounds of a hydraulic cylinder body with flange and end cap, standing on `place`, along +y. */
export function heavyCylinder(kit: Kit, place: Point, radius: number, length: number): void {
  const [x, y, z] = place
  kit.cylinder('paint', [x, y - 0.004, z], radius * 1.35, 0.054, { bevel: 0.006, segments: 64 })
  screwCircle(kit, [x, y + 0.049, z], radius * 1.18, 12, 0.018)
  kit.cylinder('paint', [x, y + 0.04, z], radius, length - 0.04, { bevel: 0.01, segments: 72 })
  kit.cylinder('paint', [x, y + length - 0.07, z], radius * 1.22, 0.09, { bevel: 0.008, segments: 64 })
  screwCircle(kit, [x, y + length + 0.019, z], radius * 1.02, 10, 0.018)
  kit.cylinder('zinc', [x, y + length + 0.015, z], radius * 0.3, 0.03, { segments: 32 })
  liftingEye(kit, [x + radius * 0.55, y + length + 0.018, z], 0.018)
  kit.box('plinth', [x, y + 0.12, z + radius - 0.012], [0.1, 0.1, 0.07], 0.004)
  kit.cylinder('zinc', [x, y + 0.17, z + radius + 0.05], 0.022, 0.03, { axis: 'z', segments: 24 })
}

type PlungerUnit = {
  width: number
  depth: number
  barrelRadius: number
  barrelLength: number
  stroke: number
  cylinderRadius: number
  cylinderLength: number
}

/** Separate injection plunger: chamber below, rod between, oil cylinder above, on four guide columns. Returns its height. */
export function plungerUnit(kit: Kit, unit: PlungerUnit): number {
  const { width, depth, barrelRadius, barrelLength, stroke, cylinderRadius, cylinderLength } = unit
  const headBase = barrelLength + stroke
  kit.part('injection plunger', () => {
    kit.box('paint', [0, -0.004, 0], [width, 0.1, depth], 0.01, 3)
    for (const x of SIDES)
      for (const z of SIDES) {
        const column: Point = [x * width * 0.37, 0.09, z * depth * 0.35]
        kit.cylinder('chrome', column, 0.036, headBase - 0.05, { segments: 40 })
        kit.hexagon('steel', [column[0], headBase + 0.119, column[2]], 0.056, 0.045)
        kit.cylinder('groundSteel', [column[0], headBase + 0.16, column[2]], 0.03, 0.03, { segments: 32 })
        kit.cylinder('steel', [column[0], 0.094, column[2]], 0.052, 0.02, { segments: 36 })
      }
    kit.at([0, 0.09, 0], () =>
      barrel(kit, { radius: barrelRadius, length: barrelLength - 0.09, jackets: 2, nose: 0.06 }),
    )
    kit.cylinder('steel', [0, barrelLength - 0.01, 0], barrelRadius * 1.5, 0.06, { bevel: 0.006, segments: 56 })
    screwCircle(kit, [0, barrelLength + 0.049, 0], barrelRadius * 1.25, 10, 0.014)
    kit.part('moving', () => {
      kit.cylinder('chrome', [0, barrelLength + 0.03, 0], barrelRadius * 0.66, stroke + HIDDEN_STROKE, { segments: 64 })
      kit.cylinder('steel', [0, barrelLength + stroke * 0.62, 0], barrelRadius * 1.1, 0.07, {
        bevel: 0.01,
        segments: 48,
      })
      kit.box('yellow', [width * 0.2, barrelLength + stroke * 0.62, depth * 0.42 + 0.012], [0.05, 0.06, 0.036], 0.004)
    })
    kit.box('paint', [0, headBase, 0], [width, 0.12, depth], 0.01, 3)
    heavyCylinder(kit, [0, headBase + 0.12, 0], cylinderRadius, cylinderLength)
    // position transducer
    kit.box('aluminium', [width * 0.2, 0.096, depth * 0.42], [0.03, headBase - 0.06, 0.034], 0.003)
  })
  return headBase + 0.12 + cylinderLength
}

type ScrewUnit = {
  width: number
  depth: number
  radius: number
  barrelLength: number
  jackets?: number
  cooled?: boolean
  feed?: MaterialName
}

/** Length of the injection plunger inside its cylinder. */
const HIDDEN_STROKE = 0.2

/** In-line screw that also injects: barrel, carriage plate with the drive, two oil cylinders beside it. Returns its height. */
export function screwUnit(kit: Kit, unit: ScrewUnit): number {
  const { width, depth, radius, barrelLength, jackets = 3, cooled = false, feed = 'sheetGrey' } = unit
  const plate = 0.09
  const carriage = barrelLength + radius * 3.6 + plate
  kit.part('injection unit', () => {
    kit.box('paint', [0, -0.006, 0], [width, plate + 0.002, depth], 0.01, 3)
    kit.at([0, plate - 0.01, 0], () => barrel(kit, { radius, length: barrelLength, jackets, cooled, nose: 0.06 }))
    kit.part('moving', () => {
      kit.at([0, plate, 0], () => screwDrive(kit, barrelLength - 0.014, radius, feed))
      kit.box('paint', [0, carriage + radius * 0.7, 0], [width, plate, depth * 0.8], 0.01, 3)
      kit.box('yellow', [width * 0.22, carriage * 0.7, depth * 0.4 + 0.01], [0.046, 0.06, 0.032], 0.004)
    })
    for (const side of SIDES) {
      const x = side * width * 0.36
      kit.cylinder('chrome', [x, plate - 0.01, -depth * 0.26], 0.03, carriage + radius * 2.2, { segments: 36 })
      kit.cylinder('steel', [x, plate - 0.006, -depth * 0.26], 0.05, 0.03, { segments: 36 })
      kit.part('moving', () =>
        kit.cylinder('brass', [x, carriage + radius * 0.7 - 0.018, -depth * 0.26], 0.05, 0.03, { segments: 36 }),
      )
      tieRodCylinder(kit, [x, plate - 0.004, depth * 0.16], 0.058, carriage * 0.66, 'y', carriage * 0.34 + 0.02, 0.027)
      kit.part('moving', () => kit.hexagon('steel', [x, carriage + radius * 0.7 - 0.036, depth * 0.16], 0.045, 0.04))
      hydraulicHose(
        kit,
        [
          [x, plate + 0.03, depth * 0.16 + 0.066],
          [x, plate + 0.04, depth * 0.16 + 0.13],
          [x + side * 0.1, plate + 0.02, depth * 0.16 + 0.15],
          [x + side * 0.14, -0.09, depth * 0.16 + 0.13],
          [x + side * 0.14, -0.2, depth * 0.16 + 0.08],
        ],
        0.013,
      )
    }
    kit.box('aluminium', [width * 0.22, plate - 0.006, depth * 0.4], [0.028, carriage - 0.05, 0.03], 0.003)
  })
  return carriage + driveLength(radius) - radius * 3.6
}

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
 * Stuffer for solid silicone: 20 litre pot open at the top with silicone in it, ram on a crosshead, air or oil cylinder above.
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

/** Tempering or cooling unit on castors, front to +z; `place` is the floor under its middle. */
export function temperingUnit(kit: Kit, place: Point, values: [actual: number, wanted: number] = [85, 85]): void {
  kit.part('tempering unit', () =>
    kit.at(place, () => {
      for (const x of SIDES)
        for (const z of SIDES) kit.cylinder('dark', [x * 0.12 - 0.014, 0.045, z * 0.22], 0.045, 0.028, { axis: 'x' })
      kit.box('plinth', [0, 0.07, 0], [0.34, 0.04, 0.58], 0.004)
      kit.box('sheet', [0, 0.105, 0], [0.36, 0.62, 0.6], 0.01, 3)
      kit.box('paint', [0, 0.58, 0.299], [0.32, 0.11, 0.008], 0.003)
      panelInstrument(kit, [-0.06, 0.635, 0.303], temperatureController(...values), 0.07)
      gauge(kit, [0.08, 0.64, 0.298], 0.036)
      louvres(kit, [0, 0.18, 0.3005], 0.24, 10)
      kit.box('sheet', [0, 0.722, 0], [0.32, 0.02, 0.56], 0.006)
    }),
  )
}

/** Crate of finished round parts; `place` is the floor under its middle. */
export function partsCrate(
  kit: Kit,
  place: Point,
  material: MaterialName,
  width = 0.56,
  depth = 0.4,
  height = 0.3,
): void {
  kit.part('crate', () =>
    kit.at(place, () => {
      for (const x of SIDES) kit.box('sheetGrey', [x * (width / 2), 0, 0], [0.016, height, depth + 0.012], 0.004)
      for (const z of SIDES) kit.box('sheetGrey', [0, 0.001, (z * depth) / 2], [width, height - 0.002, 0.014], 0.004)
      for (const z of SIDES)
        kit.box('sheetGrey', [0, height - 0.026, z * (depth / 2 + 0.006)], [width + 0.03, 0.022, 0.014], 0.004)
      kit.box('sheetGrey', [0, 0.004, 0], [width - 0.01, 0.02, depth - 0.01], 0.003)
      kit.box(material, [0, 0.02, 0], [width - 0.03, height * 0.8, depth - 0.03], 0.02)
      let seed = 7
      const random = (): number => {
        seed = (seed * 16807) % 2147483647
        return seed / 2147483647 - 0.5
      }
      for (let index = 0; index < 70; index++)
        kit.at(
          [random() * (width - 0.12), height * 0.86 + 0.02 + random() * 0.04, random() * (depth - 0.12)],
          () => kit.ring(material, [0, 0, 0], 0.034, 0.012, 'y', 28),
          [random() * 70, 0, random() * 70],
        )
    }),
  )
}

/** Feet under a long base from x = `from` to `to`. */
export function feet(kit: Kit, from: number, to: number, count: number, z: number): void {
  for (let index = 0; index < count; index++)
    for (const side of SIDES) levellingFoot(kit, from + ((to - from) * index) / (count - 1), side * z, 0.07)
}

/** Steel platform at `height` round an opening, with yellow rail on the given sides. `place` is the floor under its middle. */
export function railing(kit: Kit, from: Point, to: Point, height = 0.9): void {
  const length = Math.hypot(to[0] - from[0], to[2] - from[2])
  const posts = Math.max(2, Math.round(length / 0.8) + 1)
  const turn = (Math.atan2(-(to[2] - from[2]), to[0] - from[0]) * 180) / Math.PI
  kit.part('railing', () =>
    kit.at(from, () => {
      for (let post = 0; post < posts; post++) {
        const x = (length * post) / (posts - 1)
        kit.cylinder('yellow', [x, 0, 0], 0.019, height, { segments: 20 })
        kit.box('plinth', [x, -0.001, 0], [0.09, 0.012, 0.09], 0.003)
      }
      for (const y of [height * 0.52, height - 0.01])
        kit.cylinder('yellow', [-0.018, y, 0], 0.0185, length + 0.036, { axis: 'x', segments: 20 })
      kit.box('yellow', [length / 2, 0.008, 0], [length - 0.03, 0.1, 0.008], 0.002)
    }, [0, turn, 0]),
  )
}

/** Ladder up to `height`, standing on `place`, facing +z. */
export function ladder(kit: Kit, place: Point, height: number): void {
  kit.part('ladder', () =>
    kit.at(place, () => {
      for (const x of SIDES) {
        kit.box('yellow', [x * 0.21, 0.003, 0], [0.03, height, 0.05], 0.004)
        kit.box('plinth', [x * 0.21, 0, 0], [0.07, 0.014, 0.1], 0.003)
      }
      for (let y = 0.26; y < height - 0.05; y += 0.27)
        kit.cylinder('aluminium', [-0.2, y, 0], 0.016, 0.4, { axis: 'x', segments: 20 })
    }),
  )
}

/** Hoops and straps round a ladder's climber, from `from` to `to` above its foot; the ladder faces +z and stands on `place`. */
export function ladderCage(kit: Kit, place: Point, from: number, to: number): void {
  const radius = 0.36
  // the hoop leaves the ladder's sides and goes round the climber
  const hoop = (angle: number): Point => [Math.sin(angle) * radius, 0, 0.33 - Math.cos(angle) * radius]
  const first = Math.asin(0.235 / radius)
  kit.part('cage', () =>
    kit.at(place, () => {
      const hoops = Math.round((to - from) / 0.62)
      for (let index = 0; index <= hoops; index++) {
        const y = from + ((to - from) * index) / hoops
        const round = Array.from({ length: 25 }, (_, step): Point => {
          const [x, , z] = hoop(first + ((2 * Math.PI - 2 * first) * step) / 24)
          return [x, y, z]
        })
        kit.hose('yellow', [[0.225, y, 0.004], ...round, [-0.225, y, 0.004]], 0.011, 12)
      }
      for (const degrees of [70, 110, 145, 180, 215, 250, 290]) {
        const [x, , z] = hoop((degrees * Math.PI) / 180)
        kit.at([x, from - 0.03, z], () => kit.box('yellow', [0, 0, 0], [0.036, to - from + 0.06, 0.006], 0.001, 1), [
          0,
          180 - degrees,
          0,
        ])
      }
    }),
  )
}

/** 200 litre drum. */
export function drum(kit: Kit, place: Point, material: MaterialName, radius = 0.285, height = 0.86): void {
  const [x, y, z] = place
  kit.cylinder(material, place, radius, height, { bevel: 0.012, segments: 72 })
  for (const share of [0.33, 0.66]) kit.ring(material, [x, y + height * share, z], radius - 0.002, 0.011, 'y', 72)
  for (const share of [0.008, 0.99]) kit.ring('zinc', [x, y + height * share, z], radius, 0.011, 'y', 72)
}

/** Warning signs side by side on a face. */
export function signs(kit: Kit, place: Point, size = 0.07): void {
  kit.decal(warningSign('hand'), place, size, size)
  kit.decal(warningSign('heat'), [place[0] + size * 1.2, place[1], place[2]], size, size)
}

/** Window frame with stainless surround, for hoods and covers; centre at `place`, face +z. */
export function sightWindow(kit: Kit, place: Point, width: number, height: number): void {
  kit.plate(
    'stainless',
    place,
    withHoles(rectangle(width, height, 0.04), [rectangle(width - 0.09, height - 0.09, 0.025)]),
    0.014,
    { bevel: 0.003 },
  )
  kit.box(
    'glass',
    [place[0], place[1] - height / 2 + 0.04, place[2] - 0.004],
    [width - 0.08, height - 0.08, 0.005],
    0.001,
    1,
  )
  for (const x of SIDES)
    for (const y of SIDES)
      hexScrew(
        kit,
        [place[0] + x * (width / 2 - 0.024), place[1] + y * (height / 2 - 0.024), place[2] + 0.0065],
        0.008,
        'z',
      )
}

/** Point on a line leaving the origin at `degrees` above +x. */
export const onSlope = (degrees: number, distance: number): FlatPoint => [
  Math.cos(radians(degrees)) * distance,
  Math.sin(radians(degrees)) * distance,
]
