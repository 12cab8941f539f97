/** Portal milling machine: bed and table along z, portal across, saddle, ram and spindle with a face mill. */
import {
  coverPlate,
  door,
  hexScrew,
  type Kit,
  levelingFoot,
  liftingEye,
  louvers,
  modelPlate,
  operatorPanel,
  SIDES,
  screen,
  socketScrew,
  warningSign,
  windowGuard,
} from '../../kit/index.ts'

const BED = { width: 1.5, length: 4.7, height: 0.62 }
export const TABLE = { width: 1.6, length: 3.2, top: 0.86 }
const COLUMN = { x: 1.45, width: 0.62, depth: 1, height: 3.5, z: -0.6 }
const BEAM = { bottom: 2.12, height: 0.66, z: 0.22 }
const CUTTER = { x: 0.22, radius: 0.15 }
const GUARD = { x: 1.17, back: -0.11, front: 2.12, sill: 0.88, top: 1.95 }

/** The whole machine; its cutter is on `face`, the height of the milled surface. */
export function portalMill(kit: Kit, face: number): void {
  kit.part('bed', () => bed(kit))
  kit.part('portal', () => portal(kit))
  kit.part('head', () => head(kit, face))
  kit.part('panel', () => pendant(kit))
  kit.part('splash guards', () => splashGuards(kit))
}

/** Clear panes over sheet metal along both sides of the table; in front two sliding leaves above the telescopic cover. */
function splashGuards(kit: Kit): void {
  const { x, back, front, sill, top } = GUARD
  const length = front - back
  for (const side of SIDES) {
    for (const z of [back + 0.03, front]) kit.box('motor', [side * x, -0.002, z], [0.06, top + 0.032, 0.06], 0.006)
    kit.at([side * x, 0, back + length / 2], () => {
      kit.box('sheet', [0, sill - 0.25, 0], [length - 0.02, 0.252, 0.03], 0.006)
      for (const half of SIDES) windowGuard(kit, [(half * length) / 4, sill, 0], length / 2 - 0.02, top - sill)
    }, [0, 90, 0])
    windowGuard(kit, [(side * x) / 2, sill, front + side * 0.014], x - 0.01, top - sill, {
      handle: side < 0 ? 'right' : 'left',
    })
  }
  kit.box('sheetGrey', [0, top - 0.002, front], [2 * x, 0.05, 0.08], 0.006)
}

/** Bed with telescopic covers at both ends of the table, T slots, chip conveyor at the left. */
function bed(kit: Kit): void {
  kit.box('plinth', [0, 0, 0], [BED.width - 0.1, 0.08, BED.length - 0.1], 0.006)
  kit.box('motor', [0, 0.07, 0], [BED.width, BED.height - 0.07, BED.length], 0.02, 3)
  bedFront(kit)
  kit.box('groundSteel', [0, BED.height - 0.004, 0.3], [TABLE.width - 0.3, 0.07, TABLE.length + 0.3], 0.004)
  kit.box('sheetGrey', [0, TABLE.top - 0.18, 0.3], [TABLE.width, 0.15, TABLE.length], 0.01)
  const slots = 7
  for (let slot = 0; slot < slots; slot++)
    kit.box(
      'steel',
      [((slot + 0.5) / slots - 0.5) * TABLE.width, TABLE.top - 0.035, 0.3],
      [TABLE.width / slots - 0.024, 0.035, TABLE.length],
      0.003,
    )
  for (let slot = 1; slot < slots; slot++)
    kit.box(
      'seam',
      [(slot / slots - 0.5) * TABLE.width, TABLE.top - 0.058, 0.3 + TABLE.length / 2 - 0.004],
      [0.046, 0.022, 0.006],
      0.001,
      1,
    )
  for (let step = 0; step < 2; step++)
    kit.box(
      'stainless',
      [0, BED.height - 0.003, 2.05 + step * 0.19],
      [TABLE.width - 0.12 - step * 0.07, 0.2 - step * 0.03, 0.2],
      0.006,
    )
  kit.at([-BED.width / 2 - 0.2, 0, 0], () => chipConveyor(kit))
}

