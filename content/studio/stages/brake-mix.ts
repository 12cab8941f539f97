/** Friction mix: a bowl of it and three weighed portions. */
import type { Kit, MaterialName } from '../kit/index.ts'
import { numbers } from '../machines/drum-parts.ts'

export function build(kit: Kit): void {
  kit.part('bowl', () => {
    kit.at([-0.11, 0, -0.02], () => {
      bowl(kit, 0.15, 0.12)
      heap(kit, 0.138, 0.1, 0.065, 420)
    })
  })
  for (const [index, z] of [-0.1, 0.015, 0.13].entries())
    kit.part('portion', () =>
      kit.at([0.13 - index * 0.012, 0, z], () => {
        bowl(kit, 0.05, 0.035)
        heap(kit, 0.045, 0.028, 0.026, 90)
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

/** Cone of mix with crumbs, fibres and chips of copper on it. */
function heap(kit: Kit, radius: number, base: number, rise: number, crumbs: number): void {
  const surface = (share: number): number => base + rise * (1 - share) ** 1.2 * (1 + 0.4 * share)
  const profile = Array.from({ length: 15 }, (_, step): [number, number] => [
    radius * (1 - step / 14),
    surface(1 - step / 14),
  ])
  kit.lathe('friction', [0, 0, 0], [[0, base * 0.4], [radius * 0.8, base * 0.4], ...profile], { segments: 64 })
  const next = numbers(crumbs)
  const kinds: MaterialName[] = ['friction', 'motor', 'friction', 'copper', 'castIron', 'friction', 'brass']
  for (let index = 0; index < crumbs; index++) {
    const share = Math.sqrt(next()) * 0.97
    const angle = next() * Math.PI * 2
    const size = 0.0022 + 0.004 * next()
    kit.at(
      [Math.cos(angle) * share * radius, surface(share) - size * 0.4, Math.sin(angle) * share * radius],
      () =>
        kit.box(kinds[index % kinds.length]!, [0, 0, 0], [size * (1 + 2 * next()), size * 0.8, size], size * 0.2, 1),
      [next() * 60 - 30, next() * 360, next() * 60 - 30],
    )
  }
}
