/** Valve and pump diaphragms with a rolled convolution and a steel center. */
import { disc, type Kit, withHoles } from '../kit/index.ts'
import { inMillimeters, rest, ringProfile, rounded } from './shapes.ts'

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    rest(kit, { at: [-36, 6] }, (part) => convoluted(part, true))
    rest(kit, { at: [52, -34], turn: [180, 0, 0] }, (part) => convoluted(part, false))
    rest(kit, { at: [48, 48] }, small)
  })
}

/** Flat rim with bolt holes, one fold, raised middle; with or without the steel washer and its screw. */
function convoluted(kit: Kit, clamped: boolean): void {
  const holes = Array.from({ length: 8 }, (_, index) =>
    disc(3, [42.5 * Math.cos((index * Math.PI) / 4), 42.5 * Math.sin((index * Math.PI) / 4)]),
  )
  kit.plate('rubber', [0, 1.25, 0], withHoles(disc(49), [disc(36.4), ...holes], 48), 2.5, {
    axis: 'y',
    bevel: 0.4,
    pointsPerCurve: 72,
  })
  kit.lathe(
    'rubber',
    [0, 0, 0],
    rounded(
      [
        [0, 5.2],
        [19, 5.2, 3],
        [22.5, 11, 5],
        [30.5, 11, 5],
        [34.5, 0.05, 3],
        [36.6, 0.05],
        [36.6, 2.45],
        [36, 2.45, 2],
        [32, 13.4, 6],
        [21, 13.4, 6],
        [17.5, 7.6, 3],
        [0, 7.6],
      ],
      10,
    ),
    { segments: 120 },
  )
  if (!clamped) {
    kit.cylinder('steel', [0, 3.6, 0], 13, 2, { bevel: 0.5, segments: 64 })
    return
  }
  kit.lathe(
    'steel',
    [0, 7.4, 0],
    rounded([
      [0, 0],
      [16, 0, 0.4],
      [16, 1.4, 0.8],
      [14, 2, 0.8],
      [0, 2],
    ]),
    { segments: 72 },
  )
  kit.hexagon('zinc', [0, 9.2, 0], 7, 5, 'y', 0.5)
}

/** Rolling diaphragm, hat shaped, with a bead on its rim. */
function small(kit: Kit): void {
  kit.lathe(
    'rubberRed',
    [0, 0, 0],
    ringProfile(
      [
        [17, 0, 1],
        [27, 0, 1.4],
        [27, 3.6, 1.4],
        [23.6, 3.6, 1.2],
        [23, 2, 0.3],
        [19, 2, 2],
        [16.5, 18, 3],
        [4, 18, 0.4],
        [4, 16.2, 0.4],
        [15, 16.2, 2],
      ],
      8,
    ),
    { segments: 96 },
  )
}
