/** Assembly of a vacuum press: a fitter lowers the crown onto the four columns with the crane; hood, oil unit and cabinet are beside it. */
import { columnNut, controlCabinet, hydraulicUnit, type Kit, type Piece, SIDES } from '../kit/index.ts'
import { build as vacuumPress } from '../machines/vf.ts'
import { coil, drawingOnTable, gaugeStand, toolBoard, torqueWrench } from './parts/bench-tools.ts'
import { type Hall, hall, lane, markedPlace, scuffs } from './parts/building.ts'
import { crane, slings } from './parts/crane.ts'
import { bottles, floorCable, noticeBoard, wasteBin } from './parts/daily.ts'
import { BENCH_TOP, steps, toolTrolley, workbench } from './parts/furniture.ts'
import { buildSelected, distant } from './parts/machines.ts'
import { pallet } from './parts/packing.ts'
import { trestle } from './parts/paint-shop.ts'
import { extinguisher, services } from './parts/services.ts'
import { binCabinet } from './parts/storage.ts'
import { type Pose, STEERING, TIGHTENING } from './people/poses.ts'
import { worker } from './people/worker.ts'

const HALL: Hall = { width: 18, back: -8, front: 8, windows: { back: 'tall' }, outside: 'street' }
/** Heights in the finished press: underside of the crown's heating platen, lifting eyes, underside and top of the hood. */
const FINISHED = { crown: 1.84, eyes: 2.37, hood: 1.53, hoodTop: 1.87 }
const EYE = { x: 0.27, z: 0.3 }
/** How far above its seat the crown hangs. */
const LIFT = 0.58
const HOOK = 3.5
const PALLET_TOP = 0.144
const TRESTLE = 0.72

export function build(kit: Kit): void {
  hall(kit, HALL)
  services(kit, HALL)
  lane(kit, 6.2, 2, HALL.back + 0.1, HALL.front)
  markedPlace(kit, [0, 0], [4.6, 3.4])
  halfAssembled(kit)
  crane(kit, HALL, { z: 0, x: 0, hook: HOOK })
  waitingParts(kit)
  steps(kit, [1.5, 0, 0.1], 90, 1.15)
  toolTrolley(kit, [-2.6, 0, -0.5], 60)
  kit.at([-1.86, 0, 0.2], () => craneOperator(kit), [0, 84, 0])
  kit.at([3.26, 0, -0.7], () => fitter(kit), [0, -14, 0])
  scuffs(kit, [
    [
      [-1.6, 6],
      [0.6, 3],
      [2.2, 2.7],
      [5.4, 3.4],
    ],
    [
      [-1.3, 6.4],
      [0.9, 3.7],
      [2.4, 3.3],
      [5.4, 4.2],
    ],
    [
      [1.6, 0.9],
      [2.2, 1.7],
      [3.3, 2.1],
      [4.6, 1.7],
    ],
    [
      [5.7, -7],
      [5.9, -1],
      [5.8, 6],
    ],
    [
      [6.6, -7],
      [6.7, -1],
      [6.5, 6],
    ],
  ])
  heaterLoom(kit)
  openHoses(kit)
  gaugeStand(kit, [-0.47, 1.199, 0.2])
  fittersTable(kit)
  neighbors(kit)
  daily(kit)
}

const of = (names: readonly string[], { part }: Piece): boolean => names.some((name) => part.startsWith(name))

function bounds({ geometry }: Piece): { low: number; high: number } {
  geometry.computeBoundingBox()
  return { low: geometry.boundingBox!.min.y, high: geometry.boundingBox!.max.y }
}

/** Base, cylinder, bare columns and moving platen are on the floor; the crown hangs above them without its mold. */
function halfAssembled(kit: Kit): void {
  buildSelected(
    kit,
    (piece) =>
      of(['base', 'cylinder block', 'moving platen'], piece) || (of(['columns'], piece) && piece.material === 'chrome'),
    () => vacuumPress(kit),
  )
  kit.at([0, LIFT, 0], () =>
    buildSelected(
      kit,
      (piece) => of(['crown'], piece) && bounds(piece).low > FINISHED.crown + LIFT,
      () => vacuumPress(kit),
    ),
  )
  const eyes = SIDES.flatMap((x) =>
    SIDES.map((z): [number, number, number] => [x * EYE.x, FINISHED.eyes + LIFT, z * EYE.z]),
  )
  slings(kit, [0, HOOK, 0], eyes)
}

