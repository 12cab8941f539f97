/** Pillar jib crane with an electric chain hoist, its pendant and a hook. */
import { type Kit, type Point, SIDES } from '../../kit/index.ts'
import { beam } from './building.ts'
import { loadPlate } from './signs.ts'

export type JibPlace = {
  /** Foot of the pillar on the floor. */
  place: Point
  /** Direction of the boom: 0 to the right, counted counter-clockwise from above. */
  degrees: number
  reach: number
  /** Place of the trolley on the boom, meters from the pillar. */
  trolley: number
  /** Height of the hook's bowl. */
  hook: number
  /** Where the pendant hangs beside the trolley, and the height of its lower end. */
  pendant?: { along: number; bottom: number }
}

const BOOM = 3.1

export function jibCrane(kit: Kit, { place, degrees, reach, trolley, hook, pendant: held }: JibPlace): void {
  kit.part('jib crane', () =>
    kit.at(place, () => {
      kit.box('yellow', [0, 0, 0], [0.62, 0.03, 0.62], 0.004)
      for (const x of SIDES) for (const z of SIDES) kit.hexagon('zinc', [x * 0.25, 0.028, z * 0.25], 0.028, 0.03)
      for (const turn of [0, 90, 180, 270])
        kit.at([0, 0.028, 0], () => kit.box('yellow', [0.18, 0, 0], [0.16, 0.2, 0.014], 0.003), [0, turn + 45, 0])
      kit.cylinder('yellow', [0, 0.026, 0], 0.13, BOOM - 0.2, { segments: 48 })
      kit.cylinder('plinth', [0, BOOM - 0.2, 0], 0.145, 0.12, { segments: 48 })
      kit.cylinder('yellow', [0, BOOM - 0.09, 0], 0.13, 0.62, { segments: 48 })
      beam(kit, 'yellow', [0.1, BOOM + 0.1, 0], reach - 0.1, 'x', [0.11, 0.22])
      kit.tube(
        'yellow',
        [
          [0.06, BOOM + 0.48, 0],
          [reach * 0.72, BOOM + 0.19, 0],
        ],
        0.026,
        0.01,
        12,
      )
      kit.box('dark', [reach - 0.05, BOOM - 0.02, 0], [0.03, 0.24, 0.13], 0.006)
      kit.decal(loadPlate('500 kg'), [reach * 0.42, BOOM + 0.1, 0.0562], 0.28, 0.14)
      kit.at([trolley, BOOM - 0.01, 0], () => hoist(kit, BOOM - 0.01 - hook, held))
    }, [0, degrees, 0]),
  )
}

/** Hoist under the boom's lower flange; `drop` is the way down to the hook's bowl. */
function hoist(kit: Kit, drop: number, held: JibPlace['pendant']): void {
  for (const z of SIDES) {
    kit.box('plinth', [0, -0.12, z * 0.075], [0.2, 0.16, 0.012], 0.003)
    for (const x of SIDES) kit.cylinder('zinc', [x * 0.06, 0.022, z * 0.05 - 0.014], 0.03, 0.028, { axis: 'z' })
  }
  kit.box('zinc', [0, -0.13, 0], [0.08, 0.04, 0.17], 0.004)
  kit.box('paint', [0.02, -0.36, 0], [0.26, 0.24, 0.2], 0.03, 3)
  kit.cylinder('motor', [0.14, -0.24, 0], 0.1, 0.2, { axis: 'x', bevel: 0.015 })
  kit.cylinder('paint', [-0.2, -0.24, 0], 0.095, 0.1, { axis: 'x', bevel: 0.02 })
  kit.box('dark', [0.09, -0.62, 0.02], [0.14, 0.26, 0.13], 0.03)
  chain(kit, [-0.04, -0.36, 0], drop - 0.36 - 0.2)
  const block = -drop + 0.2
  kit.box('yellow', [-0.04, block - 0.08, 0], [0.09, 0.13, 0.07], 0.02, 3)
  hookBelow(kit, [-0.04, block - 0.08, 0], 0.045)
  pendant(kit, [held?.along ?? 0.3, -0.24, 0.05], held ? BOOM - 0.25 - held.bottom : drop + 0.1)
}

/** Link chain hanging down from `place`. */
export function chain(kit: Kit, [x, y, z]: Point, length: number, link = 0.034): void {
  const count = Math.ceil(length / (link * 0.8))
  for (let index = 0; index < count; index++)
    kit.at(
      [x, y - (index + 0.5) * link * 0.8, z],
      () => kit.ring('zinc', [0, 0, 0], link * 0.32, link * 0.1, 'z', 10),
      [0, index % 2 ? 90 : 0, 0],
      [1, 1.55, 1],
    )
}

/** Hook with its safety latch; `place` is the underside of what carries it. */
function hookBelow(kit: Kit, [x, y, z]: Point, radius: number): void {
  kit.cylinder('steel', [x, y - radius * 0.9, z], radius * 0.36, radius)
  const bowl = Array.from({ length: 12 }, (_, index): Point => {
    const angle = ((90 - index * 24) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y - radius * 1.8 + radius * Math.sin(angle), z]
  })
  kit.hose('castIron', bowl, (share) => radius * (0.42 - 0.2 * share * share), 12)
}

/** Push-button box on its cable. */
export function pendant(kit: Kit, [x, y, z]: Point, length: number): void {
  const bottom = y - length
  kit.hose(
    'dark',
    [
      [x, y, z],
      [x + 0.02, y - length * 0.3, z + 0.02],
      [x, y - length * 0.7, z + 0.03],
      [x, bottom + 0.2, z + 0.03],
    ],
    0.01,
    8,
  )
  kit.box('yellow', [x, bottom, z + 0.03], [0.075, 0.24, 0.06], 0.018, 3)
  for (const [index, material] of (['red', 'white', 'white', 'dark'] as const).entries())
    kit.cylinder(material, [x, bottom + 0.2 - index * 0.045, z + 0.055], 0.013, 0.012, { axis: 'z', segments: 18 })
}
