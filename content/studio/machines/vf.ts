/**
 * VF-300: vacuum compression press, 300 t. Plunger 435 mm, platens 650 x 650 mm, stroke 300 mm.
 * Shown open: vacuum hood raised, lower mold half run out on its table, parts in the cavities.
 */
import {
  cableGland,
  columnNut,
  controlCabinet,
  door,
  gauge,
  gaugeDial,
  heatedPlaten,
  heaterLeads,
  hexScrew,
  hydraulicHose,
  hydraulicPipe,
  hydraulicUnit,
  type Kit,
  levelingFoot,
  liftingEye,
  lightCurtain,
  louvers,
  modelPlate,
  moldHalf,
  polygon,
  rectangle,
  type Shape,
  SIDES,
  screwCircle,
  socketScrew,
  tieRodCylinder,
  twoHandControl,
  vacuumUnit,
  warningSign,
  windowGuard,
  withHoles,
} from '../kit/index.ts'

const PLUNGER_RADIUS = 0.2175
/** Length of the plunger inside the block: what comes out when the press closes. */
const HIDDEN_STROKE = 0.33
const PLATEN = 0.65
/** Column centers left and right, front and back; column radius. */
const COLUMN = { x: 0.5, z: 0.36, radius: 0.056 }
/** Heights of the undersides. */
const LEVEL = {
  base: 0.16,
  cylinderBlock: 0.54,
  movingPlaten: 1.07,
  lowerPlaten: 1.2,
  hood: 1.555,
  upperPlaten: 1.852,
  crown: 1.942,
  crownTop: 2.322,
}
const CYLINDER_BLOCK_TOP = 0.86
const BODY_WIDTH = 1.26
const BODY_DEPTH = 0.96
const REAR_GUARD_Z = -0.51
const HOOD = { width: 0.84, depth: 0.86, height: 0.3, wall: 0.028 }
/** Middle of the mold in its run-out place, and of its table. */
const TABLE_Z = 0.99

export function build(kit: Kit): void {
  kit.part('base', () => base(kit))
  kit.part('cylinder block', () => cylinderBlock(kit))
  kit.part('columns', () => columns(kit))
  kit.part('moving platen', () => movingPlaten(kit))
  kit.part('crown', () => crown(kit))
  kit.part('vacuum hood', () => vacuumHood(kit))
  kit.part('mold table', () => moldTable(kit))
  kit.part('guarding', () => guarding(kit))
  kit.part('units', () => units(kit))
  kit.part('lines', () => lines(kit))
}

/** Runs a part at each of the four columns. */
function atColumns(build: (x: number, z: number) => void): void {
  for (const x of SIDES) for (const z of SIDES) build(x * COLUMN.x, z * COLUMN.z)
}

function base(kit: Kit): void {
  for (const x of SIDES) for (const z of SIDES) levelingFoot(kit, x * 0.6, z * 0.46)
  kit.box('plinth', [0, 0.06, 0], [1.36, 0.104, 1.06], 0.006)
  kit.box('sheet', [0, LEVEL.base, 0], [1.4, 0.384, 1.1], 0.01, 3)
  for (const side of SIDES) {
    for (const turn of [0, 180]) kit.at([0, 0, 0], () => baseDoor(kit, side), [0, turn, 0])
    kit.at([side * 0.7, 0, 0], () => door(kit, 'sheet', [0, 0.19, 0], 0.86, 0.31, { locks: 2 }), [0, side * 90, 0])
  }
}

function baseDoor(kit: Kit, side: number): void {
  door(kit, 'sheet', [side * 0.345, 0.19, 0.55], 0.63, 0.31, { hinge: side < 0 ? 'left' : 'right', locks: 2 })
  louvers(kit, [side * 0.345, 0.26, 0.5655], 0.36, 7)
}

/** Front outline of a heavy press body: flat underside, corners cut at the given end. */
function bodyOutline(width: number, height: number, cutAt: 'top' | 'bottom'): Shape {
  const x = width / 2
  const y = height / 2
  const cut = 0.032
  const sign = cutAt === 'top' ? 1 : -1
  const corners: [number, number][] = [
    [-x, -y * sign],
    [x, -y * sign],
    [x, (y - cut) * sign],
    [x - cut, y * sign],
    [-x + cut, y * sign],
    [-x, (y - cut) * sign],
  ]
  return polygon(sign > 0 ? corners : corners.reverse())
}

