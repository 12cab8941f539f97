/** Drums with what belongs to them: perforation, load of small parts, blower, ducts, sheet-metal bin. */
import {
  hexScrew,
  type Kit,
  type MaterialName,
  motor,
  type Point,
  polygon,
  radians,
  SIDES,
  type Size,
  screwCircle,
  type Turn,
} from '../kit/index.ts'

/** Cup about axis z, open to the front: outer radius, depth, wall. `place` is the middle of its back. */
export function openDrum(
  kit: Kit,
  material: MaterialName,
  place: Point,
  radius: number,
  depth: number,
  wall = 0.008,
): void {
  kit.lathe(
    material,
    place,
    [
      [0, 0],
      [radius, 0],
      [radius, depth - 0.004],
      [radius - 0.004, depth],
      [radius - wall, depth],
      [radius - wall, 0.012],
      [0, 0.012],
    ],
    { axis: 'z', segments: 96 },
  )
}

/** Round holes as dark discs on the inside of a drum about axis z, from angle to angle (0 = right, 90 = top). */
export function innerPerforation(
  kit: Kit,
  place: Point,
  radius: number,
  depth: number,
  from: number,
  to: number,
  pitch = 0.04,
  hole = 0.007,
): void {
  const columns = Math.floor((radius * radians(to - from)) / pitch)
  const rows = Math.floor((depth - 0.05) / pitch)
  for (let column = 0; column <= columns; column++) {
    const degrees = from + ((to - from) * column) / columns
    for (let row = 0; row < rows; row++)
      kit.at([place[0], place[1], place[2] + 0.04 + row * pitch + (column % 2) * pitch * 0.5], () => {
        kit.lathe(
          'seam',
          [radius - 0.0012, 0, 0],
          [
            [0, 0],
            [hole, 0],
          ],
          { axis: 'x', segments: 12 },
        )
      }, [0, 0, degrees])
  }
}

/** A small steady sequence of numbers between 0 and 1. */
export function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

/** Heap of small molded parts (rings and plugs): a mound `size` wide, high at the middle, deep. */
export function partHeap(
  kit: Kit,
  place: Point,
  size: Size,
  count: number,
  materials: readonly MaterialName[],
  partRadius = 0.022,
): void {
  const next = numbers(count * 7 + 11)
  kit.part('parts', () => {
    for (let index = 0; index < count; index++) {
      const angle = next() * Math.PI * 2
      const share = Math.sqrt(next())
      const height = size[1] * (1 - share * share) * (0.3 + 0.7 * next())
      const at: Point = [
        place[0] + (Math.cos(angle) * share * size[0]) / 2,
        place[1] + height + partRadius * 0.3,
        place[2] + (Math.sin(angle) * share * size[2]) / 2,
      ]
      const turn: Turn = [next() * 70 - 35, next() * 180, next() * 70 - 35]
      const material = materials[index % materials.length]!
      const radius = partRadius * (0.85 + 0.3 * next())
      kit.at(
        at,
        () => {
          if (index % 5 < 3) kit.ring(material, [0, 0, 0], radius, radius * 0.27, 'y', 22)
          else {
            kit.cylinder(material, [0, -radius * 0.3, 0], radius, radius * 0.35, { segments: 22, bevel: radius * 0.1 })
            kit.cylinder(material, [0, 0, 0], radius * 0.6, radius * 0.7, { segments: 20, bevel: radius * 0.15 })
          }
        },
        turn,
      )
    }
  })
}

