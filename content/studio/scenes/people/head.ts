/** Head of a person, made for pictures in which it is small. */
import { blend, type Kit, type Limb, type MaterialName, SIDES } from '../../kit/index.ts'
import { mix, type Pose, plus } from './poses.ts'

/** Material of a helmet, or of the hood of a painter's suit, which comes with a respirator. */
type Cover = { helmet: MaterialName } | { hood: MaterialName }

/** Neck, face with safety glasses, hair and helmet or hood. */
export function head(kit: Kit, { chest, head: middle }: Pose, cover: Cover): void {
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
    glasses(kit)
    if ('helmet' in cover) helmet(kit, cover.helmet)
    else hood(kit, cover.hood)
  })
}

/** Eyes behind clear lenses in a thin frame, with temples to the ears. */
function glasses(kit: Kit): void {
  for (const side of SIDES) {
    kit.box('hair', [side * 0.034, 0.008, 0.0745], [0.036, 0.006, 0.012], 0.002)
    kit.box('dark', [side * 0.034, -0.011, 0.0735], [0.022, 0.007, 0.012], 0.003)
    kit.box('lens', [side * 0.036, -0.024, 0.094], [0.056, 0.034, 0.002], 0.0008, 1)
    kit.box('motor', [side * 0.036, 0.009, 0.094], [0.058, 0.004, 0.004], 0.001, 1)
    kit.box('motor', [side * 0.0655, 0.006, 0.05], [0.003, 0.006, 0.09], 0.001, 1)
  }
  kit.box('skin', [0, -0.062, 0.0985], [0.036, 0.004, 0.004], 0.0015, 1)
}

/** Hood that leaves the face free, and a half mask with two filters. */
function hood(kit: Kit, material: MaterialName): void {
  const cloth = blend(
    [
      { from: [0, 0.05, -0.035], to: [0, -0.05, -0.055], radius: [0.106, 0.1] },
      { from: [0, -0.1, -0.04], to: [0, -0.15, -0.03], radius: [0.098, 0.11] },
      { from: [0, 0.085, 0.02], to: [0, 0.06, -0.02], radius: [0.075, 0.1] },
    ],
    { softness: 0.03, cell: 0.007 },
  )
  kit.add(material, cloth)
  const mask = blend([{ from: [0, -0.04, 0.08], to: [0, -0.07, 0.075], radius: [0.042, 0.036] }], {
    softness: 0.01,
    cell: 0.005,
  })
  kit.add('motor', mask)
  for (const side of SIDES)
    kit.at(
      [side * 0.05, -0.065, 0.08],
      () => kit.cylinder('belt', [0, 0, 0], 0.033, 0.03, { axis: 'z', bevel: 0.006 }),
      [0, side * 38, 0],
    )
}

/** Shell with its brim to the front and a ridge over the top. */
function helmet(kit: Kit, material: MaterialName): void {
  kit.at([0, 0.045, -0.005], () => {
    const shell = Array.from({ length: 13 }, (_, step): [number, number] => {
      const angle = (step / 12) * (Math.PI / 2)
      return [0.105 * Math.cos(angle) ** 0.8, 0.004 + 0.118 * Math.sin(angle)]
    })
    kit.at(
      [0, 0, 0],
      () => kit.lathe(material, [0, 0, 0], [[0, 0], [0.107, 0], ...shell.slice(1, -1), [0, 0.122]]),
      [-6, 0, 0],
      [1, 1, 1.18],
    )
    kit.at(
      [0, 0.004, 0.07],
      () =>
        kit.lathe(
          material,
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
      material,
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
