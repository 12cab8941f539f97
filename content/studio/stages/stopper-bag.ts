/** Clear zip bag of stoppers on a table. The film is a membrane: stretched between the welds, held up by the parts. */
import { type BufferGeometry, PlaneGeometry } from 'three'
import { type Kit, radians, SIDES } from '../kit/index.ts'
import { numbers } from '../machines/drum-parts.ts'
import { lotLabel } from './label.ts'
import { settled } from './settled.ts'

/** Flat bag: bottom weld in front, opening behind the zip. */
const BAG = { width: 0.272, front: 0.116, back: -0.212, zip: -0.176 }
const TABLE = { width: 1.5, depth: 1.3, thickness: 0.03 }
/** Level of the film where nothing is below it. */
const FLAT = 0.0014
const CELL = 0.0013
const COLUMNS = Math.round(BAG.width / CELL)
const ROWS = Math.round((BAG.front - BAG.back) / CELL)
const LABEL = { width: 0.088, depth: 0.055, x: 0.052, z: 0.062, yaw: 5 }

type Heights = Float32Array

export function stopperBag(kit: Kit): void {
  kit.part('table', () => {
    kit.box('worktop', [0, -TABLE.thickness, 0], [TABLE.width, TABLE.thickness, TABLE.depth], 0.006)
  })
  const first = kit.pieces.length
  kit.part('stoppers', () => kit.at([0, 0.0015, 0], () => settled(kit, 'bag-stopper')))
  const film = stretchedFilm(highest(kit, first))
  kit.part('film', () => kit.add('film', surface(film)))
  kit.part('welds', () => welds(kit))
  kit.part('label', () => label(kit, film))
}

const columnAt = (x: number): number => (x + BAG.width / 2) / CELL
const rowAt = (z: number): number => (z - BAG.back) / CELL
const cell = (column: number, row: number): number => row * (COLUMNS + 1) + column

/** Highest point of the parts over every cell. */
function highest(kit: Kit, first: number): Heights {
  const heights = new Float32Array((COLUMNS + 1) * (ROWS + 1)).fill(FLAT)
  for (const { geometry } of kit.pieces.slice(first)) {
    const positions = geometry.attributes.position!
    for (let vertex = 0; vertex < positions.count; vertex++) {
      const column = Math.round(columnAt(positions.getX(vertex)))
      const row = Math.round(rowAt(positions.getZ(vertex)))
      for (let near = 0; near < 9; near++) {
        const at = cell(column + (near % 3) - 1, row + Math.floor(near / 3) - 1)
        heights[at] = Math.max(heights[at]!, positions.getY(vertex) + 0.0006)
      }
    }
  }
  return heights
}

/** Relaxed until every cell is the mean of its neighbors or touches a part; then folds are laid where it is free. */
function stretchedFilm(parts: Heights): Heights {
  const film = parts.slice()
  const haste = 1.9
  for (let sweep = 0; sweep < 260; sweep++)
    for (let row = 1; row < ROWS; row++)
      for (let column = 1; column < COLUMNS; column++) {
        const at = cell(column, row)
        const mean = (film[at - 1]! + film[at + 1]! + film[at - COLUMNS - 1]! + film[at + COLUMNS + 1]!) / 4
        film[at] = Math.max(parts[at]!, film[at]! + haste * (mean - film[at]!))
      }
  for (const fold of folds()) lay(film, fold)
  return film
}

type Fold = { x: number; z: number; angle: number; length: number; width: number; height: number }

/** Folds run from the welds and corners towards the parts, a few across the empty end. */
function folds(): Fold[] {
  const next = numbers(4711)
  const between = (low: number, high: number): number => low + (high - low) * next()
  const list: Fold[] = []
  const shape = (): Pick<Fold, 'length' | 'width' | 'height'> => ({
    length: between(0.028, 0.062),
    width: between(0.0022, 0.0046),
    height: between(0.0012, 0.0034),
  })
  for (const side of SIDES)
    for (let step = 0; step < 13; step++)
      list.push({
        x: side * (BAG.width / 2 - between(0.016, 0.034)),
        z: BAG.back + 0.06 + (step / 12) * 0.24 + between(-0.006, 0.006),
        angle: (side > 0 ? 180 : 0) + between(-38, 38),
        ...shape(),
      })
  for (let step = 0; step < 9; step++)
    list.push({
      x: -0.112 + step * 0.028,
      z: 0.1 + between(-0.006, 0.004),
      angle: 90 + between(-62, 62),
      ...shape(),
      height: between(0.0008, 0.0016),
    })
  for (let step = 0; step < 12; step++)
    list.push({ x: -0.1 + step * 0.018, z: -0.115 + between(-0.014, 0.014), angle: 90 + between(-55, 55), ...shape() })
  return list
}