/** Radial blower: scroll about axis z with motor behind it; `place` is the middle of the scroll. Outlet points up at [x + 0.62 r, y + 1.2 r]. */
export function blower(kit: Kit, place: Point, radius: number, material: MaterialName = 'paint'): void {
  const depth = radius * 0.9
  kit.part('blower', () =>
    kit.at(place, () => {
      const outline = polygon([
        ...Array.from({ length: 34 }, (_, index): [number, number] => {
          const angle = radians(90 + index * 8)
          const reach = radius * (0.78 + (0.26 * index) / 33)
          return [reach * Math.cos(angle), reach * Math.sin(angle)]
        }),
        [radius * 1.04, radius * 1.2],
        [radius * 0.2, radius * 1.2],
        [radius * 0.2, radius * 0.78],
      ])
      kit.plate(material, [0, 0, 0], outline, depth, { bevel: radius * 0.03 })
      kit.cylinder(material, [0, 0, depth / 2 - 0.004], radius * 0.5, 0.05, { axis: 'z', bevel: 0.006 })
      kit.cylinder('seam', [0, 0, depth / 2 + 0.045], radius * 0.4, 0.004, { axis: 'z' })
      for (let bar = -2; bar <= 2; bar++)
        kit.box(
          'zinc',
          [bar * radius * 0.15, -radius * 0.38, depth / 2 + 0.0485],
          [0.006, radius * 0.76, 0.005],
          0.001,
          1,
        )
      screwCircle(kit, [0, 0, depth / 2 + 0.045], radius * 0.45, 8, 0.008, 'z', 12)
      kit.box(material, [radius * 0.62, radius * 1.17, 0], [radius * 1.02, 0.025, depth * 1.14], 0.004)
      kit.at([0, 0, -depth / 2 - radius * 1.3], () => motor(kit, [0, 0, 0], radius * 0.5, radius * 1.4), [0, -90, 0])
      kit.box('plinth', [0, -radius * 1.12, 0], [radius * 1.7, radius * 0.14, depth * 0.9], 0.005)
      for (const side of SIDES)
        kit.box('plinth', [side * radius * 0.6, -radius * 1.1, 0], [0.03, radius * 0.4, depth * 0.8], 0.004)
    }),
  )
}

/** Round sheet duct with collars at its ends and at the listed corner points. */
export function duct(
  kit: Kit,
  points: readonly Point[],
  radius: number,
  material: MaterialName = 'zinc',
  collarAxis: 'x' | 'y' | 'z' = 'y',
): void {
  kit.tube(material, points, radius, radius * 1.7, 40)
  kit.ring(material, points[0]!, radius * 1.01, radius * 0.07, collarAxis)
}

/** Stainless bin on casters, open at the top; `place` is the floor under its middle. */
export function binTrolley(kit: Kit, place: Point, size: Size, wheels = true): void {
  const [width, height, depth] = size
  kit.part('bin', () =>
    kit.at(place, () => {
      const floor = wheels ? 0.13 : 0.01
      kit.box('stainless', [0, floor, 0], [width - 0.02, 0.012, depth - 0.02], 0.003)
      for (const side of SIDES) {
        kit.box('stainless', [side * (width / 2), floor, 0], [0.008, height - floor, depth], 0.003)
        kit.box(
          'stainless',
          [0, floor + 0.001, side * (depth / 2)],
          [width - 0.002, height - floor - 0.002, 0.008],
          0.003,
        )
        kit.tube(
          'stainless',
          [
            [side * (width / 2), height, -depth / 2],
            [side * (width / 2), height, depth / 2],
          ],
          0.009,
          0.01,
        )
        kit.tube(
          'stainless',
          [
            [-width / 2, height + 0.0005, (side * depth) / 2],
            [width / 2, height + 0.0005, (side * depth) / 2],
          ],
          0.009,
          0.01,
        )
        if (wheels)
          for (const z of SIDES) {
            const at: Point = [side * (width / 2 - 0.06), 0.05, z * (depth / 2 - 0.06)]
            kit.cylinder('dark', [at[0] - 0.014, at[1], at[2]], 0.05, 0.028, { axis: 'x', bevel: 0.006 })
            kit.box('zinc', [at[0], 0.055, at[2]], [0.042, 0.078, 0.04], 0.003)
          }
      }
    }),
  )
}

/** Hinge blocks along the edge between two places on the x axis. */
export function hinges(kit: Kit, places: readonly Point[], length = 0.08): void {
  for (const [x, y, z] of places) {
    kit.cylinder('zinc', [x - length / 2, y, z], 0.016, length, { axis: 'x', segments: 24 })
    for (const side of SIDES) hexScrew(kit, [x + side * length * 0.6, y, z], 0.01, 'y')
  }
}
