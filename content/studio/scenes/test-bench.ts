/** Hydraulic test bench: a press cylinder is between two crossheads; its plunger presses against the load cell. */
import {
  gauge,
  gaugeDial,
  hydraulicHose,
  hydraulicPipe,
  hydraulicUnit,
  type Kit,
  modelPlate,
  operatorPanel,
  type Point,
  polygon,
  rectangle,
  SIDES,
  screen,
  screwCircle,
  socketScrew,
  valveBlock,
  warningSign,
  windowGuard,
} from '../kit/index.ts'
import { coil } from './parts/bench-tools.ts'
import { type Hall, hall, lane, markedPlace } from './parts/building.ts'
import { bottles, broom, clipboard, floorCable, noticeBoard, wasteBin } from './parts/daily.ts'
import { toolTrolley } from './parts/furniture.ts'
import { pallet } from './parts/packing.ts'
import { extinguisher, services } from './parts/services.ts'
import { binCabinet } from './parts/storage.ts'
import { OPERATING, WRITING } from './people/poses.ts'
import { worker } from './people/worker.ts'

const HALL: Hall = { width: 16, back: -5, front: 7.5, openGate: 2.9, windows: { back: 'none' }, outside: 'hill' }
const BED = { length: 4, height: 0.56, depth: 1.1 }
const CROSSHEAD = { x: 1.72, thickness: 0.3, height: 1.16 }
/** Axis of the cylinder above the floor; its body and plunger. */
const AXIS = 1.14
const CYLINDER = { start: -1.55, length: 1.75, radius: 0.3, plunger: 0.2175 }
/** The plunger ends 2 mm inside the pad of the load cell. */
const STROKE = CROSSHEAD.x - 0.408 - CYLINDER.start - CYLINDER.length
const TIE_ROD = { y: 0.42, z: 0.4, radius: 0.05 }

export function build(kit: Kit): void {
  hall(kit, HALL)
  services(kit, HALL)
  lane(kit, 5.6, 2, HALL.back + 0.1, HALL.front)
  markedPlace(kit, [0, -0.3], [6.2, 3.6])
  kit.part('bench', () => bench(kit))
  kit.part('cylinder', () => kit.at([CYLINDER.start, AXIS, 0], () => cylinder(kit, CYLINDER.length, STROKE)))
  kit.part('supply', () => supply(kit))
  kit.part('pipes and cables', () => pipesAndCables(kit))
  kit.part('desk', () => desk(kit))
  waiting(kit)
  people(kit)
  daily(kit)
}

/** Bed with a drip tray, two crossheads held by four tie rods, saddles, load cell, guards behind. */
function bench(kit: Kit): void {
  const { length, height, depth } = BED
  kit.box('plinth', [0, 0, 0], [length - 0.1, 0.1, depth - 0.1], 0.006)
  kit.box('paint', [0, 0.09, 0], [length, height - 0.09, depth], 0.012, 3)
  for (const x of [-1.5, -0.5, 0.5, 1.5])
    kit.plate('paint', [x, 0.32, depth / 2 + 0.004], rectangle(0.8, 0.3, 0.05), 0.016, { bevel: 0.004 })
  kit.box('stainless', [0, height - 0.01, 0], [2.9, 0.03, depth - 0.12], 0.006)
  for (const side of SIDES) {
    const outline = rectangle(depth, CROSSHEAD.height, 0.08)
    kit.plate('paint', [side * CROSSHEAD.x, height + CROSSHEAD.height / 2 - 0.004, 0], outline, CROSSHEAD.thickness, {
      axis: 'x',
      bevel: 0.014,
    })
    for (const y of SIDES)
      for (const z of SIDES) {
        const nut = side * (CROSSHEAD.x + CROSSHEAD.thickness / 2) + (side < 0 ? -0.09 : -0.002)
        kit.hexagon('steel', [nut, AXIS + y * TIE_ROD.y, z * TIE_ROD.z], 0.1, 0.092, 'x', 0.005)
        flangeNut(kit, [side * (CROSSHEAD.x - CROSSHEAD.thickness / 2), AXIS + y * TIE_ROD.y, z * TIE_ROD.z], side)
      }
  }
  for (const y of SIDES)
    for (const z of SIDES)
      kit.cylinder('chrome', [-1.98, AXIS + y * TIE_ROD.y, z * TIE_ROD.z], TIE_ROD.radius, 3.96, { axis: 'x' })
  for (const x of [-1.2, -0.1]) saddle(kit, x)
  kit.cylinder('groundSteel', [CROSSHEAD.x - 0.29, AXIS, 0], 0.27, 0.15, { axis: 'x', bevel: 0.01, segments: 72 })
  kit.cylinder('stainless', [CROSSHEAD.x - 0.41, AXIS, 0], 0.2, 0.122, { axis: 'x', bevel: 0.01, segments: 72 })
  kit.box('dark', [CROSSHEAD.x - 0.35, AXIS + 0.19, 0], [0.07, 0.05, 0.09], 0.006)
  for (const x of [-1.1, 0, 1.1]) windowGuard(kit, [x, BED.height - 0.004, -0.5], 1.08, 1.3, { frameWidth: 0.05 })
}