/** Hinged belt in a trough along the bed, with its motor at the near end. */
function chipConveyor(kit: Kit): void {
  kit.box('sheetGrey', [0, 0.06, 0.4], [0.34, 0.2, 4.2], 0.008)
  for (const side of SIDES) kit.box('sheetGrey', [side * 0.165, 0.05, 0.4], [0.03, 0.32, 4.22], 0.006)
  for (let plate = 0; plate < 66; plate++) {
    kit.box('steel', [0, 0.258, -1.62 + plate * 0.062], [0.29, 0.012, 0.058], 0.002, 1)
    kit.cylinder('steel', [-0.145, 0.266, -1.589 + plate * 0.062], 0.007, 0.29, { axis: 'x', segments: 10 })
  }
  for (let foot = 0; foot < 4; foot++) kit.box('plinth', [0, 0, -1.4 + foot * 1.2], [0.24, 0.07, 0.08], 0.006)
  for (let seam = 0; seam < 3; seam++) kit.box('seam', [-0.1795, 0.05, -1 + seam * 1.2], [0.004, 0.318, 0.006], 0)
  kit.box('sheet', [0, 0.3, -1.75], [0.34, 0.75, 0.5], 0.012)
}

/** Front of the bed: cover with screws, model plate, coolant connections, drip edge and leveling feet. */
function bedFront(kit: Kit): void {
  const z = BED.length / 2
  kit.box('stainless', [0, BED.height - 0.05, z], [BED.width - 0.06, 0.012, 0.05], 0.003)
  kit.box('seam', [0, 0.155, z - 0.002], [0.908, 0.348, 0.006], 0.001, 1)
  kit.box('motor', [0, 0.159, z], [0.9, 0.34, 0.02], 0.004)
  for (const x of SIDES) for (const y of [0.19, 0.468]) socketScrew(kit, [x * 0.41, y, z + 0.0095], 0.012, 'z')
  kit.decal(modelPlate('PM-2032'), [0, 0.33, z + 0.0106], 0.36, 0.09)
  for (const x of [0.55, 0.64]) {
    kit.cylinder('brass', [x, 0.4, z - 0.01], 0.02, 0.05, { axis: 'z', segments: 24 })
    kit.hose(
      'hose',
      [
        [x, 0.4, z + 0.03],
        [x, 0.39, z + 0.09],
        [x + 0.02, 0.1, z + 0.12],
        [x + 0.14, 0.022, z + 0.06],
        [x + 0.6, 0.02, z - 0.5],
      ],
      0.015,
    )
  }
  for (const x of SIDES)
    for (const along of [-1, -0.33, 0.33, 1])
      kit.at([x * (BED.width / 2 + 0.03), 0, along * (z - 0.2)], () => levelingFoot(kit, 0, 0, 0.075))
}

/** Two columns, the tie beam on top, the cross rail with its guideways in front. */
function portal(kit: Kit): void {
  for (const side of SIDES) {
    const x = side * COLUMN.x
    kit.box('motor', [x, 0, COLUMN.z], [COLUMN.width + 0.1, 0.3, COLUMN.depth + 0.16], 0.02)
    kit.box('sheet', [x, 0.29, COLUMN.z], [COLUMN.width, COLUMN.height - 0.29, COLUMN.depth], 0.022, 1)
    for (const edge of SIDES)
      kit.box(
        'sheetGrey',
        [x + edge * (COLUMN.width / 2 - 0.06), 0.36, COLUMN.z + COLUMN.depth / 2],
        [0.05, 1.7, 0.03],
        0.008,
        1,
      )
    kit.box('paint', [x, 0.9, COLUMN.z + COLUMN.depth / 2], [COLUMN.width - 0.2, 1, 0.02], 0.006)
    for (const across of SIDES)
      for (const y of [0.95, 1.85])
        socketScrew(kit, [x + across * 0.17, y, COLUMN.z + COLUMN.depth / 2 + 0.0095], 0.016, 'z')
    louvers(kit, [x, 0.5, COLUMN.z + COLUMN.depth / 2 + 0.0005], 0.34, 8)
    for (const across of SIDES) hexScrew(kit, [x + across * 0.3, 0.299, COLUMN.z + 0.54], 0.03)
    for (const y of [0.82, 1.98])
      kit.box('seam', [x, y, COLUMN.z], [COLUMN.width + 0.002, 0.006, COLUMN.depth + 0.002], 0)
    kit.at([x, 0, COLUMN.z], () => kit.at([0, 2.86, 0], () => coverPlate(kit, [0, 0, COLUMN.depth / 2], 0.46, 0.5)))
    for (const z of SIDES) liftingEye(kit, [x, COLUMN.height - 0.002, COLUMN.z + z * 0.3], 0.045)
  }
  beamCovers(kit)
  const span = 2 * COLUMN.x + COLUMN.width
  kit.box('sheet', [0, COLUMN.height - 0.42, COLUMN.z - 0.1], [span - 0.02, 0.44, COLUMN.depth - 0.34], 0.03, 3)
  kit.box('sheet', [0, BEAM.bottom, BEAM.z], [span + 0.2, BEAM.height, 0.64], 0.022, 1)
  for (const y of [0.09, BEAM.height - 0.17])
    kit.box('steel', [0, BEAM.bottom + y, BEAM.z + 0.33], [span, 0.08, 0.06], 0.004)
  for (let fold = 0; fold < span / 0.045; fold++)
    kit.box(
      fold % 2 ? 'dark' : 'motor',
      [-span / 2 + 0.03 + fold * 0.045, BEAM.bottom + 0.2, BEAM.z + (fold % 2 ? 0.312 : 0.33)],
      [0.046, 0.27, 0.03],
      0.006,
      1,
    )
  // energy chain on the beam
  for (let link = 0; link < 34; link++)
    kit.box(
      'dark',
      [-1.5 + link * 0.07, BEAM.bottom + BEAM.height + 0.116, BEAM.z - 0.12],
      [0.062, 0.07, 0.13],
      0.012,
      1,
    )
  kit.box('plinth', [-0.4, BEAM.bottom + BEAM.height - 0.002, BEAM.z - 0.12], [2.4, 0.12, 0.16], 0.02)
}

