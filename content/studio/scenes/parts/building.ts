/** The hall of every factory scene: painted floor with lanes, panel walls with windows, steel frames, roof with skylights. */
import { CatmullRomCurve3, Vector3 } from 'three'
import { type Axis, type Kit, type MaterialName, type Point, polygon, SIDES } from '../../kit/index.ts'
import { type Outside, outdoors, yardView } from './outdoors.ts'

const EAVES = 8
const ROOF = 9
/** Crane rails run on the inner side of the columns at this height. */
export const RAIL = { y: 6.6, inset: 0.75 }
const BAY = 6
const WALL = 0.2
const COLUMN = { width: 0.3, depth: 0.34 }
type Windows = 'band' | 'tall' | 'milky' | 'none'
/** Windows of a wall: their size, panes across and up, and where they are in a bay. */
const WINDOWS: Record<
  Windows,
  { bottom: number; height: number; width: number; panes: [number, number]; at: number[] }
> = {
  band: { bottom: 3.1, height: 2.5, width: 4.6, panes: [4, 2], at: [0] },
  tall: { bottom: 2.9, height: 4.1, width: 1.9, panes: [2, 4], at: [-1.5, 1.5] },
  milky: { bottom: 4.9, height: 1.5, width: 5.5, panes: [9, 1], at: [0] },
  none: { bottom: 3.1, height: 0.01, width: 0, panes: [1, 1], at: [] },
}
const PANEL = 1
/** Distance of the expansion joints in the floor. */
const JOINTS = 3

export type Hall = {
  width: number
  /** The hall reaches from `back` to `front`; the front has no wall, the camera is there. */
  back: number
  front: number
  /** The back wall has a gate in its middle. */
  gate?: boolean
  /** Middle of a gate in the back wall that is open. */
  openGate?: number
  /** Band when left out. */
  windows?: { back?: Windows; sides?: Windows }
  outside?: Outside
}

export function hall(kit: Kit, plan: Hall): void {
  const { width, back, front } = plan
  const length = front - back
  const middle = (front + back) / 2
  kit.part('floor', () => {
    kit.box('epoxy', [0, -0.3, middle], [width + 2, 0.3, length + 2], 0)
    for (let x = -Math.floor(width / 2); x < width / 2; x += JOINTS)
      kit.box('joint', [x, -0.008, middle], [0.008, 0.0085, length - 0.1], 0)
    for (let z = Math.ceil(back); z < front; z += JOINTS)
      kit.box('joint', [0, -0.009, z], [width - 0.16, 0.0098, 0.008], 0)
  })
  const { outside, windows = {} } = plan
  kit.part('side walls', () => {
    for (const side of SIDES)
      kit.at([(side * width) / 2, 0, middle], () => wall(kit, length, { style: windows.sides, outside }), [
        0,
        -side * 90,
        0,
      ])
  })
  kit.part('back wall', () => {
    const gateAt = plan.gate ? 0 : plan.openGate
    kit.at([0, 0, back], () => wall(kit, width + 2 * WALL, { style: windows.back, outside, gateAt }))
    if (plan.gate) kit.at([0, 0, back], () => gate(kit))
    if (plan.openGate !== undefined) kit.at([plan.openGate, 0, back], () => openGate(kit))
  })
  kit.part('frames', () => {
    for (let z = back + 0.6; z < front; z += BAY) frame(kit, z, width)
  })
  kit.part('roof', () => roof(kit, plan))
}

/** Rolled H section that grows from `place` along the axis; `size` is flange width and depth of section. */
export function beam(
  kit: Kit,
  material: MaterialName,
  place: Point,
  length: number,
  axis: Axis,
  size: [width: number, depth: number] = [COLUMN.width, COLUMN.depth],
): void {
  const [x, y] = [size[0] / 2, size[1] / 2]
  const flange = size[1] * 0.07
  const web = size[0] * 0.03
  const outline = polygon([
    [-x, -y],
    [x, -y],
    [x, -y + flange],
    [web, -y + flange],
    [web, y - flange],
    [x, y - flange],
    [x, y],
    [-x, y],
    [-x, y - flange],
    [-web, y - flange],
    [-web, -y + flange],
    [-x, -y + flange],
  ])
  const turn: Record<Axis, Point> = { x: [0, 90, 0], y: [-90, 0, 0], z: [0, 0, 0] }
  kit.at(place, () => kit.plate(material, [0, 0, length / 2], outline, length, { bevel: 0 }), turn[axis])
}

