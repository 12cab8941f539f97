/**
 * Parts in the drum of a washing machine. Variant = the part: spoons in water behind the closed door, grommets as they are
 * unloaded into a basket, stoppers beside the open door, nipples from close up.
 */
import { type BufferGeometry, PlaneGeometry, SphereGeometry } from 'three'
import {
  bowHandle,
  disc,
  type Kit,
  type MaterialName,
  type Point,
  panelInstrument,
  polygon,
  radians,
  rectangle,
  SIDES,
  socketScrew,
  temperatureController,
  withHoles,
} from '../kit/index.ts'
import { innerPerforation, numbers, openDrum } from '../machines/drum-parts.ts'
import { CRATE, DRUMS, type Drum, settled } from './settled.ts'

const WALL = 0.004

export function build(kit: Kit, variant: keyof typeof DRUMS = 'spoon'): void {
  const drum = DRUMS[variant]
  kit.part('drum', () => perforatedDrum(kit, drum))
  const painted = variant === 'stopper' || variant === 'grommet'
  kit.part('front', () => front(kit, drum, painted ? 'paint' : 'sheet'))
  if (variant !== 'nipple') kit.part('lamp', () => lamp(kit, drum))
  if (variant === 'stopper') kit.part('door', () => doorAndPanel(kit, drum))
  kit.part('load', () => settled(kit, `drum-${variant}`))
  if (variant === 'spoon') {
    kit.part('water', () => water(kit, drum))
    kit.part('closed door', () => closedDoor(kit, drum))
  }
  if (variant === 'grommet') kit.part('basket', () => kit.at([0, 0, drum.depth + 0.125], () => basket(kit)))
}

/** Water up to the middle of the load, foam on it, drops falling from the lifters. */
function water(kit: Kit, { radius, depth, height, opening }: Drum): void {
  const level = height - 0.012
  const front = depth - 0.004
  const edge = Math.asin((level - height) / opening)
  const segment = Array.from({ length: 49 }, (_, step): [number, number] => {
    const angle = edge - (step / 48) * (Math.PI + 2 * edge)
    return [opening * Math.cos(angle), height + opening * Math.sin(angle)]
  })
  kit.plate('water', [0, 0, depth + 0.012], polygon(segment), 0.002, { bevel: 0 })
  const chord = 2 * Math.sqrt(radius ** 2 - (level - height) ** 2)
  kit.add('water', rippled(chord, front).translate(0, level, front / 2))
  const next = numbers(907)
  for (let index = 0; index < 1600; index++) {
    const share = next()
    const x = (next() - 0.5) * chord * 0.98
    // The turning drum lifts the foam on its right side. Elsewhere the foam forms clumps.
    const clump = Math.max(0, Math.sin(x * 34 + 1) + 0.6 * Math.sin(x * 81))
    const side = (x / chord + 0.5) ** 3
    const pile = (0.002 + 0.011 * clump + 0.06 * side) * (index % 3 ? 1 : 0.5)
    bubble(
      kit,
      [x, level + pile * next() ** 1.6, front - 0.004 - front * 0.9 * share ** 3],
      0.0014 + 0.0052 * next() ** 3,
    )
  }
  for (let index = 0; index < 70; index++) {
    const side = index % 2 ? 0.62 : -0.62
    const fall = next()
    const x = side * radius + (next() - 0.5) * 0.03 - side * 0.05 * fall
    drop(kit, [x, height + 0.1 - fall * 0.11, 0.05 + next() * (depth - 0.08)], 0.0011 + 0.0014 * next())
  }
}

/** The surface of moving water. */
function rippled(width: number, depth: number): BufferGeometry {
  const geometry = new PlaneGeometry(width, depth, 110, 70)
  geometry.rotateX(-Math.PI / 2)
  const positions = geometry.attributes.position!
  for (let vertex = 0; vertex < positions.count; vertex++) {
    const [x, z] = [positions.getX(vertex), positions.getZ(vertex)]
    positions.setY(vertex, 0.0016 * (Math.sin(x * 92 + 2 * Math.sin(z * 60)) + Math.sin(z * 118 + x * 40)))
  }
  geometry.computeVertexNormals()
  return geometry
}

const bubble = (kit: Kit, place: Point, radius: number): void =>
  kit.add('foam', new SphereGeometry(radius, 18, 12).translate(...place))

const drop = (kit: Kit, place: Point, radius: number): void =>
  kit.add('foam', new SphereGeometry(radius, 14, 12).scale(1, 1.9, 1).translate(...place))

