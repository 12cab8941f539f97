/** Breathing masks of silicone: clear shell, soft cushion in blue, socket for the 22 mm connector. */
import { type FlatPoint, type Kit, type MaterialName, type Point, radians } from '../kit/index.ts'
import { inMillimeters, loft, rest, ringProfile } from './shapes.ts'

/** Outline of the face: wide at the chin, narrow at the nose. */
function outline(scale: number, height: number, towardsCircle: number, radius: number, shift: number): Point[] {
  return Array.from({ length: 168 }, (_, index): Point => {
    const angle = radians((index / 168) * 360)
    const narrow = 1 - 0.3 * ((1 - Math.sin(angle)) / 2) ** 1.4
    const face: FlatPoint = [44 * scale * narrow * Math.cos(angle), 56 * scale * Math.sin(angle)]
    const circle: FlatPoint = [radius * Math.cos(angle), radius * Math.sin(angle) + shift]
    const mix = (axis: 0 | 1): number => face[axis] * (1 - towardsCircle) + circle[axis] * towardsCircle
    return [mix(0), height, mix(1)]
  })
}

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    kit.at([-44, 0, 0], () => mask(kit, 'siliconeWall', 'siliconeWallBlue'), [0, 24, 0])
    rest(kit, { at: [62, 4], turn: [112, 0, 0], yaw: 30 }, (part) => mask(part, 'siliconeWall', 'siliconeWallSage'))
  })
}

function mask(kit: Kit, shell: MaterialName, cushion: MaterialName): void {
  // cushion: a soft roll below the mask
  const roll = Array.from({ length: 48 }, (_, index) => {
    const angle = radians((index / 48) * 360)
    return outline(0.94 + 0.13 * Math.cos(angle), 9 + 9 * Math.sin(angle), 0, 0, 0)
  })
  kit.add(cushion, loft(roll, 'joined', 60))
  const steps: [scale: number, height: number, circle: number][] = [
    [0.93, 13, 0],
    [0.95, 18, 0],
    [0.92, 24, 0.02],
    [0.84, 31, 0.08],
    [0.72, 38, 0.22],
    [0.6, 43, 0.45],
    [0.5, 46.5, 0.75],
    [0.45, 50, 0.94],
    [0.45, 54, 1],
  ]
  const outside = steps.map(([scale, height, circle]) => outline(scale, height, circle, 15, 4))
  const inside = steps.map(([scale, height, circle]) => outline(scale - 0.05, height - 2, circle, 12.4, 4))
  kit.add(shell, loft([...outside, ...inside.reverse()], 'joined', 60))
  kit.lathe(
    shell,
    [0, 52, 4],
    ringProfile([
      [11, 0, 0.4],
      [16.5, 0, 1],
      [16.5, 4, 1],
      [14.4, 4.5, 1],
      [14.4, 18, 1],
      [11, 18, 1],
    ]),
    { segments: 72 },
  )
  kit.lathe(
    cushion,
    [0, 57, 4],
    ringProfile([
      [14.2, 0, 0.4],
      [18.4, 0, 1],
      [18.4, 3.4, 1],
      [14.2, 3.4, 0.4],
    ]),
    { segments: 72 },
  )
  for (const turn of [45, 135, 225, 315])
    kit.at([0, 58.7, 4], () => {
      kit.cylinder(cushion, [18, 0, 0], 1.1, 6, { axis: 'x', bevel: 0.6, segments: 24 })
      kit.cylinder(cushion, [24, -1.4, 0], 1.8, 5, { bevel: 0.8, segments: 24 })
    }, [0, turn, 0])
}
