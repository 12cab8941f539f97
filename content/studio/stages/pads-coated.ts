/**
 * Brake pads on the hooks of a conveyor pass an electrostatic powder gun, backs to the front, linings behind caps: bare on
 * the right of it, coated on the left.
 */
import { Euler, Quaternion, Vector3 } from 'three'
import { type Kit, type Point, polygon, rectangle, SIDES, socketScrew, type Turn, withHoles } from '../kit/index.ts'
import { pad } from '../products/disc-pad.ts'
import { type Corner, rounded } from '../products/shapes.ts'
import { lifeSize, put } from './parts.ts'

const PITCH = 0.078
/** Height of the pads' middles, of the bar with the hooks and of the rail. */
const LEVEL = { pads: 0.36, bar: 0.5, rail: 0.585 }
/** Hole of a hanging pad, from its middle. */
const HOLE = { x: 0.004, y: 0.0645 }
const WALL_Z = -0.2
const NOZZLE: Point = [0.012, 0.342, 0.185]
const AIM: Point = [0, 0.362, 0]

export function build(kit: Kit): void {
  kit.part('booth', () => booth(kit))
  kit.part('conveyor', () => conveyor(kit))
  kit.part('pads', () => {
    for (let index = -5; index <= 8; index++) hangingPad(kit, index)
  })
  kit.part('gun', () => {
    kit.at(NOZZLE, () => gun(kit), turnTo(AIM))
    supplies(kit)
  })
}

/** Turns +y towards a point as seen from the nozzle. */
function turnTo(aim: Point): Turn {
  const direction = new Vector3(...aim).sub(new Vector3(...NOZZLE)).normalize()
  const angles = new Euler().setFromQuaternion(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), direction))
  return [angles.x, angles.y, angles.z].map((angle) => (angle * 180) / Math.PI) as Turn
}

/** A point of the gun, `along` its axis, in the booth. */
function onGun(along: number, aside: Point = [0, 0, 0]): Point {
  const direction = new Vector3(...AIM).sub(new Vector3(...NOZZLE)).normalize()
  return new Vector3(...NOZZLE)
    .addScaledVector(direction, along)
    .add(new Vector3(...aside))
    .toArray() as Point
}

/** One pad, its cap and its hook. */
function hangingPad(kit: Kit, index: number): void {
  const x = index * PITCH
  const swing = ((index * 7) % 5) - 2
  kit.at([x, LEVEL.pads, 0], () => {
    kit.at([0, 0, 0], () => {
      if (index === 0) lifeSize(kit, [0, 0, 0], () => pad(kit, 'powder'), [-90, 0, 0])
      else put(kit, index > 0 ? 'pad' : 'coatedPad', [0, 0, 0], [-90, 0, 0])
      lifeSize(kit, [0, 0, 0], () => cap(kit), [-90, 0, 0])
    }, [0, 0, 90])
  }, [0, swing * 1.5, 0])
  const hole: Point = [x + HOLE.x, LEVEL.pads + HOLE.y, -0.003]
  kit.hose(
    index < -1 ? 'blackOxide' : 'steel',
    [
      [hole[0], LEVEL.bar - 0.002, -0.011],
      [hole[0], LEVEL.bar + 0.0135, -0.004],
      [hole[0], LEVEL.bar + 0.0135, 0.004],
      [hole[0], LEVEL.bar - 0.004, 0.0115],
      [hole[0], (LEVEL.bar + hole[1]) / 2, 0.011],
      [hole[0], hole[1] + 0.008, 0.009],
      [hole[0], hole[1] - 0.0015, 0.005],
      [hole[0], hole[1] - 0.0022, -0.004],
      [hole[0], hole[1] + 0.002, -0.013],
      [hole[0], hole[1] + 0.012, -0.015],
    ],
    0.0014,
    10,
  )
}

/** Silicone cap that keeps powder off the lining. */
function cap(kit: Kit): void {
  const corners: Corner[] = [
    [-48, -21.5, 5],
    [48, -21.5, 5],
    [57, -9, 4],
    [56, 14, 6],
    [29, 24.5, 14],
    [-29, 24.5, 14],
    [-56, 14, 6],
    [-57, -9, 4],
  ]
  kit.plate('rubberRed', [0, 13, 0], polygon(rounded(corners)), 14, { axis: 'y', bevel: 2 })
}

