import {
  type BufferGeometry,
  CircleGeometry,
  Euler,
  ExtrudeGeometry,
  Matrix4,
  PlaneGeometry,
  Quaternion,
  type Shape,
  TorusGeometry,
  Vector3,
} from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { toCreasedNormals } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Decal } from './decals.ts'
import type { MaterialName } from './materials.ts'
import { polygon } from './outlines.ts'
import { cylinderProfile, revolve } from './revolve.ts'
import { bentPath, smoothPath, sweep } from './sweep.ts'
import { filterTriangles } from './triangles.ts'
import { type Axis, type FlatPoint, type Point, radians, type Size, type Turn } from './types.ts'

/** One solid of the model, in world coordinates, without index. */
export type Piece = { part: string; material: string; geometry: BufferGeometry }

type CylinderOptions = {
  /** Direction of growth, y when left out. */
  axis?: Axis
  /** Rounded rim in meters. */
  bevel?: number
  segments?: number
  /** Radius of a through bore. */
  bore?: number
}

type PlateOptions = {
  /** Axis the thickness runs along: z when left out (outline seen from the front), y (seen from above), x (seen from the right). */
  axis?: Axis
  bevel?: number
  pointsPerCurve?: number
}

/**
 * Collects the solids of one model. Units are meters, y is up, +z looks at the viewer, the floor is y = 0.
 * Boxes are placed by the middle of their underside; cylinders begin at their point and grow along their axis.
 */
export class Kit {
  readonly pieces: Piece[] = []
  readonly decals = new Map<string, Decal>()
  #placement = new Matrix4()
  #partNames: string[] = []

  /** Names everything built inside; the name appears in the lint report. */
  part(name: string, build: () => void): void {
    this.#partNames.push(name)
    build()
    this.#partNames.pop()
  }

  /** Builds with the origin moved to `place`, then turned and scaled. */
  at(place: Point, build: () => void, turn: Turn = [0, 0, 0], scale: Point = [1, 1, 1]): void {
    const outer = this.#placement.clone()
    const rotation = new Quaternion().setFromEuler(new Euler(radians(turn[0]), radians(turn[1]), radians(turn[2])))
    this.#placement.multiply(new Matrix4().compose(new Vector3(...place), rotation, new Vector3(...scale)))
    build()
    this.#placement.copy(outer)
  }

  /** Builds the part twice: as it is and mirrored left to right. */
  mirrored(build: () => void): void {
    build()
    this.at([0, 0, 0], build, [0, 0, 0], [-1, 1, 1])
  }

