/** Valve parts: a duckbill valve, umbrella valves, a poppet disc on a steel stem. */
import { type Kit, type MaterialName, type Point, radians } from '../kit/index.ts'
import { ease, inMillimeters, loft, rest, rounded } from './shapes.ts'

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    rest(kit, { at: [-15, -4], yaw: -20 }, (part) => duckbill(part, 'siliconeBlue'))
    rest(kit, { at: [15, -11], turn: [180, 0, 0] }, (part) => umbrella(part, 'silicone', 12))
    rest(kit, { at: [10, 14], turn: [0, 0, -100], yaw: 30 }, poppet)
  })
}

/** Flange, round throat that flattens to a slit. */
function duckbill(kit: Kit, material: MaterialName): void {
  kit.lathe(
    material,
    [0, 0, 0],
    rounded([
      [0, 0.6],
      [6.6, 0.6, 0.3],
      [6.8, 0, 0.3],
      [13, 0, 1.2],
      [13, 3, 0.6],
      [8.6, 3.2, 0.4],
      [0, 3.2],
    ]),
    { segments: 96 },
  )
  const ring = (height: number, wide = 1, thick = 1) => {
    const flat = ease(7, 25, height)
    return Array.from({ length: 80 }, (_, index): Point => {
      const angle = radians((index / 80) * 360)
      return [(8.6 + 2.6 * flat) * wide * Math.cos(angle), height, (8.6 - 7.4 * flat) * thick * Math.sin(angle)]
    })
  }
  const lips = [ring(26.5, 0.995, 0.94), ring(26.75, 0.985, 0.8), ring(26.92, 0.975, 0.55), ring(27, 0.97, 0.25)]
  kit.add(material, loft([...Array.from({ length: 41 }, (_, step) => ring(3 + step * 0.58)), ...lips]))
  kit.box('seam', [0, 26.9, 0], [18, 0.13, 0.12], 0.02, 1)
}

/** Thin dome with a barbed stem. */
function umbrella(kit: Kit, material: MaterialName, radius: number): void {
  kit.lathe(
    material,
    [0, 0, 0],
    rounded(
      [
        [0, -13],
        [1.3, -13, 0.4],
        [1.3, -8, 0.3],
        [2.7, -6.4, 0.4],
        [1.5, -4.6, 0.2],
        [1.5, 0.6, 0.6],
        [3, 1, 1],
        [radius, -0.6, 0.3],
        [radius, 0.3, 0.3],
        [4, 2.6, 4],
        [0, 2.8],
      ],
      8,
    ),
    { segments: 96 },
  )
}

function poppet(kit: Kit): void {
  kit.cylinder('stainless', [0, 0, 0], 2, 24, { bevel: 0.4, segments: 40 })
  kit.cylinder('stainless', [0, 8, 0], 3.2, 2, { bevel: 0.3, segments: 40 })
  kit.lathe(
    'rubber',
    [0, 22, 0],
    rounded([
      [0, 0],
      [4, 0, 0.6],
      [9.5, 3, 0.6],
      [10.5, 5, 0.8],
      [10.5, 7.4, 0.8],
      [7, 8.4, 0.8],
      [0, 8.4],
    ]),
    { segments: 80 },
  )
}