/** Ends of the cross rail, the maker's plate, scale covers, cover plates of the tie beam and a light below the rail. */
function beamCovers(kit: Kit): void {
  const end = COLUMN.x + COLUMN.width / 2 + 0.1
  const front = BEAM.z + 0.32
  for (const side of SIDES) {
    kit.box('paint', [side * (end + 0.02), BEAM.bottom + 0.02, BEAM.z], [0.06, BEAM.height - 0.04, 0.6], 0.012)
    kit.box('seam', [side * (end - 0.32), BEAM.bottom - 0.001, BEAM.z], [0.006, BEAM.height + 0.002, 0.642], 0)
    for (const y of [0.03, BEAM.height - 0.04])
      for (const step of [0, 1, 2])
        socketScrew(kit, [side * (end - 0.36 - step * 0.42), BEAM.bottom + y, front - 0.0005], 0.012, 'z')
  }
  kit.decal(modelPlate('PM-2032'), [-0.85, BEAM.bottom + BEAM.height - 0.045, front + 0.001], 0.3, 0.072)
  kit.box('aluminium', [-0.7, BEAM.bottom - 0.03, front - 0.06], [1.2, 0.034, 0.06], 0.004)
  kit.box('lamp', [-0.7, BEAM.bottom - 0.034, front - 0.06], [1.16, 0.008, 0.04], 0.002, 1)
  for (const x of [-0.95, 0, 0.95])
    kit.at([x, COLUMN.height - 0.37, COLUMN.z - 0.1 + (COLUMN.depth - 0.34) / 2], () =>
      coverPlate(kit, [0, 0, 0], 0.8, 0.34),
    )
}

