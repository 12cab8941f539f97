/** Wiring: an open control cabinet with rails, breakers, contactors, drives and terminals; wires, bench and further cabinets. */
import {
  controlCabinet,
  controlRow,
  type Kit,
  type MaterialName,
  rectangle,
  SIDES,
  screen,
  touchScreen,
  withHoles,
} from '../kit/index.ts'
import { type Hall, hall } from './parts/building.ts'
import { breakers, contactor, controller, DUCT, drive, duct, row, terminals } from './parts/cabinet-devices.ts'
import { BENCH_TOP, shelf, spanner, workbench } from './parts/furniture.ts'

const HALL: Hall = { width: 14, back: -4.4, front: 6 }
const CABINET = { width: 1.2, height: 2, depth: 0.45, plinth: 0.1, wall: 0.03 }
/** Face of the mounting plate. */
const PLATE_Z = -CABINET.depth / 2 + 0.1
/** Heights of the mounting rails from the top, and of the ducts between them. */
const RAILS = [1.66, 1.36, 1.02, 0.66, 0.36]
const DUCTS = [1.82, 1.51, 1.2, 0.83, 0.5]

export function build(kit: Kit): void {
  hall(kit, HALL)
  kit.part('cabinet', () => shell(kit))
  kit.part('mounting plate', () => mountingPlate(kit))
  kit.part('wires', () => wires(kit))
  kit.at([CABINET.width / 2, 0, CABINET.depth / 2], () => openDoor(kit), [0, 114, 0])
  kit.at([-1.55, 0, 0.1], () => wiringBench(kit), [0, 32, 0])
  for (const [index, x] of [-3.4, -2.7, 2.4, 3.1, 3.8].entries())
    controlCabinet(kit, [x, 0, -2.6], {
      width: 0.69,
      height: 1.8,
      depth: 0.45,
      screen: index % 2 ? false : screen(),
      tower: false,
    })
  shelf(kit, [0, 0, -3.9], 2.4)
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
    breakers(kit, RAILS[0]!)
    row(kit, RAILS[1]!, 8, [0.07, 0.11, 0.1], contactor)
    row(kit, RAILS[2]!, 5, [0.15, 0.24, 0.15], drive)
    controller(kit, RAILS[3]!)
    terminals(kit, RAILS[4]!)
  })
}

/** Single wires from the devices into the ducts, and the bundle that still hangs out of the cabinet. */
function wires(kit: Kit): void {
  const strand = (material: MaterialName, x: number, from: number, to: number, depth: number): void =>
    kit.hose(
      material,
      [
        [x, from, PLATE_Z + depth],
        [x + 0.003, (from * 2 + to) / 3, PLATE_Z + depth + 0.028],
        [x - 0.003, (from + to * 2) / 3, PLATE_Z + 0.072],
        [x, to, PLATE_Z + 0.05],
      ],
      0.0028,
      6,
    )
  for (let index = 0; index < 22; index++) {
    const x = (index - 10.5) * 0.0315
    strand('dark', x, RAILS[0]! + 0.03, DUCTS[0]! - 0.02, 0.07)
    strand(index % 3 ? 'blue' : 'red', x, RAILS[0]! - 0.03, DUCTS[1]! + 0.02, 0.07)
  }
  for (let index = 0; index < 24; index++) {
    const x = (Math.floor(index / 3) - 3.5) * 0.084 + ((index % 3) - 1) * 0.021
    strand('dark', x, RAILS[1]! + 0.043, DUCTS[1]! - 0.02, 0.106)
    strand('blue', x, RAILS[1]! - 0.043, DUCTS[2]! + 0.02, 0.106)
  }
  for (let index = 0; index < 36; index++)
    strand('blue', (index - 17.5) * 0.021, RAILS[4]! + 0.02, DUCTS[4]! - 0.02, 0.054)
  for (let index = 0; index < 8; index++) {
    const x = -0.3 + index * 0.06
    const out = 0.34 + (index % 4) * 0.03
    kit.hose(
      index % 3 ? 'hose' : 'cable',
      [
        [x, RAILS[4]! - 0.02, PLATE_Z + 0.05],
        [x, 0.2, PLATE_Z + 0.16],
        [x * 0.8, 0.13, CABINET.depth / 2 + 0.03],
        [x * 0.9, 0.04, out],
        [x * 0.9 - 0.1, 0.012 + (index % 3) * 0.012, out + 0.24],
        [x * 0.7 - 0.3, 0.012, out + 0.42],
      ],
      0.007,
      8,
    )
  }
}

