/** An image of a view: each pixel has the index of the front piece and its place on the surface. */
import { Vector3 } from 'three'
import type { WebModel } from '../../schema/web-model.ts'
import type { Piece } from '../kit/builder.ts'
import { radians } from '../kit/types.ts'

const WIDTH = 800

type Camera = Pick<WebModel['camera'], 'position' | 'target' | 'fieldOfView'>

export type ViewImage = {
  width: number
  height: number
  /** Index of the piece at each pixel, row by row from the top; -1 beside the machine. */
  pieces: Int32Array
  surface(pixel: number): { position: Vector3; normal: Vector3 }
}

/** Draws the pieces as a camera sees them through panes of glass. */
export function viewImage(
  pieces: readonly Piece[],
  { position, target, fieldOfView }: Camera,
  aspect: number,
): ViewImage {
  const [width, height] = [WIDTH, Math.round(WIDTH / aspect)]
  const from = new Vector3(...position)
  const towards = new Vector3(...target).sub(from).normalize()
  const across = towards
    .clone()
    .cross(new Vector3(0, 1, 0))
    .normalize()
  const upward = across.clone().cross(towards)
  const scale = height / 2 / Math.tan(radians(fieldOfView / 2))
  const owners = new Int32Array(width * height).fill(-1)
  const triangles = new Int32Array(width * height)
  const nearness = new Float64Array(width * height)

  for (const [index, { geometry, material }] of pieces.entries()) {
    if (material === 'glass' || material === 'doorGlass') continue
    const places = geometry.attributes.position!
    const corner = new Vector3()
    // Column, row, and nearness (one over the distance, which changes evenly across the picture).
    const projected = Array.from({ length: places.count }, (_, vertex) => {
      corner.fromBufferAttribute(places, vertex).sub(from)
      const near = 1 / corner.dot(towards)
      return [width / 2 + corner.dot(across) * near * scale, height / 2 - corner.dot(upward) * near * scale, near]
    })
    for (let first = 0; first < projected.length; first += 3) fill(index, first, projected.slice(first, first + 3))
  }

  function fill(owner: number, first: number, corners: number[][]): void {
    const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = corners as [Triple, Triple, Triple]
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    if (area === 0) return
    const [left, right] = [
      Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5)),
      Math.min(width - 1, Math.max(ax, bx, cx)),
    ]
    const [top, bottom] = [
      Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5)),
      Math.min(height - 1, Math.max(ay, by, cy)),
    ]
    for (let row = top; row + 0.5 <= bottom + 1; row++) {
      for (let column = left; column + 0.5 <= right + 1; column++) {
        const [x, y] = [column + 0.5, row + 0.5]
        const b = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / area
        const c = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / area
        if (b < 0 || c < 0 || b + c > 1) continue
        const near = az + b * (bz - az) + c * (cz - az)
        const pixel = row * width + column
        if (near <= nearness[pixel]!) continue
        nearness[pixel] = near
        owners[pixel] = owner
        triangles[pixel] = first
      }
    }
  }

  return {
    width,
    height,
    pieces: owners,
    surface(pixel) {
      const [x, y] = [(pixel % width) + 0.5 - width / 2, height / 2 - Math.floor(pixel / width) - 0.5]
      const ray = towards
        .clone()
        .addScaledVector(across, x / scale)
        .addScaledVector(upward, y / scale)
      const places = pieces[owners[pixel]!]!.geometry.attributes.position!
      const [one, two, three] = [0, 1, 2].map((corner) =>
        new Vector3().fromBufferAttribute(places, triangles[pixel]! + corner),
      ) as [Vector3, Vector3, Vector3]
      const normal = two.sub(one).cross(three.sub(one)).normalize()
      if (normal.dot(ray) > 0) normal.negate()
      return { position: from.clone().addScaledVector(ray, 1 / nearness[pixel]!), normal }
    },
  }
}

type Triple = [number, number, number]
