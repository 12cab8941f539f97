/** Workshop furniture: benches, tool trolleys, steps. `place` is the floor under the middle, fronts to +z. */
import { bowHandle, type Kit, type Point, SIDES } from '../../kit/index.ts'
import { container } from './bench-tools.ts'

const BENCH = { height: 0.9, depth: 0.75 }
export const BENCH_TOP = BENCH.height

/** Bench with a timber top, drawers at the right, a shelf at the left, a vise on its corner. */
export function workbench(kit: Kit, place: Point, width = 2, vise = true): void {
  kit.part('workbench', () =>
    kit.at(place, () => {
      kit.box('timber', [0, BENCH.height - 0.05, 0], [width, 0.05, BENCH.depth], 0.006)
      for (const x of SIDES)
        for (const z of SIDES)
          kit.box('plinth', [x * (width / 2 - 0.06), 0, z * 0.3], [0.06, BENCH.height - 0.048, 0.06], 0.006)
      for (const z of SIDES) kit.box('plinth', [0, BENCH.height - 0.13, z * 0.302], [width - 0.16, 0.075, 0.04], 0.004)
      kit.box('sheetGrey', [0, 0.2, 0], [width - 0.14, 0.03, 0.56], 0.004)
      kit.at([width / 2 - 0.42, 0.3, 0], () => drawers(kit, 0.56, 0.55, 0.6, 4))
      for (const [x, height] of [
        [-0.35, 0.2],
        [0, 0.26],
      ] as const)
        container(kit, 'blue', [x, 0.228, 0.05], [0.3, height, 0.4])
      if (vise) kit.at([-width / 2 + 0.3, BENCH.height - 0.002, 0.2], () => viseOnTop(kit))
    }),
  )
}

/** Block of drawers, front to +z; origin is the middle of its underside. */
function drawers(kit: Kit, width: number, height: number, depth: number, count: number): void {
  kit.box('sheetGrey', [0, 0, 0], [width, height, depth], 0.008)
  const pitch = (height - 0.03) / count
  for (let index = 0; index < count; index++) {
    const y = 0.015 + index * pitch
    kit.box('paint', [0, y + 0.004, depth / 2], [width - 0.03, pitch - 0.01, 0.024], 0.004)
    kit.box('aluminium', [0, y + pitch - 0.045, depth / 2 + 0.012], [width * 0.6, 0.022, 0.022], 0.005)
  }
}

function viseOnTop(kit: Kit): void {
  kit.box('castIron', [0, 0, 0], [0.18, 0.05, 0.2], 0.01)
  kit.box('castIron', [0, 0.04, -0.03], [0.13, 0.12, 0.12], 0.015)
  kit.box('castIron', [0, 0.08, 0.09], [0.13, 0.08, 0.06], 0.01)
  kit.cylinder('steel', [0, 0.1, 0.05], 0.018, 0.24, { axis: 'z' })
  kit.cylinder('steel', [-0.12, 0.1, 0.275], 0.008, 0.24, { axis: 'x' })
}

/** Roller cabinet with tools on its top. */
export function toolTrolley(kit: Kit, place: Point, degrees = 0): void {
  kit.part('tool trolley', () =>
    kit.at(place, () => {
      for (const x of SIDES)
        for (const z of SIDES) {
          kit.cylinder('dark', [x * 0.27 - 0.02, 0.06, z * 0.17], 0.06, 0.04, { axis: 'x', bevel: 0.01 })
          kit.box('zinc', [x * 0.27, 0.06, z * 0.17], [0.06, 0.08, 0.06], 0.004)
        }
      kit.at([0, 0.135, 0], () => drawers(kit, 0.68, 0.72, 0.46, 6))
      kit.box('dark', [0, 0.853, 0], [0.7, 0.022, 0.48], 0.008)
      kit.at([0.35, 0.74, 0], () => bowHandle(kit, [0, 0, 0], 0.3), [90, 90, 0])
      for (const [index, length] of [0.3, 0.26, 0.22, 0.18].entries())
        wrench(kit, [-0.2 + index * 0.07, 0.875, 0], length)
      container(kit, 'red', [0.2, 0.874, 0.02], [0.2, 0.09, 0.3])
      for (const [index, radius] of [0.022, 0.019, 0.016, 0.013].entries())
        kit.cylinder('chrome', [0.2, 0.884, -0.08 + index * 0.06], radius, 0.06, { bore: radius * 0.6, segments: 24 })
    }, [0, degrees, 0]),
  )
}

/** Open-end wrench lying along z. */
export function wrench(kit: Kit, place: Point, length: number): void {
  kit.at(place, () => {
    kit.box('chrome', [0, 0, 0], [length * 0.09, 0.008, length * 0.8], 0.003)
    for (const z of SIDES) kit.ring('chrome', [0, 0.006, z * length * 0.44], length * 0.07, 0.006, 'y', 20)
  })
}

/** Movable steps with a platform and a handrail; climbed from the front. */
export function steps(kit: Kit, place: Point, degrees: number, height = 0.9): void {
  const count = Math.round(height / 0.23)
  const [rise, going, width] = [height / count, 0.22, 0.7]
  kit.part('steps', () =>
    kit.at(place, () => {
      kit.box('aluminium', [0, height - 0.04, -0.35], [width, 0.04, 0.7], 0.004)
      for (let step = 1; step < count; step++)
        kit.box(
          'aluminium',
          [0, step * rise - 0.035, (count - step) * going - 0.11],
          [width - 0.06, 0.035, 0.24],
          0.004,
        )
      const foot = (count - 1) * going + 0.05
      for (const x of SIDES) {
        const rail = x * (width / 2 - 0.012)
        kit.tube(
          'yellow',
          [
            [rail, 0.02, foot],
            [rail, height - 0.02, 0],
            [rail, height - 0.02, -0.68],
          ],
          0.024,
          0.04,
          12,
        )
        for (const z of [-0.06, -0.66]) kit.cylinder('yellow', [rail, 0, z], 0.022, height + 1, { segments: 16 })
        for (const up of [0.5, 1])
          kit.cylinder('yellow', [rail, height + up - 0.003, -0.66], 0.02, 0.6, { axis: 'z', segments: 16 })
      }
    }, [0, degrees, 0]),
  )
}
