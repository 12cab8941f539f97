/** Sealing plugs: ribbed stoppers with a head, a hollow cap. */
import type { Kit, MaterialName } from '../kit/index.ts'
import { type Corner, inMillimeters, rest, ringProfile, rounded } from './shapes.ts'

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    rest(kit, { at: [-20, -6], turn: [180, 0, 0] }, (part) => ribbed(part, 'rubber', 11, 26))
    rest(kit, { at: [6, 17], turn: [0, 0, 84], yaw: -140 }, (part) => ribbed(part, 'rubberRed', 8, 21))
    rest(kit, { at: [22, -16] }, cap)
  })
}

/** Head at the top, three lips on the shank. */
function ribbed(kit: Kit, material: MaterialName, radius: number, length: number): void {
  const lips = [0.24, 0.46, 0.68].flatMap((share): Corner[] => [
    [radius - 1.6, share * length - 2, 0.4],
    [radius + 0.6, share * length + 0.6, 0.4],
    [radius - 1.4, share * length + 1.6, 0.4],
  ])
  kit.lathe(
    material,
    [0, 0, 0],
    rounded(
      [
        [0, 5],
        [radius * 0.42, 5, 1],
        [radius * 0.5, 0, 0.6],
        [radius - 3.4, 0, 1],
        [radius - 1.8, 2.4, 0.6],
        ...lips,
        [radius - 1.4, length - 5, 0.6],
        [radius + 4, length - 5, 0.8],
        [radius + 4, length - 1.6, 1.2],
        [radius + 2.4, length, 1.4],
        [0, length + 0.4],
      ],
      5,
    ),
    { segments: 96 },
  )
}

function cap(kit: Kit): void {
  kit.lathe(
    'rubberGrey',
    [0, 0, 0],
    ringProfile(
      [
        [9.5, 0, 0.6],
        [14, 0, 0.8],
        [14, 3, 0.8],
        [12, 3.6, 0.6],
        [12, 18, 2],
        [0.4, 18.4],
        [0.4, 15.8],
        [9.8, 15.6, 1.6],
      ],
      6,
    ),
    { segments: 96 },
  )
}
