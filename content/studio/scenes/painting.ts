/** Painting: a press frame, freshly painted, on its cart in the spray booth; the next one is outside in primer. */
import { gauge, type Kit, rectangle, type Shape, SIDES, warningSign, withHoles } from '../kit/index.ts'
import { FRAME, FRONT, build as framePress, WINDOW } from '../machines/brakehp.ts'
import { build as vacuumPress } from '../machines/vf.ts'
import { floorField, type Hall, hall, lane } from './parts/building.ts'
import { bottles, floorCable } from './parts/daily.ts'
import { buildSelected } from './parts/machines.ts'
import { pallet } from './parts/packing.ts'
import { boothSwitches, hoseReel, mixingTable, paintCan, trestle } from './parts/paint-shop.ts'
import { extinguisher, services } from './parts/services.ts'
import { SPRAYING } from './people/poses.ts'
import { worker } from './people/worker.ts'

const HALL: Hall = { width: 18, back: -6.2, front: 8 }
/** Inside of the booth, open to the front. */
const BOOTH = { width: 5.2, height: 3.9, back: -5.2, front: -0.6, wall: 0.1 }
const CART = 0.46

export function build(kit: Kit): void {
  hall(kit, HALL)
  lane(kit, 6, 2, HALL.back + 0.1, HALL.front)
  kit.part('booth', () => booth(kit))
  services(kit, HALL)
  kit.at([-0.55, 0, -2.1], () => frameOnCart(kit, 'paint'), [0, -24, 0])
  kit.at([-3.6, 0, -0.7], () => frameOnCart(kit, 'rubberGrey'), [0, 22, 0])
  kit.at([1.85, 0, -4.3], () => crownOnTrestles(kit), [0, -16, 0])
  kit.at([1.95, 0, -2.3], () => sprayUnit(kit), [0, -50, 0])
  kit.at(
    [0.42, 0, -0.98],
    () => {
      worker(kit, SPRAYING, { painter: true })
      kit.at([-0.158, 1.33, 0.476], () => {
        gun(kit)
        mist(kit)
      })
    },
    [0, -152, 0],
    [-1, 1, 1],
  )
  kit.hose(
    'airHose',
    [
      [0.07, 1.19, -1.3],
      [0.12, 0.85, -1.4],
      [0.42, 0.3, -1.48],
      [0.95, 0.024, -1.3],
      [1.5, 0.026, -1.2],
      [1.75, 0.026, -1.75],
      [1.78, 0.3, -2.06],
      [1.9, 0.76, -2.22],
      [1.95, 0.73, -2.3],
    ],
    0.011,
  )
  mixingTable(kit, [2, 0, 0.5], -34)
  cansOnPallet(kit)
  kit.at([1.75, 0.9, 0.75], () => bottles(kit, [0, 0, 0]))
  kit.part('cable on the floor', () =>
    floorCable(kit, 'dark', [
      [-2.5, -0.1],
      [-1.2, 0.1],
      [-0.3, -0.2],
      [1, 0.2],
      [1.6, 0.9],
      [3, 1.4],
    ]),
  )
  const pillar = BOOTH.width / 2 + BOOTH.wall / 2
  boothSwitches(kit, [pillar, 1.25, BOOTH.front + 0.13])
  kit.decal(warningSign('heat'), [pillar, 2.05, BOOTH.front + 0.0712], 0.14, 0.14)
  extinguisher(kit, [-pillar, 0, BOOTH.front + 0.07])
  kit.at([BOOTH.width / 2 + 0.01, 1.9, -2.2], () => hoseReel(kit, [0, 0, 0]), [0, -90, 0])
}

/** Upper beam of a press in primer on two trestles over paper. */
function crownOnTrestles(kit: Kit): void {
  const height = 0.78
  const from = kit.pieces.length
  kit.at([0, height - 1.912, 0], () =>
    buildSelected(
      kit,
      ({ part, material }) => part.startsWith('crown') && material === 'paint',
      () => vacuumPress(kit),
    ),
  )
  for (const piece of kit.pieces.slice(from)) piece.material = 'rubberGrey'
  for (const x of SIDES) trestle(kit, [x * 0.42, 0.004, 0], 1.1, height)
  kit.box('carton', [0, 0.0125, 0], [1.7, 0.003, 1.4], 0)
}

function cansOnPallet(kit: Kit): void {
  kit.at([-1.75, 0, 0.75], () => {
    pallet(kit, [0, 0, 0])
    for (const [index, label] of (['paint', 'white', 'paint', 'paint', 'white', 'paint'] as const).entries())
      paintCan(kit, [-0.4 + (index % 3) * 0.33, 0.1435, -0.18 + Math.floor(index / 3) * 0.34], label, 0.14)
    paintCan(kit, [-0.22, 0.4365, -0.02], 'paint', 0.14)
  }, [0, 14, 0])
}

