/** Steel sleeves for rubber bushings on a tray: two columns blasted, the others coated with adhesive where the rubber will hold. */
import { cavityGrid, type Kit } from '../kit/index.ts'
import { rounded } from '../products/shapes.ts'
import { partTray } from './blanks.ts'
import { lifeSize } from './parts.ts'

/** Millimeters. */
const SLEEVE = { radius: 12, bore: 8, length: 44, bare: 4 }
const RUBBER = { radius: 26, middle: 23, bottom: 3, top: 41 }
const TRAY = { width: 0.36, depth: 0.24 }
const GRID = { columns: 7, rows: 4, blasted: 2 }

export function build(kit: Kit): void {
  kit.part('tray', () => partTray(kit, TRAY.width, TRAY.depth))
  kit.part('sleeves', () => {
    for (const [index, [x, z]] of cavityGrid(GRID.columns, GRID.rows, TRAY.width - 0.02, TRAY.depth - 0.02).entries())
      lifeSize(kit, [x, 0.0026, z], () => sleeve(kit, index % GRID.columns >= GRID.blasted))
  })
}

/** Standing, in millimeters; the adhesive leaves its ends bare. */
export function sleeve(kit: Kit, coated: boolean): void {
  const { radius, bore, length, bare } = SLEEVE
  kit.cylinder('zinc', [0, 0, 0], radius, length, { bevel: 0.6, bore, segments: 56 })
  if (coated)
    kit.cylinder('rubberRed', [0, bare, 0], radius + 0.35, length - 2 * bare, {
      bevel: 0.3,
      bore: radius - 1,
      segments: 56,
    })
}

/** Rubber bonded to the sleeve, standing, in millimeters. */
export function bushing(kit: Kit): void {
  const { radius, middle, bottom, top } = RUBBER
  sleeve(kit, false)
  kit.lathe(
    'rubber',
    [0, 0, 0],
    rounded([
      [SLEEVE.radius - 1, bottom],
      [middle, bottom, 2],
      [radius, bottom + 6, 3],
      [radius, top - 6, 3],
      [middle, top, 2],
      [SLEEVE.radius - 1, top],
    ]),
    { segments: 56 },
  )
}
