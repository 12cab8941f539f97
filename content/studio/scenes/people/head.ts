/** Head of a person, made for pictures in which it is small. */
import { blend, type Kit, type Limb, SIDES } from '../../kit/index.ts'
import { mix, type Pose, plus } from './poses.ts'

/** Neck, face with safety glasses, hair and helmet. */
export function head(kit: Kit, { chest, head: middle }: Pose): void {
  kit.hose('skin', [plus(chest, [0, 0.02, 0]), mix(chest, middle, 0.5), mix(chest, middle, 0.8)], 0.056, 20)
  kit.at(middle, () => {
    const face = blend(
      [
        { from: [0, 0.03, -0.015], to: [0, 0.03, 0.015], radius: 0.083 },
        { from: [0, -0.03, 0.03], to: [0, -0.075, 0.052], radius: [0.062, 0.036] },
        { from: [0, -0.01, 0.088], to: [0, -0.028, 0.1], radius: [0.009, 0.014] },
        ...SIDES.map(
          (side): Limb => ({
            from: [side * 0.083, -0.005, -0.01],
            to: [side * 0.08, -0.03, 0],
            radius: [0.017, 0.011],
          }),
        ),
      ],
      { softness: 0.02, cell: 0.005 },
    )
    kit.add('skin', face)
    kit.add(
      'hair',
      blend([{ from: [0, 0.02, -0.03], to: [0, -0.03, -0.04], radius: [0.08, 0.062] }], {
        softness: 0.01,
        cell: 0.006,
      }),
    )
    for (const side of SIDES) kit.box('dark', [side * 0.036, -0.012, 0.078], [0.05, 0.03, 0.02], 0.009)
    helmet(kit)
  })
}

/** Shell with its brim to the front and a ridge over the top. */
function helmet(kit: Kit): void {
  kit.at([0, 0.045, -0.005], () => {
    const shell = Array.from({ length: 13 }, (_, step): [number, number] => {
      const angle = (step / 12) * (Math.PI / 2)
      return [0.105 * Math.cos(angle) ** 0.8, 0.004 + 0.118 * Math.sin(angle)]
    })
    kit.at(
      [0, 0, 0],
      () => kit.lathe('helmet', [0, 0, 0], [[0, 0], [0.107, 0], ...shell.slice(1, -1), [0, 0.122]]),
      [-6, 0, 0],
      [1, 1, 1.18],
    )
    kit.at(
      [0, 0.004, 0.07],
      () =>
        kit.lathe(
          'helmet',
          [0, 0, 0],
          [
            [0, 0],
            [0.094, 0],
            [0.094, 0.006],
            [0, 0.01],
          ],
        ),
      [12, 0, 0],
      [1, 1, 0.92],
    )
    kit.hose(
      'helmet',
      [
        [0, 0.06, 0.112],
        [0, 0.116, 0.04],
        [0, 0.122, -0.03],
        [0, 0.07, -0.112],
      ],
      0.014,
      12,
    )
  })
}
