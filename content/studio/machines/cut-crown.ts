/** Rear half of the crown under an opened injection unit, cut at z = 0, for close-ups: the nozzle down to the mold. */
import {
  columnNut,
  disc,
  type FlatPoint,
  type Kit,
  type MaterialName,
  polygon,
  rectangle,
  type Shape,
  SIDES,
  withHoles,
} from '../kit/index.ts'
import { cutNose, cutShell } from './cut-away.ts'
import { crownOf, type UprightPress } from './upright-press.ts'

type Hollow = { from: number; to: number }
type Plate = { width: number; height: number; depth: number }

const MOLD = { width: 0.66, height: 0.16, depth: 0.6 }
const PLATEN = 0.0705

/** `plate` carries the chamber of this radius on the crown; the nozzle reaches from there to the mold. */
export function cutCrown(kit: Kit, press: UprightPress, plate: Plate, radius: number, stock: MaterialName): void {
  const { level, column } = press
  const crown = crownOf(press)
  const chamber = level.crownTop + plate.height
  /** Radius of the tube around the nozzle. */
  const tube = radius * 1.4
  kit.part('crown', () => {
    for (const side of SIDES) {
      section(kit, 'paint', crownHalf(press, side, tube), press.body[1] / 2, 'cutFace')
      webs(kit, press, side, tube)
      const center: FlatPoint = [(side * (tube + plate.width / 2)) / 2, level.crownTop + plate.height / 2 + 0.0005]
      section(kit, 'paint', rectangle(plate.width / 2 - tube, plate.height, 0, center), plate.depth / 2, 'cutFace')
      for (const share of [0.3, 0.78])
        cutScrew(kit, side * (tube + share * (plate.width / 2 - tube)), level.crownTop + plate.height)
      const x = side * column.x
      kit.cylinder('groundSteel', [x, 0.6, -column.z], column.radius, level.crownTop - 0.53, { segments: 64 })
      kit.cylinder('paint', [x, level.crownTop - 0.004, -column.z], column.radius * 2.1, 0.0205, { bevel: 0.005 })
      columnNut(kit, [x, level.crownTop + 0.016, -column.z], column.radius * 1.7, column.radius * 1.5, column.radius)
    }
    kit.box('paint', [0, crown + 0.01, -press.body[1] / 2 + 0.03], [press.body[0], level.crownTop - crown - 0.03, 0.04])
    const height = chamber - crown - 0.0025
    cutShell(
      kit,
      'sheetGrey',
      [0, crown - 0.0005, 0],
      [
        [tube - 0.0005, 0],
        [tube - 0.0005, height],
        [radius * 1.12, height],
        [radius * 1.12, height - 0.15],
        [radius * 0.75, height - 0.19],
        [radius * 0.75, 0],
      ],
      180,
      'cutInsert',
    )
    const [inside, end] = [radius * 0.52 + 0.0085, height - 0.134]
    cutShell(
      kit,
      'insulation',
      [0, crown - 0.0005, 0],
      [
        [radius * 0.75 - 0.0005, 0.002],
        [radius * 0.75 - 0.0005, height - 0.19],
        [radius * 1.12 - 0.0005, height - 0.15],
        [radius * 1.12 - 0.0005, end],
        [inside, end],
        [inside, 0.002],
      ],
      180,
      'insulation',
    )
  })
  kit.part('nozzle', () => nozzle(kit, level.upper, chamber, radius, stock))
  kit.part('upper mold', () => platenAndMold(kit, press, radius, stock))
}

/** A body behind z = 0 with a hatched cut face. */
function section(
  kit: Kit,
  material: MaterialName,
  outline: Shape,
  depth: number,
  face: MaterialName = 'cutSteel',
): void {
  kit.plate(material, [0, 0, -depth / 2], outline, depth, { bevel: 0.001 })
  kit.plate(face, [0, 0, 0.0008], outline, 0.0012, { bevel: 0.0006 })
}

/** Inner and outer hollow of a half of the crown, distances from its middle. */
function hollows(press: UprightPress, tube: number): [inner: Hollow, outer: Hollow] {
  const between = press.column.x - press.column.radius - 0.06
  return [
    { from: tube + 0.05, to: between },
    { from: between + 0.05, to: press.body[0] / 2 - 0.045 },
  ]
}

