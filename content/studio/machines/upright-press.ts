/** Clamping half of the upright injection machines: base, cylinder block, plunger, moving platen, four columns, crown. */
import {
  COVER_DEPTH,
  columnNut,
  coverPlate,
  door,
  gauge,
  gaugeDial,
  heatedPlaten,
  type Kit,
  levelingFoot,
  liftingEye,
  louvers,
  type MaterialName,
  modelPlate,
  moldHalf,
  polygon,
  rectangle,
  SIDES,
  screwCircle,
  socketScrew,
  windowGuard,
} from '../kit/index.ts'

export type UprightPress = {
  code: string
  platen: [width: number, depth: number]
  plungerRadius: number
  /** Column centers left and right, front and back; column radius. */
  column: { x: number; z: number; radius: number }
  /** Width and depth of crown and cylinder block. */
  body: [width: number, depth: number]
  /** Undersides, and tops of block and crown. `lower` and `upper` are the undersides of the heating platens. */
  level: {
    base: number
    block: number
    blockTop: number
    moving: number
    lower: number
    upper: number
    crownTop: number
  }
  /** Crown narrows upwards. */
  tapered?: boolean
}

const PLATEN_HEIGHT = 0.09
/** Length of the plunger inside the block: what comes out when the press closes. */
const HIDDEN_STROKE = 0.34
export const crownOf = (press: UprightPress): number => press.level.upper + PLATEN_HEIGHT
export const tableOf = (press: UprightPress): number => press.level.lower + PLATEN_HEIGHT

