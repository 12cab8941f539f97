/** Machining: a press crosshead on the table of a portal milling machine, its upper face almost milled, behind splash guards. */
import { disc, hexScrew, type Kit, type Point, polygon, rectangle, type Shape, SIDES, withHoles } from '../kit/index.ts'
import { numbers } from '../machines/drum-parts.ts'
import { type Hall, hall, lane, markedPlace } from './parts/building.ts'
import { crane } from './parts/crane.ts'
import { bottles, broom, noticeBoard, palletTruck, wasteBin } from './parts/daily.ts'
import { BENCH_TOP, toolTrolley, workbench } from './parts/furniture.ts'
import { pallet } from './parts/packing.ts'
import { portalMill, TABLE } from './parts/portal-mill.ts'
import { services } from './parts/services.ts'
import { barRack, castings } from './parts/storage.ts'
import { OPERATING, type Pose } from './people/poses.ts'
import { worker } from './people/worker.ts'

const HALL: Hall = { width: 17, back: -6.5, front: 8, windows: { back: 'none', sides: 'milky' } }
/** Crosshead on the table: outline, bores for the columns and the plunger. */
const CROSSHEAD = { width: 1.3, depth: 1, height: 0.4, z: 0.55, bore: 0.24, column: { x: 0.5, z: 0.36, radius: 0.062 } }
const PARALLELS = 0.09

export function build(kit: Kit): void {
  hall(kit, HALL)
  services(kit, HALL)
  lane(kit, -5.4, 2, HALL.back + 0.1, HALL.front)
  markedPlace(kit, [0.2, 0], [5.6, 6.6])
  crane(kit, HALL, { z: -3, x: -3.4, hook: 4.6 })
  portalMill(kit, TABLE.top + PARALLELS + CROSSHEAD.height)
  kit.part('crosshead', () => kit.at([0, TABLE.top - 0.001, CROSSHEAD.z], () => clampedCrosshead(kit)))
  kit.part('chips', () => chips(kit))
  kit.part('coolant', () => coolant(kit))
  surroundings(kit)
}

function boredOutline(inset: number): Shape {
  const { width, depth, bore, column } = CROSSHEAD
  const bores = SIDES.flatMap((x) => SIDES.map((z) => disc(column.radius, [x * column.x, z * column.z])))
  return withHoles(rectangle(width - inset, depth - inset, 0.03), [disc(bore), ...bores], 48)
}

/** The work on parallels: raw flanks, milled upper face, a strip of raw skin left at the edge, four clamps. */
function clampedCrosshead(kit: Kit): void {
  const { width, depth, height } = CROSSHEAD
  for (const side of SIDES) kit.box('groundSteel', [side * 0.42, 0, 0], [0.1, PARALLELS + 0.002, depth - 0.1], 0.003)
  kit.plate('rawCasting', [0, PARALLELS + (height - 0.03) / 2, 0], boredOutline(0), height - 0.03, {
    axis: 'y',
    bevel: 0.008,
  })
  kit.plate('mouldSteel', [0, PARALLELS + height - 0.016, 0], boredOutline(0.012), 0.032, { axis: 'y', bevel: 0.003 })
  kit.box('rawCasting', [-width / 2 + 0.04, PARALLELS + height - 0.02, 0], [0.07, 0.024, depth - 0.02], 0.004)
  for (let hole = 0; hole < 16; hole++) {
    const angle = ((hole + 0.5) / 16) * 2 * Math.PI
    kit.cylinder('seam', [0.31 * Math.cos(angle), PARALLELS + height - 0.004, 0.31 * Math.sin(angle)], 0.011, 0.0046, {
      bevel: 0,
    })
  }
  for (const x of [-0.4, 0, 0.4])
    kit.box('rawCasting', [x, PARALLELS + 0.06, depth / 2 + 0.012], [0.06, height - 0.16, 0.03], 0.01)
  for (const x of SIDES)
    for (const z of SIDES) {
      const at = x * (width / 2 + 0.03)
      kit.box('blackOxide', [at + x * 0.02, 0.001, z * 0.28], [0.07, 0.2, 0.09], 0.004)
      kit.box('blackOxide', [at - x * 0.001, 0.198, z * 0.28], [0.14, 0.04, 0.08], 0.006)
      hexScrew(kit, [at + x * 0.02, 0.237, z * 0.28], 0.026)
    }
}