/** Nut with a flange on the inner face of a crosshead, thread of the rod behind it. */
function flangeNut(kit: Kit, [x, y, z]: Point, side: -1 | 1): void {
  const from = (distance: number, length: number): number => (side > 0 ? x - distance - length : x + distance)
  kit.cylinder('zinc', [from(-0.002, 0.024), y, z], 0.108, 0.024, { axis: 'x', bevel: 0.004 })
  kit.hexagon('zinc', [from(0.02, 0.07), y, z], 0.092, 0.07, 'x', 0.006)
  kit.cylinder('groundSteel', [from(0.088, 0.07), y, z], TIE_ROD.radius + 0.0015, 0.07, { axis: 'x' })
  for (let turn = 0; turn < 9; turn++)
    kit.ring('groundSteel', [from(0.095 + turn * 0.007, 0), y, z], TIE_ROD.radius + 0.001, 0.0028, 'x', 40)
}

/** Prism block under the cylinder. */
function saddle(kit: Kit, x: number): void {
  const top = AXIS - 0.1 - BED.height
  const outline = polygon([
    [-0.38, 0],
    [0.38, 0],
    [0.38, top * 0.72],
    [0.3, top],
    [0, top - 0.32],
    [-0.3, top],
    [-0.38, top * 0.72],
  ])
  kit.plate('castIron', [x, BED.height + 0.014, 0], outline, 0.17, { axis: 'x', bevel: 0.006 })
}

/** One-piece press cylinder along x with the plunger out by `stroke`; starts at the origin. */
function cylinder(kit: Kit, length: number, stroke: number): void {
  const { radius, plunger } = CYLINDER
  kit.cylinder('mouldSteel', [0, 0, 0], radius, length, { axis: 'x', bevel: 0.02, segments: 96 })
  for (const x of [0.22, 0.95])
    kit.cylinder('groundSteel', [x, 0, 0], radius + 0.006, 0.28, { axis: 'x', segments: 96 })
  kit.cylinder('groundSteel', [length - 0.17, 0, 0], radius + 0.08, 0.14, { axis: 'x', bevel: 0.01, segments: 96 })
  screwCircle(kit, [length - 0.032, 0, 0], radius + 0.04, 16, 0.02, 'x')
  kit.cylinder('brass', [length - 0.03, 0, 0], plunger + 0.03, 0.05, { axis: 'x', bevel: 0.006, segments: 72 })
  screwCircle(kit, [length + 0.001, 0, 0], (radius + plunger) / 2 + 0.015, 12, 0.012, 'x')
  kit.cylinder('chrome', [length - 0.1, 0, 0], plunger, stroke + 0.1, { axis: 'x', bevel: 0.01, segments: 96 })
}

