/** Head of a person. It has safety glasses and no eyes, because no person is close to the camera. */
import { blend, type Kit, type Limb, type MaterialName, polygon, SIDES } from '../../kit/index.ts'
import { clip } from './clip.ts'
import { mix, type Pose, plus } from './poses.ts'

export type Looks = {
  helmet?: MaterialName
  /** In place of the helmet. */
  cap?: MaterialName
  /** Ear defenders. */
  defenders?: boolean
  hair?: MaterialName
  skin?: MaterialName
  beard?: boolean
}

/** Neck, head, hair and what is worn on it; a painter has a closed hood. */
export function head(
  kit: Kit,
  { chest, head: middle, look = [0, 0, 0] }: Pose,
  {
    helmet: shell = 'helmet',
    cap: cloth,
    defenders = false,
    hair: strands = 'hair',
    skin = 'skin',
    beard = false,
  }: Looks,
  painter: boolean,
): void {
  kit.hose(
    skin,
    [plus(chest, [0, 0.02, -0.005]), mix(chest, middle, 0.5), plus(mix(chest, middle, 0.85), [0, 0, -0.012])],
    0.057,
    20,
  )
  kit.at(
    middle,
    () =>
      kit.at([0, 0, 0], () => {
        if (painter) return hood(kit)
        kit.add(skin, bare())
        kit.add(strands, hair())
        if (beard) kit.add(strands, stubble())
        face(kit)
        if (cloth) cap(kit, cloth)
        else helmet(kit, shell)
        if (defenders) earDefenders(kit)
      }, [look[0], 0, 0]),
    [0, look[1], 0],
  )
}

/** Skull, jaw, nose and ears. */
function bare(): ReturnType<typeof blend> {
  const limbs: Limb[] = [
    { from: [0, 0.035, -0.022], to: [0, 0.035, 0.012], radius: 0.078 },
    { from: [0, -0.015, 0.02], to: [0, -0.06, 0.036], radius: [0.068, 0.048] },
    { from: [-0.024, -0.085, 0.05], to: [0.024, -0.085, 0.05], radius: 0.026 },
    { from: [0, 0.012, 0.08], to: [0, -0.026, 0.091], radius: [0.009, 0.0125] },
    { from: [-0.03, 0.024, 0.07], to: [0.03, 0.024, 0.07], radius: 0.014 },
    { from: [-0.014, -0.056, 0.064], to: [0.014, -0.056, 0.064], radius: 0.021 },
    ...SIDES.map(
      (side): Limb => ({
        from: [side * 0.079, 0.012, -0.016],
        to: [side * 0.076, -0.035, -0.006],
        radius: [0.017, 0.011],
      }),
    ),
  ]
  return blend(limbs, { softness: 0.019, cell: 0.005 })
}

/** Mouth, and safety glasses with tinted panes, which hide the eyes. */
function face(kit: Kit): void {
  kit.add(
    'lips',
    blend([{ from: [-0.016, -0.062, 0.0845], to: [0.016, -0.062, 0.0845], radius: 0.005 }], {
      softness: 0.004,
      cell: 0.003,
    }),
  )
  for (const side of SIDES) {
    kit.at([side * 0.034, -0.012, 0.084], () => kit.box('tintedGlass', [0, 0, 0], [0.054, 0.034, 0.005], 0.002), [
      0,
      side * 22,
      0,
    ])
    kit.hose(
      'dark',
      [
        [side * 0.06, 0.016, 0.074],
        [side * 0.08, 0.015, 0.04],
        [side * 0.086, 0.012, -0.01],
      ],
      0.0028,
      6,
    )
  }
  kit.hose(
    'dark',
    [
      [-0.058, 0.022, 0.078],
      [0, 0.024, 0.094],
      [0.058, 0.022, 0.078],
    ],
    0.003,
    6,
  )
}

/** Short beard over the jaw. */
function stubble(): ReturnType<typeof blend> {
  const limbs: Limb[] = [
    { from: [-0.058, -0.03, 0.012], to: [-0.028, -0.086, 0.042], radius: [0.017, 0.026] },
    { from: [0.058, -0.03, 0.012], to: [0.028, -0.086, 0.042], radius: [0.017, 0.026] },
    { from: [-0.024, -0.09, 0.052], to: [0.024, -0.09, 0.052], radius: 0.027 },
    { from: [-0.022, -0.052, 0.074], to: [0.022, -0.052, 0.074], radius: 0.008 },
  ]
  return blend(limbs, { softness: 0.012, cell: 0.005 })
}

/** Hair at the back and in front of the ears. */
function hair(): ReturnType<typeof blend> {
  const limbs: Limb[] = [
    { from: [0, 0.03, -0.032], to: [0, -0.035, -0.04], radius: [0.079, 0.06] },
    ...SIDES.map(
      (side): Limb => ({
        from: [side * 0.066, 0.03, 0.012],
        to: [side * 0.068, -0.012, 0.008],
        radius: [0.013, 0.008],
      }),
    ),
  ]
  return blend(limbs, { softness: 0.01, cell: 0.006 })
}

