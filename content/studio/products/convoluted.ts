/** Bellows and boots: a thin wall in folds between two cuffs. */
import type { FlatPoint } from '../kit/index.ts'
import { type Corner, ringProfile } from './shapes.ts'

type Boot = {
  /** Inner radius and height of the cuffs. */
  bottom: { radius: number; height: number }
  top: { radius: number; height: number }
  folds: number
  /** Height of one fold. */
  pitch: number
  /** How far the folds reach over the line from cuff to cuff. */
  depth: number
  wall: number
  /** Bulge of the folds between the cuffs. */
  belly?: number
}

export function bootProfile({ bottom, top, folds, pitch, depth, wall, belly = 0 }: Boot): FlatPoint[] {
  const base = bottom.height
  const roof = base + folds * pitch
  const valley = (share: number): number =>
    bottom.radius + (top.radius - bottom.radius) * share + belly * Math.sin(Math.PI * share)
  const outside: Corner[] = []
  for (let fold = 0; fold < folds; fold++) {
    const share = (fold + 0.5) / folds
    if (fold > 0) outside.push([valley(fold / folds) + wall, base + fold * pitch, pitch * 0.2])
    outside.push([valley(share) + depth + wall, base + (fold + 0.5) * pitch, pitch * 0.24])
  }
  const inside = outside.map(([radius, height, round]): Corner => [radius - wall * 1.25, height, round]).reverse()
  const lip = wall * 1.1
  return ringProfile(
    [
      [bottom.radius, 0, 0.5],
      [bottom.radius + lip + wall, 0, 0.8],
      [bottom.radius + lip + wall, base * 0.3, 0.8],
      [bottom.radius + wall, base * 0.3, 0.3],
      [bottom.radius + wall, base * 0.8, 0.3],
      [bottom.radius + lip + wall, base * 0.8, 0.8],
      [bottom.radius + lip + wall, base, 0.8],
      ...outside,
      [top.radius + lip + wall, roof, 0.8],
      [top.radius + lip + wall, roof + top.height * 0.2, 0.8],
      [top.radius + wall, roof + top.height * 0.2, 0.3],
      [top.radius + wall, roof + top.height * 0.7, 0.3],
      [top.radius + lip + wall, roof + top.height * 0.7, 0.8],
      [top.radius + lip + wall, roof + top.height, 0.8],
      [top.radius, roof + top.height, 0.5],
      [top.radius, roof, 0.5],
      ...inside,
      [bottom.radius, base, 0.5],
    ],
    4,
  )
}