/** Bent over the hood, screws the frame of its window on. */
const SCREWING: Pose = {
  ...TIGHTENING,
  elbows: [
    [-0.29, 1.15, 0.22],
    [0.29, 1.13, 0.2],
  ],
  hands: [
    [-0.1, 1.13, 0.48],
    [0.17, 1.1, 0.46],
  ],
  grips: ['upright', 'open'],
  look: [30, -4, 0],
}

/** Prepares the hood on trestles, away from the load. */
function fitter(kit: Kit): void {
  worker(kit, SCREWING, {
    helmet: 'blue',
    vest: false,
    bib: true,
    jacket: 'workwearSand',
    trousers: 'workwearBlue',
    skin: 'skinDark',
    beard: true,
  })
  kit.part('wrench', () => {
    kit.cylinder('chrome', [-0.1, 1.05, 0.48], 0.012, 0.17, { segments: 16 })
    kit.cylinder('chrome', [-0.1, 1.21, 0.42], 0.011, 0.17, { axis: 'z', segments: 16 })
  })
}

/** Bottles, papers, a cable on the floor, a bin. */
function daily(kit: Kit): void {
  kit.at([-1.85, BENCH_TOP - 0.001, 1.75], () => bottles(kit, [0.16, 0, -0.3]), [0, 30, 0])
  noticeBoard(kit, [-3.6, 1.2, HALL.back + 0.032], 1.9)
  wasteBin(kit, [3.9, 0, -7.4], 'motor', 4)
  kit.part('cable on the floor', () =>
    floorCable(kit, 'highVisibilityOrange', [
      [2.4, -1.2],
      [1.9, 0.9],
      [2.5, 1.1],
      [2.2, 1.9],
      [3.4, 2.2],
      [5.4, 1.6],
    ]),
  )
}

/** A fitter with the radio control of the crane, who looks at the load. */
function craneOperator(kit: Kit): void {
  const hands: Pose['hands'] = [
    [-0.14, 1.19, 0.34],
    [0.14, 1.19, 0.34],
  ]
  worker(
    kit,
    { ...STEERING, hands, grips: ['across', 'across'], look: [-24, 0, 0] },
    { helmet: 'yellow', skin: 'skinLight', jacket: 'workwearGrey', hair: 'hairBrown', girth: 1.06 },
  )
  kit.part('radio control', () => {
    kit.box('yellow', [0, 1.15, 0.39], [0.25, 0.09, 0.16], 0.014)
    kit.box('dark', [0, 1.236, 0.39], [0.23, 0.006, 0.14], 0.002)
    for (const x of SIDES) {
      kit.cylinder('dark', [x * 0.06, 1.24, 0.4], 0.017, 0.02, { segments: 20 })
      kit.cylinder('dark', [x * 0.06, 1.255, 0.4], 0.008, 0.05, { segments: 16 })
      kit.cylinder('dark', [x * 0.06, 1.3, 0.4], 0.014, 0.026, { bevel: 0.01 })
      kit.hose(
        'dark',
        [
          [x * 0.12, 1.22, 0.36],
          [x * 0.13, 1.36, 0.2],
          [x * 0.1, 1.5, 0.06],
          [x * 0.03, 1.53, -0.06],
        ],
        0.008,
        8,
      )
    }
    kit.cylinder('red', [0, 1.24, 0.44], 0.016, 0.024)
    kit.cylinder('dark', [0.1, 1.23, 0.45], 0.006, 0.1, { segments: 12 })
  })
}

/** Leads of the upper heaters, not yet connected: gathered and tied up at the crown's side. */
function heaterLoom(kit: Kit): void {
  kit.part('heater loom', () => {
    const y = 1.885 + LIFT
    for (let index = 0; index < 9; index++) {
      const x = -0.28 + index * 0.07
      kit.hose(
        'dark',
        [
          [x, y, 0.335],
          [x + 0.02, y - 0.015, 0.39],
          [x * 0.7 + 0.16, y - 0.07, 0.42],
          [0.42, y - 0.1 - index * 0.004, 0.43 + (index % 3) * 0.012],
          [0.53 + (index % 3) * 0.012, y - 0.3, 0.46],
          [0.5 + index * 0.012, y - 0.52 - (index % 4) * 0.04, 0.45 + (index % 2) * 0.04],
        ],
        0.0055,
        8,
      )
    }
    kit.ring('white', [0.45, y - 0.13, 0.445], 0.024, 0.005, 'x', 24)
  })
}