/** Door ring with its glass, hinged on the left, the handle on the right. */
function closedDoor(kit: Kit, { radius, depth, height, opening }: Drum): void {
  const face = depth + 0.022
  const [inner, outer] = [opening * 0.92, opening * 1.3]
  kit.lathe(
    'aluminium',
    [0, height, face],
    [
      [inner, 0],
      [outer, 0],
      [outer, 0.014],
      [outer - 0.003, 0.02],
      [outer - 0.012, 0.026],
      [inner + 0.016, 0.026],
      [inner + 0.005, 0.02],
      [inner, 0.008],
      [inner, 0],
    ],
    { axis: 'z', segments: 128 },
  )
  kit.ring('rubberGrey', [0, height, face + 0.006], inner - 0.002, 0.005, 'z', 128)
  kit.lathe(
    'glass',
    [0, height, face - 0.004],
    [
      [0, 0],
      [inner, 0.004],
      [inner, 0.009],
      [0, 0.005],
    ],
    { axis: 'z', segments: 96 },
  )
  for (let screw = 0; screw < 12; screw++) {
    const angle = radians(15 + screw * 30)
    const reach = (inner + outer) / 2 + 0.004
    socketScrew(kit, [reach * Math.cos(angle), height + reach * Math.sin(angle), face + 0.0258], 0.007, 'z')
  }
  for (const y of SIDES) {
    kit.box('zinc', [-outer - 0.012, height + y * 0.075 - 0.02, face + 0.004], [0.05, 0.04, 0.022], 0.004)
    kit.cylinder('zinc', [-outer - 0.026, height + y * 0.075 - 0.028, face + 0.008], 0.01, 0.056, { segments: 32 })
  }
  kit.box('blackOxide', [outer + 0.008, height - 0.05, face - 0.006], [0.04, 0.1, 0.02], 0.005)
  kit.at([outer - 0.014, height, face + 0.022], () => bowHandle(kit, [0, 0, 0], radius * 0.62))
}

/** Perforated basket with hoops at its ends, filled. */
function basket(kit: Kit): void {
  const { width, depth, height, level } = CRATE
  const sheet = 0.002
  kit.box('stainless', [0, 0.008, 0], [width, sheet, depth], 0.0006)
  for (const side of SIDES) {
    kit.box('stainless', [side * (width / 2 + sheet / 2), 0.006, 0], [sheet, height, depth + 2 * sheet], 0.0006)
    kit.box('stainless', [0, 0.0062, side * (depth / 2 + sheet / 2)], [width - 0.0002, height - 0.0004, sheet], 0.0006)
    kit.tube(
      'stainless',
      [
        [(side * width) / 2, height + 0.006, -depth / 2],
        [(side * width) / 2, height + 0.006, depth / 2],
      ],
      0.004,
      0.01,
    )
    kit.tube(
      'stainless',
      [
        [-width / 2, height + 0.006, (side * depth) / 2],
        [width / 2, height + 0.006, (side * depth) / 2],
      ],
      0.004,
      0.01,
    )
    kit.tube(
      'stainless',
      [
        [side * (width / 2 + 0.004), height, -0.045],
        [side * (width / 2 + 0.022), height + 0.034, -0.045],
        [side * (width / 2 + 0.022), height + 0.034, 0.045],
        [side * (width / 2 + 0.004), height, 0.045],
      ],
      0.0035,
      0.014,
    )
    for (let column = -11; column <= 11; column++)
      for (let row = 0; row < 8; row++) {
        const shift = row % 2 ? 0.005 : 0
        const y = 0.022 + row * 0.0105
        if (side > 0) hole(kit, [column * 0.0102 + shift, y, depth / 2 + sheet + 0.0003], 0)
        if (Math.abs(column) < 8)
          hole(kit, [side * (width / 2 + sheet + 0.0003), y, column * 0.0102 + shift], side * 90)
      }
  }
  kit.box('rubber', [0, 0.012, 0], [width - 0.002, level - 0.012, depth - 0.002], 0.006)
  kit.at([0, level - 0.01, 0], () => settled(kit, 'crate-grommet'))
}

function hole(kit: Kit, place: Point, yaw: number): void {
  kit.at(
    place,
    () =>
      kit.lathe(
        'seam',
        [0, 0, 0],
        [
          [0.0029, 0],
          [0, 0],
        ],
        { axis: 'z', segments: 16 },
      ),
    [0, yaw, 0],
  )
}

