/** An open control cabinet with rails, breakers, contactors, drives and terminals, and its wires. */
import { controlRow, type Kit, type MaterialName, rectangle, SIDES, touchScreen, withHoles } from '../../kit/index.ts'
import {
  breakers,
  contactor,
  controller,
  DUCT,
  drive,
  duct,
  earthBar,
  mainSwitch,
  motorSwitch,
  row,
  terminals,
} from './cabinet-devices.ts'
import { circuitDiagram } from './signs.ts'

const CABINET = { width: 1.2, height: 2, depth: 0.45, plinth: 0.1, wall: 0.03 }
/** Face of the mounting plate. */
const PLATE_Z = -CABINET.depth / 2 + 0.1
/** Heights of the mounting rails from the top, and of the ducts between them. */
const RAILS = [1.66, 1.36, 1.02, 0.66, 0.36]
const DUCTS = [1.82, 1.51, 1.2, 0.83, 0.5]

/** An open control cabinet: carcass, mounting plate with devices, wires and cables, and the open door with its devices. */
export function openCabinet(kit: Kit): void {
  kit.part('cabinet', () => shell(kit))
  kit.part('mounting plate', () => mountingPlate(kit))
  kit.part('wires', () => wires(kit))
  kit.at([CABINET.width / 2, 0, CABINET.depth / 2], () => openDoor(kit), [0, 114, 0])
}

/** Carcass: front ring, back, sides, roof, plinth. */
function shell(kit: Kit): void {
  const { width, height, depth, plinth, wall } = CABINET
  kit.box('plinth', [0, 0, 0], [width - 0.03, plinth + 0.004, depth - 0.03], 0.004)
  for (const side of SIDES)
    kit.box('sheet', [side * (width / 2 - wall / 2), plinth, 0], [wall, height - plinth, depth], 0.005)
  kit.box('sheet', [0, plinth + 0.002, -depth / 2 + 0.012], [width - 0.04, height - plinth - 0.004, 0.02], 0.003)
  for (const y of [plinth + 0.003, height - wall - 0.003])
    kit.box('sheet', [0, y, 0.004], [width - 0.04, wall, depth - 0.02], 0.004)
  const inner = withHoles(rectangle(width - 0.02, height - plinth - 0.02), [
    rectangle(width - 0.12, height - plinth - 0.12),
  ])
  kit.plate('sheet', [0, (height + plinth) / 2, depth / 2 - 0.012], inner, 0.016, { bevel: 0.002 })
  kit.plate(
    'rubber',
    [0, (height + plinth) / 2, depth / 2 - 0.002],
    withHoles(rectangle(width - 0.07, height - plinth - 0.07), [rectangle(width - 0.095, height - plinth - 0.095)]),
    0.012,
    { bevel: 0.002 },
  )
}

function mountingPlate(kit: Kit): void {
  const { width, height, plinth } = CABINET
  kit.box('white', [0, plinth + 0.06, PLATE_Z - 0.006], [width - 0.14, height - plinth - 0.12, 0.006], 0.002)
  for (const side of SIDES)
    kit.box(
      'sheetGrey',
      [side * 0.49, 0.24, PLATE_Z + DUCT.depth / 2 - 0.002],
      [DUCT.width, 1.68, DUCT.depth + 0.004],
      0.003,
    )
  for (const y of RAILS) kit.box('zinc', [0, y - 0.0175, PLATE_Z + 0.004], [0.88, 0.035, 0.01], 0.002)
  kit.at([0, 0, PLATE_Z], () => {
    for (const y of DUCTS) duct(kit, y)
    mainSwitch(kit, [-0.38, RAILS[0]!])
    breakers(kit, [-0.31, RAILS[0]!], 20)
    breakers(kit, [0.08, RAILS[0]!], 12)
    row(kit, [-0.43, RAILS[1]!], 6, [0.045, 0.11, 0.08], motorSwitch)
    row(kit, [-0.143, RAILS[1]!], 10, [0.045, 0.11, 0.085], contactor)
    row(kit, [-0.43, RAILS[2]!], 5, [0.15, 0.24, 0.15], drive, 0.02)
    controller(kit, RAILS[3]!)
    terminals(kit, [-0.43, RAILS[4]!], 95)
    earthBar(kit, 0.262)
  })
}

/** Runs of single wires from the devices into the ducts above and below. */
const STRANDS: readonly { count: number; from: number; pitch: number; row: number; half: number; depth: number }[] = [
  { count: 20, from: -0.3, pitch: 0.0183, row: 0, half: 0.04, depth: 0.06 },
  { count: 12, from: 0.09, pitch: 0.0183, row: 0, half: 0.04, depth: 0.06 },
  { count: 18, from: -0.42, pitch: 0.0153, row: 1, half: 0.05, depth: 0.085 },
  { count: 30, from: -0.133, pitch: 0.0153, row: 1, half: 0.05, depth: 0.09 },
  { count: 15, from: -0.39, pitch: 0.056, row: 2, half: 0.115, depth: 0.1 },
  { count: 32, from: -0.18, pitch: 0.0115, row: 3, half: 0.062, depth: 0.1 },
  { count: 14, from: 0.21, pitch: 0.016, row: 3, half: 0.055, depth: 0.09 },
  { count: 92, from: -0.42, pitch: 0.0091, row: 4, half: 0.026, depth: 0.046 },
]