type WallPlan = { style?: Windows | undefined; outside?: Outside | undefined; gateAt?: number | undefined }

/** Wall that looks to +z with its inner face at z = 0, centered; windows, gray dado, joints between the panels. */
function wall(kit: Kit, length: number, { style = 'band', outside, gateAt }: WallPlan): void {
  const { bottom, height, width, at } = WINDOWS[style]
  const count = Math.floor(length / BAY)
  const bays = Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * BAY)
  const isFree = (x: number): boolean => gateAt === undefined || Math.abs(x - gateAt) > (GATE.width + width) / 2 - 1.9
  const middles = bays.flatMap((bay) => at.map((place) => bay + place)).filter(isFree)
  const top = bottom + height
  kit.box('wall', [0, -0.01, -WALL / 2], [length, bottom + 0.01, WALL], 0)
  kit.box('wall', [0, top, -WALL / 2], [length, ROOF - top, WALL], 0)
  // The wall is open at its windows, so that the sun shines through them.
  const edges = [-length / 2, ...middles.flatMap((x) => [x - width / 2, x + width / 2]), length / 2]
  for (let index = 0; index < edges.length; index += 2) {
    const [from, to] = [edges[index]!, edges[index + 1]!]
    kit.box('wall', [(from + to) / 2, bottom, -WALL / 2], [to - from, height, WALL], 0)
  }
  const inner = length - 2 * WALL - 0.1
  const ends = gateAt === undefined ? [] : [gateAt - GATE.width / 2 - 0.25, gateAt + GATE.width / 2 + 0.25]
  const dado = [-inner / 2, ...ends, inner / 2]
  for (let index = 0; index < dado.length; index += 2) {
    const [from, to] = [dado[index]!, dado[index + 1]!]
    kit.box('dado', [(from + to) / 2, -0.02, 0.002], [to - from, 1.22, 0.03], 0.004)
    kit.box('motor', [(from + to) / 2, -0.018, 0.012], [to - from - 0.01, 0.12, 0.03], 0.004)
  }
  for (let y = 2.2; y < ROOF; y += PANEL) kit.box('joint', [0, y, 0], [inner, 0.012, 0.006], 0)
  for (const x of [-count, ...bays.map((_, index) => 2 * (index + 1) - count)])
    if (Math.abs(x) * BAY < inner - 0.2) coverStrip(kit, (x * BAY) / 2)
  for (const [index, x] of middles.entries()) windowField(kit, x, style, index, outside)
}

/** Strip over the butt joint of the wall panels, between the windows, with its screws. */
function coverStrip(kit: Kit, x: number): void {
  kit.box('sheet', [x, 1.21, 0], [0.12, ROOF - 1.3, 0.02], 0.003)
  for (let y = 1.45; y < EAVES; y += 0.5)
    for (const side of SIDES)
      kit.cylinder('zinc', [x + side * 0.04, y, 0.009], 0.011, 0.006, { axis: 'z', segments: 8 })
}

/** One window: what is outdoors, or milky panes, in a gray frame. */
function windowField(kit: Kit, x: number, style: Windows, index: number, outside?: Outside): void {
  const { bottom, height, width, panes } = WINDOWS[style]
  kit.at([x, bottom, 0], () => {
    if (style === 'milky') kit.box('milkyPane', [0, 0.002, -0.02], [width - 0.01, height - 0.004, 0.03], 0, 1)
    else kit.decal(outdoors(index, [width, height], outside), [0, height / 2, 0.02], width - 0.01, height - 0.004)
    for (let bar = 0; bar <= panes[1]; bar++)
      kit.box('windowFrame', [0, (bar / panes[1]) * (height + 0.02) - 0.06, 0.02], [width + 0.12, 0.1, 0.08], 0.006)
    for (let pane = 0; pane <= panes[0]; pane++)
      kit.box('windowFrame', [(pane / panes[0] - 0.5) * width, -0.02, 0.018], [0.09, height + 0.03, 0.07], 0.006)
    kit.box('white', [0, -0.1, 0.05], [width + 0.3, 0.045, 0.24], 0.006)
  })
}