  /** Adds a finished geometry (drops the index, applies the placement). */
  add(material: MaterialName | `decal:${string}`, source: BufferGeometry): void {
    const geometry = source.index ? source.toNonIndexed() : source
    for (const name of Object.keys(geometry.attributes)) {
      if (!['position', 'normal', 'uv'].includes(name)) geometry.deleteAttribute(name)
    }
    geometry.applyMatrix4(this.#placement)
    geometry.normalizeNormals()
    dropEmptyTriangles(geometry)
    if (this.#placement.determinant() < 0) turnWinding(geometry)
    this.pieces.push({ part: this.#partNames.join(' / ') || 'unnamed', material, geometry })
  }

  /** Box with rounded edges. `place` is the middle of the underside. */
  box(material: MaterialName, place: Point, size: Size, bevel = 0.004, bevelSteps = 2): void {
    const radius = Math.min(bevel, size[0] / 2.01, size[1] / 2.01, size[2] / 2.01)
    const geometry = new RoundedBoxGeometry(size[0], size[1], size[2], bevelSteps, radius)
    geometry.translate(place[0], place[1] + size[1] / 2, place[2])
    this.add(material, geometry)
  }

  /** Cylinder that begins at `place` and grows `length` meters along its axis. */
  cylinder(material: MaterialName, place: Point, radius: number, length: number, options: CylinderOptions = {}): void {
    const bevel = Math.min(options.bevel ?? 0.003, radius / 2, length / 2.01)
    const profile = cylinderProfile(radius, length, bevel, options.bore ?? 0)
    this.#placeAlong(revolve(profile, options.segments ?? 48), options.axis ?? 'y', place, material)
  }

  /** Turned part: profile of [radius, height along the axis], solid on the left of the walk (up the outside). */
  lathe(
    material: MaterialName,
    place: Point,
    profile: readonly FlatPoint[],
    options: { axis?: Axis; segments?: number; arcDegrees?: number; creaseDegrees?: number } = {},
  ): void {
    const geometry = revolve(profile, options.segments ?? 48, options.arcDegrees ?? 360, options.creaseDegrees ?? 50)
    this.#placeAlong(geometry, options.axis ?? 'y', place, material)
  }

  /** Hexagon bar, `radius` over the corners. */
  hexagon(
    material: MaterialName,
    place: Point,
    radius: number,
    length: number,
    axis: Axis = 'y',
    bevel = 0.0015,
  ): void {
    const corners = [0, 1, 2, 3, 4, 5].map(
      (corner): FlatPoint => [radius * Math.cos(radians(corner * 60)), radius * Math.sin(radians(corner * 60))],
    )
    const geometry = extruded(polygon(corners), length, bevel, 1)
    geometry.rotateX(-Math.PI / 2)
    geometry.translate(0, length / 2, 0)
    this.#placeAlong(geometry, axis, place, material)
  }

  /** Flat plate from an outline; the thickness is centered on `place`. */
  plate(material: MaterialName, place: Point, outline: Shape, thickness: number, options: PlateOptions = {}): void {
    const geometry = extruded(outline, thickness, options.bevel ?? 0.003, options.pointsPerCurve ?? 24)
    if (options.axis === 'y') geometry.rotateX(-Math.PI / 2)
    if (options.axis === 'x') geometry.rotateY(Math.PI / 2)
    geometry.translate(...place)
    this.add(material, geometry)
  }

  /** Pipe through corner points, bent with `bendRadius`. */
  tube(material: MaterialName, points: readonly Point[], radius: number, bendRadius = 0.05, sides = 16): void {
    this.add(material, sweep(bentPath(points, bendRadius), radius, sides))
  }

  /** Hose or cable hanging smoothly through the points. */
  hose(
    material: MaterialName,
    points: readonly Point[],
    radius: number | ((share: number) => number),
    sides = 14,
  ): void {
    this.add(material, sweep(smoothPath(points), radius, sides))
  }

  /** Ring of round section: `radius` of the center line, `thickness` radius of the section, about `axis`. */
  ring(material: MaterialName, place: Point, radius: number, thickness: number, axis: Axis = 'z', segments = 64): void {
    const geometry = new TorusGeometry(radius, thickness, 18, segments)
    if (axis === 'y') geometry.rotateX(Math.PI / 2)
    if (axis === 'x') geometry.rotateY(Math.PI / 2)
    geometry.translate(...place)
    this.add(material, geometry)
  }

  /** Picture on a flat face that looks to +z; `place` is its center. Keep it 0.5 mm or more in front of the face. */
  decal(decal: Decal, place: Point, width: number, height: number, turn: Turn = [0, 0, 0]): void {
    this.decals.set(decal.name, decal)
    const geometry = decal.round ? new CircleGeometry(width / 2, 64) : new PlaneGeometry(width, height)
    const coordinates = geometry.attributes.uv!
    for (let index = 0; index < coordinates.count; index++) coordinates.setY(index, 1 - coordinates.getY(index)) // glTF counts v downwards
    this.at(place, () => this.add(`decal:${decal.name}`, geometry), turn)
  }

  #placeAlong(geometry: BufferGeometry, axis: Axis, place: Point, material: MaterialName): void {
    if (axis === 'x') geometry.rotateZ(-Math.PI / 2)
    if (axis === 'z') geometry.rotateX(Math.PI / 2)
    geometry.translate(...place)
    this.add(material, geometry)
  }
}

/** Extrusion along z with a 45 degree edge, centered on z = 0, flats remaining flat. */
function extruded(outline: Shape, thickness: number, wantedBevel: number, pointsPerCurve: number): BufferGeometry {
  const bevel = Math.min(wantedBevel, thickness / 2.01)
  const geometry = new ExtrudeGeometry(outline, {
    depth: thickness - 2 * bevel,
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: 1,
    curveSegments: pointsPerCurve,
  })
  geometry.translate(0, 0, bevel - thickness / 2)
  const flat = geometry.index ? geometry.toNonIndexed() : geometry
  dropEmptyTriangles(flat) // before the normals are averaged: a triangle without area has none and blackens its neighbors
  return toCreasedNormals(flat, radians(22))
}

/** Removes triangles without area (curve ends of outlines make some); they would show as dark specks. */
function dropEmptyTriangles(geometry: BufferGeometry): void {
  filterTriangles(geometry, (first, second, third) => second.sub(first).cross(third.sub(first)).length() > 2e-12)
}

/** Swaps the second and third corner of every triangle: a mirrored solid would otherwise be inside out. */
function turnWinding(geometry: BufferGeometry): void {
  for (const attribute of Object.values(geometry.attributes)) {
    const size = attribute.itemSize
    const values = attribute.array as Float32Array
    for (let vertex = 0; vertex < attribute.count; vertex += 3) {
      for (let item = 0; item < size; item++) {
        const second = (vertex + 1) * size + item
        const third = (vertex + 2) * size + item
        ;[values[second], values[third]] = [values[third]!, values[second]!]
      }
    }
  }
}
