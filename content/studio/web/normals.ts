/** Normals of a simplified surface: flat faces stay flat, rounds stay round. */
import { Vector3 } from 'three'

/** Faces that meet at more than this have an edge between them. */
const EDGE = Math.cos((58 * Math.PI) / 180)
/** Corners closer than this meet, meters. */
const WELD = 2e-5

/**
 * A normal for every corner of the triangles (nine figures a triangle): the mean of the faces that meet there without an
 * edge, each counted by its area, so that a chamfer does not bend the light on the face beside it.
 */
export function cornerNormals(triangles: Float32Array): Float32Array<ArrayBuffer> {
  const corner = (index: number): Vector3 => new Vector3().fromArray(triangles, index * 3)
  const count = triangles.length / 9
  const faces = Array.from({ length: count }, (_, face) => {
    const [a, b, c] = [corner(face * 3), corner(face * 3 + 1), corner(face * 3 + 2)]
    const area = b.sub(a).cross(c.sub(a))
    return { area, direction: area.clone().normalize() }
  })
  const placeOf = (index: number): string =>
    [0, 1, 2].map((axis) => Math.round(triangles[index * 3 + axis]! / WELD)).join()
  const meeting = Map.groupBy(
    Array.from({ length: count * 3 }, (_, index) => index),
    placeOf,
  )
  const normals = new Float32Array(triangles.length)
  for (const corners of meeting.values())
    for (const index of corners) {
      const own = faces[Math.floor(index / 3)]!
      const normal = new Vector3()
      for (const other of corners) {
        const { area, direction } = faces[Math.floor(other / 3)]!
        if (direction.dot(own.direction) > EDGE) normal.add(area)
      }
      normal.normalize().toArray(normals, index * 3)
    }
  return normals
}
