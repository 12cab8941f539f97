/** Small standard parts. Every function builds onto the kit it is given; faces look to +z unless an axis is named. */
import type { Kit } from './builder.ts'
import { type Decal, gaugeDial, screen } from './decals.ts'
import type { MaterialName } from './materials.ts'
import { AXES, type Axis, type Point, radians, SIDES, shifted } from './types.ts'

/** Socket head cap screw; the head is on `place` and points along the axis. `size` is the thread (M16 = 0.016). */
export function socketScrew(
  kit: Kit,
  place: Point,
  size = 0.016,
  axis: Axis = 'y',
  material: MaterialName = 'blackOxide',
): void {
  const head = size * 0.75
  kit.lathe(
    material,
    place,
    [
      [0, 0],
      [head, 0],
      [head, size * 0.9],
      [head - size * 0.1, size],
      [size * 0.48, size],
      [size * 0.44, size * 0.5],
      [0, size * 0.5],
    ],
    { axis, segments: 18 },
  )
}

/** Hexagon screw with washer. */
export function hexScrew(kit: Kit, place: Point, size = 0.02, axis: Axis = 'y', material: MaterialName = 'zinc'): void {
  kit.cylinder(material, place, size * 1.05, size * 0.15, { axis, bevel: size * 0.03, segments: 24 })
  kit.hexagon(material, shifted(place, axis, size * 0.15), size * 0.9, size * 0.65, axis)
}

/** Circle of socket screws about `center`, in the plane across the axis. */
export function screwCircle(
  kit: Kit,
  center: Point,
  circleRadius: number,
  count: number,
  size = 0.016,
  axis: Axis = 'y',
  startDegrees = 0,
): void {
  const [first, second] = AXES.map((_, index) => index).filter((index) => AXES[index] !== axis) as [number, number]
  for (let index = 0; index < count; index++) {
    const angle = radians(startDegrees + (index * 360) / count)
    const place: Point = [...center]
    place[first]! += circleRadius * Math.cos(angle)
    place[second]! += circleRadius * Math.sin(angle)
    socketScrew(kit, place, size, axis)
  }
}

/** Column nut: washer, hexagon (`radius` over corners) and the column end above it. */
export function columnNut(kit: Kit, place: Point, radius: number, height: number, columnRadius: number): void {
  kit.cylinder('steel', place, radius * 1.16, height * 0.18, { segments: 56 })
  kit.hexagon('steel', shifted(place, 'y', height * 0.18), radius, height * 0.82, 'y', 0.004)
  kit.cylinder('groundSteel', shifted(place, 'y', height), columnRadius * 0.88, height * 0.55, {
    bevel: 0.006,
    segments: 40,
  })
}

/** Leveling foot on the floor; the machine's underside is at `height`. */
export function levelingFoot(kit: Kit, x: number, z: number, height = 0.06): void {
  kit.cylinder('blackOxide', [x, 0, z], 0.05, 0.018, { bevel: 0.004, segments: 32 })
  kit.cylinder('zinc', [x, 0.016, z], 0.014, height, { bevel: 0.001, segments: 16 })
  kit.hexagon('zinc', [x, height * 0.55, z], 0.024, 0.016)
}

/** Ring to lift by, standing on `place`. */
export function liftingEye(kit: Kit, place: Point, radius = 0.03): void {
  kit.lathe(
    'blackOxide',
    place,
    [
      [0, 0],
      [radius, 0],
      [radius, radius * 0.4],
      [radius * 0.6, radius * 0.7],
      [radius * 0.6, radius],
      [0, radius],
    ],
    { segments: 24 },
  )
  kit.ring('blackOxide', shifted(place, 'y', radius * 1.9), radius, radius * 0.3, 'z', 36)
}

/**
 * Rows of slots in sheet metal; `place` is the middle of the lowest slot, on the surface. They stand out by 3 mm, because the
 * simplification of the 3D model moves surfaces by a millimeter.
 */
