/** Strip cutting machines: belts, roller tables, knife beams. The sheet runs along x; its width is along z. */
import {
  type FlatPoint,
  hexScrew,
  type Kit,
  levelingFoot,
  type MaterialName,
  motor,
  polygon,
  SIDES,
  screwCircle,
  socketScrew,
  tieRodCylinder,
} from '../kit/index.ts'

/** Belt conveyor between two x positions; `top` is the height of the belt. */
export function beltConveyor(
  kit: Kit,
  from: number,
  to: number,
  top: number,
  width: number,
  options: { belt?: MaterialName; frame?: MaterialName; legs?: boolean; roll?: number; drive?: boolean } = {},
): void {
  const { belt = 'belt', frame = 'paint', roll = 0.04 } = options
  const middle = top - roll
  const end = (x: number, first: number): FlatPoint[] =>
    Array.from({ length: 15 }, (_, index): FlatPoint => {
      const angle = ((first + index * (180 / 14)) * Math.PI) / 180
      return [x + roll * Math.cos(angle), middle + roll * Math.sin(angle)]
    })
  kit.part('belt', () => {
    kit.plate(belt, [0, 0, 0], polygon([...end(to - roll, -90), ...end(from + roll, 90)]), width, { bevel: 0.001 })
    for (const side of SIDES) {
      const z = side * (width / 2 + 0.022)
      kit.box(frame, [(from + to) / 2, middle - 0.05, z], [to - from + 0.01, 0.1, 0.03], 0.004)
      for (const x of [from + roll, to - roll]) {
        kit.cylinder('zinc', [x, middle, side > 0 ? z + 0.012 : z - 0.024], 0.028, 0.012, { axis: 'z', segments: 28 })
        hexScrew(kit, [x, middle, side > 0 ? z + 0.023 : z - 0.037], 0.011, 'z')
      }
      for (let x = from + 0.12; x < to - 0.1; x += 0.12)
        socketScrew(kit, [x, middle - 0.02, side > 0 ? z + 0.0145 : z - 0.0205], 0.007, 'z')
      if (options.legs) {
        kit.box(frame, [to - 0.1, 0.05, z], [0.06, middle - 0.06, 0.04], 0.004)
        levelingFoot(kit, to - 0.1, z, 0.05)
      }
    }
    if (options.legs) kit.box(frame, [to - 0.1, 0.28, 0], [0.04, 0.05, width + 0.02], 0.004)
    if (options.drive) {
      kit.box('motor', [to - roll, middle - 0.055, width / 2 + 0.075], [0.11, 0.11, 0.075], 0.012)
      kit.at([to - roll, middle - 0.03, width / 2 + 0.08], () => motor(kit, [-0.27, 0, 0], 0.05, 0.22), [0, 0, 0])
    }
  })
}

/** Free rollers between two rails on legs at the far end `from`. */
export function rollerTable(
  kit: Kit,
  from: number,
  to: number,
  top: number,
  width: number,
  frame: MaterialName = 'paint',
): void {
  const radius = 0.024
  for (let x = from + 0.04; x < to - 0.02; x += 0.066)
    kit.cylinder('zinc', [x, top - radius, -width / 2], radius, width, { axis: 'z', segments: 32 })
  for (const side of SIDES) {
    const z = side * (width / 2 + 0.012)
    kit.box(frame, [(from + to) / 2, top - 0.085, z], [to - from, 0.09, 0.03], 0.004)
    kit.box(frame, [from + 0.08, 0.05, z], [0.06, top - 0.1, 0.05], 0.004)
    levelingFoot(kit, from + 0.08, z, 0.05)
    for (let x = from + 0.04; x < to - 0.02; x += 0.066)
      kit.cylinder('zinc', [x, top - radius, side > 0 ? z + 0.013 : z - 0.019], 0.009, 0.006, {
        axis: 'z',
        bevel: 0.001,
        segments: 16,
      })
    // side guide for the sheet
    kit.cylinder('chrome', [from + 0.06, top + 0.03, side * (width / 2 - 0.02)], 0.01, to - from - 0.12, {
      axis: 'x',
      segments: 24,
    })
    for (const x of [from + 0.1, to - 0.12])
      kit.box('blackOxide', [x, top - 0.02, side * (width / 2 - 0.005)], [0.03, 0.065, 0.05], 0.004)
  }
  kit.box(frame, [from + 0.08, 0.25, 0], [0.045, 0.05, width + 0.01], 0.004)
}

