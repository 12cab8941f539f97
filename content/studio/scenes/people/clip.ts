/** Cuts a skin along a line, for hems and stripes. */
import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'

type Corner = { place: Vector3; normal: Vector3; value: number }

/** The part of a geometry without index where `keep` is positive; triangles that cross its border are cut there. */
export function clip(geometry: BufferGeometry, keep: (point: Vector3) => number): BufferGeometry {
  const [places, directions] = [geometry.attributes.position!, geometry.attributes.normal!]
  const positions: number[] = []
  const normals: number[] = []
  for (let first = 0; first < places.count; first += 3) {
    const corners = [first, first + 1, first + 2].map((index): Corner => {
      const place = new Vector3().fromBufferAttribute(places as never, index)
      return { place, normal: new Vector3().fromBufferAttribute(directions as never, index), value: keep(place) }
    })
    const kept = corners.flatMap((corner, index): Corner[] => {
      const next = corners[(index + 1) % 3]!
      const isInside = corner.value > 0
      if (isInside === next.value > 0) return isInside ? [corner] : []
      const share = corner.value / (corner.value - next.value)
      const border: Corner = {
        place: corner.place.clone().lerp(next.place, share),
        normal: corner.normal.clone().lerp(next.normal, share).normalize(),
        value: 0,
      }
      return isInside ? [corner, border] : [border]
    })
    for (let index = 1; index + 1 < kept.length; index++)
      for (const { place, normal } of [kept[0]!, kept[index]!, kept[index + 1]!]) {
        positions.push(...place.toArray())
        normals.push(...normal.toArray())
      }
  }
  const part = new BufferGeometry()
  part.setAttribute('position', new Float32BufferAttribute(positions, 3))
  part.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  part.setAttribute('uv', new Float32BufferAttribute(new Float32Array((positions.length / 3) * 2), 2))
  return part
}