/** Rail with two trolleys; they carry the bar with the hooks. */
function conveyor(kit: Kit): void {
  const { bar, rail } = LEVEL
  kit.box('steel', [0, bar, 0], [1.5, 0.012, 0.016], 0.0015)
  for (const y of [0, 0.052]) kit.box('paint', [0, rail + y, 0], [1.5, 0.008, 0.05], 0.002)
  kit.box('paint', [0, rail + 0.007, 0], [1.5, 0.046, 0.008], 0.002)
  for (const x of [-0.117, 0.195]) {
    kit.cylinder('zinc', [x, bar + 0.01, 0], 0.006, rail - bar - 0.03, { segments: 24 })
    kit.hexagon('zinc', [x, bar + 0.012, 0], 0.011, 0.009)
    kit.box('castIron', [x, rail - 0.034, 0], [0.05, 0.016, 0.066], 0.003)
    for (const side of SIDES) {
      kit.box('castIron', [x, rail - 0.026, side * 0.03], [0.05, 0.07, 0.008], 0.002)
      for (const end of SIDES)
        kit.cylinder('steel', [x + end * 0.014, rail + 0.0195, side > 0 ? 0.006 : -0.026], 0.0112, 0.02, {
          axis: 'z',
          bevel: 0.002,
          segments: 32,
        })
    }
  }
}

/** Back of the booth with filter panels, dusty from overspray, and a grating through which the rest is drawn off. */
function booth(kit: Kit): void {
  kit.box('dustySheet', [0, 0, WALL_Z - 0.02], [2.4, 0.8, 0.02], 0.002)
  for (const x of [-0.46, -0.23, 0, 0.23, 0.46, 0.69]) filter(kit, x)
  kit.box('dark', [0, 0.08, WALL_Z + 0.32], [2.38, 0.012, 0.68], 0.002)
  for (let z = WALL_Z + 0.012; z < 0.45; z += 0.022) kit.box('aluminium', [0, 0.11, z], [2.4, 0.03, 0.006], 0.001)
  for (let x = -1; x <= 1; x += 0.25) kit.box('aluminium', [x, 0.106, WALL_Z + 0.32], [0.012, 0.03, 0.66], 0.001)
}

function filter(kit: Kit, x: number): void {
  const frame = withHoles(rectangle(0.205, 0.3, 0.008, [x, 0.37]), [rectangle(0.18, 0.275, 0.005, [x, 0.37])])
  kit.plate('aluminium', [0, 0, WALL_Z - 0.002], frame, 0.024, { bevel: 0.002 })
  for (let pleat = 0; pleat < 13; pleat++)
    kit.box('dustySheet', [x - 0.078 + pleat * 0.013, 0.234, WALL_Z - 0.006], [0.008, 0.272, 0.016], 0.0035)
  for (const side of SIDES)
    for (const y of [0.25, 0.49]) socketScrew(kit, [x + side * 0.096, y, WALL_Z + 0.0095], 0.005, 'z')
}

