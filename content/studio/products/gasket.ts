/** Molded gaskets: a frame gasket with bolt holes and bead, a ring gasket on it, a small cover gasket. */
import { disc, type FlatPoint, type Kit, rectangle, withHoles } from '../kit/index.ts'
import { cordProfile, inMillimeters } from './shapes.ts'

const THICK = 4

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    kit.at([-12, 0, -6], () => frame(kit), [0, 18, 0])
    kit.at([52, THICK + 1.2, 26], () => flangeRing(kit), [0, 8, 0])
  })
}

function frame(kit: Kit): void {
  const bolts: FlatPoint[] = [-1, 1].flatMap((side): FlatPoint[] => [
    ...[-102, -51, 0, 51, 102].map((x): FlatPoint => [x, side * 72]),
    ...[-36, 36].map((z): FlatPoint => [side * 112, z]),
  ])
  const outline = rectangle(244, 164, 22)
  kit.plate(
    'rubber',
    [0, THICK / 2, 0],
    withHoles(outline, [rectangle(200, 120, 14), ...bolts.map((at) => disc(4.6, at))], 24),
    THICK,
    { axis: 'y', bevel: 0.4 },
  )
  const bead = withHoles(rectangle(209, 129, 17), [rectangle(205, 125, 15)], 24)
  kit.plate('rubber', [0, THICK, 0], bead, 2.4, { axis: 'y', bevel: 0.8 })
}

function flangeRing(kit: Kit): void {
  const bolts = Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * Math.PI * 2
    return disc(5, [60 * Math.cos(angle), 60 * Math.sin(angle)])
  })
  kit.plate('rubberRed', [0, THICK / 2, 0], withHoles(disc(74), [disc(44), ...bolts], 48), THICK, {
    axis: 'y',
    bevel: 0.4,
    pointsPerCurve: 48,
  })
  kit.lathe('rubberRed', [0, THICK - 1.2, 0], cordProfile(49.5, 1.6), { segments: 120 })
}
