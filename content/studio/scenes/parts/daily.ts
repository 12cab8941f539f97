/** Small things of daily work. `place` is the floor or table under the middle. */
import { type Kit, type MaterialName, type Point, polygon, SIDES } from '../../kit/index.ts'
import { numbers } from '../../machines/drum-parts.ts'
import { circuitDiagram, drawingSheet } from './signs.ts'

/** Hand pallet truck: forks to +z, the shaft leans to -z by `lean` degrees. */
export function palletTruck(kit: Kit, place: Point, degrees: number, lean = 12): void {
  kit.part('pallet truck', () =>
    kit.at(place, () => {
      for (const x of SIDES) {
        const fork = polygon([
          [x * 0.19 - 0.08, 0],
          [x * 0.19 + 0.08, 0],
          [x * 0.19 + 0.08, -1.08],
          [x * 0.19 + 0.03, -1.16],
          [x * 0.19 - 0.03, -1.16],
          [x * 0.19 - 0.08, -1.08],
        ])
        kit.plate('yellow', [0, 0.1, 0], fork, 0.05, { axis: 'y', bevel: 0.01 })
        kit.cylinder('white', [x * 0.19 - 0.05, 0.04, 0.95], 0.04, 0.1, { axis: 'x', bevel: 0.006 })
        kit.cylinder('dark', [x * 0.08 - 0.025, 0.09, -0.1], 0.09, 0.05, { axis: 'x', bevel: 0.012 })
      }
      kit.box('yellow', [0, 0.09, -0.02], [0.52, 0.06, 0.1], 0.01)
      kit.box('yellow', [0, 0.1, -0.05], [0.3, 0.36, 0.1], 0.02)
      kit.cylinder('zinc', [0, 0.16, -0.13], 0.045, 0.22, { bevel: 0.01 })
      kit.cylinder('chrome', [0, 0.37, -0.13], 0.02, 0.08)
      kit.at([0, 0.36, -0.13], () => {
        kit.cylinder('yellow', [0, 0, 0], 0.022, 0.62)
        kit.tube(
          'dark',
          [
            [0, 0.6, 0],
            [0.13, 0.7, 0],
            [0.13, 0.86, 0],
            [-0.13, 0.86, 0],
            [-0.13, 0.7, 0],
            [0, 0.6, 0],
          ],
          0.015,
          0.05,
        )
        kit.box('red', [0.03, 0.72, 0.02], [0.02, 0.12, 0.02], 0.004)
      }, [-lean, 0, 0])
    }, [0, degrees, 0]),
  )
}

/** Wheeled bin for waste, lid closed, front to +z. */
export function wasteBin(kit: Kit, place: Point, material: MaterialName, degrees = 0): void {
  kit.part('waste bin', () =>
    kit.at(place, () => {
      const side = polygon([
        [-0.26, 0.06],
        [0.2, 0.04],
        [0.3, 0.92],
        [-0.28, 0.98],
      ])
      kit.plate(material, [0, 0, 0], side, 0.5, { axis: 'x', bevel: 0.02 })
      kit.at([0, 0.955, 0], () => kit.box(material, [0, 0, 0], [0.56, 0.05, 0.66], 0.02), [-3, 0, 0])
      for (const x of SIDES) kit.cylinder('dark', [x * 0.25 - 0.03, 0.1, -0.24], 0.1, 0.06, { axis: 'x', bevel: 0.01 })
      kit.cylinder('dark', [-0.24, 0.92, -0.36], 0.016, 0.48, { axis: 'x' })
    }, [0, degrees, 0]),
  )
}

/** Board with sheets of paper, some of them crooked, on a wall that looks to +z. */
export function noticeBoard(kit: Kit, place: Point, width = 1.5): void {
  const random = numbers(31)
  kit.part('notice board', () =>
    kit.at(place, () => {
      kit.box('aluminium', [0, 0, 0.012], [width, 0.95, 0.024], 0.004)
      kit.box('white', [0, 0.025, 0.016], [width - 0.05, 0.9, 0.02], 0.002)
      const columns = Math.floor(width / 0.36)
      for (let sheet = 0; sheet < columns * 2; sheet++) {
        const x = ((sheet % columns) + 0.5) * (width / columns) - width / 2
        const y = 0.27 + Math.floor(sheet / columns) * 0.41 + (random() - 0.5) * 0.04
        const decal = sheet % 3 ? drawingSheet() : circuitDiagram()
        kit.at([x, y, 0.0275 + 0.0004 * sheet], () => kit.decal(decal, [0, 0, 0], 0.3, 0.212), [0, 0, random() * 4 - 2])
      }
    }),
  )
}

/** Spray can, oil bottle and mug. */
export function bottles(kit: Kit, [x, y, z]: Point): void {
  kit.cylinder('blue', [x, y, z], 0.033, 0.17, { bevel: 0.006, segments: 28 })
  kit.cylinder('white', [x, y + 0.168, z], 0.02, 0.035, { bevel: 0.005, segments: 20 })
  kit.cylinder('silicone', [x + 0.11, y, z - 0.04], 0.04, 0.14, { bevel: 0.012, segments: 28 })
  kit.cylinder('yellow', [x + 0.11, y + 0.135, z - 0.04], 0.014, 0.07, { segments: 16 })
  kit.cylinder('white', [x + 0.2, y, z + 0.05], 0.04, 0.095, { bore: 0.035, bevel: 0.002, segments: 32 })
  kit.cylinder('rubberBrown', [x + 0.2, y + 0.002, z + 0.05], 0.0355, 0.07, { segments: 24 })
  kit.ring('white', [x + 0.245, y + 0.048, z + 0.05], 0.024, 0.005, 'z', 20)
}

/** Broom that leans on what is behind it. */
export function broom(kit: Kit, place: Point): void {
  kit.part('broom', () =>
    kit.at(place, () => {
      kit.box('red', [0, 0.055, 0], [0.5, 0.05, 0.07], 0.01)
      kit.box('dark', [0, 0, 0], [0.48, 0.06, 0.05], 0.004)
      kit.at([0, 0.1, 0], () => kit.cylinder('pine', [0, 0, 0], 0.013, 1.35, { segments: 14 }), [-13, 0, 5])
    }),
  )
}

/** Board with a sheet for one hand; faces +z, `place` is its middle. */
export function clipboard(kit: Kit, place: Point, turn: Point): void {
  kit.at(
    place,
    () => {
      kit.box('timber', [0, -0.16, 0], [0.23, 0.32, 0.004], 0.001)
      kit.box('white', [0, -0.15, 0.0035], [0.21, 0.29, 0.002], 0.0005)
      kit.box('zinc', [0, 0.125, 0.006], [0.09, 0.03, 0.012], 0.003)
      kit.decal(circuitDiagram(), [0, -0.04, 0.0055], 0.19, 0.134)
    },
    turn,
  )
}

/** Cable lying on the floor through the points, slightly wavy. */
export function floorCable(
  kit: Kit,
  material: MaterialName,
  points: readonly (readonly [number, number])[],
  radius = 0.009,
): void {
  kit.hose(
    material,
    points.map(([x, z]): Point => [x, radius, z]),
    radius,
    10,
  )
}
