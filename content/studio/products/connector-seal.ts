/** Connector seals: a multi-wire seal with ribs, single-wire seals, a perimeter seal. */
import { Vector3 } from 'three'
import { disc, type Kit, type MaterialName, polygon, withHoles } from '../kit/index.ts'
import { alongPath, cordProfile, inMillimeters, loft, oval, rest, ringProfile } from './shapes.ts'

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    kit.at([-10, 0, -6], () => multiWire(kit), [0, 16, 0])
    rest(kit, { at: [22, 2] }, (part) => singleWire(part, 'siliconeBlue'))
    rest(kit, { at: [9, 16], turn: [0, 0, -96], yaw: 28 }, (part) => singleWire(part, 'siliconeMustard'))
    rest(kit, { at: [22, -14], turn: [0, 0, 96], yaw: 60 }, (part) => singleWire(part, 'rubberGreen'))
  })
}

/** Mat seal for a 3 x 6 connector. */
function multiWire(kit: Kit): void {
  const holes = [-1, 0, 1].flatMap((row) =>
    [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((column) => disc(1.35, [column * 5, row * 5])),
  )
  const outline = (grow: number) => polygon(oval(34 + grow, 19 + grow, 5, 80))
  kit.plate('siliconeTerracotta', [0, 4.5, 0], withHoles(outline(0), holes, 24), 9, { axis: 'y', bevel: 0.5 })
  for (const height of [2.2, 4.5, 6.8]) {
    const path = oval(33.6, 18.6, 5, 120).map(([x, z]) => new Vector3(x, height, z))
    kit.add('siliconeTerracotta', loft(alongPath(path, oval(1.6, 1.3, 2, 14), { closed: true }), 'joined', 50))
  }
  for (const row of [-1, 0, 1])
    for (const column of [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5])
      kit.lathe('siliconeTerracotta', [column * 5, 8.75, row * 5], cordProfile(1.75, 0.42, 0.1, 12), { segments: 32 })
}

function singleWire(kit: Kit, material: MaterialName): void {
  kit.lathe(
    material,
    [0, 0, 0],
    ringProfile(
      [
        [1.3, 0, 0.3],
        [2.5, 0, 0.3],
        [2.5, 4.4, 0.4],
        [3.6, 5.2, 0.5],
        [3.6, 5.8, 0.5],
        [2.8, 6.5, 0.3],
        [3.6, 7.2, 0.5],
        [3.6, 7.8, 0.5],
        [2.8, 8.5, 0.3],
        [3.6, 9.2, 0.5],
        [3.6, 9.9, 0.5],
        [2.7, 10.6, 0.3],
        [1.3, 10.6, 0.3],
      ],
      5,
    ),
    { segments: 64 },
  )
}