/** Gun along y, its nozzle in the origin: electrode before a deflector, insulating barrel, body, clamp. */
function gun(kit: Kit): void {
  kit.cylinder('steel', [0, -0.004, 0], 0.0007, 0.02, { bevel: 0.0002, segments: 12 })
  kit.lathe(
    'white',
    [0, -0.004, 0],
    [
      [0.0025, 0],
      [0.0085, 0.008],
      [0.0085, 0.0095],
      [0.002, 0.0105],
      [0, 0.0105],
    ],
    { segments: 48 },
  )
  kit.lathe(
    'white',
    [0, -0.052, 0],
    [
      [0.0135, 0],
      [0.0135, 0.018],
      [0.0105, 0.03],
      [0.0098, 0.046],
      [0.0075, 0.046],
      [0.0055, 0.036],
      [0, 0.036],
    ],
    { segments: 56 },
  )
  kit.cylinder('bezel', [0, -0.07, 0], 0.0165, 0.019, { bevel: 0.002, segments: 56 })
  for (let groove = 0; groove < 24; groove++)
    kit.at([0, -0.068, 0], () => kit.box('bezel', [0, 0, 0.0162], [0.0022, 0.015, 0.0016], 0.0005), [0, groove * 15, 0])
  kit.lathe(
    'motor',
    [0, -0.25, 0],
    [
      [0, 0],
      [0.02, 0],
      [0.0215, 0.004],
      [0.0215, 0.062],
      [0.0185, 0.07],
      [0.0175, 0.12],
      [0.0155, 0.181],
      [0, 0.181],
    ],
    { segments: 64 },
  )
  kit.cylinder('paint', [0, -0.192, 0], 0.0219, 0.004, { bevel: 0.0008, segments: 64 })
  kit.cylinder('castIron', [0, -0.262, 0], 0.0175, 0.013, { bevel: 0.002, segments: 48 })
  // powder inlet with barb, high-voltage plug
  kit.cylinder('aluminium', [0.006, -0.285, 0], 0.0062, 0.025, { bevel: 0.001, segments: 32 })
  kit.hexagon('zinc', [-0.0095, -0.27, 0], 0.0062, 0.009)
  // clamp around the body
  kit.box('aluminium', [0, -0.232, 0], [0.056, 0.026, 0.052], 0.002)
  kit.box('seam', [0, -0.2325, 0], [0.0565, 0.027, 0.0012], 0.0002)
  for (const side of SIDES) socketScrew(kit, [side * 0.0245, -0.219, 0.0255], 0.005, 'z')
  kit.box('aluminium', [0, -0.23, -0.04], [0.024, 0.022, 0.034], 0.002)
  // spray cone: denser at the nozzle and in its middle
  for (const [reach, wide] of [
    [0.12, 0.012],
    [0.15, 0.022],
    [0.166, 0.032],
    [0.174, 0.043],
    [0.178, 0.054],
  ] as const)
    kit.lathe(
      'powderMist',
      [0, 0.004, 0],
      [
        [0, 0],
        [0.008, 0.001],
        [0.008 + wide * 0.3, reach * 0.32],
        [wide * 0.8, reach * 0.7],
        [wide, reach * 0.92],
        [wide * 0.86, reach * 0.98],
        [0, reach],
      ],
      { segments: 64, creaseDegrees: 80 },
    )
}

/** Powder hose with its clamp, high-voltage cable, and the arm that holds the gun. */
function supplies(kit: Kit): void {
  const inlet = onGun(-0.278)
  kit.hose(
    'cable',
    [
      inlet,
      onGun(-0.31),
      onGun(-0.36, [0, -0.015, 0.01]),
      onGun(-0.4, [-0.02, -0.07, 0.03]),
      onGun(-0.42, [-0.06, -0.2, 0.05]),
    ],
    0.0085,
  )
  kit.at(
    NOZZLE,
    () => {
      kit.at([0.006, 0, 0], () => {
        kit.cylinder('stainless', [0, -0.303, 0], 0.0096, 0.009, { bevel: 0.0006, segments: 40 })
        kit.box('stainless', [0, -0.3035, 0.0115], [0.012, 0.01, 0.006], 0.001)
        kit.cylinder('zinc', [-0.009, -0.2985, 0.0118], 0.0032, 0.019, { axis: 'x', bevel: 0.0006, segments: 20 })
      })
    },
    turnTo(AIM),
  )
  kit.hose(
    'hose',
    [
      onGun(-0.268, [-0.009, 0, 0]),
      onGun(-0.31, [-0.012, 0, 0]),
      onGun(-0.37, [-0.04, -0.06, 0]),
      onGun(-0.4, [-0.09, -0.22, 0]),
    ],
    0.0042,
  )
  const arm = onGun(-0.22)
  kit.cylinder('steel', [arm[0] - 0.01, 0.02, arm[2] - 0.05], 0.009, arm[1], { segments: 32 })
}
