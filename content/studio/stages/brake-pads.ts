/**
 * Brake pads before and after the press. Variants: 'preform' pressed blanks behind their back plates, one laid on its plate;
 * 'ground' pads under a cup wheel; 'coated' pads, backs up, on a belt under spray guns.
 */
import { type Kit, polygon, SIDES } from '../kit/index.ts'
import { beltConveyor } from '../machines/cutting-parts.ts'
import { backPlate, liningOutline, pad } from '../products/disc-pad.ts'
import { lay, lifeSize } from './parts.ts'

type Variant = 'preform' | 'ground' | 'coated'

const BUILD: Record<Variant, (kit: Kit) => void> = { preform, ground, coated }

export function build(kit: Kit, variant: Variant = 'preform'): void {
  BUILD[variant](kit)
}

/** On a steel tray, so that everything visibly lies on something. */
function preform(kit: Kit): void {
  const top = 0.014
  kit.part('tray', () => {
    kit.box('stainless', [0, 0, 0.042], [0.54, top, 0.35], 0.004, 3)
    for (const side of SIDES) {
      kit.box('stainless', [side * 0.267, top - 0.002, 0.042], [0.008, 0.016, 0.35], 0.003, 3)
      kit.box('stainless', [0, top - 0.0025, 0.042 + side * 0.172], [0.53, 0.016, 0.008], 0.003, 3)
    }
  })
  for (const column of [-1, 0, 1]) {
    lifeSize(kit, [column * 0.165, top + 0.0002, 0.055], () => glued(kit), [0, 4 * column, 0])
    lifeSize(kit, [column * 0.165, top, -0.045], () => blank(kit), [0, 3 - 5 * column, 0])
    if (column < 1)
      lifeSize(
        kit,
        [column * 0.165 + 0.01, top + 0.0002, 0.145],
        () => {
          glued(kit)
          kit.at([0, 5.75, 0], () => blank(kit))
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

/** Pads on a magnetic table that runs under a cup grinding wheel. */
function ground(kit: Kit): void {
  const top = 0.06
  kit.part('table', () => {
    kit.box('paint', [0, 0, 0], [0.94, 0.04, 0.3], 0.006)
    kit.box('steel', [0, 0.038, 0], [0.9, top - 0.038, 0.24], 0.002)
    for (let x = -0.42; x <= 0.43; x += 0.035) kit.box('brass', [x, 0.04, 0], [0.004, top - 0.0395, 0.22], 0.0005, 1)
  })
  kit.part('pads', () => {
    for (let index = 0; index < 9; index++)
      lifeSize(kit, [-0.38 + index * 0.095, top + 0.0004, 0.01], () => pad(kit, 'zinc'), [0, 90, 0])
  })
  kit.part('wheel', () => {
    kit.at([0.02, top + 0.0145, 0], () => {
      kit.cylinder('rubberGrey', [0, 0, 0], 0.11, 0.03, { bevel: 0.003, bore: 0.075, segments: 96 })
      kit.cylinder('steel', [0, 0.029, 0], 0.114, 0.032, { bevel: 0.006, segments: 96 })
      kit.cylinder('paint', [0, 0.06, 0], 0.075, 0.07, { bevel: 0.006, segments: 72 })
      kit.cylinder('chrome', [0, 0.12, 0], 0.055, 0.08, { segments: 64 })
      kit.box('paint', [0, 0.19, -0.02], [0.26, 0.24, 0.26], 0.012, 3)
    })
  })
}

/** Bare backs on the left, coated ones on the right of the spray guns. */
function coated(kit: Kit): void {
  const top = 0.2
  kit.part('belt', () => beltConveyor(kit, -0.6, 0.6, top, 0.22, { roll: 0.03 }))
  kit.part('guns', () => {
    kit.box('paint', [0, top - 0.1, -0.17], [0.06, 0.3, 0.04], 0.006, 3)
    kit.box('paint', [0, top + 0.17, -0.078], [0.05, 0.035, 0.21], 0.006, 3)
    for (const z of [-0.04, 0.01]) gun(kit, z, top + 0.175)
  })
  kit.part('pads', () => {
    for (let index = 0; index < 8; index++) {
      const x = -0.36 + index * 0.096 + (index > 3 ? 0.048 : 0)
      lay(kit, index < 4 ? 'pad' : 'coatedPad', [x, top - 0.0004, 0], [180, 0, 0], 90)
    }
  })
}

/** Spray gun that points down from the arm at height `y`, with its air hose. */
function gun(kit: Kit, z: number, y: number): void {
  kit.cylinder('stainless', [0, y - 0.07, z], 0.016, 0.075, { segments: 32 })
  kit.cylinder('brass', [0, y - 0.094, z], 0.008, 0.03, { segments: 24, bevel: 0.004 })
  kit.hose(
    'airHose',
    [
      [0.012, y - 0.04, z],
      [0.05, y - 0.03, z],
      [0.07, y + 0.02, z - 0.04],
      [0.05, y + 0.05, -0.12],
      [0.01, y + 0.02, -0.165],
    ],
    0.005,
  )
}
