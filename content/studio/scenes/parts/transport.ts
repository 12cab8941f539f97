/** Transport of machines: a shipping container on a trailer. */
import { type FlatPoint, type Kit, polygon, type Shape, SIDES } from '../../kit/index.ts'
import { wheel } from './wheel.ts'

/** Container on its trailer, from the door end at z = 0 to the back; heights above the hall floor. */
export const CONTAINER = { width: 2.44, floor: 1.42, top: 4.12, chassis: 1.24 }
const WAVE = { pitch: 0.278, depth: 0.036, sheet: 0.012 }
const TYRE = { radius: 0.5, width: 0.3 }

/** Open container `length` metres long on a trailer; the open doors look to +z. */
export function containerTrailer(kit: Kit, length: number): void {
  const { width, floor, top, chassis } = CONTAINER
  const side = width / 2
  kit.part('container', () => {
    kit.box('timber', [0, floor - 0.03, -length / 2], [width - 0.12, 0.03, length - 0.1], 0.002)
    kit.box('paint', [0, chassis, -length / 2], [width - 0.1, floor - chassis - 0.028, length - 0.06], 0.006)
    kit.box('paint', [0, top - 0.05, -length / 2], [width - 0.06, 0.048, length - 0.04], 0.006)
    kit.box('white', [0, top - 0.06, -length / 2], [width - 0.2, 0.02, length - 0.2], 0.002)
    for (const x of SIDES) {
      kit.at([x * (side - 0.045), floor, -length / 2], () =>
        kit.plate('paint', [0, (top - floor) / 2 - 0.03, 0], corrugation(length - 0.2), top - floor - 0.02, {
          axis: 'y',
          bevel: 0,
        }),
      )
      kit.box('paint', [x * (side - 0.05), chassis - 0.002, -length / 2], [0.1, 0.2, length - 0.02], 0.006)
      kit.box('paint', [x * (side - 0.05), top - 0.11, -length / 2], [0.1, 0.112, length - 0.02], 0.006)
      kit.box('paint', [x * (side - 0.08), chassis - 0.004, -0.08], [0.154, top - chassis + 0.003, 0.16], 0.008)
      for (const y of [chassis - 0.006, top - 0.112])
        kit.box('plinth', [x * (side - 0.088), y, -0.08], [0.18, 0.12, 0.18], 0.01)
      kit.at([x * (side + 0.005), 0, -0.02], () => doorLeaf(kit, x), [0, x * 76, 0])
    }
    for (const y of [chassis + 0.004, top - 0.15]) kit.box('paint', [0, y, -0.08], [width - 0.28, 0.15, 0.13], 0.006)
  })
  kit.part('trailer', () => trailer(kit, length))
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
  const [low, height, width] = [CONTAINER.floor - 0.06, CONTAINER.top - CONTAINER.floor - 0.06, 1.16]
  const x = (side * width) / 2
  kit.box('paint', [x, low, 0], [width, height, 0.05], 0.008)
  kit.box('white', [x, low + 0.08, 0.02], [width - 0.16, height - 0.16, 0.016], 0.004)
  for (const across of SIDES) {
    kit.box('rubber', [x + across * (width / 2 - 0.035), low + 0.02, 0.026], [0.04, height - 0.04, 0.02], 0.004)
    kit.cylinder('zinc', [x + across * 0.28, low - 0.04, -0.06], 0.017, height + 0.08, { segments: 16 })
  }
  for (const up of [0.2, 0.5, 0.8]) kit.box('zinc', [side * 0.02, low + height * up, 0], [0.1, 0.16, 0.062], 0.006)
}

/** Chassis, three axles with their wheels, mudguards, lights and bumper. */
function trailer(kit: Kit, length: number): void {
  for (const x of SIDES)
    kit.box('plinth', [x * 0.5, 0.86, -length / 2], [0.16, CONTAINER.chassis - 0.858, length - 0.3], 0.008)
  for (const z of [-0.9, -3.4]) kit.box('plinth', [0, 0.94, z], [2.3, CONTAINER.chassis - 0.937, 0.18], 0.008)
  kit.box('plinth', [0, 0.5, -0.22], [2.36, 0.14, 0.12], 0.01)
  for (const x of SIDES) {
    kit.box('plinth', [x * 0.6, 0.52, -0.24], [0.08, 0.38, 0.1], 0.006)
    kit.box('dark', [x * 0.92, 0.72, -0.2], [0.44, 0.16, 0.08], 0.012)
    kit.box('lampRed', [x * 0.98, 0.745, -0.162], [0.28, 0.11, 0.012], 0.004)
    kit.box('lampYellow', [x * 0.79, 0.746, -0.162], [0.09, 0.108, 0.012], 0.004)
  }
  for (const z of [-1.3, -2.6, -3.9]) {
    kit.cylinder('castIron', [-0.9, TYRE.radius, z], 0.08, 1.8, { axis: 'x' })
    for (const side of SIDES) {
      kit.at([side * 1.03, TYRE.radius, z], () => wheel(kit, TYRE.radius, TYRE.width), [0, side < 0 ? 180 : 0, 0])
      kit.box('plinth', [side * 1.03, 1.08, z], [0.32, 0.03, 1.1], 0.01)
    }
  }
}