function hollowShape(press: UprightPress, side: -1 | 1, { from, to }: Hollow, larger = 0): Shape {
  const [bottom, top] = [crownOf(press), press.level.crownTop]
  const middle: FlatPoint = [(side * (from + to)) / 2, (top + bottom) / 2]
  return rectangle(to - from + larger, top - bottom - 0.11 + larger, 0.03, middle)
}

/** A web with a round hole across each hollow. */
function webs(kit: Kit, press: UprightPress, side: -1 | 1, tube: number): void {
  const height = (crownOf(press) + press.level.crownTop) / 2
  for (const hollow of hollows(press, tube)) {
    const { from, to } = hollow
    const hole = disc((to - from) * 0.27, [(side * (from + to)) / 2, height])
    const web = withHoles(hollowShape(press, side, hollow, 0.004), [hole], 48)
    kit.plate('paint', [0, 0, -0.11], web, 0.03, { bevel: 0.004 })
  }
}

/** Socket screw of the plate, cut in its middle: head in its counterbore, shank down into the crown. */
function cutScrew(kit: Kit, x: number, top: number): void {
  kit.box('dark', [x, top - 0.034, 0.0012], [0.044, 0.0335, 0.001], 0)
  kit.box('steel', [x, top - 0.034, 0.0016], [0.036, 0.03, 0.0014], 0)
  kit.box('dark', [x, top - 0.022, 0.0022], [0.016, 0.018, 0.0014], 0)
  kit.box('steel', [x, top - 0.135, 0.0012], [0.022, 0.102, 0.0014], 0)
}

/** Casting: outer wall, two hollows with a rib between them. */
function crownHalf(press: UprightPress, side: -1 | 1, tube: number): Shape {
  const [bottom, top] = [crownOf(press), press.level.crownTop]
  const half = press.body[0] / 2 + 0.01
  const cut = press.tapered ? 0.08 : 0.032
  const corners: FlatPoint[] = [
    [tube, bottom],
    [half, bottom],
    [half, top - cut],
    [half - cut, top],
    [tube, top],
  ]
  const turned = corners.map(([x, y]): FlatPoint => [side * x, y])
  return withHoles(
    polygon(side < 0 ? turned.reverse() : turned),
    hollows(press, tube).map((hollow) => hollowShape(press, side, hollow)),
    12,
  )
}

/** Cone under the chamber and the long nozzle with its heater bands, full of compound. */
function nozzle(kit: Kit, bottom: number, chamber: number, radius: number, stock: MaterialName): void {
  const cone = 0.13
  kit.at([0, chamber, 0], () => cutNose(kit, radius, cone, stock))
  const [bore, outer, length] = [radius * 0.3, radius * 0.52, chamber - cone - bottom - 0.0005]
  cutShell(
    kit,
    'steel',
    [0, bottom, 0],
    [
      [outer * 0.6, 0],
      [outer, 0.05],
      [outer, length],
      [bore, length],
      [bore, 0.06],
      [bore * 0.5, 0],
    ],
    180,
  )
  kit.lathe(
    stock,
    [0, bottom - 0.002, 0],
    [
      [0, 0],
      [bore * 0.49, 0],
      [bore * 0.98, 0.062],
      [bore * 0.98, length - 0.011],
      [0, length - 0.011],
    ],
    { segments: 56 },
  )
  for (const share of [0.4, 0.72])
    cutShell(
      kit,
      'brass',
      [0, bottom + share * length - 0.04, 0],
      [
        [outer + 0.008, 0],
        [outer + 0.008, 0.08],
        [outer - 0.001, 0.08],
        [outer - 0.001, 0],
      ],
      180,
      'brass',
    )
}