/** Lower room for electrical work: plain walls, a strip of paint at hand height, a ceiling of tiles with lit panels. */
export function workshop(kit: Kit, { width, back, front, height }: Hall & { height: number }): void {
  const [length, middle] = [front - back, (front + back) / 2]
  kit.part('floor', () => kit.box('floorGrey', [0, -0.3, middle], [width + 2, 0.3, length + 2], 0))
  kit.part('walls', () => {
    kit.box('wall', [0, -0.01, back - WALL / 2], [width + 2 * WALL, height, WALL], 0)
    for (const side of SIDES) kit.box('wall', [side * (width / 2 + WALL / 2), -0.01, middle], [WALL, height, length], 0)
    kit.box('dado', [0, 0.9, back + 0.002], [width - 0.01, 0.2, 0.02], 0.004)
    kit.box('motor', [0, -0.02, back + 0.004], [width - 0.02, 0.13, 0.02], 0.004)
  })
  kit.part('ceiling', () => {
    kit.box('ceilingTile', [0, height - 0.012, middle], [width + WALL, 0.1, length - 0.01], 0)
    const tile = 0.62
    for (let x = -Math.floor(width / 2 / tile) * tile; x < width / 2; x += tile)
      kit.box('sheet', [x, height - 0.02, middle], [0.024, 0.012, length - 0.03], 0.001, 1)
    for (let z = back + tile; z < front; z += tile)
      kit.box('sheet', [0, height - 0.021, z], [width - 0.01, 0.012, 0.024], 0.001, 1)
    for (let row = 0; row * 3 * tile < length - 1.5; row++)
      for (const column of [-7, -4, -1, 2, 5])
        kit.box(
          'lampPanel',
          [(column + 0.5) * tile, height - 0.018, back + (row * 3 + 1.5) * tile],
          [tile - 0.03, 0.01, tile - 0.03],
          0,
          1,
        )
  })
}

const GATE = { width: 4.6, height: 4.6 }

/** Sectional gate in the back wall, with two rows of panes. */
function gate(kit: Kit): void {
  kit.box('plinth', [0, -0.03, 0.004], [GATE.width + 0.4, GATE.height + 0.24, 0.12], 0.006)
  const section = GATE.height / 8
  for (let row = 0; row < 8; row++) {
    kit.box('sheet', [0, 0.01 + row * section, 0.06], [GATE.width, section - 0.008, 0.09], 0.008)
    if (row === 3 || row === 4)
      for (let pane = -2; pane <= 2; pane++)
        kit.box('sky', [pane * 0.88, 0.11 + row * section, 0.1], [0.7, section - 0.2, 0.056], 0.002, 1)
  }
}

/** Gate opening with its sections rolled up; behind it the yard. */
function openGate(kit: Kit): void {
  const { width, height } = GATE
  for (const side of SIDES) {
    kit.box('plinth', [side * (width / 2 + 0.1), -0.02, 0.03], [0.2, height + 0.3, 0.14], 0.006)
    kit.box('yellow', [side * (width / 2 + 0.32), 0, 0.3], [0.16, 1.1, 0.16], 0.02)
  }
  kit.box('plinth', [0, height, 0.03], [width + 0.02, 0.28, 0.142], 0.006)
  kit.cylinder('sheetGrey', [-width / 2, height + 0.55, 0.3], 0.26, width, { axis: 'x', segments: 40 })
  kit.box('sheet', [0, height - 0.4, 0.06], [width - 0.01, 0.42, 0.07], 0.008)
  kit.decal(yardView(), [0, height / 2, 0.012], width, height)
}

/** Portal: two columns on base plates and a lattice girder across the hall. */
function frame(kit: Kit, z: number, width: number): void {
  const x = width / 2 - COLUMN.depth / 2 - 0.02
  for (const side of SIDES) {
    kit.at([side * x, 0, z], () => column(kit), [0, 90, 0])
    kit.at([side * x, RAIL.y - 0.62, z], () => bracket(kit), [0, side < 0 ? 0 : 180, 0])
  }
  lattice(kit, z, width - 0.5)
}

function column(kit: Kit): void {
  kit.box('plinth', [0, 0, 0], [0.46, 0.03, 0.5], 0.003)
  beam(kit, 'sheetGrey', [0, 0.02, 0], EAVES, 'y')
  for (const side of SIDES)
    kit.box('yellow', [0, 0.03, (side * COLUMN.depth) / 2], [COLUMN.width + 0.03, 1.2, 0.03], 0.006)
}

/** Carries the crane's runway beam; grows to +x from the column's middle. */
function bracket(kit: Kit): void {
  kit.box('sheetGrey', [0.44, 0, 0], [0.6, 0.072, 0.32], 0.004)
  const gusset = polygon([
    [0.15, -0.5],
    [0.68, 0.01],
    [0.15, 0.01],
  ])
  kit.plate('sheetGrey', [0, 0, 0], gusset, 0.03, { bevel: 0 })
}

