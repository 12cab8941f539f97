/** Containers, papers, hand tools and reels on benches and beside machines. */
import {
  gauge,
  type Kit,
  type MaterialName,
  type Point,
  polygon,
  rectangle,
  SIDES,
  withHoles,
} from '../../kit/index.ts'
import { drawingSheet } from './signs.ts'

/** Stacking container with a rim, ribs and grips; `place` is the middle of its underside. */
export function container(kit: Kit, material: MaterialName, place: Point, [width, height, depth]: Point): void {
  kit.at(place, () => {
    const wall = 0.006
    kit.box(material, [0, 0, 0], [width - 0.03, 0.012, depth - 0.03], 0.004)
    kit.plate(
      material,
      [0, height / 2 + 0.004, 0],
      withHoles(rectangle(width - 0.02, depth - 0.02, 0.02), [
        rectangle(width - 0.02 - 2 * wall, depth - 0.02 - 2 * wall, 0.014),
      ]),
      height - 0.012,
      { axis: 'y', bevel: 0 },
    )
    kit.plate(
      material,
      [0, height - 0.012, 0],
      withHoles(rectangle(width, depth, 0.022), [rectangle(width - 0.034, depth - 0.034, 0.014)]),
      0.022,
      { axis: 'y', bevel: 0.002 },
    )
    for (const side of SIDES) {
      kit.box('seam', [0, height * 0.62, side * (depth / 2 - 0.011)], [width * 0.28, height * 0.16, 0.005], 0.002, 1)
      for (const across of SIDES)
        kit.box(
          material,
          [across * width * 0.34, 0.019, side * (depth / 2 - 0.009)],
          [0.012, height - 0.036, 0.01],
          0.003,
          1,
        )
    }
  })
}

/** Screwdriver lying along z, grip to +z. */
export function screwdriver(kit: Kit, [x, y, z]: Point, grip: MaterialName, length = 0.2): void {
  kit.cylinder('chrome', [x, y + 0.012, z - length / 2], 0.0035, length * 0.6, { axis: 'z', segments: 12 })
  kit.lathe(
    grip,
    [x, y + 0.012, z + length * 0.06],
    [
      [0.008, 0],
      [0.012, 0.012],
      [0.009, 0.03],
      [0.014, 0.055],
      [0.013, length * 0.42],
      [0, length * 0.44],
    ],
    { axis: 'z', segments: 20 },
  )
}

/** Pliers lying along z, jaws to -z. */
export function pliers(kit: Kit, place: Point, grip: MaterialName, length = 0.2): void {
  kit.at(place, () => {
    kit.cylinder('steel', [0, 0.002, -length * 0.12], 0.014, 0.014, { segments: 20 })
    for (const side of SIDES) {
      kit.at(
        [0, 0.003, -length * 0.12],
        () => kit.box('steel', [side * 0.005, 0, -length * 0.14], [0.01, 0.01, length * 0.3], 0.003),
        [0, side * 3, 0],
      )
      kit.hose(
        grip,
        [
          [side * 0.004, 0.009, -length * 0.08],
          [-side * 0.02, 0.009, length * 0.1],
          [-side * 0.028, 0.009, length * 0.3],
          [-side * 0.022, 0.009, length * 0.48],
        ],
        0.008,
        10,
      )
    }
  })
}

/** Coil of cable or hose lying flat, its end running off. */
export function coil(
  kit: Kit,
  material: MaterialName,
  place: Point,
  radius: number,
  thickness = 0.009,
  turns = 6,
): void {
  const points = Array.from({ length: turns * 12 }, (_, index): Point => {
    const angle = (index / 12) * Math.PI * 2
    const turn = index / 12
    const out = radius * (1 + 0.05 * Math.sin(turn * 2.4))
    return [out * Math.cos(angle), thickness + ((turn * 0.55) % 3) * thickness * 1.7, out * Math.sin(angle)]
  })
  const end: Point[] = [
    [radius * 1.25, thickness, radius * 0.5],
    [radius * 1.5, thickness, radius * 1.1],
  ]
  kit.at(place, () => kit.hose(material, [...points, ...end], thickness, 8))
}

