/** Medium-voltage cable joint bodies of silicone: conductive ends in black, one cut open to show its layers. */
import { ShapeGeometry } from 'three'
import { type FlatPoint, type Kit, type MaterialName, polygon } from '../kit/index.ts'
import { type Corner, inMillimeters, rest, ringProfile } from './shapes.ts'

const LENGTH = 230
/** Conductive end: from the bore outwards. */
const CONE: Corner[] = [
  [15, 0, 1],
  [24, 0, 2],
  [29, 13, 2],
  [26.8, 14, 0.3],
  [20.2, 46, 4],
  [15, 60, 0.4],
]

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    rest(kit, { at: [-6, -42], turn: [0, 0, -90], yaw: 20 }, (part) => joint(part, 360))
    kit.at(
      [16, 35.5, 46],
      () => kit.at([0, 0, 0], () => kit.at([0, -LENGTH / 2, 0], () => joint(kit, 270), [0, -90, 0]), [0, 0, -90]),
      [0, 20, 0],
    )
  })
}

/** Turned about y; 270 degrees leave a quarter open, with its two cut faces. */
function joint(kit: Kit, arcDegrees: number): void {
  const [mid, end] = [LENGTH / 2, LENGTH]
  const layer = (material: MaterialName, height: number, corners: readonly Corner[]): void => {
    const profile = ringProfile(corners)
    kit.lathe(material, [0, height, 0], profile, { segments: 108, arcDegrees })
    if (arcDegrees === 360) return
    const mirrored = profile.map(([radius, along]): FlatPoint => [-radius, along])
    kit.at([0, height, 0], () => kit.add(material, new ShapeGeometry(polygon(profile))))
    kit.at([0, height, 0], () => kit.add(material, new ShapeGeometry(polygon(mirrored))), [0, 90, 0])
  }
  const half: Corner[] = [
    [27, 13.6],
    [29.5, 14, 0.8],
    [35.5, 46, 12],
  ]
  const bore: Corner[] = [
    [21.5, mid - 40, 3],
    [15.4, mid - 53],
    [15.4, 60],
    [20.5, 46, 4],
  ]
  const opposite = (corners: readonly Corner[]): Corner[] =>
    corners.map(([radius, height, round]): Corner => [radius, end - height, round]).reverse()
  layer('rubberRed', 0, [...half, ...opposite(half), ...opposite(bore), ...bore])
  layer('rubber', 0, CONE)
  layer('rubber', end, CONE.map(([radius, height, round]): Corner => [radius, -height, round]).reverse())
  layer('rubberGrey', mid, [
    [15.5, -52, 1],
    [21.3, -40, 3],
    [21.3, 40, 3],
    [15.5, 52, 1],
  ])
}