/** Bare window frame of a press on a low cart. */
function frameOnCart(kit: Kit, coat: 'paint' | 'rubberGrey'): void {
  kit.part('frame', () => {
    const from = kit.pieces.length
    kit.at([0, CART - FRAME.bottom - 0.002, 0], () =>
      buildSelected(
        kit,
        ({ part, material }) => part.includes('window frame') && material === 'paint',
        () => framePress(kit),
      ),
    )
    for (const piece of kit.pieces.slice(from)) piece.material = coat
  })
  if (coat === 'paint') {
    kit.box('carton', [0, 0.0125, 0], [2.1, 0.003, 1.3], 0)
    kit.at([0, CART - FRAME.bottom - 0.002, FRONT], () => masking(kit))
  }
  kit.part('cart', () => {
    for (const z of SIDES) kit.box('plinth', [0, 0.2, z * 0.22], [1.6, 0.14, 0.12], 0.008)
    for (const x of SIDES) {
      kit.box('plinth', [x * 0.68, 0.206, 0], [0.12, 0.13, 0.36], 0.008)
      kit.box('timber', [x * 0.45, 0.338, 0], [0.16, CART - 0.338, 0.66], 0.006)
      for (const z of SIDES) {
        kit.cylinder('dark', [x * 0.68 - 0.03, 0.1, z * 0.22], 0.1, 0.06, { axis: 'x', bevel: 0.012 })
        for (const fork of SIDES) kit.box('zinc', [x * 0.68 + fork * 0.04, 0.08, z * 0.22], [0.008, 0.13, 0.07], 0.002)
      }
    }
  })
}

/** Paper and tape on the machined edge of the window and on the seat of the name plate. */
function masking(kit: Kit): void {
  const { width, bottom, top } = WINDOW
  const field = (more: number): Shape =>
    rectangle(width + more, top - bottom + more, 0.09 + more / 2, [0, (top + bottom) / 2])
  kit.part('masking', () => {
    kit.plate('belt', [0, 0, 0.001], withHoles(field(0.16), [field(-0.002)]), 0.004, { bevel: 0.001 })
    kit.plate('insulation', [0, 0, 0.002], withHoles(field(0.18), [field(0.12)]), 0.004, { bevel: 0.001 })
    kit.box('belt', [0, 2.19, 0.0125], [0.44, 0.12, 0.004], 0.001, 1)
    for (const y of [2.185, 2.3]) kit.box('insulation', [0, y, 0.014], [0.47, 0.028, 0.003], 0.001, 1)
  })
}

/** Walls in bays with light strips, filter wall at the back, grating over the exhaust pits. */
function booth(kit: Kit): void {
  const { width, height, back, front, wall } = BOOTH
  const [length, middle] = [front - back, (front + back) / 2]
  for (const side of SIDES) {
    const x = side * (width / 2 + wall / 2)
    kit.box('sheet', [x, -0.01, middle], [wall, height + 0.01, length], 0.004)
    kit.box('sheetGrey', [x, -0.03, front], [wall + 0.06, height + 0.33, 0.14], 0.008)
    for (let z = back + 1.1; z < front - 0.3; z += 1.1)
      kit.box('sheetGrey', [side * (width / 2), 0, z], [0.03, height - 0.01, 0.05], 0.004)
    for (let z = back + 0.56; z < front - 0.9; z += 1.1) {
      kit.box('plinth', [side * (width / 2 - 0.008), 0.9, z], [0.034, 2.3, 0.42], 0.006)
      kit.box('sky', [side * (width / 2 - 0.016), 0.94, z], [0.034, 2.22, 0.34], 0.004)
    }
  }
  kit.box('sheet', [0, -0.012, back - wall / 2], [width + 0.16, height + 0.01, wall], 0.004)
  lightRoof(kit)
  kit.box('paint', [0, height + 0.015, front + 0.02], [width + 0.3, 0.25, 0.12], 0.008)
  floorField(kit, 'floorGrey', [0, middle], [width - 0.01, length - 0.02])
  filterWall(kit)
  for (const x of [-1.7, 1.7]) grating(kit, x, middle, length - 1.2)
}

/** Lit panels between bars. */
function lightRoof(kit: Kit): void {
  const { width, height, back, front } = BOOTH
  const [length, middle] = [front - back, (front + back) / 2]
  const [columns, rows] = [4, 4]
  for (let bar = 0; bar <= columns; bar++)
    kit.box('sheet', [(bar / columns - 0.5) * (width + 0.06), height - 0.01, middle], [0.1, 0.16, length - 0.02], 0.004)
  for (let bar = 0; bar <= rows; bar++)
    kit.box('sheet', [0, height + 0.005, middle + (bar / rows - 0.5) * (length - 0.14)], [width, 0.12, 0.08], 0.004)
  kit.box('sky', [0, height + 0.06, middle], [width - 0.02, 0.012, length - 0.1], 0.002, 1)
}