/** Power unit behind the bench, hoses to both ends of the cylinder, gauges on a panel. */
function supply(kit: Kit): void {
  hydraulicUnit(kit, [-0.4, 0, -1.35], { width: 1.1, depth: 0.9, tankHeight: 0.66 })
  for (const [x, bow] of [
    [-1.32, 0.42],
    [0.06, 0.34],
  ] as const) {
    kit.hexagon('zinc', [x, AXIS + CYLINDER.radius - 0.01, 0], 0.05, 0.06)
    hydraulicHose(
      kit,
      [
        [x, AXIS + CYLINDER.radius + 0.06, 0],
        [x, AXIS + CYLINDER.radius + 0.2, 0],
        [x + 0.12, AXIS + CYLINDER.radius + bow, -0.32],
        [x + 0.2, AXIS + 0.62, -0.75],
        [-0.5 + x * 0.2, 0.95, -1.1],
        [-0.5 + x * 0.2, 0.72, -1.16],
      ],
      0.026,
    )
  }
  kit.at([-1.72, BED.height + CROSSHEAD.height - 0.006, 0], () => {
    valveBlock(kit, [0, 0, -0.1], 2)
    kit.box('sheet', [0, 0, 0.25], [0.24, 0.36, 0.12], 0.01)
  })
  for (const [index, dial] of [gaugeDial('MPa', 0.72), gaugeDial('bar', 0.3)].entries())
    gauge(kit, [-1.72, BED.height + CROSSHEAD.height + 0.09 + index * 0.17, 0.308], 0.07, dial)
}

/** Pressure and return pipe along the bed, cables of load cell and stroke gauge to a box, one on the floor to the desk. */
function pipesAndCables(kit: Kit): void {
  const front = BED.depth / 2
  const [left, right] = [-CROSSHEAD.x, CROSSHEAD.x]
  kit.box('blackOxide', [left - 0.02, BED.height + 0.68, front + 0.03], [0.22, 0.12, 0.1], 0.006)
  for (const [index, y] of [0.5, 0.14].entries())
    hydraulicPipe(
      kit,
      [
        [left - 0.08 + index * 0.12, BED.height + 0.681, front + 0.05],
        [left - 0.08 + index * 0.12, y, front + 0.05],
        [right - 0.2, y, front + 0.05],
        [right - 0.2, y, front - 0.02],
      ],
      0.017,
    )
  for (const x of [-1.5, -0.9, -0.3, 0.3, 0.9, 1.4])
    for (const y of [0.5, 0.14]) {
      kit.box('zinc', [x, y - 0.03, front + 0.03], [0.05, 0.06, 0.072], 0.006)
      socketScrew(kit, [x, y, front + 0.065], 0.012, 'z')
    }
  kit.box('sheetGrey', [right, 1.26, front + 0.04], [0.22, 0.3, 0.1], 0.008)
  for (const x of [-0.06, 0, 0.06]) kit.cylinder('blackOxide', [right + x, 1.235, front + 0.04], 0.014, 0.03)
  kit.hose(
    'cable',
    [
      [right - 0.35, AXIS + 0.23, 0.02],
      [right - 0.37, AXIS + 0.3, 0.16],
      [right - 0.28, AXIS + 0.2, 0.5],
      [right - 0.12, 1.12, front + 0.1],
      [right - 0.06, 1.14, front + 0.06],
      [right - 0.06, 1.24, front + 0.04],
    ],
    0.009,
  )
  kit.hose(
    'hose',
    [
      [right, 1.24, front + 0.04],
      [right, 1.05, front + 0.06],
      [right + 0.02, 0.4, front + 0.09],
      [right + 0.1, 0.03, front + 0.2],
      [right + 0.45, 0.012, front + 0.42],
      [2.42, 0.012, 0.8],
    ],
    0.012,
  )
  strokeGauge(kit, CYLINDER.start + CYLINDER.length + 0.05)
  for (const side of SIDES) kit.decal(modelPlate('TB-500'), [side * CROSSHEAD.x, 1.63, front + 0.0008], 0.24, 0.06)
  kit.decal(warningSign('hand'), [left, 1.48, front + 0.0008], 0.13, 0.13)
}

