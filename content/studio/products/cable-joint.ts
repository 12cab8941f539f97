/** Medium-voltage cable joint bodies of silicone: conductive ends in black, one cut open to show its layers. */
import { ShapeGeometry } from 'three'
import { type FlatPoint, type Kit, type MaterialName, polygon } from '../kit/index.ts'
import { type Corner, inMillimetres, rest, ringProfile } from './shapes.ts'

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
  inMillimetres(kit, () => {
    rest(kit, { at: [-6, -42], turn: [0, 0, -90], yaw: 20 }, (part) => joint(part, 360))
    kit.at([16, 35.5, 46], () => kit.at([0, 0, 0], () => kit.at([0, -LENGTH / 2, 0], () => joint(kit, 270), [0, -90, 0]), [0, 0, -90]), [0, 20, 0])
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
  layer('silicone', 0, [[22, 8], [27, 10, 2], [35.5, 42, 8], [35.5, end - 42, 8], [27, end - 10, 2], [22, end - 8], [21.4, end - 60], [21.4, 60]])
  layer('rubber', 0, CONE)
  layer('rubber', end, CONE.map(([radius, height, round]): Corner => [radius, -height, round]).reverse())
  layer('rubberGrey', mid, [[15.5, -52, 1], [21.3, -40, 3], [21.3, 40, 3], [15.5, 52, 1]])
}
