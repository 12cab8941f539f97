import { type BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'

/** Removes the triangles of a geometry without index whose corners do not pass. The corners may be changed by `passes`. */
export function filterTriangles(
  geometry: BufferGeometry,
  passes: (first: Vector3, second: Vector3, third: Vector3) => boolean,
): void {
  const positions = geometry.attributes.position!
  const [first, second, third] = [new Vector3(), new Vector3(), new Vector3()]
  const remaining: number[] = []
  for (let vertex = 0; vertex < positions.count; vertex += 3) {
    first.fromBufferAttribute(positions, vertex)
    second.fromBufferAttribute(positions, vertex + 1)
    third.fromBufferAttribute(positions, vertex + 2)
    if (passes(first, second, third)) remaining.push(vertex, vertex + 1, vertex + 2)
  }
  if (remaining.length === positions.count) return
  for (const [name, attribute] of Object.entries(geometry.attributes)) {
    const values = remaining.flatMap((vertex) =>
      Array.from(attribute.array.slice(vertex * attribute.itemSize, (vertex + 1) * attribute.itemSize)),
    )
    geometry.setAttribute(name, new Float32BufferAttribute(values, attribute.itemSize))
  }
}
