/** Friction mix: a bowl of it and, beside it, bowls of resin, metal and fibers. */
import type { Kit, MaterialName, Point } from '../kit/index.ts'
import { numbers } from '../machines/drum-parts.ts'
import { loft } from '../products/shapes.ts'

/** Bowls of what is mixed: base material and the grains on it. */
const INGREDIENTS: { base: MaterialName; grains: MaterialName[] }[] = [
  { base: 'siliconeSand', grains: ['siliconeSand', 'insulation'] },
  { base: 'rubberBrown', grains: ['copper', 'brass', 'copper', 'rubberBrown'] },
  { base: 'motor', grains: ['zinc', 'castIron', 'zinc', 'cable'] },
]

export function build(kit: Kit): void {
  kit.part('bowl', () => {
    kit.at([-0.09, 0, 0], () => {
      bowl(kit, 0.15, 0.12)
      heap(kit, 0.138, 0.1, 0.045, 'friction', GRAINS, 2200)
    })
  })
  for (const [index, { base, grains }] of INGREDIENTS.entries())
    kit.part('ingredient', () =>
      kit.at([0.135 - (index - 1) ** 2 * 0.012, 0, (index - 1) * 0.13 + 0.03], () => {
        bowl(kit, 0.058, 0.045)
        heap(kit, 0.052, 0.036, 0.02, base, grains, 600)
      }),
    )
}

function bowl(kit: Kit, radius: number, height: number): void {
  kit.lathe(
    'stainless',
    [0, 0, 0],
    [
      [0, 0],
      [radius * 0.68, 0],
      [radius * 0.86, height * 0.3],
      [radius * 0.97, height * 0.94],
      [radius * 1.05, height * 0.97],
      [radius * 1.05, height],
      [radius * 0.955, height],
      [radius * 0.84, height * 0.32],
      [radius * 0.66, height * 0.03],
      [0, height * 0.03],
    ],
    { segments: 96 },
  )
}

/** Loose powder with fibers and a little metal in it: a low, uneven mound. */
function heap(
  kit: Kit,
  radius: number,
  base: number,
  rise: number,
  powder: MaterialName,
  kinds: readonly MaterialName[],
  grains: number,
): void {
  const lumps = (x: number, z: number): number =>
    0.4 * Math.sin(x * 96 + 2.1 * Math.sin(z * 61)) +
    0.35 * Math.sin(z * 143 + x * 58) +
    0.25 * Math.sin(x * 251 - z * 214)
  const surface = (x: number, z: number): number => {
    const share = Math.min(1, Math.hypot(x, z) / radius)
    return base + rise * (1 - share ** 1.7) + 0.0026 * lumps(x, z) * (1 - share ** 6)
  }
  const rings = Array.from({ length: 40 }, (_, ring) => {
    const distance = radius * (1 - ring / 39.5)
    return Array.from({ length: 120 }, (_, step): Point => {
      const angle = (step / 120) * Math.PI * 2
      const [x, z] = [distance * Math.cos(angle), distance * Math.sin(angle)]
      return [x, surface(x, z), z]
    })
  })
  const floor = rings[0]!.map(([x, , z]): Point => [x * 0.8, base * 0.4, z * 0.8])
  kit.add(powder, loft([floor, ...rings], 'capped', 70))
  const next = numbers(grains)
  for (let index = 0; index < grains; index++) {
    const distance = Math.sqrt(next()) * 0.96 * radius
    const angle = next() * Math.PI * 2
    const [x, z] = [distance * Math.cos(angle), distance * Math.sin(angle)]
    const kind = kinds[index % kinds.length]!
    const size = kind === 'cable' ? 0.0005 : 0.0008 + 0.0016 * next() ** 2
    kit.at(
      [x, surface(x, z) - size * 0.35, z],
      () =>
        kit.box(
          kind,
          [0, 0, 0],
          [kind === 'cable' ? 0.003 + 0.005 * next() : size * (1 + next()), size * 0.9, size],
          size * 0.3,
          1,
        ),
      [next() * 50 - 25, next() * 360, next() * 50 - 25],
    )
  }
}

/** Visible pieces in the powder: mostly grains of it, aramid fibers, steel and some copper. */
const GRAINS: readonly MaterialName[] = [
  ...Array.from({ length: 9 }, (): MaterialName => 'friction'),
  'cable',
  'castIron',
  'motor',
  'cable',
  'copper',
  'dark',
]
