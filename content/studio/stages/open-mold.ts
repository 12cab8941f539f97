/**
 * Open mold of a press. Left: cavities as they are loaded (empty, with steel inserts, back plates or cores). Right: what was
 * molded; spoons and stoppers hang in a web that is being peeled off, a gripper lifts nipples, other parts are pushed up.
 */
import { cavityGrid, disc, type FlatPoint, type Kit, type Point, SIDES, socketScrew } from '../kit/index.ts'
import { nipple } from '../products/baby-nipple.ts'
import { backPlate, backPlateOutline, pad } from '../products/disc-pad.ts'
import { rounded } from '../products/shapes.ts'
import { curled } from './curl.ts'
import { bushing, sleeve } from './inserts.ts'
import { lowerMold, MOLD, openPress, PARTING } from './open-press.ts'
import { lifeSize, NIPPLE } from './parts.ts'
import { places, skeleton, WEBS, type Web, webSize } from './webs.ts'

/** Middle of each half's web. */
const HALF_X = 0.125
/** Share of the web that is lifted, and the radius over which it is bent. */
const CURL = { spoon: { share: 0.45, radius: 0.12 }, stopper: { share: 0.74, radius: 0.11 } }
const FLOOR = PARTING - MOLD.plate
/** How far molded parts are pushed up. */
const RAISED = 0.012
/** How far the gripper has lifted nipples, and their height. */
const LIFT = 0.096
const NIPPLE_HEIGHT = 0.051
const BUSHING_RADIUS = 0.0268
const NIPPLE_RADIUS = 0.0262

export function build(kit: Kit, variant = 'spoon'): void {
  openPress(kit, variant === 'nipple')
  if (variant === 'bushing') bushings(kit)
  else if (variant === 'pad') pads(kit)
  else if (variant === 'nipple') nipples(kit)
  else web(kit, variant === 'stopper' ? 'stopper' : 'spoon')
}

/** Empty cavities on the left; on the right the web is over them, its outer columns lifted. */
function web(kit: Kit, name: 'spoon' | 'stopper'): void {
  const part: Web = WEBS[name]
  const curl = CURL[name]
  const cavities = SIDES.flatMap((side) => places(part).map(([x, z]) => part.plan([x + side * HALF_X, z], 0.0004)))
  lowerMold(kit, cavities)
  kit.part('lower mold', () => {
    for (const [x, z] of places(part)) kit.at([0, PARTING - 0.0004, 0], () => part.cavity?.(kit, [x - HALF_X, z]))
  })
  const [width] = webSize(part)
  kit.part('web', () =>
    kit.at([HALF_X, PARTING + 0.0014 + part.drop, 0], () =>
      curled(kit, width * (0.5 - curl.share), curl.radius, (flat) => {
        flat.at([0, -part.drop, 0], () => skeleton(flat, part, -part.bite))
        for (const place of places(part)) part.part(flat, place)
      }),
    ),
  )
  if (name === 'stopper') kit.part('clamp', () => peelingClamp(kit, width, webSize(part)[1], curl))
}

/** Two jaws on the lifted edge of a web, screwed together, with a handle to pull. */
function peelingClamp(
  kit: Kit,
  width: number,
  depth: number,
  { share, radius }: { share: number; radius: number },
): void {
  const angle = (width * share) / radius
  const edge: Point = [
    HALF_X + width * (0.5 - share) + radius * Math.sin(angle),
    PARTING + 0.001 + radius * (1 - Math.cos(angle)),
    0,
  ]
  kit.at(edge, () => {
    for (const side of SIDES)
      kit.box('aluminium', [-0.002, side > 0 ? 0.0006 : -0.0106, 0], [0.018, 0.01, depth + 0.01], 0.0015)
    for (const z of [-0.4, -0.2, 0, 0.2, 0.4]) socketScrew(kit, [-0.002, 0.0104, z * depth], 0.005)
    for (const z of SIDES) kit.cylinder('steel', [0.004, 0, z * depth * 0.3], 0.005, 0.07, { axis: 'x', segments: 28 })
    kit.cylinder('bezel', [0.076, 0, -depth * 0.42], 0.011, depth * 0.84, { axis: 'z', bevel: 0.003, segments: 40 })
  }, [0, 0, (angle * 180) / Math.PI])
}

/** Coated sleeves in the left cavities, bushings on the right. */
function bushings(kit: Kit): void {
  const cells = cavityGrid(6, 5, 0.45, 0.37)
  lowerMold(
    kit,
    cells.map(([x, z]) => disc(BUSHING_RADIUS, [x, -z])),
  )
  kit.part('bushings', () => {
    for (const [x, z] of cells)
      if (x < 0) lifeSize(kit, [x, FLOOR - 0.001, z], () => sleeve(kit, true))
      else lifeSize(kit, [x, FLOOR + RAISED, z], () => bushing(kit))
  })
}