/** Upper heating platen with the ends of its heaters, insulation, and the upper mold half with its sprue. */
function platenAndMold(kit: Kit, press: UprightPress, radius: number, stock: MaterialName): void {
  const [width, depth] = press.platen
  const y = press.level.upper
  const bush = radius * 0.75
  for (const side of SIDES) {
    const half = (from: number, to: number, bottom: number, height: number) =>
      rectangle(to - from, height, 0, [(side * (from + to)) / 2, bottom + height / 2])
    section(kit, 'groundSteel', half(bush, width / 2, y, PLATEN), depth / 2)
    kit.box(
      'insulation',
      [side * (bush / 2 + width / 4 - 0.003), y + PLATEN - 0.001, -depth / 4 - 0.002],
      [width / 2 - bush - 0.006, 0.0205, depth / 2 - 0.004],
      0.002,
    )
    for (const share of [0.15, 0.4, 0.65, 0.9]) {
      const x = side * (bush + share * (width / 2 - bush))
      kit.cylinder('brass', [x, y + PLATEN / 2, -0.004], 0.012, 0.008, { axis: 'z', bevel: 0.001, segments: 24 })
      kit.cylinder('dark', [x, y + PLATEN / 2, 0.0035], 0.006, 0.003, { axis: 'z', bevel: 0.001, segments: 16 })
    }
    section(
      kit,
      'steel',
      half(bush * 0.6, MOLD.width / 2, y - MOLD.height - 0.0004, MOLD.height),
      MOLD.depth / 2,
      'cutInsert',
    )
  }
  cutShell(
    kit,
    'groundSteel',
    [0, y, 0],
    [
      [bush + 0.001, 0],
      [bush + 0.001, PLATEN + 0.019],
      [radius * 0.53, PLATEN + 0.019],
      [radius * 0.53, 0.051],
      [radius * 0.312 + 0.0015, 0],
    ],
    180,
  )
  cutShell(
    kit,
    'mouldSteel',
    [0, y - MOLD.height - 0.0004, 0],
    [
      [bush * 0.6 + 0.001, 0],
      [bush * 0.6 + 0.001, MOLD.height],
      [radius * 0.16, MOLD.height],
      [radius * 0.26, 0],
    ],
    180,
  )
  kit.lathe(
    stock,
    [0, y - MOLD.height - 0.0044, 0],
    [
      [0, 0],
      [radius * 0.255, 0],
      [radius * 0.155, MOLD.height + 0.005],
      [0, MOLD.height + 0.005],
    ],
    { segments: 40 },
  )
}

/** Lower half of the closed mold full of compound, lower heating platen and moving platen, in which the columns end. */
export function cutLowerHalf(kit: Kit, press: UprightPress, stock: MaterialName): void {
  const parting = press.level.upper - MOLD.height - 0.001
  const [width, depth] = press.platen
  const bottom = parting - 0.1
  const block = (w: number, from: number, to: number): Shape => rectangle(w, to - from, 0, [0, (from + to) / 2])
  section(kit, 'steel', block(MOLD.width, bottom + 0.0005, parting - 0.0005), MOLD.depth / 2, 'cutSteel')
  section(kit, 'groundSteel', block(width, bottom - PLATEN, bottom), depth / 2)
  for (const share of [-0.4, -0.24, -0.08, 0.08, 0.24, 0.4]) {
    const [x, y] = [share * width, bottom - PLATEN / 2]
    kit.cylinder('brass', [x, y, -0.004], 0.012, 0.008, { axis: 'z', bevel: 0.001, segments: 24 })
    kit.cylinder('dark', [x, y, 0.0035], 0.006, 0.003, { axis: 'z', bevel: 0.001, segments: 16 })
  }
  kit.box(
    'insulation',
    [0, bottom - PLATEN - 0.0205, -depth / 4 - 0.002],
    [width - 0.012, 0.0205, depth / 2 - 0.004],
    0.002,
  )
  const platen = bottom - PLATEN - 0.02
  section(kit, 'paint', block(press.body[0], platen - 0.2, platen - 0.0005), press.body[1] / 2, 'cutFace')
  for (const side of SIDES)
    kit.cylinder('brass', [side * press.column.x, platen - 0.01, -press.column.z], press.column.radius * 1.5, 0.06, {
      bevel: 0.004,
      segments: 56,
    })
  // runner and parts in the parting face
  kit.plate(stock, [0, parting, 0.0024], rectangle(0.5, 0.014, 0.004), 0.0022, { bevel: 0.0005 })
  for (const x of [-0.245, -0.125, 0.125, 0.245]) {
    kit.plate(stock, [x, parting, 0.0022], rectangle(0.085, 0.09, 0.018), 0.003, { bevel: 0.001 })
    kit.plate('zinc', [x, parting, 0.0036], rectangle(0.02, 0.09, 0.001), 0.003, { bevel: 0.0005 })
  }
}
