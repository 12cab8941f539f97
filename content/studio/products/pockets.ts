/** Thin-walled trays with hollow pockets: ice trays, muffin molds. */
import { type Kit, type MaterialName, type Point, polygon, rectangle, withHoles } from '../kit/index.ts'
import { loft, oval } from './shapes.ts'

type PocketTray = {
  columns: number
  rows: number
  pitch: number
  /** Size of a pocket's opening and the share of it that its floor has. */
  opening: number
  taper: number
  depth: number
  wall: number
  /** Shape of a pocket: 2 round, 5 square. */
  power: number
  /** Width of the flat rim. */
  rim: number
}

/** On the floors of the pockets. */
export function pocketTray(kit: Kit, material: MaterialName, tray: PocketTray): void {
  const { columns, rows, pitch, opening, taper, depth, wall, power, rim } = tray
  const places = Array.from({ length: columns * rows }, (_, index): [number, number] => [
    ((index % columns) - (columns - 1) / 2) * pitch,
    (Math.floor(index / columns) - (rows - 1) / 2) * pitch,
  ])
  const size = (count: number): number => (count - 1) * pitch + opening + 2 * rim
  const holes = places.map(([x, z]) =>
    polygon(oval(opening - 0.4, opening - 0.4, power, 64).map(([a, b]) => [a + x, b - z])),
  )
  const outline = rectangle(size(columns), size(rows), rim + opening * 0.18)
  kit.plate(material, [0, depth - wall / 2, 0], withHoles(outline, holes, 24), wall, { axis: 'y', bevel: wall * 0.3 })
  for (const [x, z] of places) kit.at([x, 0, z], () => kit.add(material, pocket(opening, taper, depth, wall, power)))
}

function pocket(opening: number, taper: number, depth: number, wall: number, power: number) {
  const ring = (share: number, height: number, inset: number): Point[] => {
    const width = opening * (taper + (1 - taper) * share) - 2 * inset
    return oval(width, width, power, 64).map(([x, z]): Point => [x, height, z])
  }
  const round = depth * 0.12
  const outside = [
    ring(0, 0, round + 1),
    ring(0, 0, round),
    ring(0, round * 0.3, round * 0.3),
    ring(0.1, round, 0),
    ring(1, depth - wall * 0.4, -wall * 0.4),
  ]
  const inside = [
    ring(1, depth - wall * 0.4, 0.4),
    ring(0.1, round + wall, wall),
    ring(0, wall + round * 0.3, wall + round * 0.3),
    ring(0, wall, wall + round),
    ring(0, wall, wall + round + 1),
  ]
  const floor = (height: number): Point[] => ring(0, height, opening * taper * 0.499)
  return loft([floor(0), ...outside, ...inside, floor(wall)], 'capped', 50)
}
