/** Exhaust hangers: two-eyed, rhombic with four eyes, block with slots. */
import { disc, type FlatPoint, type Kit, polygon, rectangle, type Shape, withHoles } from '../kit/index.ts'
import { type Corner, inMillimeters, rest, rounded } from './shapes.ts'

const THICK = 26

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    rest(kit, { at: [-46, 4], turn: [-90, 0, 0], yaw: 24 }, twoEyed)
    rest(kit, { at: [44, -34], turn: [-90, 0, 0], yaw: -20 }, rhombus)
    rest(kit, { at: [38, 44], turn: [0, 0, 90], yaw: -14 }, block)
  })
}

function body(kit: Kit, corners: readonly Corner[], eyes: readonly FlatPoint[], slots: readonly Shape[] = []): void {
  const holes = [...eyes.map((eye) => disc(6, eye)), ...slots]
  kit.plate('rubber', [0, 0, 0], withHoles(polygon(rounded(corners, 12)), holes, 30), THICK, { bevel: 1.6 })
  for (const eye of eyes)
    kit.at([eye[0], eye[1], 0], () =>
      kit.cylinder('rubber', [0, 0, -THICK / 2 - 2], 10.5, THICK + 4, { axis: 'z', bore: 5.8, bevel: 1, segments: 56 }),
    )
}

function twoEyed(kit: Kit): void {
  body(
    kit,
    [
      [-22, -48, 20],
      [22, -48, 20],
      [17, 0, 30],
      [22, 48, 20],
      [-22, 48, 20],
      [-17, 0, 30],
    ],
    [
      [0, 30],
      [0, -30],
    ],
    [rectangle(12, 16, 5.5)],
  )
}

function rhombus(kit: Kit): void {
  body(
    kit,
    [
      [0, -54, 16],
      [48, 0, 16],
      [0, 54, 16],
      [-48, 0, 16],
    ],
    [
      [0, 33],
      [0, -33],
      [28, 0],
      [-28, 0],
    ],
  )
}

function block(kit: Kit): void {
  body(
    kit,
    [
      [-27, -34, 10],
      [27, -34, 10],
      [21, 34, 14],
      [-21, 34, 14],
    ],
    [
      [0, 17],
      [0, -17],
    ],
    [rectangle(30, 5, 2.4)],
  )
}