export function louvers(
  kit: Kit,
  place: Point,
  width: number,
  rows: number,
  material: MaterialName = 'sheet',
  pitch = 0.022,
): void {
  for (let row = 0; row < rows; row++) {
    const y = place[1] + row * pitch
    kit.box('seam', [place[0], y, place[2]], [width, 0.007, 0.008], 0.0008, 1)
    kit.at(
      [place[0], y + 0.009, place[2] + 0.004],
      () => kit.box(material, [0, 0, 0], [width, 0.004, 0.008], 0.0015, 1),
      [35, 0, 0],
    )
  }
}

/** Door standing 16 mm proud of the face: dark seam, two hinges, locks. `place` is the middle of its lower edge on the face. */
export function door(
  kit: Kit,
  material: MaterialName,
  place: Point,
  width: number,
  height: number,
  options: { hinge?: 'left' | 'right'; locks?: number; handle?: boolean } = {},
): void {
  const [x, y, z] = place
  kit.box('seam', [x, y - 0.003, z], [width + 0.009, height + 0.006, 0.008], 0.001, 1)
  kit.box(material, [x, y, z + 0.009], [width - 0.003, height, 0.014], 0.004)
  const hingeSide = options.hinge === 'left' ? -1 : 1
  for (const share of [0.12, 0.88])
    kit.box(
      'blackOxide',
      [x + hingeSide * (width / 2 - 0.006), y + height * share - 0.03, z + 0.013],
      [0.016, 0.06, 0.014],
      0.005,
    )
  const locks = options.locks ?? 1
  for (let index = 0; index < locks; index++) {
    const lockY = y + height * (locks === 1 ? 0.5 : 0.2 + (0.6 * index) / (locks - 1))
    const lockX = x - hingeSide * (width / 2 - 0.035)
    if (options.handle) {
      kit.box('blackOxide', [lockX, lockY - 0.06, z + 0.015], [0.026, 0.12, 0.012], 0.005)
      kit.box('dark', [lockX, lockY - 0.045, z + 0.024], [0.014, 0.07, 0.01], 0.004)
    } else {
      kit.cylinder('zinc', [lockX, lockY, z + 0.0155], 0.012, 0.006, { axis: 'z', bevel: 0.001, segments: 24 })
      kit.box('dark', [lockX, lockY - 0.006, z + 0.02], [0.003, 0.012, 0.003], 0.0005, 1)
    }
  }
}

/** How far screws and slots of a cover plate stand out of the face, in meters. */
export const COVER_DEPTH = 0.016

/** Fixed cover plate with seam, screws and slots below. `place` is the middle of its lower edge on the face. */
export function coverPlate(kit: Kit, place: Point, width: number, height: number): void {
  const [x, y, z] = place
  kit.box('seam', [x, y - 0.004, z - 0.002], [width + 0.008, height + 0.008, 0.006], 0.001, 1)
  kit.box('sheet', [x, y, z], [width, height, 0.008], 0.003)
  for (const side of SIDES)
    for (const share of height > 0.8 ? [0, 0.5, 1] : [0, 1])
      socketScrew(kit, [x + side * (width / 2 - 0.022), y + 0.022 + share * (height - 0.044), z + 0.0075], 0.008, 'z')
  louvers(kit, [x, y + height * 0.16, z + 0.0085], width * 0.46, Math.min(9, Math.floor((height * 0.68) / 0.022)))
}

/** Bow handle, upright, `length` meters; `place` is its middle on the face. */
export function bowHandle(kit: Kit, place: Point, length: number): void {
  const [x, y, z] = place
  kit.tube(
    'dark',
    [
      [x, y - length / 2, z],
      [x, y - length / 2, z + 0.04],
      [x, y + length / 2, z + 0.04],
      [x, y + length / 2, z],
    ],
    0.009,
    0.018,
  )
}

/** Mushroom emergency stop on a yellow ring. */
export function emergencyStop(kit: Kit, place: Point, scale = 1): void {
  kit.at(
    place,
    () => {
      kit.cylinder('yellow', [0, 0, 0], 0.03, 0.012, { axis: 'z', segments: 36 })
      kit.lathe(
        'red',
        [0, 0, 0.011],
        [
          [0.012, 0],
          [0.012, 0.01],
          [0.019, 0.014],
          [0.02, 0.022],
          [0.016, 0.028],
          [0.008, 0.031],
          [0, 0.032],
        ],
        { axis: 'z', segments: 32 },
      )
    },
    [0, 0, 0],
    [scale, scale, scale],
  )
}

