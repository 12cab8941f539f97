/**
 * Open mold of a press. Left: cavities as they are loaded (empty, with steel inserts, back plates or cores). Right: what was
 * molded; spoons and stoppers hang in a web whose edge is being lifted, other parts are pushed up.
 */
import { cavityGrid, disc, type FlatPoint, type Kit, SIDES } from '../kit/index.ts'
import { nipple } from '../products/baby-nipple.ts'
import { backPlate, backPlateOutline, pad } from '../products/disc-pad.ts'
import { curled } from './curl.ts'
import { bushing, sleeve } from './inserts.ts'
import { lowerMold, MOLD, openPress, PARTING } from './open-press.ts'
import { lifeSize, NIPPLE } from './parts.ts'
import { places, skeleton, WEBS, type Web, webSize } from './webs.ts'

/** Middle of each half's web. */
const HALF_X = 0.125
const CURL = { share: 0.45, radius: 0.12 }
const FLOOR = PARTING - MOLD.plate
/** How far molded parts are pushed up. */
const RAISED = 0.012
const BUSHING_RADIUS = 0.0268
const NIPPLE_RADIUS = 0.0262

export function build(kit: Kit, variant = 'spoon'): void {
  openPress(kit, variant === 'nipple')
  if (variant === 'bushing') bushings(kit)
  else if (variant === 'pad') pads(kit)
  else if (variant === 'nipple') nipples(kit)
  else web(kit, WEBS[variant as 'spoon' | 'stopper'])
}

/** Empty cavities on the left; on the right the web is over them, its outer columns lifted. */
function web(kit: Kit, part: Web): void {
  const cavities = SIDES.flatMap((side) => places(part).map(([x, z]) => part.plan([x + side * HALF_X, z], 0.0004)))
  lowerMold(kit, cavities)
  kit.part('lower mold', () => {
    for (const [x, z] of places(part)) kit.at([0, PARTING - 0.0004, 0], () => part.cavity?.(kit, [x - HALF_X, z]))
  })
  const [width] = webSize(part)
  kit.part('web', () =>
    kit.at([HALF_X, PARTING + 0.0014 + part.drop, 0], () =>
      curled(kit, width * (0.5 - CURL.share), CURL.radius, (flat) => {
        flat.at([0, -part.drop, 0], () => skeleton(flat, part, -part.bite))
        for (const place of places(part)) part.part(flat, place)
      }),
    ),
  )
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

/** Bare cores in the left column, nipples on theirs. */
function nipples(kit: Kit): void {
  const cells = cavityGrid(6, 5, 0.45, 0.37)
  lowerMold(
    kit,
    cells.map(([x, z]) => disc(NIPPLE_RADIUS, [x, -z])),
  )
  kit.part('nipples', () => {
    for (const [x, z] of cells)
      if (x < -0.15) core(kit, [x, z])
      else lifeSize(kit, [x, FLOOR + RAISED, z], () => nipple(kit, NIPPLE, 40))
  })
}

function core(kit: Kit, [x, z]: FlatPoint): void {
  kit.lathe(
    'mouldSteel',
    [x, FLOOR - 0.002, z],
    [
      [0.0195, 0],
      [0.0195, 0.012],
      [0.016, 0.027],
      [0.0085, 0.034],
      [0.0052, 0.044],
      [0.0062, 0.055],
      [0.0045, 0.06],
      [0, 0.0615],
    ],
    { segments: 36 },
  )
}
