/** Valve parts: two duckbill valves, one on its side, an umbrella valve, a poppet with a rubber head on a steel stem. */
import { type Kit, type MaterialName, type Point, radians } from '../kit/index.ts'
import { type Corner, cordProfile, ease, inMillimeters, loft, rest, ringProfile, rounded } from './shapes.ts'

/** Bore and height of a duckbill, and where its throat begins to flatten. */
const BILL = { bore: 7, height: 28, flat: 8 }

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    rest(kit, { at: [-17, -6], yaw: -16 }, (part) => duckbill(part, 'siliconeBlue'))
    rest(kit, { at: [20, -22], turn: [78, 0, 0], yaw: 28 }, (part) => duckbill(part, 'rubber'))
    rest(kit, { at: [-6, 22.5], turn: [180, 0, 0] }, (part) => umbrella(part, 'rubberRed', 10.5))
    rest(kit, { at: [24, 14], turn: [0, 0, -100], yaw: 30 }, poppet)
  })
}

/** Flange with a sealing bead, round throat that flattens to lips with a slit, parting line along both sides. */
function duckbill(kit: Kit, material: MaterialName): void {
  const { bore, height, flat } = BILL
  kit.lathe(
    material,
    [0, 0, 0],
    ringProfile(
      [
        [bore, 0, 0.5],
        [13.4, 0, 0.8],
        [13.4, 3, 0.7],
        [bore, 3.1],
      ],
      8,
    ),
    { segments: 112 },
  )
  for (const y of [-0.25, 2.75]) kit.lathe(material, [0, y, 0], cordProfile(11.2, 0.55, 0.25, 20), { segments: 112 })
  const ring = (y: number, inset: number): Point[] => {
    const share = ease(flat, height - 2, y)
    const tip = ease(height - 1.6, height, y)
    return Array.from({ length: 96 }, (_, index): Point => {
      const angle = radians((index / 96) * 360)
      const wide = 8.7 + 2.6 * share - 0.35 * tip - inset
      const thick = 8.7 - 7.2 * share - 0.35 * tip - inset * (1 - 0.32 * share)
      return [wide * Math.cos(angle), y, thick * Math.sin(angle)]
    })
  }
  const heights = Array.from({ length: 57 }, (_, step) => 2.9 + ((height - 2.9) * step) / 56)
  kit.add(material, loft([...heights.map((y) => ring(y, 0)), ...heights.map((y) => ring(y, 1.7)).reverse()], 'joined'))
  for (const side of [0, 48])
    kit.hose(
      material,
      heights.slice(2, -2).map((y) => ring(y, 0)[side]!),
      0.16,
      8,
    )
  // gussets that keep the lips closed
  for (const turn of [0, 180])
    for (const x of [-3.6, 3.6])
      kit.at(
        [0, 0, 0],
        () =>
          kit.hose(
            material,
            heights.slice(4, 40).map((y): Point => {
              const edge = ring(y, 0.45).reduce((best, point) =>
                point[2] > 0 && Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best,
              )
              return [x, y, edge[2]]
            }),
            (share) => 0.95 - 0.4 * share,
            10,
          ),
        [0, turn, 0],
      )
}

/** Thin dome with a barbed stem and the pull tail by which it is mounted. */
function umbrella(kit: Kit, material: MaterialName, radius: number): void {
  kit.lathe(
    material,
    [0, 0, 0],
    rounded(
      [
        [0, -16],
        [0.9, -16, 0.4],
        [1.25, -9, 0.3],
        [1.5, -8, 0.3],
        [2.9, -6.2, 0.4],
        [1.6, -4.4, 0.2],
        [1.6, 0.2, 0.8],
        [3.4, 0.9, 1],
        [radius - 1, -0.9, 0.6],
        [radius - 0.8, -1.3, 0.2],
        [radius, -1.2, 0.25],
        [radius, -0.5, 0.3],
        [4, 2.6, 4],
        [1.2, 2.8, 0.4],
        [1, 2.5, 0.2],
        [0, 2.5],
      ],
      8,
    ),
    { segments: 112 },
  )
}

/** Steel stem with collar and groove for a ring; the molded head has a sealing lip, a parting line and a gate mark. */
function poppet(kit: Kit): void {
  const stem: Corner[] = [
    [0, 0],
    [1.5, 0],
    [2, 0.5],
    [2, 2.6],
    [1.45, 2.7],
    [1.45, 3.7],
    [2, 3.8],
    [2, 12],
    [3.6, 12.1, 0.2],
    [3.6, 14, 0.2],
    [2.3, 14.1],
    [2.3, 23],
    [0, 23],
  ]
  kit.lathe('stainless', [0, 0, 0], rounded(stem, 4), { segments: 64, creaseDegrees: 25 })
  kit.lathe(
    'fluororubber',
    [0, 19, 0],
    rounded(
      [
        [0, 0],
        [3.6, 0, 0.6],
        [4.2, 2.4, 1.2],
        [8.2, 3.6, 0.8],
        [8.6, 2.6, 0.35],
        [9.6, 2.6, 0.35],
        [10.2, 4.4, 0.5],
        [10.2, 6, 0.15],
        [10.42, 6.12, 0.08],
        [10.2, 6.24, 0.15],
        [10.2, 8, 0.9],
        [7.4, 9, 0.8],
        [6.6, 8.5, 0.4],
        [1, 8.5, 0.2],
        [0.8, 8.8, 0.15],
        [0, 8.8],
      ],
      6,
    ),
    { segments: 112 },
  )
}