function wires(kit: Kit): void {
  const strand = (material: MaterialName, x: number, from: number, to: number, depth: number): void =>
    kit.hose(
      material,
      [
        [x, from, PLATE_Z + depth],
        [x + 0.002, (from * 2 + to) / 3, PLATE_Z + depth + 0.014],
        [x - 0.002, (from + to * 2) / 3, PLATE_Z + 0.066],
        [x, to, PLATE_Z + 0.048],
      ],
      0.0024,
      6,
    )
  for (const { count, from, pitch, row, half, depth } of STRANDS)
    for (let index = 0; index < count; index++) {
      const x = from + index * pitch
      const y = RAILS[row]!
      const power = row < 3 ? 'dark' : 'blue'
      if (row !== 3) strand(power, x, y + half, row === 4 ? DUCTS[4]! - 0.02 : DUCTS[row]! - 0.02, depth)
      if (row !== 4) strand(index % 5 === 4 ? 'red' : 'blue', x, y - half, DUCTS[row + 1]! + 0.02, depth)
    }
  fieldCables(kit)
}

/** Cables from the plant: clamped on a rail, stripped, their wires in the terminals; the last four still hang out. */
function fieldCables(kit: Kit): void {
  kit.box('zinc', [0, 0.186, PLATE_Z + 0.03], [0.88, 0.03, 0.02], 0.002)
  for (let index = 0; index < 15; index++) {
    const x = -0.42 + index * 0.055
    const z = PLATE_Z + 0.062
    kit.cylinder(index % 4 ? 'dark' : 'cable', [x, CABINET.plinth + 0.03, z], 0.0095, 0.13, { segments: 16 })
    kit.box('zinc', [x, 0.192, z], [0.026, 0.018, 0.026], 0.003)
    for (let core = 0; core < 5; core++) {
      const end = x - 0.02 + core * 0.0091
      kit.hose(
        (['dark', 'dark', 'cable', 'blue', 'green'] as const)[core]!,
        [
          [x + (core - 2) * 0.003, 0.258, z],
          [x + (core - 2) * 0.006, 0.29, z + 0.008],
          [end, 0.31, PLATE_Z + 0.066],
          [end, RAILS[4]! - 0.024, PLATE_Z + 0.05],
        ],
        0.0016,
        6,
      )
    }
  }
  for (let index = 0; index < 4; index++) {
    const x = -0.28 + index * 0.07
    const out = CABINET.depth / 2 + 0.12 + index * 0.05
    kit.hose(
      index % 2 ? 'hose' : 'cable',
      [
        [x, 0.17, PLATE_Z + 0.16],
        [x, 0.15, 0.05],
        [x - 0.01, 0.15, CABINET.depth / 2 - 0.02],
        [x - 0.03, 0.06, out],
        [x - 0.12, 0.012 + index * 0.004, out + 0.14],
        [x - 0.26 - index * 0.05, 0.011, out + 0.2 + index * 0.05],
        [x - 0.36, 0.011, out + 0.36],
      ],
      0.0095,
      10,
    )
  }
}

/** Door hinged at its left edge (the origin), turned open; screen and buttons show on its outer face. */
function openDoor(kit: Kit): void {
  const [width, height] = [CABINET.width - 0.01, CABINET.height - CABINET.plinth - 0.01]
  kit.part('door', () => {
    kit.box('sheet', [-width / 2, CABINET.plinth + 0.005, 0.02], [width, height, 0.03], 0.006)
    for (const x of [0.09, width - 0.09]) doorProfile(kit, -x, height - 0.15)
    for (const y of [0.78, 1.78]) kit.box('sheetGrey', [-width / 2, y, 0.001], [width - 0.21, 0.04, 0.028], 0.004)
    kit.plate(
      'rubber',
      [-width / 2, CABINET.plinth + height / 2, 0.002],
      withHoles(rectangle(width - 0.05, height - 0.05), [rectangle(width - 0.075, height - 0.075)]),
      0.012,
      { bevel: 0.002 },
    )
    kit.at([-width / 2, 0, 0.006], () => doorDevices(kit), [0, 180, 0])
    loom(kit, width)
    touchScreen(kit, [-width / 2, 1.5, 0.035], 0.36, 0.24)
    controlRow(kit, [-width / 2, 1.2, 0.035])
    for (const y of [0.35, 1.05, 1.75]) kit.cylinder('zinc', [0, y, 0.02], 0.014, 0.09, { segments: 20 })
  })
}