/** Dial gauge on a magnetic stand that measures the flange of the plunger. */
function strokeGauge(kit: Kit, x: number): void {
  kit.box('blackOxide', [x + 0.16, BED.height + 0.019, 0.36], [0.07, 0.08, 0.08], 0.004)
  kit.cylinder('chrome', [x + 0.16, BED.height + 0.09, 0.36], 0.009, 0.42, { segments: 20 })
  kit.cylinder('chrome', [x + 0.05, AXIS - 0.08, 0.36], 0.007, 0.12, { axis: 'x', segments: 20 })
  kit.cylinder('zinc', [x + 0.16, AXIS - 0.1, 0.34], 0.016, 0.04, { axis: 'z', segments: 24 })
  gauge(kit, [x + 0.05, AXIS - 0.08, 0.36], 0.035, gaugeDial('bar', 0.1))
}

/** Control stand with screen at the right front. */
function desk(kit: Kit): void {
  kit.at([2.45, 0, 0.85], () => {
    kit.box('plinth', [0, 0, 0], [0.5, 0.03, 0.5], 0.006)
    kit.box('sheet', [0, 0.028, -0.08], [0.2, 0.98, 0.16], 0.01)
    operatorPanel(kit, [0, 1.22, 0.06], { width: 0.56, height: 0.54, screen: screen('screen-test-bench', SCREEN) })
  }, [0, 12, 0])
}

/** One runs the test and looks at the cylinder, another one checks the waiting cylinders. */
function people(kit: Kit): void {
  kit.at(
    [2.76, 0, 1.37],
    () =>
      worker(
        kit,
        { ...OPERATING, look: [6, -50, 0] },
        {
          cap: 'workwearDark',
          defenders: true,
          hair: 'hairBrown',
          vest: false,
          jacket: 'workwearGrey',
          skin: 'skinLight',
        },
      ),
    [0, 175, 0],
    [-1, 1, 1],
  )
  kit.at([5.1, 0, -3.4], () => {
    worker(kit, WRITING, {
      cap: 'workwearBlue',
      vest: false,
      jacket: 'workwearBlue',
      girth: 1.1,
      skin: 'skin',
      size: 0.97,
    })
    clipboard(kit, [0.08, 1.2, 0.37], [-38, 0, 0])
  }, [0, -62, 0])
}

/** Bottles, cables, bin and papers. */
function daily(kit: Kit): void {
  noticeBoard(kit, [-1.9, 1.2, HALL.back + 0.032], 1.9)
  wasteBin(kit, [6.5, 0, -4.4], 'motor')
  broom(kit, [6.1, 0, -4.72])
  bottles(kit, [1.05, BED.height + 0.02, 0.4])
  kit.part('hose on the floor', () => coil(kit, 'airHose', [-0.9, 0, 1.35], 0.2, 0.009, 5))
  kit.part('cable on the floor', () =>
    floorCable(kit, 'highVisibilityOrange', [
      [2.5, 0.7],
      [2.9, 0.1],
      [3.5, 0.3],
      [4.2, -0.5],
      [5.4, -0.4],
      [7.7, -1.2],
    ]),
  )
}

/** Further cylinders on pallets, tools, shelves. */
function waiting(kit: Kit): void {
  for (const [x, z] of [
    [3.6, -1.5],
    [3.5, -2.9],
  ] as const) {
    for (const side of SIDES) pallet(kit, [x + side * 0.42, 0, z], 90)
    kit.at([x - 0.85, 0.144 + CYLINDER.radius + 0.08, z], () => cylinder(kit, CYLINDER.length, 0.04))
    for (const side of SIDES)
      for (const wedge of SIDES)
        kit.box('timber', [x + side * 0.55, 0.142, z + wedge * 0.24], [0.14, 0.16, 0.14], 0.004)
  }
  toolTrolley(kit, [2.55, 0, -0.5], -20)
  binCabinet(kit, [-0.35, 0, -4.78])
  extinguisher(kit, [6.9, 0, HALL.back + 0.01])
  for (const z of SIDES) socketScrew(kit, [CROSSHEAD.x, BED.height + CROSSHEAD.height - 0.006, z * 0.3], 0.03)
}

const SCREEN = {
  title: 'TEST  435 mm',
  tiles: [
    ['MPa', '25.0'],
    ['FORCE kN', '3715'],
    ['HOLD min', '10.0'],
    ['LOSS', '0.0'],
  ],
  buttons: ['OUT', 'HOLD', 'BACK', 'REPORT'],
} as const
