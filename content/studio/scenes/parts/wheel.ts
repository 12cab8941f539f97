/** Road wheels. */
import { type Kit, SIDES } from '../../kit/index.ts'

/** Wheel about x, outer face to +x, centered on the origin. */
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
  const lugs = 26
  for (let lug = 0; lug < lugs; lug++)
    for (const side of SIDES)
      kit.at([0, 0, 0], () => {
        kit.at(
          [side * half * 0.5, radius - 0.004, 0],
          () => kit.box('rubber', [0, 0, 0], [half * 0.86, 0.014, radius * 0.11], 0.004, 1),
          [0, side * 22, 0],
        )
      }, [((lug + (side + 1) / 4) * 360) / lugs, 0, 0])
  kit.lathe(
    'windowFrame',
    [half - 0.1, 0, 0],
    [
      [radius * 0.57, 0],
      [radius * 0.57, 0.085],
      [radius * 0.53, 0.09],
      [radius * 0.48, 0.035],
      [radius * 0.34, 0.02],
      [radius * 0.2, 0.02],
      [0, 0.02],
    ],
    { axis: 'x', segments: 48, creaseDegrees: 30 },
  )
  kit.cylinder('plinth', [half - 0.09, 0, 0], radius * 0.17, 0.06, { axis: 'x', bevel: 0.012 })
  for (let nut = 0; nut < 6; nut++)
    kit.at(
      [0, 0, 0],
      () => kit.cylinder('zinc', [half - 0.09, radius * 0.28, 0], 0.014, 0.03, { axis: 'x', segments: 6 }),
      [nut * 60, 0, 0],
    )
}
