/** Pressed blanks of friction mix behind their back plates with adhesive, some laid on their plate. */
import { type Kit, polygon, SIDES } from '../kit/index.ts'
import { backPlate, liningOutline } from '../products/disc-pad.ts'
import { lifeSize } from './parts.ts'

/** On a steel tray. */
export function build(kit: Kit): void {
  const top = 0.014
  kit.part('tray', () => {
    kit.box('stainless', [0, 0, 0.042], [0.54, top, 0.35], 0.004, 3)
    for (const side of SIDES) {
      kit.box('stainless', [side * 0.267, top - 0.002, 0.042], [0.008, 0.016, 0.35], 0.003, 3)
      kit.box('stainless', [0, top - 0.0025, 0.042 + side * 0.172], [0.53, 0.016, 0.008], 0.003, 3)
    }
  })
  for (const column of [-1, 0, 1]) {
    const x = column * 0.165
    lifeSize(kit, [x, top, -0.075], () => blank(kit), [0, 3 - 5 * column, 0])
    lifeSize(kit, [x + 0.006, top, 0.003], () => blank(kit), [0, 4 * column - 2, 0])
    lifeSize(kit, [x, top + 0.0002, 0.081], () => glued(kit), [0, 4 * column, 0])
    lifeSize(
      kit,
      [x + 0.004, top + 0.0002, 0.159],
      () => {
        glued(kit)
        if (column < 1) kit.at([0, 5.75, 0], () => blank(kit))
      },
      [0, 5 * column, 0],
    )
  }
}

/** Back plate with its film of adhesive. */
function glued(kit: Kit): void {
  backPlate(kit, 'zinc')
  for (const side of SIDES)
    kit.plate('rubberBrown', [0, 5.55, 0], polygon(liningOutline(side)), 0.5, { axis: 'y', bevel: 0.1 })
}

/** Cold pressed, thicker than the cured lining. */
function blank(kit: Kit): void {
  for (const side of SIDES)
    kit.plate('friction', [0, 8, 0], polygon(liningOutline(side)), 16.4, { axis: 'y', bevel: 1.4 })
}
