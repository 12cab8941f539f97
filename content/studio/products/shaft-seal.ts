/** Rotary shaft seals: rubber over a steel case, lip with garter spring. */
import type { Kit, MaterialName } from '../kit/index.ts'
import { cordProfile, inMillimeters, rest, ringProfile } from './shapes.ts'

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    rest(kit, { at: [-30, -2] }, (part) => seal(part, 'rubber', 22, 36, 9))
    rest(kit, { at: [34, -22], turn: [180, 0, 0] }, (part) => seal(part, 'fluororubber', 17, 29, 8))
    rest(kit, { at: [30, 30] }, (part) => seal(part, 'rubberGrey', 10, 18, 7))
  })
}

/** Open (spring) side up. */
function seal(kit: Kit, material: MaterialName, shaft: number, radius: number, width: number): void {
  kit.lathe(
    material,
    [0, 0, 0],
    ringProfile(
      [
        [shaft - 0.2, 1.2, 0.3],
        [shaft + 1.2, 0, 0.4],
        [radius - 0.8, 0, 0.2],
        [radius, 0.8, 0.3],
        [radius, width - 0.8, 0.3],
        [radius - 0.8, width, 0.3],
        [radius - 2.6, width, 0.3],
        [radius - 2.6, 2.4, 0.8],
        [shaft + 3.4, 2.4, 1],
        [shaft + 2.2, width * 0.45, 0.6],
        [shaft + 4, width * 0.52, 0.3],
        [shaft + 4, width * 0.86, 0.3],
        [shaft + 1.2, width * 0.9, 0.6],
        [shaft - 0.3, width * 0.6, 0.2],
        [shaft + 1.4, 2.6, 0.8],
      ],
      5,
    ),
    { segments: 128 },
  )
  kit.lathe(
    'steel',
    [0, 2.3, 0],
    ringProfile([
      [shaft + 5.4, 0],
      [radius - 2.5, 0],
      [radius - 2.5, 0.7],
      [shaft + 5.4, 0.7, 0.3],
    ]),
    { segments: 96 },
  )
  kit.lathe('zinc', [0, width * 0.86, 0], cordProfile(shaft + 2.7, 0.85, 0, 16), { segments: 128 })
}