/** One-piece cylinder: the block is the cylinder, its flange and the plunger show on top. */
function cylinderBlock(kit: Kit): void {
  const height = CYLINDER_BLOCK_TOP - LEVEL.cylinderBlock
  kit.plate('paint', [0, LEVEL.cylinderBlock + height / 2, 0], bodyOutline(BODY_WIDTH, height, 'top'), BODY_DEPTH, {
    bevel: 0.012,
  })
  for (const side of SIDES)
    kit.plate('paint', [0.1, 0.7, side * (BODY_DEPTH / 2 + 0.004)], rectangle(0.72, 0.19, 0.04), 0.014, {
      bevel: 0.004,
    })
  for (const x of [-0.23, 0.43])
    for (const y of [0.63, 0.77]) socketScrew(kit, [x, y, BODY_DEPTH / 2 + 0.0105], 0.01, 'z')
  for (const side of SIDES)
    kit.plate('paint', [side * (BODY_WIDTH / 2 + 0.004), 0.7, 0], rectangle(0.62, 0.19, 0.04), 0.014, {
      axis: 'x',
      bevel: 0.004,
    })
  kit.cylinder('paint', [0, CYLINDER_BLOCK_TOP - 0.006, 0], 0.3, 0.05, { bevel: 0.008, segments: 72 })
  kit.cylinder('groundSteel', [0, CYLINDER_BLOCK_TOP + 0.042, 0], 0.262, 0.022, { bevel: 0.004, segments: 72 })
  screwCircle(kit, [0, CYLINDER_BLOCK_TOP + 0.044, 0], 0.281, 16, 0.014)
  kit.part('plunger', () => {
    kit.cylinder(
      'chrome',
      [0, CYLINDER_BLOCK_TOP + 0.02 - HIDDEN_STROKE, 0],
      PLUNGER_RADIUS,
      LEVEL.movingPlaten - CYLINDER_BLOCK_TOP + HIDDEN_STROKE,
      { bevel: 0.002, segments: 96 },
    )
    kit.cylinder('paint', [0, LEVEL.movingPlaten - 0.03, 0], 0.27, 0.045, { bevel: 0.006, segments: 72 })
    screwCircle(kit, [0, LEVEL.movingPlaten - 0.046, 0], 0.246, 12, 0.016)
  })
  kit.lathe(
    'rubber',
    [0, CYLINDER_BLOCK_TOP + 0.0635, 0],
    [
      [0.232, 0],
      [0.23, 0.01],
      [0.218, 0.013],
    ],
    { segments: 72 },
  )
  atColumns((x, z) => {
    kit.cylinder('paint', [x, CYLINDER_BLOCK_TOP - 0.004, z], 0.098, 0.034, { bevel: 0.006 })
    screwCircle(kit, [x, CYLINDER_BLOCK_TOP + 0.03, z], 0.08, 6, 0.012)
  })
  for (const x of [-0.5, -0.37]) {
    gauge(kit, [x, 0.745, BODY_DEPTH / 2 - 0.004], 0.048, x < -0.4 ? gaugeDial('MPa', 0.7) : gaugeDial('bar', 0.3))
  }
}

function columns(kit: Kit): void {
  atColumns((x, z) => {
    kit.cylinder('chrome', [x, 0.82, z], COLUMN.radius, 1.58, { bevel: 0.004, segments: 64 })
    columnNut(kit, [x, LEVEL.crownTop + 0.016, z], 0.096, 0.085, COLUMN.radius)
  })
}

/** Moving platen on the plunger with the lower heating platen, guided on the columns. */
function movingPlaten(kit: Kit): void {
  const thickness = LEVEL.lowerPlaten - LEVEL.movingPlaten
  kit.box('paint', [0, LEVEL.movingPlaten, 0], [BODY_WIDTH - 0.02, thickness, 0.9], 0.01, 3)
  atColumns((x, z) => {
    kit.cylinder('paint', [x, LEVEL.movingPlaten - 0.05, z], 0.092, 0.054, { bevel: 0.006 })
    kit.cylinder('brass', [x, LEVEL.lowerPlaten - 0.005, z], 0.08, 0.022, { bevel: 0.004 })
  })
  heatedPlaten(kit, [0, LEVEL.lowerPlaten, 0], PLATEN, PLATEN, { insulation: 'below' })
  for (const x of SIDES)
    for (const z of SIDES) socketScrew(kit, [x * 0.295, LEVEL.lowerPlaten + 0.0895, z * 0.295], 0.012)
}