/** Perforated stiffener. */
function doorProfile(kit: Kit, x: number, height: number): void {
  kit.box('sheetGrey', [x, CABINET.plinth + 0.08, 0], [0.04, height, 0.03], 0.004)
  for (let y = CABINET.plinth + 0.12; y < CABINET.plinth + 0.06 + height; y += 0.025)
    kit.cylinder('seam', [x, y, -0.0158], 0.005, 0.001, { axis: 'z', segments: 10, bevel: 0 })
}

/** Inner side of the door, seen from the cabinet: display, contact blocks, duct, pocket with the diagram, filter fan. */
function doorDevices(kit: Kit): void {
  kit.box('motor', [0, 1.36, 0.05], [0.4, 0.28, 0.07], 0.008)
  kit.box('plinth', [0, 1.375, 0.086], [0.37, 0.25, 0.006], 0.003)
  for (let slot = 0; slot < 7; slot++) kit.box('seam', [0.02, 1.5 + slot * 0.012, 0.0914], [0.24, 0.005, 0.001], 0, 1)
  for (const [index, x] of [-0.13, -0.07, 0, 0.07].entries())
    kit.box(index % 2 ? 'dark' : 'siliconeSage', [x, 1.385, 0.09], [0.045, 0.022, 0.02], 0.002)
  for (const x of [-0.16, -0.1, -0.04, 0.02, 0.08, 0.15])
    for (const [index, material] of (['green', 'red'] as const).entries())
      kit.box(material, [x + index * 0.02 - 0.01, 1.17, 0.045], [0.017, 0.036, 0.06], 0.003)
  kit.box('sheetGrey', [0, 1.075, 0.035], [0.78, 0.05, 0.05], 0.003)
  for (let slot = -36; slot <= 36; slot++) kit.box('seam', [slot * 0.0105, 1.1254, 0.035], [0.004, 0.0012, 0.036], 0, 1)
  kit.box('sheetGrey', [-0.12, 0.36, 0.034], [0.46, 0.32, 0.04], 0.005)
  kit.box('white', [-0.12, 0.42, 0.0135], [0.43, 0.32, 0.03], 0.002)
  kit.decal(circuitDiagram(), [-0.12, 0.585, 0.0292], 0.41, 0.29)
  kit.box('sheetGrey', [0.3, 0.34, 0.02], [0.25, 0.25, 0.02], 0.006)
  kit.cylinder('dark', [0.3, 0.465, 0.028], 0.1, 0.05, { axis: 'z' })
  for (const ring of [0.045, 0.07, 0.092]) kit.ring('zinc', [0.3, 0.465, 0.08], ring, 0.0022)
  for (const turn of [0, 60, 120])
    kit.at([0.3, 0.465, 0.08], () => kit.cylinder('zinc', [-0.095, 0, 0], 0.002, 0.19, { axis: 'x', segments: 8 }), [
      0,
      0,
      turn,
    ])
}

/** Loom in its sleeve from the door's duct over the hinge into the cabinet, single wires to the devices, earth strap below. */
function loom(kit: Kit, width: number): void {
  for (const [offset, sag] of [
    [0, 0],
    [0.045, 0.03],
  ] as const)
    kit.hose(
      'hose',
      [
        [-0.2, 1.1 - offset, -0.03],
        [-0.12, 1.09 - offset - sag, -0.05],
        [-0.02, 1.06 - offset - sag, -0.1],
        [0.09, 1.08 - offset, -0.09],
        [0.17, 1.12 - offset, -0.02],
      ],
      0.017,
      12,
    )
  kit.hose(
    'green',
    [
      [-0.09, 0.3, -0.018],
      [-0.03, 0.25, -0.08],
      [0.08, 0.26, -0.08],
      [0.16, 0.3, -0.01],
    ],
    0.008,
    8,
  )
  for (const place of [
    [-0.09, 0.3, -0.014],
    [0.16, 0.3, -0.004],
  ] as const) {
    kit.box('zinc', [place[0], place[1] - 0.016, place[2]], [0.03, 0.036, 0.006], 0.002)
    kit.cylinder('zinc', [place[0], place[1], place[2] - 0.012], 0.009, 0.012, { axis: 'z', segments: 6 })
  }
  for (let index = 0; index < 16; index++) {
    const x = -width / 2 - 0.15 + index * 0.021
    const high = index > 9
    kit.hose(
      index % 4 ? 'blue' : 'red',
      [
        [x, high ? 1.39 : 1.175, high ? -0.1 : -0.06],
        [x + 0.006, high ? 1.3 : 1.16, high ? -0.115 : -0.085],
        [x - 0.004, 1.15, -0.075],
        [x, 1.115, -0.04],
      ],
      0.0026,
      6,
    )
  }
}