/** Filter mats in frames across the booth's back. */
function filterWall(kit: Kit): void {
  const [columns, rows] = [6, 4]
  const field = { width: (BOOTH.width - 0.3) / columns, height: (BOOTH.height - 0.4) / rows }
  const frame = withHoles(rectangle(field.width - 0.004, field.height - 0.004), [
    rectangle(field.width - 0.1, field.height - 0.1),
  ])
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++)
      kit.at([(column - (columns - 1) / 2) * field.width, 0.2 + (row + 0.5) * field.height, BOOTH.back], () => {
        kit.plate('zinc', [0, 0, 0.02], frame, 0.05, { bevel: 0.003 })
        kit.box('belt', [0, -field.height / 2 + 0.04, 0.005], [field.width - 0.08, field.height - 0.08, 0.04], 0.004)
      })
}

function grating(kit: Kit, x: number, z: number, length: number): void {
  kit.box('seam', [x, -0.03, z], [0.9, 0.034, length], 0)
  for (let bar = 0; bar < length / 0.06; bar++)
    kit.box('zinc', [x, -0.018, z - length / 2 + 0.03 + bar * 0.06], [0.92, 0.03, 0.018], 0.002, 1)
  for (const side of SIDES) kit.box('zinc', [x + side * 0.46, -0.025, z], [0.04, 0.04, length + 0.04], 0.002)
}

/** Pressure pot on wheels with a handle. */
function sprayUnit(kit: Kit): void {
  kit.part('spray unit', () => {
    kit.cylinder('stainless', [0, 0.14, 0], 0.19, 0.42, { bevel: 0.03, segments: 64 })
    kit.cylinder('stainless', [0, 0.55, 0], 0.21, 0.05, { bevel: 0.01, segments: 64 })
    kit.cylinder('motor', [0, 0.59, 0], 0.05, 0.16)
    gauge(kit, [0.1, 0.68, 0.02], 0.04)
    kit.box('plinth', [0, 0.62, 0.02], [0.24, 0.05, 0.04], 0.006)
    for (let leg = 0; leg < 3; leg++)
      kit.at([0, 0, 0], () => {
        kit.box('plinth', [0, 0.08, 0.16], [0.04, 0.12, 0.04], 0.004)
        kit.cylinder('dark', [-0.02, 0.05, 0.16], 0.05, 0.04, { axis: 'x', bevel: 0.008 })
      }, [0, leg * 120, 0])
    kit.tube(
      'zinc',
      [
        [-0.16, 0.5, -0.1],
        [-0.2, 0.98, -0.18],
        [0.2, 0.98, -0.18],
        [0.16, 0.5, -0.1],
      ],
      0.014,
      0.05,
      12,
    )
  })
}

/** Spray gun with its cup, nozzle to +z, the grip below the origin. */
function gun(kit: Kit): void {
  kit.box('aluminium', [0, -0.022, 0.02], [0.03, 0.044, 0.15], 0.014)
  kit.box('plinth', [0, -0.1, 0.02], [0.014, 0.08, 0.012], 0.004)
  kit.at([0, -0.01, -0.03], () => kit.box('aluminium', [0, -0.14, 0], [0.026, 0.14, 0.036], 0.01), [16, 0, 0])
  kit.cylinder('aluminium', [0, 0, 0.09], 0.02, 0.016, { axis: 'z' })
  kit.cylinder('brass', [0, 0, 0.104], 0.014, 0.026, { axis: 'z' })
  kit.at([0, 0.012, 0.045], () => {
    kit.cylinder('zinc', [0, 0, 0], 0.016, 0.05)
    kit.lathe(
      'white',
      [0, 0.042, 0],
      [
        [0.014, 0],
        [0.044, 0.034],
        [0.046, 0.11],
        [0.0, 0.112],
      ],
      { axis: 'y', segments: 48 },
    )
    kit.cylinder('plinth', [0, 0.15, 0], 0.048, 0.014, { bevel: 0.004 })
  }, [-12, 0, 0])
}

/** Sprayed paint between the nozzle and the frame: cones in one another, so that it is densest in its middle. */
function mist(kit: Kit): void {
  kit.part('mist', () => {
    for (const width of [0.5, 0.75, 1])
      kit.lathe(
        'mist',
        [0, -0.006, 0.13],
        [
          [0.004, 0],
          [0.045 * width, 0.12],
          [0.085 * width, 0.23],
          [0.08 * width, 0.28],
          [0.04 * width, 0.31],
          [0, 0.32],
        ],
        { axis: 'z', segments: 48 },
      )
  })
}
