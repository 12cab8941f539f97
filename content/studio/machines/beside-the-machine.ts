/** Equipment beside or on an injection machine: tempering unit, crate, feet, railing, ladder, signs, window. */
import {
  gauge,
  hexScrew,
  type Kit,
  levelingFoot,
  louvers,
  type MaterialName,
  type Point,
  panelInstrument,
  rectangle,
  SIDES,
  temperatureController,
  warningSign,
  withHoles,
} from '../kit/index.ts'

/** Tempering or cooling unit on casters, front to +z; `place` is the floor under its middle. */
export function temperingUnit(kit: Kit, place: Point, values: [actual: number, wanted: number] = [85, 85]): void {
  kit.part('tempering unit', () =>
    kit.at(place, () => {
      for (const x of SIDES)
        for (const z of SIDES) kit.cylinder('dark', [x * 0.12 - 0.014, 0.045, z * 0.22], 0.045, 0.028, { axis: 'x' })
      kit.box('plinth', [0, 0.07, 0], [0.34, 0.04, 0.58], 0.004)
      kit.box('sheet', [0, 0.105, 0], [0.36, 0.62, 0.6], 0.01, 3)
      kit.box('paint', [0, 0.58, 0.299], [0.32, 0.11, 0.008], 0.003)
      panelInstrument(kit, [-0.06, 0.635, 0.303], temperatureController(...values), 0.07)
      gauge(kit, [0.08, 0.64, 0.298], 0.036)
      louvers(kit, [0, 0.18, 0.3005], 0.24, 10)
      kit.box('sheet', [0, 0.722, 0], [0.32, 0.02, 0.56], 0.006)
    }),
  )
}

/** Crate of finished round parts; `place` is the floor under its middle. */
export function partsCrate(
  kit: Kit,
  place: Point,
  material: MaterialName,
  width = 0.56,
  depth = 0.4,
  height = 0.3,
): void {
  kit.part('crate', () =>
    kit.at(place, () => {
      for (const x of SIDES) kit.box('sheetGrey', [x * (width / 2), 0, 0], [0.016, height, depth + 0.012], 0.004)
      for (const z of SIDES) kit.box('sheetGrey', [0, 0.001, (z * depth) / 2], [width, height - 0.002, 0.014], 0.004)
      for (const z of SIDES)
        kit.box('sheetGrey', [0, height - 0.026, z * (depth / 2 + 0.006)], [width + 0.03, 0.022, 0.014], 0.004)
      kit.box('sheetGrey', [0, 0.004, 0], [width - 0.01, 0.02, depth - 0.01], 0.003)
      kit.box(material, [0, 0.02, 0], [width - 0.03, height * 0.8, depth - 0.03], 0.02)
      let seed = 7
      const random = (): number => {
        seed = (seed * 16807) % 2147483647
        return seed / 2147483647 - 0.5
      }
      for (let index = 0; index < 70; index++)
        kit.at(
          [random() * (width - 0.12), height * 0.86 + 0.02 + random() * 0.04, random() * (depth - 0.12)],
          () => kit.ring(material, [0, 0, 0], 0.034, 0.012, 'y', 28),
          [random() * 70, 0, random() * 70],
        )
    }),
  )
}

/** Feet under a long base from x = `from` to `to`. */
export function feet(kit: Kit, from: number, to: number, count: number, z: number): void {
  for (let index = 0; index < count; index++)
    for (const side of SIDES) levelingFoot(kit, from + ((to - from) * index) / (count - 1), side * z, 0.07)
}