/** Saddle on the cross rail, ram, spindle with the face mill on the work, coolant hoses with their jets. */
function head(kit: Kit, face: number): void {
  kit.at([CUTTER.x, 0, BEAM.z + 0.36], () => {
    kit.box('paint', [0, BEAM.bottom - 0.08, 0.1], [0.84, BEAM.height + 0.2, 0.22], 0.018, 1)
    for (const x of SIDES) for (const y of [0, 0.28, 0.62]) hexScrew(kit, [x * 0.36, BEAM.bottom + y, 0.209], 0.03, 'z')
    kit.box('sheet', [0, face + 0.42, 0.38], [0.46, 1.75, 0.42], 0.018, 1)
    kit.box('motor', [0, face + 2.16, 0.38], [0.34, 0.42, 0.34], 0.02, 3)
    kit.at([0, face + 0.9, 0.5905], () => door(kit, 'sheet', [0, 0, 0], 0.36, 0.86, { locks: 2 }))
    kit.box('seam', [0, face + 1.86, 0.38], [0.462, 0.006, 0.422], 0)
    louvers(kit, [0, face + 1.92, 0.5905], 0.3, 8)
    kit.decal(warningSign('hand'), [0, face + 0.66, 0.5912], 0.13, 0.13)
    for (const x of SIDES) for (const y of [0.47, 0.82]) socketScrew(kit, [x * 0.19, face + y, 0.5895], 0.016, 'z')
  })
  kit.at([CUTTER.x, face, BEAM.z + 0.74], () => {
    kit.cylinder('groundSteel', [0, 0.24, 0], 0.17, 0.19, { bevel: 0.012, segments: 72 })
    kit.cylinder('steel', [0, 0.1, 0], 0.075, 0.16, { segments: 48 })
    kit.cylinder('blackOxide', [0, 0.012, 0], CUTTER.radius - 0.008, 0.09, { bevel: 0.02, segments: 64 })
    for (let tooth = 0; tooth < 10; tooth++)
      kit.at([0, 0, 0], () => kit.box('brass', [CUTTER.radius - 0.012, -0.003, 0], [0.022, 0.04, 0.02], 0.002), [
        0,
        tooth * 36,
        0,
      ])
    for (const side of SIDES) kit.cylinder('brass', [side * 0.19, 0.07, 0.14], 0.011, 0.04, { segments: 16 })
    for (const side of SIDES) kit.box('zinc', [side * 0.16, 0.424, 0.1], [0.06, 0.05, 0.05], 0.006)
    for (const side of SIDES)
      kit.hose(
        'siliconeBlue',
        [
          [side * 0.16, 0.46, 0.1],
          [side * 0.25, 0.36, 0.16],
          [side * 0.24, 0.2, 0.18],
          [side * 0.19, 0.1, 0.14],
        ],
        (share) => 0.016 - share * 0.005 + 0.0028 * Math.cos(share * 130),
      )
    for (const side of SIDES)
      kit.hose(
        'siliconeWallMilky',
        [
          [side * 0.19, 0.075, 0.14],
          [side * 0.17, 0.04, 0.125],
          [side * 0.13, 0.004, 0.09],
        ],
        (share) => 0.006 + 0.008 * share,
        12,
      )
  })
}

/** Operator's panel on an arm from the right column. */
function pendant(kit: Kit): void {
  kit.tube(
    'plinth',
    [
      [COLUMN.x + 0.2, 2.05, COLUMN.z + 0.3],
      [COLUMN.x + 0.75, 2.05, COLUMN.z + 0.3],
      [COLUMN.x + 0.75, 2.05, 0.86],
      [COLUMN.x + 0.75, 1.6, 0.86],
    ],
    0.035,
    0.1,
  )
  kit.at(
    [COLUMN.x + 0.75, 1.42, 0.94],
    () => operatorPanel(kit, [0, 0, 0], { width: 0.54, height: 0.56, screen: screen('screen-mill', SCREEN) }),
    [0, -15, 0],
  )
}

/** The face seen from above with its bores, and the way of the cutter: to and fro, three of five lines done. */
const TOOL_PATH = [
  '<rect x="94" y="12" width="400" height="200" fill="none" stroke="#8fb6cc" stroke-width="4"/>',
  '<circle cx="294" cy="112" r="62" fill="none" stroke="#8fb6cc" stroke-width="4"/>',
  ...[134, 454].flatMap((x) =>
    [44, 180].map((y) => `<circle cx="${x}" cy="${y}" r="16" fill="none" stroke="#8fb6cc" stroke-width="4"/>`),
  ),
  '<path d="M40 32 H548 V72 H40 V112 H330" fill="none" stroke="#4fc3f7" stroke-width="6"/>',
  '<path d="M330 112 H548 V152 H40 V192 H548" fill="none" stroke="#4fc3f7" stroke-width="3" stroke-dasharray="12 10"/>',
  '<circle cx="330" cy="112" r="13" fill="#ffb74d"/>',
].join('')

const SCREEN = {
  title: 'CROSSHEAD  1300',
  tiles: [
    ['X', '220.4'],
    ['Y', '461.0'],
    ['Z', '-0.6'],
    ['RPM', '640'],
  ],
  buttons: ['START', 'HOLD', 'TOOL', 'STOP'],
  field: TOOL_PATH,
} as const
