/** Clothes of the trunk: warning vest, details of a jacket, bib trousers. */
import { type BufferGeometry, Vector3 } from 'three'
import { blend, type Kit, type MaterialName, SIDES } from '../../kit/index.ts'
import { clip } from './clip.ts'
import { mix, type Pose, plus } from './poses.ts'
import { HEM, heightAlong, layer, shoulder, trunkFolds, trunkLimbs } from './trunk.ts'

/** A looser trunk without sleeves, open at the neck; stripes lie on it. */
export function warningVest(kit: Kit, pose: Pose, material: MaterialName): void {
  const { chest } = pose
  const above = heightAlong(pose)
  const joints = [0, 1].map((index) => new Vector3(...shoulder(pose, index as 0 | 1)))
  const throat = new Vector3(...plus(chest, [0, 0.05, 0.1]))
  const inside = (point: Vector3): number =>
    Math.min(...joints.map((joint) => point.distanceTo(joint) - 0.088), point.distanceTo(throat) - 0.085)
  const skin = (more: number): BufferGeometry =>
    clip(
      clip(blend(trunkLimbs(pose, more), { softness: 0.035, cell: 0.009, folds: trunkFolds(pose) }), inside),
      (point) => above(point) - HEM.vest,
    )
  kit.add(material, skin(0.014))
  const outer = skin(0.0175)
  for (const stripe of HEM.stripes)
    kit.add(
      'reflector',
      clip(outer, (point) => HEM.stripe - Math.abs(above(point) - stripe)),
    )
  for (const side of SIDES)
    kit.add(
      'reflector',
      clip(
        clip(outer, (point) => 0.022 - Math.abs(side * (point.x - chest[0]) - 0.098)),
        (point) => above(point) - HEM.stripes[1]! - HEM.stripe,
      ),
    )
}

/** Yoke over the shoulders with piping. */
export function jacketDetails(kit: Kit, pose: Pose, trim: MaterialName): void {
  const above = heightAlong(pose)
  const outer = layer(pose, 0.009)
  kit.add(
    trim,
    clip(outer, (point) => above(point) - 0.37),
  )
  kit.add(
    'reflector',
    clip(layer(pose, 0.011), (point) => 0.006 - Math.abs(above(point) - 0.365)),
  )
}

/** Bib in front, a lower part at the back, straps over the shoulders. */
export function bibAndStraps(kit: Kit, pose: Pose, material: MaterialName): void {
  const { chest } = pose
  const above = heightAlong(pose)
  const outer = layer(pose, 0.01)
  const isFront = (point: Vector3): boolean => point.z > mix(pose.hips, chest, 0.6)[2]
  const across = (point: Vector3): number => Math.abs(point.x - chest[0])
  kit.add(
    material,
    clip(outer, (point) =>
      Math.max(0.04 - above(point), Math.min((isFront(point) ? 0.33 : 0.2) - above(point), 0.13 - across(point))),
    ),
  )
  kit.add(
    material,
    clip(layer(pose, 0.012), (point) => Math.min(above(point) - 0.19, 0.02 - Math.abs(across(point) - 0.09))),
  )
}
