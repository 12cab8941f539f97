/** Steel inserts for bonded parts, coated with adhesive on the side the rubber will hold to, standing on a drying rack. */
import { type Kit, SIDES } from '../kit/index.ts'
import { thread } from '../products/shapes.ts'
import { lifeSize } from './parts.ts'

const RACK = { width: 0.44, depth: 0.3, height: 0.05, bar: 0.006 }
const GRID = { columns: 6, rows: 4 }
/** Disc of the mount's upper insert, millimetres. */
const DISC = { radius: 23.5, height: 2.6 }
const COAT = 0.5

export function build(kit: Kit): void {
  kit.part('rack', () => rack(kit))
  kit.part('inserts', () => {
    for (let index = 0; index < GRID.columns * GRID.rows; index++) {
      const [x, z] = [column(index % GRID.columns), row(Math.floor(index / GRID.columns))]
      lifeSize(kit, [x, RACK.height - 0.0005, z], () => insert(kit))
    }
  })
}

const column = (index: number): number => ((index - (GRID.columns - 1) / 2) * (RACK.width - 0.03)) / GRID.columns
const row = (index: number): number => ((index - (GRID.rows - 1) / 2) * (RACK.depth - 0.02)) / GRID.rows

/** Frame of round bar on four legs; two bars carry each row, the studs hang between them. */
function rack(kit: Kit): void {
  const { width, depth, height, bar } = RACK
  for (const side of SIDES) {
    kit.tube(
      'stainless',
      [
        [-width / 2, height - bar, (side * depth) / 2],
        [width / 2, height - bar, (side * depth) / 2],
      ],
      bar,
    )
    kit.tube(
      'stainless',
      [
        [(side * width) / 2, height - bar, -depth / 2],
        [(side * width) / 2, height - bar, depth / 2],
      ],
      bar,
    )
    for (const end of SIDES) kit.cylinder('stainless', [(side * width) / 2, 0, (end * depth) / 2], bar, height)
  }
  for (let index = 0; index < GRID.rows; index++)
    for (const side of SIDES)
      kit.cylinder('stainless', [-width / 2, height - bar * 0.6, row(index) + side * 0.016], bar * 0.6, width, {
        axis: 'x',
        segments: 20,
      })
}

/** In millimetres: disc with the stud down; the adhesive film on its upper face leaves a bright rim. */
export function insert(kit: Kit): void {
  const { radius, height } = DISC
  kit.cylinder('zinc', [0, 0, 0], radius, height, { bevel: 0.6, segments: 56 })
  kit.cylinder('rubberRed', [0, height - 0.1, 0], radius - 2.2, COAT, { bevel: 0.2, segments: 56 })
  kit.at([0, 0.4, 0], () => thread(kit, [0, 0, 0], 4, 20, 1.25), [180, 0, 0])
}