/** Steel rule or try square, vernier caliper lying along x. */
export function caliper(kit: Kit, place: Point, length = 0.26): void {
  kit.at(place, () => {
    kit.box('chrome', [0, 0, 0], [length, 0.005, 0.018], 0.0015)
    kit.box('chrome', [-length / 2 + 0.012, 0.0006, 0.022], [0.016, 0.004, 0.06], 0.0015)
    kit.box('chrome', [-length / 2 + 0.05, 0.0012, 0.02], [0.016, 0.0045, 0.056], 0.0015)
    kit.box('dark', [-length / 2 + 0.086, 0.0014, 0.002], [0.075, 0.012, 0.034], 0.003)
    kit.box('siliconeSage', [-length / 2 + 0.086, 0.0128, 0.002], [0.044, 0.0012, 0.016], 0.0004, 1)
  })
}

/** Perforated board with tools hung on it, behind a bench; faces +z, `place` is the middle of its lower edge. */
export function toolBoard(kit: Kit, place: Point, width: number, height = 0.7): void {
  kit.part('tool board', () =>
    kit.at(place, () => {
      for (const x of SIDES)
        kit.box('plinth', [x * (width / 2 - 0.02), -0.02, -0.02], [0.04, height + 0.04, 0.03], 0.004)
      kit.box('sheetGrey', [0, 0, 0], [width, height, 0.014], 0.003)
      for (let x = -width / 2 + 0.05; x < width / 2 - 0.03; x += 0.05)
        for (let y = 0.05; y < height - 0.03; y += 0.05) kit.box('seam', [x, y, 0.0068], [0.012, 0.012, 0.0012], 0, 1)
      const top = height - 0.12
      const pitch = 0.075
      const count = Math.floor((width - 0.2) / pitch)
      for (let index = 0; index < count; index++)
        kit.at([-width / 2 + 0.12 + index * pitch, top - (index % 2) * 0.02, 0.02], () => {
          const kind = index % 6
          if (kind < 3) wrenchOnHook(kit, 0.3 - kind * 0.05)
          else kit.at([0, -0.08, 0], () => screwdriver(kit, [0, 0, 0], kind === 4 ? 'red' : 'yellow', 0.24), [90, 0, 0])
        })
      for (const [index, x] of [-0.3, -0.1, 0.1, 0.3].entries())
        container(kit, index % 2 ? 'red' : 'blue', [x * width, 0.04, 0.075], [0.16, 0.1, 0.13])
    }),
  )
}

function wrenchOnHook(kit: Kit, length: number): void {
  kit.box('chrome', [0, -length * 0.9, 0], [length * 0.1, length * 0.8, 0.008], 0.003)
  for (const y of [-length * 0.95, -length * 0.06]) kit.ring('chrome', [0, y, 0.004], length * 0.075, 0.0065, 'z', 20)
}

/** Dial gauge on a stand; faces +z. */
export function gaugeStand(kit: Kit, place: Point): void {
  kit.part('gauge stand', () =>
    kit.at(place, () => {
      const foot = polygon([
        [-0.08, -0.06],
        [0.08, -0.06],
        [0, 0.1],
      ])
      kit.plate('castIron', [0, 0.012, 0], foot, 0.026, { axis: 'y', bevel: 0.004 })
      kit.cylinder('chrome', [0, 0.02, 0], 0.011, 0.3, { segments: 24 })
      kit.box('blackOxide', [0, 0.25, 0.03], [0.03, 0.03, 0.12], 0.004)
      gauge(kit, [0, 0.24, 0.08], 0.045)
    }),
  )
}

/** Drawing on paper, 420 x 297 mm, lying flat. */
export function drawingOnTable(kit: Kit, place: Point, degrees = 0): void {
  kit.at(place, () => {
    kit.box('white', [0, 0, 0], [0.43, 0.003, 0.305], 0.0005)
    kit.decal(drawingSheet(), [0, 0.0036, 0], 0.42, 0.297, [-90, 0, 0])
  }, [0, degrees, 0])
}

/** Torque wrench lying along x. */
export function torqueWrench(kit: Kit, place: Point, degrees = 0): void {
  kit.at(place, () => {
    kit.cylinder('chrome', [-0.3, 0.022, 0], 0.014, 0.44, { axis: 'x', segments: 20 })
    kit.cylinder('dark', [0.13, 0.022, 0], 0.02, 0.2, { axis: 'x', bevel: 0.006, segments: 24 })
    kit.cylinder('chrome', [-0.33, 0, 0], 0.034, 0.044, { segments: 28 })
    kit.cylinder('steel', [-0.33, -0.001, 0], 0.028, 0.08, { segments: 6, bore: 0.016 })
  }, [0, degrees, 0])
}
