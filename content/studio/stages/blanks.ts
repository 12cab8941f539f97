/** Weighed blanks for the press. Variant 'preforms': bars for spoons on a tray; 'slab': a slab of mold size on a bench scale. */
import { type Decal, type FlatPoint, type Kit, levelingFoot, rectangle, SIDES, withHoles } from '../kit/index.ts'
import { sheet } from '../machines/sheet-parts.ts'
import { loft, oval } from '../products/shapes.ts'
import { SPOON } from './parts.ts'

const TRAY = { width: 0.42, depth: 0.34 }
const PREFORM = { columns: 7, rows: 2, length: 0.128 }
const SCALE = { width: 0.44, depth: 0.38, top: 0.085 }
const SLAB = { width: 0.34, depth: 0.27, thickness: 0.016, pile: 6 }

export function build(kit: Kit, variant: 'preforms' | 'slab' = 'preforms'): void {
  if (variant === 'preforms') {
    kit.part('tray', () => partTray(kit, TRAY.width, TRAY.depth))
    kit.part('preforms', () => preforms(kit))
  } else {
    kit.part('scale', () => scale(kit))
    kit.part('slabs', () => slabs(kit))
  }
}

/** Stainless tray, its floor 3 mm thick. */
export function partTray(kit: Kit, width: number, depth: number): void {
  const rim = 0.022
  kit.box('stainless', [0, 0, 0], [width - 0.006, 0.003, depth - 0.006], 0.001)
  kit.plate(
    'stainless',
    [0, rim / 2, 0],
    withHoles(rectangle(width, depth, 0.02), [rectangle(width - 0.008, depth - 0.008, 0.016)]),
    rim,
    { axis: 'y', bevel: 0.001 },
  )
}

/** Bars thicker at the end that becomes the bowl. */
function preforms(kit: Kit): void {
  for (let index = 0; index < PREFORM.columns * PREFORM.rows; index++) {
    const column = (index % PREFORM.columns) - (PREFORM.columns - 1) / 2
    const row = Math.floor(index / PREFORM.columns) - (PREFORM.rows - 1) / 2
    kit.at([column * 0.055, 0.0028, row * 0.155], () => kit.add(SPOON, loft(bar())), [0, ((index * 5) % 4) - 1.5, 0])
  }
}

/** Rings along z, front to back; their undersides are at y = 0. */
function bar(): [number, number, number][][] {
  const steps = 60
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = (1 - Math.cos((step / steps) * Math.PI)) / 2
    const toEnd = Math.min(1, Math.min(share, 1 - share) / 0.06)
    const end = 0.55 + 0.45 * Math.sqrt(1 - (1 - toEnd) ** 2)
    const width = (0.02 + 0.014 * share ** 1.5) * end
    const height = 0.013 * (0.5 + 0.5 * end)
    return oval(width, height, 4, 28).map(([x, y]): [number, number, number] => [
      x,
      y + height / 2,
      (0.5 - share) * PREFORM.length,
    ])
  })
}

/** Bench scale: stainless pan on a housing, display on a post behind. */
function scale(kit: Kit): void {
  const { width, depth, top } = SCALE
  for (const x of SIDES) for (const z of SIDES) levelingFoot(kit, x * 0.15, z * 0.12, 0.02)
  kit.box('sheet', [0, 0.018, 0], [width - 0.03, 0.038, depth - 0.03], 0.008, 3)
  kit.box('plinth', [0, 0.05, 0], [width - 0.12, 0.014, depth - 0.12], 0.004)
  kit.plate('stainless', [0, top - 0.007, 0], rectangle(width, depth, 0.014), 0.014, { axis: 'y', bevel: 0.003 })
  kit.box('sheetGrey', [0, 0.022, -depth / 2 - 0.03], [0.06, 0.028, 0.1], 0.004)
  kit.cylinder('stainless', [0, 0.04, -depth / 2 - 0.05], 0.016, 0.2)
  kit.at([0, 0.23, -depth / 2 - 0.045], () => {
    kit.box('sheet', [0, -0.01, 0], [0.26, 0.12, 0.05], 0.01, 3)
    kit.box('bezel', [0, 0.026, 0.019], [0.216, 0.066, 0.008], 0.003)
    kit.decal(READING, [0, 0.059, 0.0275], 0.2, 0.05)
    for (const [index, material] of (['paint', 'sheetGrey', 'sheetGrey', 'green'] as const).entries())
      kit.box(material, [-0.075 + index * 0.05, 0.002, 0.0245], [0.034, 0.013, 0.006], 0.002)
  }, [-14, 0, 0])
}

const READING: Decal = {
  name: 'scale-reading',
  width: 512,
  height: 128,
  roughness: 0.2,
  light: 0.55,
  svg: '<rect width="512" height="128" fill="#0f2a1c"/><text x="480" y="96" text-anchor="end" font-family="DejaVu Sans" font-weight="bold" font-size="88" fill="#7dffb0">1.770 kg</text>',
}

/** One slab on the pan, the next ones piled beside the scale; their corners are bent. */
function slabs(kit: Kit): void {
  kit.at([0, SCALE.top - 0.0005, 0], () => slab(kit, 0.006), [0, 2, 0])
  for (let layer = 0; layer < SLAB.pile; layer++)
    kit.at(
      [0.45 + 0.006 * Math.sin(layer * 3.1), layer * (SLAB.thickness + 0.0006), 0.02],
      () => slab(kit, layer === SLAB.pile - 1 ? 0.009 : 0),
      [0, 4 * Math.sin(layer * 2.2) - 6, 0],
    )
}

function slab(kit: Kit, rise: number): void {
  const path = [1, 0.3, 0, 0, 0.1, 0.7].map(
    (share, index): FlatPoint => [(index / 5 - 0.5) * SLAB.width, SLAB.thickness / 2 + share * rise],
  )
  kit.at([0, 0, 0], () => sheet(kit, 'compoundGrey', 0, SLAB.depth, path, SLAB.thickness), [0, 90, 0])
}