/** Pair of feed rolls across the sheet, the upper one pressed down by two air cylinders. */
export function feedRolls(
  kit: Kit,
  x: number,
  sheetTop: number,
  thickness: number,
  width: number,
  material: MaterialName,
  radius = 0.05,
): void {
  const rolls: [name: string, surface: number, axis: number][] = [
    ['lower roll', sheetTop - thickness - radius + 0.002, sheetTop - thickness - radius],
    ['upper roll', sheetTop + radius - 0.002, sheetTop + radius],
  ]
  for (const [name, surface, axis] of rolls)
    kit.part(name, () => {
      kit.cylinder(material, [x, surface, -width / 2], radius, width, { axis: 'z', segments: 64 })
      kit.cylinder('steel', [x, axis, -width / 2 - 0.05], radius * 0.45, width + 0.1, { axis: 'z', segments: 36 })
    })
  for (const side of SIDES) {
    const z = side * (width / 2 + 0.035)
    kit.box('blackOxide', [x, sheetTop + radius * 0.3, z], [radius * 1.7, radius * 1.7, 0.045], 0.005)
    tieRodCylinder(kit, [x, sheetTop + radius * 2 + 0.1, z], 0.02, 0.13, 'y', 0, 0.006)
    kit.cylinder('chrome', [x, sheetTop + radius * 1.9, z], 0.007, 0.115, { segments: 20 })
  }
}

/** Shaft across the sheet with `count` circular knives. */
export function circularKnives(kit: Kit, x: number, y: number, width: number, count: number, radius: number): void {
  kit.part('circular knives', () => knifeShaft(kit, [x, y], width, count, radius))
}

/** Thin ground discs with a bevel on both sides, each clamped between screwed collars. */
function knifeShaft(kit: Kit, [x, y]: FlatPoint, width: number, count: number, radius: number): void {
  const pitch = width / count
  const bevel = radius - 0.013
  kit.cylinder('steel', [x, y, -width / 2 - 0.08], 0.022, width + 0.16, { axis: 'z', segments: 40 })
  kit.cylinder('steel', [x, y, (pitch - width) / 2 - 0.03], 0.03, width - pitch + 0.06, {
    axis: 'z',
    segments: 48,
  })
  for (let index = 0; index < count; index++) {
    const z = -width / 2 + pitch * (index + 0.5)
    kit.lathe(
      'knifeSteel',
      [x, y, z],
      [
        [0.03, -0.0022],
        [bevel, -0.0022],
        [radius, -0.0002],
        [radius, 0.0002],
        [bevel, 0.0022],
        [0.03, 0.0022],
      ],
      { axis: 'z', segments: 128, creaseDegrees: 5 },
    )
    for (const side of SIDES) {
      kit.cylinder('steel', [x, y, side > 0 ? z + 0.002 : z - 0.013], 0.042, 0.011, { axis: 'z', bevel: 0.0015 })
      if (side > 0) screwCircle(kit, [x, y, z + 0.0125], 0.035, 6, 0.0055, 'z')
    }
  }
}

/** Guillotine: two guide posts, moving knife beam, drive beam with geared motor and two eccentrics. `x` is the cutting plane. */
export function guillotine(
  kit: Kit,
  x: number,
  sheetTop: number,
  width: number,
  top: number,
  options: { beam?: MaterialName; cheek?: MaterialName; blade?: MaterialName; lift?: number } = {},
): void {
  const { beam = 'groundSteel', cheek = 'paint', blade = 'chrome', lift = 0.045 } = options
  for (const side of SIDES) {
    const z = side * (width / 2 + 0.1)
    kit.cylinder('chrome', [x, sheetTop - 0.06, z], 0.02, top - sheetTop + 0.03, { segments: 36 })
    kit.part('beam', () => kit.box('castIron', [x, sheetTop + lift + 0.05, z], [0.09, 0.09, 0.075], 0.008))
    kit.cylinder('steel', [x - 0.012, top - 0.14, side * width * 0.3], 0.055, 0.024, { axis: 'x' })
    kit.part('beam', () =>
      kit.box(
        'steel',
        [x + 0.025, sheetTop + lift + 0.12, side * width * 0.3],
        [0.02, top - sheetTop - lift - 0.24, 0.036],
        0.006,
      ),
    )
    hexScrew(kit, [x + 0.034, top - 0.14, side * width * 0.3], 0.014, 'x')
  }
  kit.part('beam', () => {
    kit.box(beam, [x, sheetTop + lift + 0.04, 0], [0.055, 0.11, width + 0.15], 0.005)
    kit.box(blade, [x - 0.032, sheetTop + lift, 0], [0.012, 0.1, width + 0.04], 0.002)
    for (let z = -width * 0.44; z <= width * 0.45; z += width * 0.11)
      socketScrew(kit, [x - 0.044, sheetTop + lift + 0.075, z], 0.01, 'x')
  })
  kit.box('steel', [x - 0.03, sheetTop - 0.09, 0], [0.05, 0.078, width + 0.06], 0.003)
  kit.cylinder('steel', [x, top - 0.14, -width / 2 - 0.12], 0.024, width + 0.24, { axis: 'z' })
  kit.box(cheek, [x, top - 0.05, 0], [0.22, 0.1, width + 0.36], 0.01, 3)
}