/** Door hinged at its left edge (the origin), turned open; screen and buttons show on its outer face. */
function openDoor(kit: Kit): void {
  const [width, height] = [CABINET.width - 0.01, CABINET.height - CABINET.plinth - 0.01]
  kit.part('door', () => {
    kit.box('sheet', [-width / 2, CABINET.plinth + 0.005, 0.02], [width, height, 0.03], 0.006)
    kit.box('white', [-width / 2, 1.05, 0.004], [0.5, 0.5, 0.01], 0.004)
    kit.box('plinth', [-width / 2, 1.35, -0.04], [0.4, 0.3, 0.1], 0.01)
    kit.box('sheetGrey', [-width / 2, 0.42, -0.015], [0.36, 0.32, 0.05], 0.006)
    for (const x of [0.09, width - 0.09])
      kit.box('sheetGrey', [-x, CABINET.plinth + 0.08, 0], [0.04, height - 0.15, 0.03], 0.004)
    for (const y of [0.9, 1.72]) kit.box('sheetGrey', [-width / 2, y, 0.001], [width - 0.21, 0.04, 0.028], 0.004)
    loom(kit, width)
    for (const x of [-0.15, -0.09, -0.03, 0.03, 0.16])
      kit.cylinder('dark', [-width / 2 + x, 1.17, -0.04], 0.018, 0.05, { axis: 'z', segments: 24 })
    touchScreen(kit, [-width / 2, 1.5, 0.035], 0.36, 0.24)
    controlRow(kit, [-width / 2, 1.2, 0.035])
    for (const y of [0.35, 1.05, 1.75]) kit.cylinder('zinc', [0, y, 0.02], 0.014, 0.09, { segments: 20 })
  })
}

/** Loom from the screen and the buttons over the hinge into the cabinet. */
function loom(kit: Kit, width: number): void {
  for (const y of [1.45, 1.17])
    kit.hose(
      'hose',
      [
        [-width / 2 + 0.16, y, -0.05],
        [-width / 2 + 0.26, y - 0.05, -0.04],
        [-0.16, 1.0 + y * 0.1, -0.03],
        [-0.03, 0.96 + y * 0.1, -0.07],
        [0.09, 1 + y * 0.1, -0.04],
        [0.17, 1.06 + y * 0.1, -0.003],
      ],
      0.014,
      10,
    )
}

/** Bench with wire reels, pliers and boxes of ferrules. */
function wiringBench(kit: Kit): void {
  workbench(kit, [0, 0, 0], 1.7, false)
  kit.part('wire reels', () => {
    kit.cylinder('zinc', [-0.72, BENCH_TOP + 0.16, -0.16], 0.01, 1, { axis: 'x', segments: 20 })
    for (const x of [-0.7, 0.26]) kit.box('plinth', [x, BENCH_TOP - 0.002, -0.16], [0.02, 0.2, 0.12], 0.004)
    for (const [index, material] of (['blue', 'red', 'dark', 'siliconeSage', 'yellow', 'white'] as const).entries()) {
      const x = -0.66 + index * 0.15
      for (const rim of [0, 0.1]) kit.cylinder('plinth', [x + rim, BENCH_TOP + 0.16, -0.16], 0.13, 0.012, { axis: 'x' })
      kit.cylinder(material, [x + 0.01, BENCH_TOP + 0.16, -0.16], 0.11, 0.092, { axis: 'x', bevel: 0.01 })
    }
  })
  for (const [index, material] of (['siliconeSand', 'siliconeCoral', 'siliconeBlue'] as const).entries())
    kit.box(material, [0.42 + index * 0.14, BENCH_TOP - 0.001, -0.2], [0.12, 0.06, 0.2], 0.008)
  for (const x of [0.1, 0.18, 0.26]) spanner(kit, [x, BENCH_TOP - 0.001, 0.14], 0.2)
  kit.box('white', [-0.36, BENCH_TOP - 0.001, 0.17], [0.42, 0.003, 0.3], 0.0005)
}
