/** Silicone keypads: a remote control's pad face up, another face down with its contact pills. */
import {
  disc,
  type Kit,
  type MaterialName,
  type Point,
  polygon,
  rectangle,
  type Shape,
  withHoles,
} from '../kit/index.ts'
import { inMillimeters } from './shapes.ts'

const SHEET = { width: 46, length: 118, thickness: 1.6 }
const COLUMNS = [-14, 0, 14]
const ROWS = [-45, 7, 20, 33, 46]

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    kit.at([-29, 0, 2], () => faceUp(kit), [0, 14, 0])
    kit.at([36, 0, -8], () => faceDown(kit), [0, -6, 0])
  })
}

function sheet(kit: Kit, height: number): void {
  const holes = [-1, 1].flatMap((x) => [-1, 0, 1].map((z) => disc(1.5, [x * 20, z * 55])))
  kit.plate(
    'siliconeCharcoal',
    [0, height, 0],
    withHoles(rectangle(SHEET.width, SHEET.length, 4), holes),
    SHEET.thickness,
    {
      axis: 'y',
      bevel: 0.3,
    },
  )
}

function faceUp(kit: Kit): void {
  sheet(kit, SHEET.thickness / 2)
  for (const [row, z] of ROWS.entries())
    for (const x of COLUMNS) {
      const material = row > 0 ? 'siliconeWhite' : x < 0 ? 'silicone' : x > 0 ? 'rubberGreen' : 'siliconeMustard'
      raised(kit, material, [x, 1.5, z], rectangle(10.5, row > 0 ? 8.5 : 7.5, row > 0 ? 2.2 : 3.7), 3.4)
      if (row > 0 && x === 0) raised(kit, 'dark', [x, 4.85, z], row < 4 ? rectangle(0.9, 3.6) : disc(1.6), 0.25, 0.05)
    }
  raised(kit, 'siliconeWhite', [0, 1.5, -19], withHoles(disc(17.5), [disc(8.6)], 40), 3.2)
  raised(kit, 'rubberGrey', [0, 1.5, -19], disc(7), 4.2)
  for (const turn of [0, 90, 180, 270])
    kit.at(
      [0, 4.66, -19],
      () =>
        raised(
          kit,
          'dark',
          [0, 0, -13],
          polygon([
            [-1.9, -1],
            [1.9, -1],
            [0, 1.6],
          ]),
          0.25,
          0.05,
        ),
      [0, turn, 0],
    )
}

/** The back: hollow key bottoms with a black contact pill each. */
function faceDown(kit: Kit): void {
  const height = 3.6
  sheet(kit, height + SHEET.thickness / 2)
  for (const z of [...ROWS, -19])
    for (const x of z === -19 ? [0] : COLUMNS) {
      raised(kit, 'siliconeWhite', [x, 0.05, z], z === -19 ? disc(17) : rectangle(10.5, 8.5, 2.2), height + 0.2)
      contact(kit, [x, height + SHEET.thickness, z])
    }
  for (const [x, z] of [
    [-12.5, -19],
    [12.5, -19],
    [0, -31.5],
    [0, -6.5],
  ] as const)
    contact(kit, [x, height + SHEET.thickness, z])
}

function contact(kit: Kit, [x, y, z]: Point): void {
  raised(kit, 'siliconeCharcoal', [x, y - 0.2, z], withHoles(disc(4.3), [disc(3.4)], 32), 0.7)
  kit.cylinder('rubber', [x, y - 0.2, z], 2.5, 1.1, { bevel: 0.2, segments: 32 })
}

function raised(kit: Kit, material: MaterialName, place: Point, outline: Shape, height: number, bevel = 0.35): void {
  kit.plate(material, [place[0], place[1] + height / 2, place[2]], outline, height, { axis: 'y', bevel })
}
