/** Washed parts in the drum of a washing machine, seen through the open front. Variant = the part. */
import { disc, type Kit, rectangle, withHoles } from '../kit/index.ts'
import { innerPerforation, openDrum } from '../machines/drum-parts.ts'
import { DRUMS, type Drum, settled } from './settled.ts'

const WALL = 0.004

export function build(kit: Kit, variant: keyof typeof DRUMS = 'spoon'): void {
  const drum = DRUMS[variant]
  kit.part('drum', () => perforatedDrum(kit, drum))
  kit.part('front', () => front(kit, drum))
  kit.part('load', () => settled(kit, `drum-${variant}`))
}

/** Perforated drum with two of its three lifters (the third is under the load) and the hub on its back. */
function perforatedDrum(kit: Kit, { radius, depth, height }: Drum): void {
  const pitch = radius * 0.135
  openDrum(kit, 'stainless', [0, height, -0.012], radius + WALL, depth + 0.012, WALL)
  innerPerforation(kit, [0, height, -0.012], radius, depth, 0, 357, pitch, pitch * 0.26)
  for (const degrees of [28, 152])
    kit.at(
      [0, height, 0],
      () =>
        kit.box(
          'stainless',
          [0, -radius - 0.001, depth / 2],
          [radius * 0.2, radius * 0.2, depth * 0.86],
          radius * 0.08,
          4,
        ),
      [0, 0, degrees + 90],
    )
  kit.cylinder('stainless', [0, height, -0.002], radius * 0.32, 0.008, { axis: 'z', bevel: 0.003 })
}

/** Housing with the door seal around the opening. */
function front(kit: Kit, { radius, depth, height, opening }: Drum): void {
  const side = radius * 3.3
  const hole = radius + WALL + 0.006
  const outline = withHoles(rectangle(side, side, radius * 0.08, [0, height]), [disc(hole, [0, height])], 64)
  kit.plate('sheet', [0, 0, depth / 2 - 0.02], outline, depth + 0.06, { bevel: 0.003 })
  kit.box('dark', [0, height - hole - 0.01, -0.06], [2 * hole + 0.02, 2 * hole + 0.02, 0.02], 0.002)
  const face = depth + 0.01
  const lip = radius * 0.1
  const plate = withHoles(
    rectangle(radius * 2.6, radius * 2.6, radius * 0.2, [0, height]),
    [disc(opening + lip - 0.004, [0, height])],
    64,
  )
  kit.plate('stainless', [0, 0, face + 0.003], plate, 0.007, { bevel: 0.002 })
  for (const x of [-1, 1])
    for (const y of [-1, 1])
      kit.cylinder('zinc', [x * radius * 1.16, height + y * radius * 1.16, face + 0.006], radius * 0.035, 0.004, {
        axis: 'z',
        segments: 24,
      })
  kit.lathe(
    'rubberGrey',
    [0, height, depth - 0.012],
    [
      [opening, 0],
      [opening + lip, 0.004],
      [opening + lip, 0.02],
      [opening + lip * 0.6, 0.026],
      [opening, 0.022],
      [opening - 0.002, 0.012],
      [opening, 0],
    ],
    { axis: 'z', segments: 96 },
  )
}
