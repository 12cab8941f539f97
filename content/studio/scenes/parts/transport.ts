/** Transport of machines: a shipping container that stands on the ground. */
import { type FlatPoint, type Kit, polygon, type Shape, SIDES } from '../../kit/index.ts'

/** Container from the door end at z = 0 to the back; heights above the ground. */
export const CONTAINER = { width: 2.44, floor: 0.17, top: 2.59, frame: 0.012 }
const WAVE = { pitch: 0.278, depth: 0.036, sheet: 0.012 }
/** How far the doors are turned back from the plane of the front, degrees. */
type Doors = { left: number; right: number }

/** Open container `length` meters long; the open doors look to +z. */
export function shippingContainer(kit: Kit, length: number, doors: Doors = { left: 80, right: 80 }): void {
  const { width, floor, top, frame } = CONTAINER
  const side = width / 2
  kit.part('container', () => {
    kit.box('timber', [0, floor - 0.03, -length / 2], [width - 0.12, 0.03, length - 0.1], 0.002)
    kit.box('dark', [0, frame + 0.03, -length / 2], [width - 0.14, floor - frame - 0.058, length - 0.14], 0.006)
    kit.box('containerRed', [0, top - 0.05, -length / 2], [width - 0.06, 0.048, length - 0.04], 0.006)
    kit.box('sheetGrey', [0, top - 0.06, -length / 2], [width - 0.2, 0.02, length - 0.2], 0.002)
    kit.box('sheetGrey', [0, floor, -length + 0.06], [width - 0.16, top - floor - 0.06, 0.03], 0.002)
    for (const x of SIDES) {
      for (const [material, inset] of [
        ['containerRed', 0.045],
        ['sheetGrey', 0.058],
      ] as const)
        kit.at([x * (side - inset), floor, -length / 2], () =>
          kit.plate(material, [0, (top - floor) / 2 - 0.03, 0], corrugation(length - 0.2), top - floor - 0.02, {
            axis: 'y',
            bevel: 0,
          }),
        )
      kit.box('containerRed', [x * (side - 0.05), frame - 0.002, -length / 2], [0.1, 0.17, length - 0.02], 0.006)
      kit.box('containerRed', [x * (side - 0.05), top - 0.11, -length / 2], [0.1, 0.112, length - 0.02], 0.006)
      kit.box('containerRed', [x * (side - 0.08), frame - 0.004, -0.08], [0.154, top - frame + 0.003, 0.16], 0.008)
      for (const y of [frame - 0.006, top - 0.112])
        for (const z of [-0.08, -length + 0.08]) {
          kit.box('containerRed', [x * (side - 0.086), y, z], [0.18, 0.124, 0.18], 0.01)
          kit.box('seam', [x * (side - 0.0), y + 0.035, z], [0.012, 0.05, 0.08], 0.004)
        }
      kit.at([x * (side + 0.005), 0, -0.02], () => doorLeaf(kit, x), [0, x * (x < 0 ? doors.left : doors.right), 0])
    }
    for (const y of [frame + 0.004, top - 0.13])
      kit.box('containerRed', [0, y, -0.08], [width - 0.28, 0.13, 0.13], 0.006)
  })
}

/** Plan of a corrugated wall along z, folded sheet. */
function corrugation(length: number): Shape {
  const folds: FlatPoint[] = []
  const count = Math.floor(length / WAVE.pitch)
  for (let wave = 0; wave < count; wave++) {
    const start = -length / 2 + wave * WAVE.pitch
    for (const [share, depth] of [
      [0, 0],
      [0.25, 0],
      [0.5, 1],
      [0.75, 1],
    ] as const)
      folds.push([depth * WAVE.depth - WAVE.depth / 2, start + share * WAVE.pitch])
  }
  const outside = [...folds].reverse().map(([across, along]): FlatPoint => [across - WAVE.sheet, along])
  return polygon([...folds, ...outside])
}

/** Door leaf hinged at the origin, growing outwards; its inner face with the seal looks to +z before it is turned. */
function doorLeaf(kit: Kit, side: -1 | 1): void {
  const [low, height, width] = [CONTAINER.floor - 0.02, CONTAINER.top - CONTAINER.floor - 0.06, 1.16]
  const x = (side * width) / 2
  kit.box('containerRed', [x, low, 0], [width, height, 0.05], 0.008)
  kit.box('containerRed', [x, low + 0.08, 0.02], [width - 0.16, height - 0.16, 0.016], 0.004)
  for (const across of SIDES) {
    kit.box('rubber', [x + across * (width / 2 - 0.035), low + 0.02, 0.026], [0.04, height - 0.04, 0.02], 0.004)
    kit.cylinder('zinc', [x + across * 0.28, low - 0.04, -0.06], 0.017, height + 0.08, { segments: 16 })
  }
  for (const up of [0.2, 0.5, 0.8]) kit.box('zinc', [side * 0.02, low + height * up, 0], [0.1, 0.16, 0.062], 0.006)
}
