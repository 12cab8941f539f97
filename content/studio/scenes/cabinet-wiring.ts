/** Wiring: an open control cabinet with rails, breakers, contactors, drives and terminals; wires, bench and further cabinets. */
import { controlCabinet, type Kit, screen } from '../kit/index.ts'
import { numbers } from '../machines/drum-parts.ts'
import { coil, container, pliers, screwdriver } from './parts/bench-tools.ts'
import { type Hall, workshop } from './parts/building.ts'
import { floorCable, noticeBoard, wasteBin } from './parts/daily.ts'
import { BENCH_TOP, workbench } from './parts/furniture.ts'
import { openCabinet } from './parts/open-cabinet.ts'
import { cableTray } from './parts/services.ts'
import { circuitDiagram } from './parts/signs.ts'
import { cableDrums } from './parts/storage.ts'
import { WORKING } from './people/poses.ts'
import { worker } from './people/worker.ts'

const ROOM: Hall = { width: 10, back: -4.4, front: 4.6 }

export function build(kit: Kit): void {
  workshop(kit, { ...ROOM, height: 3.1 })
  trays(kit)
  openCabinet(kit)
  kit.at([-1.55, 0, 0.1], () => wiringBench(kit), [0, 32, 0])
  for (const [index, x] of [-3.4, -2.7, 2.4, 3.1, 3.8].entries())
    controlCabinet(kit, [x, 0, -2.6], {
      width: 0.69,
      height: 1.8,
      depth: 0.45,
      screen: index % 2 ? false : screen(),
      tower: false,
    })
  cableDrums(kit, [0, 0, -3.9], 2.4)
  kit.at([-1.02, 0, -3.08], () => {
    worker(kit, WORKING, WIREMAN)
    kit.at([0.02, 1.12, 0.42], () => coil(kit, 'cable', [0, 0, 0], 0.15, 0.008, 6), [62, 0, 0])
  }, [0, -72, 0])
  daily(kit)
}

/** Cable trays along the back wall and over the cabinets. */
function trays(kit: Kit): void {
  kit.at([0, -0.26, ROOM.back], () => cableTray(kit, ROOM.width - 0.2))
  kit.at([0, 0.04, -2.7], () => cableTray(kit, ROOM.width - 0.2))
}

/** Winds cable from the drums to a coil. */
const WIREMAN = {
  cap: 'workwearBlue',
  vest: false,
  bib: true,
  jacket: 'workwearSand',
  trousers: 'workwearBlue',
  skin: 'skinLight',
} as const

/** Papers on the wall, cut wires around the cabinet, a cable on the floor. */
function daily(kit: Kit): void {
  noticeBoard(kit, [-2.6, 1.15, ROOM.back + 0.032], 1.5)
  wasteBin(kit, [1.75, 0, -3.9], 'motor')
  kit.part('cut wires', () => {
    const next = numbers(9)
    for (let index = 0; index < 16; index++) {
      const material = (['blue', 'red', 'dark', 'green'] as const)[index % 4]!
      const bow = next() * 0.03
      kit.at(
        [-0.3 + next() * 1.1, 0.0015, 0.4 + next() * 0.6],
        () =>
          kit.hose(
            material,
            [
              [-0.04, 0, 0],
              [0, 0.002, bow],
              [0.03 + next() * 0.03, 0, bow * 0.4],
            ],
            0.0016,
            6,
          ),
        [0, next() * 360, 0],
      )
    }
  })
  kit.part('cable on the floor', () =>
    floorCable(kit, 'highVisibilityOrange', [
      [-1.1, -0.5],
      [-0.8, 0.25],
      [-0.95, 0.7],
      [-0.6, 1.1],
      [0.4, 1.25],
      [1.8, 0.9],
    ]),
  )
}

/** Bench with wire reels, pliers, boxes of ferrules and the circuit diagram. */
function wiringBench(kit: Kit): void {
  workbench(kit, [0, 0, 0], 1.7, false)
  kit.part('wire reels', () => {
    kit.cylinder('zinc', [-0.72, BENCH_TOP + 0.16, -0.2], 0.01, 1, { axis: 'x', segments: 20 })
    for (const x of [-0.7, 0.26]) kit.box('plinth', [x, BENCH_TOP - 0.002, -0.2], [0.02, 0.2, 0.12], 0.004)
    for (const [index, material] of (['blue', 'red', 'dark', 'green', 'yellow', 'white'] as const).entries()) {
      const x = -0.66 + index * 0.15
      for (const rim of [0, 0.1]) kit.cylinder('plinth', [x + rim, BENCH_TOP + 0.16, -0.2], 0.13, 0.012, { axis: 'x' })
      kit.cylinder(material, [x + 0.01, BENCH_TOP + 0.16, -0.2], 0.11, 0.092, { axis: 'x', bevel: 0.01 })
      for (let turn = 0; turn < 10; turn++)
        kit.ring(material, [x + 0.018 + turn * 0.0088, BENCH_TOP + 0.16, -0.2], 0.109, 0.0045, 'x', 40)
    }
  })
  kit.part('bench tools', () => {
    for (const [index, material] of (['red', 'yellow', 'blue', 'white'] as const).entries())
      container(
        kit,
        material,
        [0.4 + (index % 2) * 0.19, BENCH_TOP - 0.001, -0.25 + (index >> 1) * 0.17],
        [0.18, 0.07, 0.16],
      )
    kit.at([0.02, BENCH_TOP - 0.001, 0.16], () => {
      kit.box('white', [0, 0, 0], [0.43, 0.004, 0.305], 0.0005)
      kit.decal(circuitDiagram(), [0, 0.0046, 0], 0.42, 0.297, [-90, 0, 0])
    }, [0, 12, 0])
    kit.at([0.37, BENCH_TOP - 0.001, 0.2], () => pliers(kit, [0, 0, 0], 'red', 0.19), [0, -24, 0])
    kit.at([0.48, BENCH_TOP - 0.001, 0.22], () => pliers(kit, [0, 0, 0], 'yellow', 0.22), [0, -36, 0])
    for (const [index, grip] of (['red', 'yellow', 'red'] as const).entries())
      kit.at(
        [0.58 + index * 0.05, BENCH_TOP - 0.001, 0.22],
        () => screwdriver(kit, [0, 0, 0], grip, 0.22 - index * 0.03),
        [0, -12 + index * 6, 0],
      )
    coil(kit, 'blue', [-0.45, BENCH_TOP - 0.001, 0.17], 0.1, 0.004, 8)
  })
  coil(kit, 'hose', [0.98, 0, 0.86], 0.2, 0.0095, 9)
}