function lay(film: Heights, { x, z, angle, length, width, height }: Fold): void {
  const [alongX, alongZ] = [Math.cos(radians(angle)), -Math.sin(radians(angle))]
  const reach = Math.ceil((length / 2 + 3 * width) / CELL)
  const [middleColumn, middleRow] = [Math.round(columnAt(x)), Math.round(rowAt(z))]
  for (let row = Math.max(1, middleRow - reach); row < Math.min(ROWS, middleRow + reach); row++)
    for (let column = Math.max(1, middleColumn - reach); column < Math.min(COLUMNS, middleColumn + reach); column++) {
      const [dx, dz] = [column * CELL - BAG.width / 2 - x, row * CELL + BAG.back - z]
      const along = (dx * alongX + dz * alongZ) / (length / 2)
      if (Math.abs(along) >= 1) continue
      const bend = 0.003 * along * along
      const across = (dx * alongZ - dz * alongX - bend) / width
      const toWeld = Math.min(column, COLUMNS - column, ROWS - row) * CELL
      const free =
        Math.min(1, Math.max(0, (toWeld - 0.004) / 0.008)) * Math.min(1, Math.max(0, (row * CELL - 0.045) / 0.012))
      film[cell(column, row)]! += height * free * (1 - along * along) ** 1.5 * Math.exp(-across * across)
    }
}

/** One sheet through all cells. */
function surface(heights: Heights): BufferGeometry {
  const geometry = new PlaneGeometry(BAG.width, BAG.front - BAG.back, COLUMNS, ROWS)
  geometry.rotateX(-Math.PI / 2)
  geometry.translate(0, 0, (BAG.front + BAG.back) / 2)
  const positions = geometry.attributes.position!
  for (let vertex = 0; vertex < positions.count; vertex++) positions.setY(vertex, heights[vertex]!)
  geometry.computeVertexNormals()
  return geometry
}

/** Bottom and sides welded with a fine pattern; the two rails of the zip with their blue line. */
function welds(kit: Kit): void {
  const { width, front, back, zip } = BAG
  const length = front - back
  for (const side of SIDES)
    kit.box('filmWeld', [side * (width / 2 - 0.002), 0.0006, (front + back) / 2], [0.004, 0.0012, length], 0.0004)
  kit.box('filmWeld', [0, 0.0007, front - 0.0045], [width - 0.001, 0.0013, 0.009], 0.0004)
  for (let line = 0; line < 4; line++)
    kit.box('white', [0, 0.0018, front - 0.0017 - line * 0.0019], [width - 0.004, 0.0004, 0.0005], 0.0001)
  for (const rail of SIDES) {
    kit.box('filmWeld', [0, 0.0012, zip + rail * 0.0031], [width - 0.0012, 0.0022, 0.0022], 0.0009)
  }
  kit.box('airHose', [0, 0.0014, zip], [width - 0.0014, 0.0013, 0.0022], 0.0005)
  kit.box('filmWeld', [0, 0.0008, back + 0.001], [width - 0.0006, 0.0014, 0.002], 0.0005)
}

/** Paper label on the film: it follows large bends only. */
function label(kit: Kit, film: Heights): void {
  const [columns, rows] = [44, 28]
  const geometry = new PlaneGeometry(LABEL.width, LABEL.depth, columns, rows)
  geometry.rotateX(-Math.PI / 2)
  geometry.rotateY(radians(LABEL.yaw))
  geometry.translate(LABEL.x, 0, LABEL.z)
  const positions = geometry.attributes.position!
  const below = Array.from({ length: positions.count }, (_, vertex) => {
    const column = Math.round(columnAt(positions.getX(vertex)))
    const row = Math.round(rowAt(positions.getZ(vertex)))
    return film[cell(column, row)]!
  })
  let heights = below.slice()
  for (let pass = 0; pass < 60; pass++)
    heights = heights.map((_, vertex) => {
      const column = vertex % (columns + 1)
      const row = Math.floor(vertex / (columns + 1))
      const at = (across: number, along: number): number =>
        heights[
          Math.min(rows, Math.max(0, row + along)) * (columns + 1) + Math.min(columns, Math.max(0, column + across))
        ]!
      return (at(-1, 0) + at(1, 0) + at(0, -1) + at(0, 1)) / 4
    })
  const lift = Math.max(...heights.map((height, vertex) => below[vertex]! - height)) + 0.0004
  const coordinates = geometry.attributes.uv!
  for (let vertex = 0; vertex < positions.count; vertex++) {
    positions.setY(vertex, heights[vertex]! + lift)
    coordinates.setY(vertex, 1 - coordinates.getY(vertex)) // glTF counts v downwards
  }
  geometry.computeVertexNormals()
  const decal = lotLabel('0652')
  kit.decals.set(decal.name, decal)
  kit.add(`decal:${decal.name}`, geometry)
}
