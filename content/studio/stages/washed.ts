/** Washed parts in the drum of a washing machine, seen through the open front. Variant = the part. */
import {
  disc,
  type Kit,
  type MaterialName,
  panelInstrument,
  rectangle,
  SIDES,
  temperatureController,
  withHoles,
} from '../kit/index.ts'
import { innerPerforation, openDrum } from '../machines/drum-parts.ts'
import { DRUMS, type Drum, settled } from './settled.ts'

const WALL = 0.004

export function build(kit: Kit, variant: keyof typeof DRUMS = 'spoon'): void {
  const drum = DRUMS[variant]
  kit.part('drum', () => perforatedDrum(kit, drum))
  const painted = variant === 'stopper' || variant === 'grommet'
  kit.part('front', () => front(kit, drum, painted ? 'paint' : 'sheet'))
  if (painted) kit.part('lamp', () => lamp(kit, drum))
  if (variant === 'stopper') kit.part('door', () => doorAndPanel(kit, drum))
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

/** Lamp behind the upper edge of the opening. */
function lamp(kit: Kit, { radius, depth, height, opening }: Drum): void {
  kit.box('drumLamp', [0, height + opening - 0.004, depth - 0.046], [radius * 0.9, 0.008, 0.036], 0.002)
}

/** Glazed door, swung open on the right, and the controls above the opening. */
function doorAndPanel(kit: Kit, { radius, depth, height, opening }: Drum): void {
  const face = depth + 0.0065
  const outer = opening * 1.14
  kit.at([radius * 1.3, height, face + 0.012], () => {
    kit.at([-outer, 0, 0], () => {
      kit.plate('sheetGrey', [0, 0, 0.012], withHoles(disc(outer), [disc(opening * 0.86)], 64), 0.024, { bevel: 0.003 })
      kit.lathe(
        'glass',
        [0, 0, -0.004],
        [
          [0, 0],
          [opening * 0.84, 0.012],
          [opening * 0.87, 0.016],
          [0, 0.006],
        ],
        {
          axis: 'z',
          segments: 72,
        },
      )
    })
    for (const y of SIDES) kit.cylinder('zinc', [0, y * radius * 0.3 - 0.012, 0.006], 0.006, 0.024, { segments: 24 })
  }, [0, 112, 0])
  const panel = height + radius * 1.36
  panelInstrument(
    kit,
    [-radius * 0.95, panel + radius * 0.14, depth + 0.0095],
    temperatureController(60, 60),
    radius * 0.34,
  )
  for (const [index, material] of (['lampGreen', 'lampYellow', 'sheetGrey'] as const).entries())
    kit.cylinder(material, [radius * (0.3 + index * 0.3), panel + radius * 0.14, depth + 0.007], radius * 0.07, 0.008, {
      axis: 'z',
      bevel: 0.002,
    })
}

/** Housing with the door seal around the opening. */
function front(kit: Kit, { radius, depth, height, opening }: Drum, material: MaterialName): void {
  const side = radius * 3.3
  const hole = radius + WALL + 0.006
  const outline = withHoles(rectangle(side, side, radius * 0.08, [0, height]), [disc(hole, [0, height])], 64)
  kit.plate(material, [0, 0, depth / 2 - 0.02], outline, depth + 0.06, { bevel: 0.003 })
  kit.box('dark', [0, height - hole - 0.01, -0.06], [2 * hole + 0.02, 2 * hole + 0.02, 0.02], 0.002)
  const face = depth + 0.01
  const lip = radius * 0.1
  const round = material === 'paint'
  const edge = round
    ? disc(radius * 1.2, [0, height])
    : rectangle(radius * 2.6, radius * 2.6, radius * 0.2, [0, height])
  const plate = withHoles(edge, [disc(opening + lip - 0.004, [0, height])], 64)
  kit.plate('stainless', [0, 0, face + 0.003], plate, 0.007, { bevel: 0.002 })
  const screw = radius * (round ? 0.785 : 1.16)
  for (const x of SIDES)
    for (const y of SIDES)
      kit.cylinder('zinc', [x * screw, height + y * screw, face + 0.006], radius * 0.035, 0.004, {
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