/** Back plates in the left column, brake pads on the right. */
function pads(kit: Kit): void {
  const cells = cavityGrid(3, 5, 0.465, 0.37)
  lowerMold(
    kit,
    cells.map(([x, z]) => backPlateOutline(0.001, [x, -z], 0.001)),
  )
  kit.part('pads', () => {
    for (const [x, z] of cells)
      if (x < -0.1) lifeSize(kit, [x, FLOOR + 0.0005, z], () => backPlate(kit, 'zinc'))
      else lifeSize(kit, [x, FLOOR + RAISED, z], () => pad(kit, 'zinc'))
  })
}

/** Bare cores in the left column, nipples on theirs in the middle, those on the right lifted off by a gripper. */
function nipples(kit: Kit): void {
  const cells = cavityGrid(6, 5, 0.45, 0.37)
  lowerMold(
    kit,
    cells.map(([x, z]) => disc(NIPPLE_RADIUS, [x, -z])),
  )
  kit.part('nipples', () => {
    for (const [x, z] of cells)
      if (x < -0.15) core(kit, [x, z])
      else if (x < 0) lifeSize(kit, [x, FLOOR + RAISED, z], () => nipple(kit, NIPPLE, 96, 12))
      else {
        core(kit, [x, z])
        lifeSize(kit, [x, FLOOR + LIFT, z], () => nipple(kit, NIPPLE, 96, 12))
      }
  })
  kit.part('gripper', () =>
    gripper(
      kit,
      cells.filter(([x]) => x > 0),
    ),
  )
}

/** Plate with a suction cup over each place, an air line for each row, on an arm that comes from the right. */
function gripper(kit: Kit, cells: readonly FlatPoint[]): void {
  const tip = FLOOR + LIFT + NIPPLE_HEIGHT
  const plate = tip + 0.034
  for (const [x, z] of cells) {
    kit.lathe(
      'siliconeBlue',
      [x, tip - 0.006, z],
      [
        [0.0075, 0],
        [0.0105, 0],
        [0.0085, 0.005],
        [0.0098, 0.008],
        [0.0075, 0.012],
        [0.006, 0.018],
        [0, 0.018],
      ],
      { segments: 40 },
    )
    kit.cylinder('zinc', [x, tip + 0.01, z], 0.0045, 0.026, { segments: 24 })
    kit.hexagon('brass', [x, tip + 0.024, z], 0.008, 0.006)
  }
  const [middle, width, depth] = [0.1125, 0.232, 0.372]
  kit.box('aluminium', [middle, plate, 0], [width, 0.012, depth], 0.002)
  for (const z of new Set(cells.map((cell) => cell[1]))) {
    kit.box('aluminium', [middle, plate + 0.0115, z], [width - 0.03, 0.016, 0.022], 0.002)
    kit.hexagon('brass', [middle - width / 2 + 0.006, plate + 0.0195, z], 0.007, 0.012, 'x')
    kit.hose(
      'airHose',
      [
        [middle - width / 2 + 0.008, plate + 0.0195, z],
        [middle - width / 2 - 0.02, plate + 0.022, z],
        [middle - width / 2 - 0.02, plate + 0.06, z * 0.7],
        [middle, plate + 0.085, z * 0.3 - 0.04],
        [middle + 0.2, plate + 0.1, z * 0.2 - 0.05],
      ],
      0.004,
    )
  }
  kit.box('aluminium', [middle + 0.02, plate + 0.0265, 0], [0.1, 0.014, 0.12], 0.003)
  kit.box('aluminium', [middle + 0.24, plate + 0.04, 0], [0.54, 0.045, 0.06], 0.004)
  for (const x of SIDES)
    for (const z of SIDES) socketScrew(kit, [middle + 0.02 + x * 0.042, plate + 0.04, z * 0.05], 0.006)
}

function core(kit: Kit, [x, z]: FlatPoint): void {
  kit.lathe(
    'mouldSteel',
    [x, FLOOR - 0.002, z],
    rounded(
      [
        [0.0195, 0],
        [0.0195, 0.01, 0.004],
        [0.0165, 0.017, 0.01],
        [0.0074, 0.023, 0.007],
        [0.0048, 0.034, 0.01],
        [0.0062, 0.045, 0.006],
        [0.0052, 0.0505, 0.0035],
        [0, 0.0515],
      ],
      14,
    ),
    { segments: 96 },
  )
}
