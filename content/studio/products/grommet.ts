/** Cable grommets in three sizes: open ring, cone with closed membrane, lying one. */
import type { Kit, MaterialName } from '../kit/index.ts'
import { inMillimeters, rest, ringProfile, rounded } from './shapes.ts'

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    rest(kit, { at: [-17, -4] }, (part) => ring(part, 'rubber', 11, 17))
    rest(kit, { at: [17, -14] }, (part) => cone(part))
    rest(kit, { at: [12, 16], turn: [84, 0, 0], yaw: -32 }, (part) => ring(part, 'rubber', 6, 11))
  })
}

/** Two flanges with the groove for the sheet metal between them. */
function ring(kit: Kit, material: MaterialName, bore: number, radius: number): void {
  const neck = radius - 3.2
  kit.lathe(
    material,
    [0, 0, 0],
    ringProfile(
      [
        [bore, 0, 1.4],
        [radius - 0.6, 0, 1.4],
        [radius, 3.4, 0.8],
        [neck, 3.4, 0.3],
        [neck, 5.2, 0.3],
        [radius, 5.2, 0.8],
        [radius - 0.6, 8.6, 1.4],
        [bore, 8.6, 1.4],
      ],
      8,
    ),
    { segments: 96 },
  )
}

/** Cone with closed membrane; `segments` around it and `steps` around its edges: fewer where many are shown. */
export function cone(kit: Kit, segments = 96, steps = 8): void {
  kit.lathe(
    'rubber',
    [0, 0, 0],
    rounded(
      [
        [0, 0],
        [11, 0, 0.6],
        [14, 2.6, 0.8],
        [14, 4.2, 0.6],
        [11, 4.2, 0.3],
        [11, 6, 0.3],
        [14.5, 6, 0.6],
        [14.5, 8, 0.8],
        [11.5, 9.4, 1],
        [5.4, 19, 2],
        [5.4, 23, 1],
        [4, 23, 0.6],
        [4, 18, 0.6],
        [0, 18],
      ],
      steps,
    ),
    { segments },
  )
}