/** Steel platform at `height` around an opening, with yellow rail on the given sides. `place` is the floor under its middle. */
export function railing(kit: Kit, from: Point, to: Point, height = 0.9): void {
  const length = Math.hypot(to[0] - from[0], to[2] - from[2])
  const posts = Math.max(2, Math.round(length / 0.8) + 1)
  const turn = (Math.atan2(-(to[2] - from[2]), to[0] - from[0]) * 180) / Math.PI
  kit.part('railing', () =>
    kit.at(from, () => {
      for (let post = 0; post < posts; post++) {
        const x = (length * post) / (posts - 1)
        kit.cylinder('yellow', [x, 0, 0], 0.019, height, { segments: 20 })
        kit.box('plinth', [x, -0.001, 0], [0.09, 0.012, 0.09], 0.003)
      }
      for (const y of [height * 0.52, height - 0.01])
        kit.cylinder('yellow', [-0.018, y, 0], 0.0185, length + 0.036, { axis: 'x', segments: 20 })
      kit.box('yellow', [length / 2, 0.008, 0], [length - 0.03, 0.1, 0.008], 0.002)
    }, [0, turn, 0]),
  )
}

/** Ladder up to `height`, standing on `place`, facing +z. */
export function ladder(kit: Kit, place: Point, height: number): void {
  kit.part('ladder', () =>
    kit.at(place, () => {
      for (const x of SIDES) {
        kit.box('yellow', [x * 0.21, 0.003, 0], [0.03, height, 0.05], 0.004)
        kit.box('plinth', [x * 0.21, 0, 0], [0.07, 0.014, 0.1], 0.003)
      }
      for (let y = 0.26; y < height - 0.05; y += 0.27)
        kit.cylinder('aluminium', [-0.2, y, 0], 0.016, 0.4, { axis: 'x', segments: 20 })
    }),
  )
}

/** Hoops and straps around a ladder's climber, from `from` to `to` above its foot; the ladder faces +z; its foot is at `place`. */
export function ladderCage(kit: Kit, place: Point, from: number, to: number): void {
  const radius = 0.36
  // the hoop leaves the ladder's sides and goes around the climber
  const hoop = (angle: number): Point => [Math.sin(angle) * radius, 0, 0.33 - Math.cos(angle) * radius]
  const first = Math.asin(0.235 / radius)
  kit.part('cage', () =>
    kit.at(place, () => {
      const hoops = Math.round((to - from) / 0.62)
      for (let index = 0; index <= hoops; index++) {
        const y = from + ((to - from) * index) / hoops
        const round = Array.from({ length: 25 }, (_, step): Point => {
          const [x, , z] = hoop(first + ((2 * Math.PI - 2 * first) * step) / 24)
          return [x, y, z]
        })
        kit.hose('yellow', [[0.225, y, 0.004], ...round, [-0.225, y, 0.004]], 0.011, 12)
      }
      for (const degrees of [70, 110, 145, 180, 215, 250, 290]) {
        const [x, , z] = hoop((degrees * Math.PI) / 180)
        kit.at([x, from - 0.03, z], () => kit.box('yellow', [0, 0, 0], [0.036, to - from + 0.06, 0.006], 0.001, 1), [
          0,
          180 - degrees,
          0,
        ])
      }
    }),
  )
}

/** Warning signs side by side on a face. */
export function signs(kit: Kit, place: Point, size = 0.07): void {
  kit.decal(warningSign('hand'), place, size, size)
  kit.decal(warningSign('heat'), [place[0] + size * 1.2, place[1], place[2]], size, size)
}

/** Window frame with stainless surround, for hoods and covers; center at `place`, face +z. */
export function sightWindow(kit: Kit, place: Point, width: number, height: number): void {
  kit.plate(
    'stainless',
    place,
    withHoles(rectangle(width, height, 0.04), [rectangle(width - 0.09, height - 0.09, 0.025)]),
    0.014,
    { bevel: 0.003 },
  )
  kit.box(
    'glass',
    [place[0], place[1] - height / 2 + 0.04, place[2] - 0.004],
    [width - 0.08, height - 0.08, 0.005],
    0.001,
    1,
  )
  for (const x of SIDES)
    for (const y of SIDES)
      hexScrew(
        kit,
        [place[0] + x * (width / 2 - 0.024), place[1] + y * (height / 2 - 0.024), place[2] + 0.0065],
        0.008,
        'z',
      )
}