/** Fixed head with the upper heating platen and the upper mold half. */
function crown(kit: Kit): void {
  const height = LEVEL.crownTop - LEVEL.crown
  const middle = LEVEL.crown + height / 2
  kit.plate('paint', [0, middle, 0], bodyOutline(BODY_WIDTH + 0.02, height, 'top'), BODY_DEPTH, { bevel: 0.012 })
  for (const side of SIDES)
    kit.plate('paint', [side * ((BODY_WIDTH + 0.02) / 2 + 0.004), middle, 0], rectangle(0.62, 0.22, 0.05), 0.014, {
      axis: 'x',
      bevel: 0.004,
    })
  for (const z of SIDES.map((side) => side * (BODY_DEPTH / 2 + 0.004)))
    kit.plate('paint', [0, middle + 0.03, z], rectangle(0.5, 0.2, 0.04), 0.014, { bevel: 0.004 })
  kit.plate('aluminium', [0, middle + 0.03, BODY_DEPTH / 2 + 0.012], rectangle(0.37, 0.1, 0.006), 0.004, {
    bevel: 0.001,
  })
  kit.decal(modelPlate('VF-300'), [0, middle + 0.03, BODY_DEPTH / 2 + 0.0147], 0.36, 0.09)
  atColumns((x, z) => {
    kit.cylinder('paint', [x, LEVEL.crown - 0.035, z], 0.098, 0.04, { bevel: 0.006 })
    kit.cylinder('paint', [x, LEVEL.crownTop - 0.004, z], 0.122, 0.0205, { bevel: 0.005 })
  })
  for (const x of SIDES) for (const z of SIDES) liftingEye(kit, [x * 0.27, LEVEL.crownTop - 0.001, z * 0.3], 0.03)
  heatedPlaten(kit, [0, LEVEL.upperPlaten, 0], PLATEN, PLATEN, { insulation: 'above' })
  upperMold(kit)
}

/** Upper mold half under the upper heating platen, seen through the hood's window. */
function upperMold(kit: Kit): void {
  kit.box('steel', [0, LEVEL.upperPlaten - 0.13, 0], [0.6, 0.1305, 0.56], 0.004)
  kit.box('mouldSteel', [0, LEVEL.upperPlaten - 0.165, 0], [0.58, 0.037, 0.54], 0.002)
  for (const x of SIDES)
    for (const z of SIDES)
      kit.cylinder('brass', [x * 0.265, LEVEL.upperPlaten - 0.169, z * 0.245], 0.02, 0.01, { bore: 0.0155 })
  for (const x of [-0.2, 0, 0.2]) socketScrew(kit, [x, LEVEL.upperPlaten - 0.065, 0.2785], 0.014, 'z')
}

/** Vacuum chamber: four walls that sink around the mold, window in front, seal lip below, lifted by two air cylinders. */
function vacuumHood(kit: Kit): void {
  const { width, depth, height, wall } = HOOD
  const front = depth / 2
  const middle = LEVEL.hood + height / 2
  for (const side of SIDES)
    kit.box(
      'sheet',
      [side * (width / 2 - wall / 2), LEVEL.hood + 0.001, 0],
      [wall, height - 0.002, depth - 2 * wall + 0.004],
      0.003,
    )
  kit.box('sheet', [0, LEVEL.hood, -front + wall / 2], [width, height, wall], 0.005)
  kit.plate(
    'sheet',
    [0, middle, front - wall / 2],
    withHoles(rectangle(width, height), [rectangle(0.54, 0.15, 0.03)]),
    wall,
    { bevel: 0.004 },
  )
  const frame = withHoles(rectangle(0.64, 0.235, 0.055), [rectangle(0.535, 0.145, 0.03)])
  kit.plate('stainless', [0, middle, front + 0.005], frame, 0.014, { bevel: 0.003 })
  kit.box('glass', [0, middle - 0.072, front - 0.006], [0.538, 0.144, 0.008], 0.001, 1)
  for (const x of [-0.27, -0.09, 0.09, 0.27])
    for (const y of [-0.095, 0.095]) socketScrew(kit, [x, middle + y, front + 0.0115], 0.009, 'z')
  for (const x of SIDES) socketScrew(kit, [x * 0.294, middle, front + 0.0115], 0.009, 'z')
  for (const z of SIDES)
    kit.box('rubber', [0, LEVEL.hood - 0.016, z * (front - wall / 2)], [width - 0.004, 0.018, 0.02], 0.006)
  for (const side of SIDES) {
    kit.box('rubber', [side * (width / 2 - wall / 2), LEVEL.hood - 0.0155, 0], [0.02, 0.0175, depth - 0.06], 0.006)
    hoodLift(kit, side * 0.37)
  }
  kit.cylinder('stainless', [-width / 2 - 0.05, middle, -0.1], 0.05, 0.016, { axis: 'x' })
  kit.cylinder('stainless', [-width / 2 - 0.036, middle, -0.1], 0.036, 0.04, { axis: 'x' })
}