/** Push button with a chrome ring. */
export function pushButton(kit: Kit, place: Point, material: MaterialName, radius = 0.011): void {
  kit.cylinder('chrome', place, radius * 1.35, 0.005, { axis: 'z', bevel: 0.0015, segments: 28 })
  kit.cylinder(material, shifted(place, 'z', 0.003), radius, 0.009, { axis: 'z', bevel: 0.002, segments: 28 })
}

/** Key switch or selector. */
export function selector(kit: Kit, place: Point): void {
  kit.cylinder('dark', place, 0.013, 0.02, { axis: 'z', segments: 24 })
  kit.box('blackOxide', [place[0], place[1] - 0.013, place[2] + 0.022], [0.006, 0.026, 0.008], 0.002)
}

/** Touch screen in a dark frame; `place` is the center on the face. */
export function touchScreen(kit: Kit, place: Point, width = 0.3, height = 0.2, picture: Decal = screen()): void {
  kit.box(
    'bezel',
    [place[0], place[1] - height / 2 - 0.02, place[2] + 0.006],
    [width + 0.04, height + 0.04, 0.018],
    0.008,
    3,
  )
  kit.decal(picture, [place[0], place[1], place[2] + 0.0158], width, height)
}

/** Panel instrument (temperature controller and the like), square; `place` is the center on the face. */
export function panelInstrument(kit: Kit, place: Point, picture: Decal, side = 0.1): void {
  kit.box(
    'bezel',
    [place[0], place[1] - side / 2 - 0.008, place[2] + 0.004],
    [side + 0.016, side + 0.016, 0.012],
    0.004,
  )
  kit.decal(picture, [place[0], place[1], place[2] + 0.0108], side, side)
}

/** Pressure gauge on a short brass stem; `place` is the center of its back. */
export function gauge(kit: Kit, place: Point, radius = 0.05, picture: Decal = gaugeDial()): void {
  const [x, y, z] = place
  kit.cylinder('blackOxide', place, radius, 0.03, { axis: 'z', bevel: 0.006 })
  kit.decal(picture, [x, y, z + 0.0306], radius * 1.84, radius * 1.84)
  kit.lathe(
    'chrome',
    [x, y, z + 0.022],
    [
      [radius * 1.04, 0],
      [radius * 1.02, 0.014],
      [radius * 0.93, 0.016],
      [radius * 0.9, 0.008],
    ],
    { axis: 'z' },
  )
  kit.cylinder('brass', [x, y - radius - 0.04, z + 0.014], 0.009, 0.05, { bevel: 0.001, segments: 16 })
  kit.hexagon('brass', [x, y - radius - 0.03, z + 0.014], 0.014, 0.018)
}

/** Three-color signal lamp on a post; `place` is the foot of the post. */
export function lightTower(kit: Kit, place: Point): void {
  const [x, base, z] = place
  kit.cylinder('aluminium', place, 0.012, 0.165, { bevel: 0.001, segments: 20 })
  kit.cylinder('dark', [x, base + 0.16, z], 0.03, 0.02, { segments: 32 })
  let y = base + 0.1795
  for (const lamp of ['lampGreen', 'lampYellow', 'lampRed'] as const) {
    kit.cylinder(lamp, [x, y, z], 0.027, 0.048, { segments: 32 })
    kit.cylinder('dark', [x, y + 0.0475, z], 0.028, 0.0045, { bevel: 0.001, segments: 32 })
    y += 0.0515
  }
  kit.cylinder('dark', [x, y, z], 0.028, 0.014, { bevel: 0.005, segments: 32 })
}

/** Cable gland on a face, growing along the axis. */
export function cableGland(kit: Kit, place: Point, radius = 0.02, axis: Axis = 'y'): void {
  kit.hexagon('zinc', place, radius * 1.5, radius * 0.8, axis)
  kit.cylinder('zinc', shifted(place, axis, radius * 0.75), radius * 1.25, radius, { axis, bevel: 0.002, segments: 24 })
}