export function uprightPress(kit: Kit, press: UprightPress): void {
  const { level, column, plungerRadius } = press
  const [width, depth] = press.body
  const crown = crownOf(press)
  const atColumns = (build: (x: number, z: number) => void): void => {
    for (const x of SIDES) for (const z of SIDES) build(x * column.x, z * column.z)
  }
  kit.part('base', () => {
    for (const x of SIDES) for (const z of SIDES) levelingFoot(kit, x * (width / 2 - 0.03), z * (depth / 2 - 0.02))
    kit.box('plinth', [0, 0.06, 0], [width + 0.1, level.base - 0.056, depth + 0.1], 0.006)
    const baseDepth = depth + 0.14 - COVER_DEPTH
    kit.box('sheet', [0, level.base, COVER_DEPTH / 2], [width + 0.14, level.block - level.base, baseDepth], 0.01, 3)
    const height = level.block - level.base - 0.07
    for (const side of SIDES) {
      door(
        kit,
        'sheet',
        [side * (width + 0.14) * 0.246, level.base + 0.03, depth / 2 + 0.07],
        (width + 0.14) * 0.45,
        height,
        {
          hinge: side < 0 ? 'left' : 'right',
          locks: 2,
        },
      )
      louvers(
        kit,
        [side * (width + 0.14) * 0.246, level.base + 0.08, depth / 2 + 0.0855],
        width * 0.27,
        Math.floor((height - 0.1) / 0.022),
      )
      kit.at(
        [side * (width / 2 + 0.07), 0, 0],
        () => door(kit, 'sheet', [0, level.base + 0.03, 0], depth * 0.86, height, { locks: 2 }),
        [0, side * 90, 0],
      )
      kit.at(
        [0, 0, COVER_DEPTH - depth / 2 - 0.07],
        () => coverPlate(kit, [side * (width + 0.14) * 0.246, level.base + 0.03, 0], (width + 0.14) * 0.45, height),
        [0, 180, 0],
      )
    }
  })
  kit.part('cylinder block', () => {
    const height = level.blockTop - level.block
    kit.plate('paint', [0, level.block + height / 2, 0], bodyOutline(width, height, 0.032), depth, { bevel: 0.012 })
    kit.plate(
      'paint',
      [0.08, level.block + height / 2, depth / 2 + 0.004],
      rectangle(width * 0.56, height * 0.6, 0.04),
      0.014,
      { bevel: 0.004 },
    )
    for (const side of SIDES)
      kit.plate(
        'paint',
        [side * (width / 2 + 0.004), level.block + height / 2, 0],
        rectangle(depth * 0.66, height * 0.6, 0.04),
        0.014,
        { axis: 'x', bevel: 0.004 },
      )
    kit.cylinder('paint', [0, level.blockTop - 0.006, 0], plungerRadius + 0.085, 0.05, { bevel: 0.008, segments: 72 })
    kit.cylinder('groundSteel', [0, level.blockTop + 0.042, 0], plungerRadius + 0.045, 0.022, {
      bevel: 0.004,
      segments: 72,
    })
    screwCircle(kit, [0, level.blockTop + 0.044, 0], plungerRadius + 0.065, 16, 0.014)
    kit.part('plunger', () => {
      kit.cylinder(
        'chrome',
        [0, level.blockTop + 0.02 - HIDDEN_STROKE, 0],
        plungerRadius,
        level.moving - level.blockTop + HIDDEN_STROKE,
        { bevel: 0.002, segments: 96 },
      )
      kit.cylinder('paint', [0, level.moving - 0.03, 0], plungerRadius + 0.05, 0.045, { bevel: 0.006, segments: 72 })
      screwCircle(kit, [0, level.moving - 0.046, 0], plungerRadius + 0.028, 12, 0.016)
    })
    for (const index of [0, 1])
      gauge(
        kit,
        [-width / 2 + 0.09 + index * 0.125, level.block + height * 0.62, depth / 2 - 0.004],
        0.046,
        index ? gaugeDial('bar', 0.3) : gaugeDial('MPa', 0.7),
      )
  })
  kit.part('columns', () =>
    atColumns((x, z) => {
      kit.cylinder('chrome', [x, level.blockTop - 0.03, z], column.radius, level.crownTop - level.blockTop + 0.07, {
        bevel: 0.004,
        segments: 64,
      })
      kit.cylinder('paint', [x, level.blockTop - 0.004, z], column.radius * 1.75, 0.034, { bevel: 0.006 })
      screwCircle(kit, [x, level.blockTop + 0.03, z], column.radius * 1.42, 6, 0.012)
      kit.part('bushings', () => {
        kit.cylinder('paint', [x, level.moving - 0.05, z], column.radius * 1.62, 0.054, { bevel: 0.006 })
        kit.cylinder('brass', [x, level.lower - 0.005, z], column.radius * 1.42, 0.022, { bevel: 0.004 })
      })
      kit.cylinder('paint', [x, crown - 0.035, z], column.radius * 1.75, 0.04, { bevel: 0.006 })
      kit.cylinder('paint', [x, level.crownTop - 0.004, z], column.radius * 2.1, 0.0205, { bevel: 0.005 })
      columnNut(kit, [x, level.crownTop + 0.016, z], column.radius * 1.7, column.radius * 1.5, column.radius)
    }),
  )
  kit.part('moving platen', () => {
    kit.box('paint', [0, level.moving, 0], [width - 0.02, level.lower - level.moving, depth - 0.06], 0.01, 3)
    heatedPlaten(kit, [0, level.lower, 0], ...press.platen, { insulation: 'below' })
  })
  kit.part('crown', () => {
    const height = level.crownTop - crown
    const middle = crown + height / 2
    // The washers of the columns lie on the flat top.
    const flatTop = column.x + column.radius * 2.1 + 0.01
    const cut = press.tapered ? Math.min(height * 0.42, (width + 0.02) / 2 - flatTop) : 0.032
    kit.plate(
      'paint',
      [0, middle, 0],
      bodyOutline(width + 0.02, height, cut, press.tapered ? Math.min(height * 0.42, cut * 2) : cut),
      depth,
      { bevel: 0.012 },
    )
    for (const side of SIDES)
      kit.plate(
        'paint',
        [side * ((width + 0.02) / 2 + 0.004), middle - (press.tapered ? height * 0.2 : 0), 0],
        rectangle(depth * 0.66, height * (press.tapered ? 0.4 : 0.58), 0.04),
        0.014,
        { axis: 'x', bevel: 0.004 },
      )
    kit.plate('paint', [0, middle, depth / 2 + 0.004], rectangle(0.52, Math.min(0.22, height * 0.62), 0.04), 0.014, {
      bevel: 0.004,
    })
    kit.plate('aluminium', [0, middle, depth / 2 + 0.012], rectangle(0.39, 0.105, 0.006), 0.004, { bevel: 0.001 })
    kit.decal(modelPlate(press.code), [0, middle, depth / 2 + 0.0147], 0.38, 0.095)
    for (const x of SIDES)
      for (const z of SIDES) liftingEye(kit, [x * column.x * 0.62, level.crownTop - 0.001, z * column.z], 0.028)
    heatedPlaten(kit, [0, level.upper, 0], ...press.platen, { insulation: 'above' })
  })
}

/** Front outline of a heavy press body: flat underside, upper corners cut by so much at the top and at the sides. */
function bodyOutline(width: number, height: number, cut: number, down = cut): ReturnType<typeof polygon> {
  const x = width / 2
  const y = height / 2
  return polygon([
    [-x, -y],
    [x, -y],
    [x, y - down],
    [x - cut, y],
    [-x + cut, y],
    [-x, y - down],
  ])
}

