/** Golf-ball cores, 39 mm, with the parting line of the mold, and a finished ball cut open: core, mantle, dimpled cover. */
import { Vector3 } from 'three'
import { type FlatPoint, type Kit, type MaterialName, type Point, radians } from '../kit/index.ts'
import { inMillimeters, loft } from './shapes.ts'

const CORE = 19.5
const MANTLE = 20.2
const COVER = 21.4
/** The flash left at the parting line. */
const FLASH = 0.34
const DIMPLE = { count: 350, radius: 1.9, depth: 0.26 }

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    kit.part('cores', () => {
      core(kit, 'coreYellow', [-30, -6], 18)
      core(kit, 'coreGreen', [10, -25], -24)
      core(kit, 'coreRed', [-6, 28], 35)
    })
    kit.part('cut ball', () => kit.at([38, COVER, 12], () => cutBall(kit), [24, 0, -20]))
  })
}

function core(kit: Kit, material: MaterialName, [x, z]: FlatPoint, tilt: number): void {
  const profile = Array.from({ length: 161 }, (_, step): FlatPoint => {
    const angle = -Math.PI / 2 + (step / 160) * Math.PI
    const radius = CORE + FLASH * Math.exp(-((angle / 0.02) ** 2))
    return [Math.max(0, radius * Math.cos(angle)), radius * Math.sin(angle)]
  })
  kit.at([x, CORE, z], () => kit.lathe(material, [0, 0, 0], profile, { segments: 120 }), [tilt, tilt * 2, tilt])
}

/** Lower half of a ball, its cut face up. */
function cutBall(kit: Kit): void {
  kit.add('ballCover', loft(dimpledShell(), 'joined', 50))
  for (const [material, outer, inner, height] of [
    ['ballMantle', MANTLE, CORE, -0.02],
    ['coreYellow', CORE, 0, 0.06],
  ] as const)
    kit.lathe(
      material,
      [0, 0, 0],
      [[inner, -0.6], [outer, -0.6], [outer, height], [inner, height], ...(inner ? [[inner, -0.6] as FlatPoint] : [])],
      { segments: 120 },
    )
}

/** Rings about the axis: the dimpled outside up to the cut, then its face, then a plain inside back down. */
function dimpledShell(): Point[][] {
  const [around, rows] = [360, 150]
  const dimples = Array.from({ length: DIMPLE.count }, (_, index) => {
    const height = 1 - (2 * (index + 0.5)) / DIMPLE.count
    const turn = index * Math.PI * (3 - Math.sqrt(5))
    const across = Math.sqrt(1 - height * height)
    return new Vector3(across * Math.cos(turn), height, across * Math.sin(turn))
  }).filter((dimple) => dimple.y < 0.1)
  const direction = (step: number, angle: number): Vector3 => {
    const turn = (step / around) * 2 * Math.PI
    return new Vector3(Math.cos(angle) * Math.cos(turn), Math.sin(angle), Math.cos(angle) * Math.sin(turn))
  }
  const ring = (angle: number, radius: (towards: Vector3) => number): Point[] =>
    Array.from({ length: around }, (_, step) => {
      const towards = direction(step, angle)
      return towards.multiplyScalar(radius(towards)).toArray() as Point
    })
  const dented = (towards: Vector3): number => {
    const nearest = dimples.reduce((most, dimple) => Math.max(most, dimple.dot(towards)), -1)
    const share = (COVER * Math.acos(Math.min(1, nearest))) / DIMPLE.radius
    return COVER - (share < 1 ? DIMPLE.depth * (1 - share * share) ** 0.8 : 0)
  }
  const outside = Array.from({ length: rows + 1 }, (_, row) => ring(radians(-89.5 + (89.5 * row) / rows), dented))
  const inside = [0, -20, -45, -70, -89].map((degrees) => ring(radians(degrees), () => MANTLE - 0.02))
  return [...outside, ...inside]
}