/** Air cylinder on the crown's front that lifts the hood; its rod ends in an eye on a bracket of the hood. */
function hoodLift(kit: Kit, x: number): void {
  const z = BODY_DEPTH / 2 + 0.052
  const hoodTop = LEVEL.hood + HOOD.height
  kit.part('lift', () => {
    kit.box('plinth', [x, LEVEL.crown + 0.05, BODY_DEPTH / 2 - 0.002], [0.075, 0.26, 0.018], 0.003)
    for (const y of [0.075, 0.285])
      for (const side of SIDES)
        socketScrew(kit, [x + side * 0.026, LEVEL.crown + y, BODY_DEPTH / 2 + 0.0155], 0.008, 'z')
    tieRodCylinder(kit, [x, LEVEL.crown + 0.06, z], 0.03, 0.24, 'y', 0, 0.01)
    kit.hose(
      'airHose',
      [
        [x + 0.028, LEVEL.crown + 0.275, z],
        [x + 0.06, LEVEL.crown + 0.29, z],
        [x + 0.075, LEVEL.crownTop + 0.01, z - 0.03],
        [x + 0.07, LEVEL.crownTop + 0.025, 0.4],
        [x + 0.06, LEVEL.crownTop + 0.02, 0.2],
      ],
      0.005,
      10,
    )
  })
  const rodLength = LEVEL.crown + 0.065 - (hoodTop - 0.03) + 0.16
  kit.cylinder('chrome', [x, hoodTop - 0.03, z], 0.01, rodLength, { bevel: 0.001, segments: 28 })
  kit.box(
    'sheet',
    [x, hoodTop - 0.062, (HOOD.depth / 2 + z) / 2 + 0.008],
    [0.07, 0.02, z - HOOD.depth / 2 + 0.03],
    0.003,
  )
  kit.hexagon('zinc', [x, hoodTop - 0.0425, z], 0.02, 0.016)
}

/** Table in front with two rails; the lower mold half is run out on it. */
function moldTable(kit: Kit): void {
  const railTop = 1.271
  const legZ = 1.24
  for (const side of SIDES) {
    const x = side * 0.25
    kit.box('paint', [x, 1.11, 0.87], [0.07, 0.1, 0.86], 0.006)
    kit.box('groundSteel', [x, 1.2095, 0.9], [0.056, 0.046, 0.96], 0.003)
    kit.box('steel', [x, 1.2545, 0.9], [0.026, 0.0165, 0.95], 0.002)
    for (let index = 0; index < 8; index++)
      kit.cylinder('blackOxide', [x - 0.0425, 1.165, 0.52 + index * 0.1], 0.0075, 0.085, { axis: 'x', segments: 18 })
    kit.box('rubber', [x, 1.255, 1.372], [0.04, 0.04, 0.018], 0.006)
    kit.box('paint', [x, 0.075, legZ], [0.08, 1.04, 0.08], 0.006)
    kit.box('plinth', [x, 0.058, legZ], [0.15, 0.018, 0.15], 0.003)
    levelingFoot(kit, x, legZ, 0.055)
    kit.box('paint', [x, 0.72, 0.526], [0.07, 0.394, 0.1], 0.006)
  }
  for (const y of [0.36, 1.045]) kit.box('paint', [0, y, legZ], [0.43, 0.05, 0.05], 0.005)
  kit.box('sheet', [0, 0.43, legZ - 0.002], [0.42, 0.35, 0.02], 0.005)
  kit.box('sheet', [0, 0.78, legZ - 0.002], [0.42, 0.265, 0.02], 0.005)
  kit.decal(warningSign('hand'), [-0.13, 0.96, legZ + 0.0087], 0.08, 0.08)
  kit.decal(warningSign('heat'), [-0.035, 0.96, legZ + 0.0087], 0.08, 0.08)
  twoHandControl(kit, [0, 0.79, legZ + 0.085], 0.62)
  tieRodCylinder(kit, [0, 1.16, 0.5], 0.034, 0.42, 'z', 0.09, 0.014)
  kit.box('groundSteel', [0, 1.12, 1.0], [0.1, 0.152, 0.03], 0.004)
  kit.box('paint', [0, 1.105, 0.545], [0.43, 0.03, 0.06], 0.004)
  moldHalf(kit, [0, railTop, TABLE_Z], 0.62, 0.56, { columns: 7, rows: 6, cavityRadius: 0.03, part: 'silicone' })
}