/** Cap with a visor and a button. */
function cap(kit: Kit, material: MaterialName): void {
  const limbs: Limb[] = [
    { from: [0, 0.042, -0.03], to: [0, 0.046, 0.008], radius: 0.09 },
    { from: [-0.02, 0.075, 0.03], to: [0.03, 0.08, 0.02], radius: 0.05 },
  ]
  const crown = blend(limbs, { softness: 0.012, cell: 0.006 })
  kit.add(
    material,
    clip(crown, ({ y, z }) => y - 0.035 - Math.max(0, z - 0.01) * 0.75),
  )
  const visor = polygon([
    [-0.075, 0.02],
    [0.075, 0.02],
    [0.066, -0.04],
    [0.03, -0.068],
    [-0.03, -0.068],
    [-0.066, -0.04],
  ])
  kit.at([0, 0.072, 0.072], () => kit.plate(material, [0, 0, 0], visor, 0.006, { axis: 'y', bevel: 0.002 }), [14, 0, 0])
  kit.cylinder(material, [0, 0.13, -0.01], 0.008, 0.008, { segments: 12 })
}

/** Two shells over the ears and a band over the top. */
function earDefenders(kit: Kit): void {
  for (const side of SIDES)
    kit.at([side * 0.074, -0.008, -0.01], () => {
      kit.cylinder('dark', [side > 0 ? 0 : -0.018, 0, 0], 0.034, 0.018, { axis: 'x', bevel: 0.006, segments: 28 })
      kit.cylinder('red', [side > 0 ? 0.016 : -0.038, 0, 0], 0.036, 0.022, { axis: 'x', bevel: 0.012, segments: 28 })
    })
  const band = Array.from({ length: 9 }, (_, step): [number, number, number] => {
    const angle = (step / 8) * Math.PI
    return [0.104 * Math.cos(angle), 0.02 + 0.128 * Math.sin(angle), -0.01]
  })
  kit.hose('dark', band, 0.008, 8)
}

/** Closed hood with a tinted visor; its air hose goes down the back. */
function hood(kit: Kit): void {
  const shape = (more: number): ReturnType<typeof blend> =>
    blend(
      [
        { from: [0, 0.05, -0.028], to: [0, -0.03, -0.035], radius: 0.1 + more },
        { from: [0, 0.03, 0.03], to: [0, -0.04, 0.04], radius: 0.092 + more },
        { from: [0, -0.06, -0.02], to: [0, -0.15, -0.03], radius: [0.09, 0.085] },
        { from: [0, -0.13, 0.02], to: [0, -0.17, 0.01], radius: 0.08 },
      ],
      { softness: 0.03, cell: 0.007, folds: ({ y, z }) => (z > 0 ? 0 : 0.002 * Math.sin(70 * y + 40 * z)) },
    )
  kit.add('painterSuit', shape(0))
  kit.add(
    'bezel',
    clip(shape(0.003), ({ y, z }) => Math.min(z - 0.05, y + 0.09, 0.075 - y)),
  )
  kit.hose(
    'motor',
    [
      [0, -0.02, -0.12],
      [0.02, -0.14, -0.2],
      [0.05, -0.4, -0.2],
      [0.06, -0.62, -0.14],
    ],
    (share) => 0.017 + 0.002 * Math.sin(share * 200),
    12,
  )
}

/** Shell with its brim to the front, a ridge over the top, the harness and a chin strap. */
function helmet(kit: Kit, material: MaterialName): void {
  kit.at([0, 0.05, -0.008], () => {
    const shell = Array.from({ length: 13 }, (_, step): [number, number] => {
      const angle = (step / 12) * (Math.PI / 2)
      return [0.106 * Math.cos(angle) ** 0.72, 0.012 + 0.112 * Math.sin(angle)]
    })
    const profile: [number, number][] = [[0, 0], [0.117, 0], [0.117, 0.006], ...shell.slice(0, -1), [0, 0.124]]
    kit.at([0, 0, 0], () => kit.lathe(material, [0, 0, 0], profile), [0, 0, 0], [1, 1, 1.2])
    const brim: [number, number][] = [
      [0, 0],
      [0.096, 0],
      [0.096, 0.005],
      [0, 0.012],
    ]
    kit.at([0, 0, 0.072], () => kit.lathe(material, [0, 0, 0], brim), [10, 0, 0], [1, 1, 0.98])
    for (const x of [-0.03, 0, 0.03]) {
      const drop = x ? 0.006 : 0
      kit.hose(
        material,
        [
          [x, 0.055, 0.116 - drop],
          [x, 0.112 - drop, 0.06],
          [x, 0.124 - drop, -0.01],
          [x, 0.108 - drop, -0.07],
          [x, 0.05, -0.118 + drop],
        ],
        0.009,
        10,
      )
    }
  }, [-7, 0, 0])
  for (const side of SIDES)
    kit.hose(
      'dark',
      [
        [side * 0.088, 0.06, 0.02],
        [side * 0.079, -0.03, 0.03],
        [side * 0.05, -0.095, 0.05],
        [side * 0.0, -0.118, 0.06],
      ],
      0.0045,
      6,
    )
}
