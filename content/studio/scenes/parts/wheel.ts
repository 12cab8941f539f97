/** Road wheels. */
import type { Kit } from '../../kit/index.ts'

/** Wheel about x, outer face to +x, centred on the origin. */
export function wheel(kit: Kit, radius: number, width: number): void {
  const half = width / 2
  kit.lathe(
    'rubber',
    [-half, 0, 0],
    [
      [radius * 0.56, 0],
      [radius * 0.9, 0],
      [radius, 0.05],
      [radius, width - 0.05],
      [radius * 0.9, width],
      [radius * 0.56, width],
      [radius * 0.54, width * 0.6],
      [0, width * 0.6],
    ],
    { axis: 'x', segments: 64, creaseDegrees: 30 },
  )
  kit.lathe(
    'sheetGrey',
    [half - 0.1, 0, 0],
    [
      [radius * 0.57, 0],
      [radius * 0.56, 0.085],
      [radius * 0.5, 0.09],
      [radius * 0.36, 0.03],
      [radius * 0.22, 0.03],
      [radius * 0.2, 0.1],
      [0, 0.1],
    ],
    { axis: 'x', segments: 48, creaseDegrees: 30 },
  )
}