/** Perforated drum with two of its three lifters (the third is under the load) and the hub on its back. */
function perforatedDrum(kit: Kit, { radius, depth, height }: Drum): void {
  const pitch = radius * 0.135
  openDrum(kit, 'stainless', [0, height, -0.012], radius + WALL, depth + 0.012, WALL)
  innerPerforation(kit, [0, height, -0.012], radius, depth, 0, 357, pitch, pitch * 0.26)
  for (const degrees of [28, 152])
    kit.at(
      [0, height, 0],
      () =>
        kit.box(
          'stainless',
          [0, -radius - 0.001, depth / 2],
          [radius * 0.2, radius * 0.2, depth * 0.86],
          radius * 0.08,
          4,
        ),
      [0, 0, degrees + 90],
    )
  kit.cylinder('stainless', [0, height, -0.002], radius * 0.32, 0.008, { axis: 'z', bevel: 0.003 })
}

/** Lamp behind the upper edge of the opening. */
function lamp(kit: Kit, { radius, depth, height, opening }: Drum): void {
  kit.box('drumLamp', [0, height + opening - 0.004, depth - 0.046], [radius * 0.9, 0.008, 0.036], 0.002)
}

/** Glazed door, swung open on the right, and the controls above the opening. */
function doorAndPanel(kit: Kit, { radius, depth, height, opening }: Drum): void {
  const face = depth + 0.0065
  const outer = opening * 1.14
  kit.at([radius * 1.3, height, face + 0.012], () => {
    kit.at([-outer, 0, 0], () => {
      kit.plate('sheetGrey', [0, 0, 0.012], withHoles(disc(outer), [disc(opening * 0.86)], 64), 0.024, { bevel: 0.003 })
      kit.lathe(
        'glass',
        [0, 0, -0.004],
        [
          [0, 0],
          [opening * 0.84, 0.012],
          [opening * 0.87, 0.016],
          [0, 0.006],
        ],
        {
          axis: 'z',
          segments: 72,
        },
      )
    })
    for (const y of SIDES) kit.cylinder('zinc', [0, y * radius * 0.3 - 0.012, 0.006], 0.006, 0.024, { segments: 24 })
  }, [0, 112, 0])
  const panel = height + radius * 1.36
  panelInstrument(
    kit,
    [-radius * 0.95, panel + radius * 0.14, depth + 0.0095],
    temperatureController(60, 60),
    radius * 0.34,
  )
  for (const [index, material] of (['lampGreen', 'lampYellow', 'sheetGrey'] as const).entries())
    kit.cylinder(material, [radius * (0.3 + index * 0.3), panel + radius * 0.14, depth + 0.007], radius * 0.07, 0.008, {
      axis: 'z',
      bevel: 0.002,
    })
}

/** Housing with the door seal around the opening. */
function front(kit: Kit, { radius, depth, height, opening }: Drum, material: MaterialName): void {
  const side = radius * 3.3
  const hole = radius + WALL + 0.006
  const outline = withHoles(rectangle(side, side, radius * 0.08, [0, height]), [disc(hole, [0, height])], 64)
  kit.plate(material, [0, 0, depth / 2 - 0.02], outline, depth + 0.06, { bevel: 0.003 })
  kit.box('dark', [0, height - hole - 0.01, -0.06], [2 * hole + 0.02, 2 * hole + 0.02, 0.02], 0.002)
  const face = depth + 0.01
  const lip = radius * 0.1
  const round = material === 'paint'
  const edge = round
    ? disc(radius * 1.2, [0, height])
    : rectangle(radius * 2.6, radius * 2.6, radius * 0.2, [0, height])
  const plate = withHoles(edge, [disc(opening + lip - 0.004, [0, height])], 64)
  kit.plate('stainless', [0, 0, face + 0.003], plate, 0.007, { bevel: 0.002 })
  const screw = radius * (round ? 0.785 : 1.16)
  for (const x of SIDES)
    for (const y of SIDES)
      kit.cylinder('zinc', [x * screw, height + y * screw, face + 0.006], radius * 0.035, 0.004, {
        axis: 'z',
        segments: 24,
      })
  kit.lathe(
    'rubberGrey',
    [0, height, depth - 0.012],
    [
      [opening, 0],
      [opening + lip, 0.004],
      [opening + lip, 0.02],
      [opening + lip * 0.6, 0.026],
      [opening, 0.022],
      [opening - 0.002, 0.012],
      [opening, 0],
    ],
    { axis: 'z', segments: 96 },
  )
}