/** Curled chips in a heap on the table in front of the work and at its sides, some on the milled face. */
function chips(kit: Kit): void {
  const next = numbers(11)
  const { width, depth, height, z } = CROSSHEAD
  for (let index = 0; index < 1700; index++) {
    const spread = next() ** 2
    const place: Point =
      index % 9 === 0
        ? [(0.5 - next() ** 2) * width * 0.6, TABLE.top + PARALLELS + height + 0.003, z + (next() - 0.5) * depth * 0.8]
        : index % 3 === 0
          ? [Math.sign(next() - 0.5) * (width / 2 + 0.1 * spread), TABLE.top + 0.003, z + (next() - 0.5) * depth]
          : [
              (next() - 0.5) * width,
              TABLE.top + 0.003 + 0.03 * next() * (1 - spread),
              z + depth / 2 + 0.03 + spread * 0.2,
            ]
    const radius = 0.003 + 0.003 * next()
    const turns = 1.5 + 3 * next()
    const curl = Array.from({ length: 6 }, (_, step): Point => {
      const angle = (step / 5) * turns
      return [radius * Math.cos(angle), radius * Math.sin(angle), step * 0.002]
    })
    kit.at(place, () => kit.hose('mouldSteel', curl, 0.0012, 4), [next() * 40 - 90, next() * 360, next() * 40])
  }
}

/** Pool around the cutter on the milled face. */
function coolant(kit: Kit): void {
  const radius = 0.24
  const edge = Array.from({ length: 40 }, (_, step): [number, number] => {
    const angle = (step / 40) * 2 * Math.PI
    const out = radius * (1 + 0.14 * Math.sin(3 * angle + 2.2) + 0.08 * Math.sin(5 * angle + 1))
    return [out * Math.cos(angle), 0.7 * out * Math.sin(angle)]
  })
  const face = TABLE.top + PARALLELS + CROSSHEAD.height
  kit.plate('siliconeWallMilky', [0.24, face + 0.0005, 0.9], polygon(edge), 0.003, { axis: 'y', bevel: 0.001 })
}

function surroundings(kit: Kit): void {
  const operating = { ...OPERATING, hands: [[-0.13, 1.39, 0.37], OPERATING.hands[1]] } satisfies Pose
  const machinist = {
    cap: 'workwearDark',
    defenders: true,
    vest: false,
    jacket: 'workwearBlue',
    hair: 'hairGray',
    girth: 1.08,
    skin: 'skinLight',
  } as const
  kit.at([2.32, 0, 1.485], () => worker(kit, operating, machinist), [0, 158, 0], [-1, 1, 1])
  noticeBoard(kit, [3.9, 1.2, HALL.back + 0.032], 1.5)
  wasteBin(kit, [5.7, 0, -5.9], 'motor')
  broom(kit, [6.5, 0, -6.25])
  kit.at([4.2, BENCH_TOP - 0.001, -5.9], () => bottles(kit, [0.2, 0, 0.1]))
  palletTruck(kit, [-3.3, 0, -0.1], 190)
  toolTrolley(kit, [3.3, 0, 0.1], -30)
  workbench(kit, [4.2, 0, -5.9], 2.4)
  barRack(kit, [-1.6, 0, -5.9], 3.6)
  castings(kit, [0.7, 0, -5.2])
  for (const side of SIDES) pallet(kit, [-3.4, 0, -1.6 + side * 0.42])
  kit.at([-3.4, 0.145 + (CROSSHEAD.height - 0.03) / 2, -1.6], () =>
    kit.plate('rawCasting', [0, 0, 0], boredOutline(0), CROSSHEAD.height - 0.03, { axis: 'y', bevel: 0.008 }),
  )
}