/** Hydraulic hoses for the oil unit, not yet connected; their ends are capped. */
function openHoses(kit: Kit): void {
  kit.part('open hoses', () => {
    for (const [index, z] of [0.1, 0.24, 0.36].entries()) {
      const end = -1.28 - index * 0.13
      kit.hose(
        'hose',
        [
          [-0.7, 0.34, z],
          [-0.86, 0.33, z + 0.02],
          [-0.98, 0.06, z + 0.1],
          [end + 0.14, 0.02, z + 0.26 + index * 0.06],
          [end, 0.022, z + 0.34 + index * 0.09],
        ],
        0.019,
        14,
      )
      kit.cylinder('zinc', [-0.74, 0.34, z], 0.028, 0.05, { axis: 'x', segments: 6 })
      kit.cylinder(index === 1 ? 'red' : 'yellow', [end - 0.05, 0.024, z + 0.35 + index * 0.09], 0.024, 0.06, {
        axis: 'x',
        segments: 20,
      })
    }
    coil(kit, 'hose', [-1.35, 0, -0.35], 0.3, 0.017, 5)
  })
}

/** Low table of the fitters in front: drawing, torque wrench, nuts of the columns on a pallet beside it. */
function fittersTable(kit: Kit): void {
  kit.at([-1.85, 0, 1.75], () => {
    workbench(kit, [0, 0, 0], 1.3)
    drawingOnTable(kit, [0.05, BENCH_TOP - 0.001, 0.08], -6)
    torqueWrench(kit, [0.1, BENCH_TOP - 0.001, -0.24], 6)
  }, [0, 30, 0])
}

function waitingParts(kit: Kit): void {
  kit.at([3.2, 0, 0.0], () => {
    for (const x of SIDES) trestle(kit, [x * 0.4, 0, 0], 1.1, TRESTLE)
    kit.at([0, TRESTLE - 0.002 - FINISHED.hood, 0], () =>
      buildSelected(
        kit,
        (piece) => of(['vacuum hood'], piece) && bounds(piece).high < FINISHED.hoodTop + TRESTLE - FINISHED.hood,
        () => vacuumPress(kit),
      ),
    )
  }, [0, -30, 0])
  kit.at([-2.5, 0, -2], () => {
    pallet(kit, [0, 0, 0], 90)
    hydraulicUnit(kit, [0, PALLET_TOP - 0.002, 0], { width: 0.62, depth: 0.68 })
  }, [0, 8, 0])
  pallet(kit, [2.7, 0, -1.6])
  controlCabinet(kit, [2.7, PALLET_TOP - 0.002, -1.6], { height: 1.66 })
  kit.part('column nuts', () => {
    for (const [x, z] of [
      [0.85, 1.4],
      [1.1, 1.35],
      [0.9, 1.65],
      [1.16, 1.61],
    ] as const)
      columnNut(kit, [x, PALLET_TOP - 0.001, z], 0.096, 0.085, 0.056)
    pallet(kit, [1.1, 0, 1.5], 12)
    torqueWrench(kit, [1, PALLET_TOP - 0.001, 1.72], 24)
  })
}

/** Finished presses and benches behind. */
function neighbors(kit: Kit): void {
  for (const [x, z] of [
    [-4.7, -4.9],
    [4.5, -4.9],
  ] as const)
    kit.at([x, 0, z], () => distant(kit, 0.045, () => vacuumPress(kit)))
  workbench(kit, [-1.1, 0, -7.3], 2.4)
  toolBoard(kit, [-1.1, BENCH_TOP + 0.1, -7.66], 2.2, 0.8)
  extinguisher(kit, [2.9, 0, HALL.back + 0.01])
  for (const x of [0.75, 1.8]) binCabinet(kit, [x, 0, -7.75])
}