/** Lattice girder: two chords and diagonals of round tube. */
function lattice(kit: Kit, z: number, span: number): void {
  const [low, high] = [EAVES - 0.42, EAVES + 0.6]
  for (const y of [low, high]) kit.box('sheetGrey', [0, y, z], [span, 0.14, 0.16], 0.012, 1)
  const steps = Math.round(span / 1.2)
  const along = (step: number): number => (step / steps - 0.5) * (span - 0.3)
  for (let step = 0; step < steps; step++) {
    const up = step % 2 === 0
    kit.tube(
      'sheetGrey',
      [
        [along(step), up ? low + 0.1 : high + 0.04, z],
        [along(step + 1), up ? high + 0.04 : low + 0.1, z],
      ],
      up ? 0.045 : 0.041,
      0.01,
      10,
    )
  }
}

/** Dark marks of wheels along lines on the floor. */
export function scuffs(kit: Kit, lines: readonly (readonly [number, number])[][], width = 0.06): void {
  kit.part('scuffs', () => {
    for (const [index, line] of lines.entries()) {
      const left: [number, number][] = []
      const right: [number, number][] = []
      const points = bowed(line)
      for (const [place, [x, z]] of points.entries()) {
        const [before, after] = [points[Math.max(0, place - 1)]!, points[Math.min(points.length - 1, place + 1)]!]
        const [dx, dz] = [after[0] - before[0], after[1] - before[1]]
        const half =
          (width / 2 / Math.hypot(dx, dz)) * Math.sin((Math.PI * (place + 0.3)) / (points.length - 0.4)) ** 0.5
        left.push([x - dz * half, -z - dx * half])
        right.unshift([x + dz * half, -z + dx * half])
      }
      kit.plate('scuff', [0, 0.0062 + index * 0.0004, 0], polygon([...left, ...right]), 0.0002, { axis: 'y', bevel: 0 })
    }
  })
}

/** Twelve points a part on a smooth curve through the given ones. */
function bowed(line: readonly (readonly [number, number])[]): [number, number][] {
  const curve = new CatmullRomCurve3(line.map(([x, z]) => new Vector3(x, 0, z)))
  return curve.getPoints(12 * (line.length - 1)).map(({ x, z }): [number, number] => [x, z])
}

/** White roof on purlins; two skylights over every bay. */
function roof(kit: Kit, { width, back, front }: Hall): void {
  const length = front - back
  kit.box('wall', [0, ROOF - 0.02, (front + back) / 2], [width + 0.5, 0.15, length + 0.3], 0)
  for (let x = -width / 2 + 1; x < width / 2; x += 2)
    beam(kit, 'sheetGrey', [x, ROOF - 0.1, back + 0.01], length - 0.02, 'z', [0.09, 0.18])
  for (let z = back + 0.6 + BAY / 2; z < front; z += BAY)
    for (const x of [-width / 4, width / 4]) kit.box('sky', [x, ROOF - 0.045, z], [width * 0.32, 0.04, 2.2], 0)
}

/** Strip of another floor paint. Overlays stack by `layer`, 2 mm each, so that they never share a plane. */
export function floorField(
  kit: Kit,
  material: MaterialName,
  [x, z]: [number, number],
  [width, length]: [number, number],
  layer = 1,
): void {
  kit.box(material, [x, -0.02 * layer, z], [width, 0.022 * layer, length], 0)
}

/** Walking lane along z: gray strip between two yellow lines. */
export function lane(kit: Kit, x: number, width: number, from: number, to: number): void {
  kit.part('lane', () => {
    const [middle, length] = [(from + to) / 2, to - from]
    floorField(kit, 'epoxyLane', [x, middle], [width, length])
    for (const side of SIDES) floorField(kit, 'floorLine', [x + (side * width) / 2, middle], [0.1, length - 0.02], 2)
  })
}

/** Yellow frame of lines on the floor around a working place. */
export function markedPlace(kit: Kit, [x, z]: [number, number], [width, length]: [number, number]): void {
  kit.part('marked place', () => {
    for (const side of SIDES) {
      floorField(kit, 'floorLine', [x + (side * width) / 2, z], [0.08, length], 2)
      floorField(kit, 'floorLine', [x, z + (side * length) / 2], [width + 0.078, 0.08], 3)
    }
  })
}