/** Upper mold half hanging under the upper heating platen. */
export function upperMold(kit: Kit, press: UprightPress, width: number, depth: number, height = 0.14): void {
  kit.part('upper mold', () => {
    kit.box('steel', [0, press.level.upper - height, 0], [width, height + 0.001, depth], 0.004)
    kit.box('mouldSteel', [0, press.level.upper - height - 0.034, 0], [width - 0.02, 0.036, depth - 0.02], 0.002)
    for (const x of SIDES)
      for (const z of SIDES)
        kit.cylinder(
          'brass',
          [x * (width / 2 - 0.04), press.level.upper - height - 0.038, z * (depth / 2 - 0.04)],
          0.02,
          0.01,
          { bore: 0.014 },
        )
    for (const x of [-0.3, 0, 0.3])
      socketScrew(kit, [x * width, press.level.upper - height / 2, depth / 2 - 0.001], 0.014, 'z')
  })
}

/** Two rails on legs in front of the press that carry a mold run out to `z`. Returns the height of the mold's underside. */
export function slideOutTable(
  kit: Kit,
  press: UprightPress,
  z: number,
  mold: { width: number; depth: number },
): number {
  const top = tableOf(press) + 0.014
  const front = z + mold.depth / 2 + 0.03
  const start = press.platen[1] / 2 - 0.04
  kit.part('slide-out table', () => {
    for (const side of SIDES) {
      const x = side * (mold.width / 2 - 0.07)
      kit.box('paint', [x, top - 0.16, (start + front) / 2 + 0.06], [0.07, 0.1, front - start - 0.12], 0.006)
      kit.box('groundSteel', [x, top - 0.0615, (start + front) / 2], [0.056, 0.046, front - start], 0.003)
      kit.box('steel', [x, top - 0.017, (start + front) / 2], [0.026, 0.0175, front - start - 0.02], 0.002)
      kit.box('paint', [x, 0.075, front - 0.1], [0.08, top - 0.23, 0.08], 0.006)
      kit.box('plinth', [x, 0.058, front - 0.1], [0.15, 0.018, 0.15], 0.003)
      levelingFoot(kit, x, front - 0.1, 0.055)
    }
    for (const y of [0.34, top - 0.24]) kit.box('paint', [0, y, front - 0.1], [mold.width - 0.2, 0.05, 0.05], 0.005)
    kit.box('sheet', [0, 0.4, front - 0.102], [mold.width - 0.22, top - 0.66, 0.02], 0.005)
  })
  return top
}

/** Lower mold half run out to `z` on the slide-out table. */
export function moldOnRails(
  kit: Kit,
  press: UprightPress,
  z: number,
  mold: { width: number; depth: number; columns: number; rows: number; cavityRadius: number; part: MaterialName },
): void {
  const top = slideOutTable(kit, press, z, mold)
  moldHalf(kit, [0, top, z], mold.width, mold.depth, mold)
}

/** Glazed guards on both sides of the mold space and behind it, on brackets. */
export function sideGuards(kit: Kit, press: UprightPress, from: number, to: number): void {
  const [width, depth] = press.body
  for (const side of SIDES) {
    kit.at(
      [side * (width / 2 + 0.055), 0, 0.02],
      () => windowGuard(kit, [0, from, 0], depth + 0.02, to - from, { frameWidth: 0.04 }),
      [0, side * 90, 0],
    )
    for (const y of [from + 0.05, to - 0.08])
      for (const z of [-0.4, 0.42])
        kit.box('plinth', [side * (width / 2 + 0.02), y, z * depth], [0.07, 0.03, 0.05], 0.003)
    kit.box(
      'zinc',
      [side * (width / 2 + 0.055), press.level.block + 0.2, -depth / 2 + 0.05],
      [0.03, from - press.level.block, 0.03],
      0.003,
    )
  }
  rearGuard(kit, press, from, to)
}

/** Fixed glazed guard behind the mold space. */
export function rearGuard(kit: Kit, press: UprightPress, from: number, to: number): void {
  const [width, depth] = press.body
  kit.at(
    [0, 0, -depth / 2 - 0.03],
    () => windowGuard(kit, [0, from, 0], width + 0.04, to - from, { frameWidth: 0.04 }),
    [0, 180, 0],
  )
  for (const side of SIDES)
    for (const y of [press.level.blockTop - 0.06, crownOf(press) + 0.02])
      kit.box('plinth', [side * (width / 2 - 0.06), y, -depth / 2 - 0.013], [0.05, 0.03, 0.036], 0.003)
}