function guarding(kit: Kit): void {
  lightCurtain(kit, [0, 0.97, 0.64], 1.36, 0.95, 0.1)
  for (const side of SIDES) {
    kit.at([side * 0.68, 0, 0.03], () => windowGuard(kit, [0, 0.92, 0], 0.96, 1.02, { frameWidth: 0.04 }), [
      0,
      side * 90,
      0,
    ])
    for (const y of [0.97, 1.86])
      for (const z of [-0.38, 0.42]) kit.box('plinth', [side * 0.648, y, z], [0.05, 0.03, 0.05], 0.003)
    kit.box('zinc', [side * 0.68, 0.88, 0.525], [0.034, 1.06, 0.03], 0.003)
    for (const y of [0.826, 1.957])
      kit.box('plinth', [side * 0.58, y, REAR_GUARD_Z + 0.017], [0.05, 0.03, 0.036], 0.003)
  }
  kit.at([0, 0, REAR_GUARD_Z], () => windowGuard(kit, [0, 0.82, 0], 1.28, 1.17, { frameWidth: 0.04 }), [0, 180, 0])
}

function units(kit: Kit): void {
  vacuumUnit(kit, [-1.18, 0, 0.26])
  hydraulicUnit(kit, [-1.13, 0, -0.48], { width: 0.62, depth: 0.68 })
  controlCabinet(kit, [1.24, 0, 0.2], { height: 1.66 })
}

/** Vacuum hose, oil pipes, heater leads and the cable duct from the cabinet. */
function lines(kit: Kit): void {
  const hoodPort = LEVEL.hood + HOOD.height / 2
  kit.part('vacuum hose', () => {
    kit.hose(
      'hose',
      [
        [-0.46, hoodPort, -0.1],
        [-0.6, hoodPort + 0.005, -0.1],
        [-0.78, hoodPort - 0.06, -0.06],
        [-0.92, 1.36, 0.06],
        [-0.96, 1.16, 0.14],
        [-0.96, 1.05, 0.16],
      ],
      0.036,
      24,
    )
    kit.cylinder('zinc', [-0.96, 1.055, 0.16], 0.041, 0.022, { segments: 32 })
  })
  kit.part('oil pipes', () => {
    hydraulicPipe(
      kit,
      [
        [-0.82, 0.67, -0.32],
        [-0.72, 0.67, -0.32],
        [-0.63, 0.67, -0.32],
      ],
      0.018,
    )
    hydraulicHose(
      kit,
      [
        [-0.82, 0.61, -0.26],
        [-0.76, 0.61, -0.26],
        [-0.7, 0.58, -0.25],
        [-0.63, 0.6, -0.24],
      ],
      0.014,
    )
  })
  kit.part('moving', () => heaterLeads(kit, [PLATEN / 2, LEVEL.lowerPlaten + 0.055, 0], [0.62, 0.9, -0.1], 4))
  heaterLeads(kit, [PLATEN / 2, LEVEL.upperPlaten + 0.035, 0], [0.63, LEVEL.crown + 0.02, -0.1], 4)
  kit.part('cable duct', () => {
    cableGland(kit, [1.1, 1.655, 0.05], 0.024)
    kit.tube(
      'hose',
      [
        [1.1, 1.68, 0.05],
        [1.1, 2.13, 0.05],
        [0.66, 2.13, 0.05],
      ],
      0.022,
      0.16,
      18,
    )
    kit.hexagon('zinc', [0.64, 2.13, 0.05], 0.04, 0.03, 'x')
  })
  for (const z of SIDES) hexScrew(kit, [0.3, CYLINDER_BLOCK_TOP - 0.002, z * 0.41], 0.022)
}
