/** Finds where the points on a machine are: in each view, well inside what it shows of the named part. */
import type { WebModel } from '../../schema/web-model.ts'
import type { Piece } from '../kit/builder.ts'
import { type Cameras, rounded } from './camera.ts'
import type { MarkedPart } from './subject.ts'
import { type ViewImage, viewImage } from './view-image.ts'

/** A view shows a part if a circle of this radius (pixels of the image) fits into what it shows. */
const LEAST_RADIUS = 3
/** A view shows a part if what it shows of it is not less than this share of what the best view shows. */
const LEAST_SHARE = 0.33
/** The least share in the view of the picture, which visitors see first. */
const LEAST_SHARE_IN_PICTURE = 0.1
/** Points this many pixels apart do not touch, even on a phone. */
const APART = 75
/** A point may be nearer to the edge of its part than the innermost place, to this share, to be apart from others. */
const INSIDE = 0.6

type Place = WebModel['points'][number]['places'][number]
/** How far inside the shown part each pixel is, in pixels; `radius` is the largest. */
type Shown = { id: MarkedPart['id']; depths: Float32Array; radius: number; share: number }

/** @throws Error naming the point whose part the model does not have or does not show in any view */
export function placePoints(
  pieces: readonly Piece[],
  marked: readonly MarkedPart[],
  cameras: Cameras,
  aspect: number,
): WebModel['points'] {
  const views = (Object.keys(cameras) as (keyof Cameras)[]).map((view) => {
    const image = viewImage(pieces, cameras[view], aspect)
    const alone = (part: RegExp): number => {
      const own = pieces.filter((piece) => part.test(piece.part))
      return viewImage(own, cameras[view], aspect).pieces.filter((piece) => piece >= 0).length
    }
    return { view, image, shown: marked.map(({ id, part }) => shownOf(id, part, pieces, image, alone(part))) }
  })
  const best = (id: MarkedPart['id'], value: 'radius' | 'share'): number =>
    Math.max(...views.flatMap(({ shown }) => shown.filter((one) => one.id === id).map((one) => one[value])))
  const placed = views.flatMap(({ view, image, shown }) => {
    const leastShare = view === 'hero' ? LEAST_SHARE_IN_PICTURE : LEAST_SHARE
    const visible = shown.filter(
      ({ id, radius, share }) =>
        radius > 0 && radius >= Math.min(LEAST_RADIUS, best(id, 'radius')) && share >= leastShare * best(id, 'share'),
    )
    return [...placesIn(image, visible)].map(([id, place]) => ({ id, place: { view, ...place } }))
  })
  return marked.map(({ id, part, row }) => {
    if (!pieces.some((piece) => part.test(piece.part))) throw new Error(`Point ${id}: no part is named ${part}`)
    const places = placed.filter((one) => one.id === id).map(({ place }) => place)
    if (places.length === 0) throw new Error(`Point ${id}: ${part} is hidden in every view`)
    return { id, places, ...(row ? { row } : {}) }
  })
}

function shownOf(id: MarkedPart['id'], part: RegExp, pieces: readonly Piece[], image: ViewImage, alone: number): Shown {
  const own = pieces.map((piece) => part.test(piece.part))
  const depths = depthsInside(image, (pixel) => own[image.pieces[pixel]!] === true)
  const radius = depths.reduce((most, depth) => Math.max(most, depth))
  return { id, depths, radius, share: depths.filter((depth) => depth > 0).length / Math.max(alone, 1) }
}

/** Distance of each pixel of a shape from the shape's edge (two passes with steps of 1 and 1.4); 0 outside. */
function depthsInside({ width, height }: ViewImage, isInside: (pixel: number) => boolean): Float32Array {
  const depths = new Float32Array(width * height)
  const steps = [-1, -width - 1, -width, -width + 1].map((step, index) => [step, index % 2 === 1 ? 1.4 : 1] as const)
  for (const direction of [1, -1]) {
    for (let count = 0; count < depths.length; count++) {
      const pixel = direction === 1 ? count : depths.length - 1 - count
      const column = pixel % width
      if (!isInside(pixel) || column === 0 || column === width - 1) continue
      const near = Math.min(...steps.map(([step, length]) => (depths[pixel + step * direction] ?? 0) + length))
      depths[pixel] = direction === 1 ? near : Math.min(depths[pixel]!, near)
    }
  }
  return depths
}

/** The small parts get their places first; larger ones have more room to be apart from them. */
function placesIn(image: ViewImage, shown: readonly Shown[]): Map<MarkedPart['id'], Omit<Place, 'view'>> {
  const pixels = new Map<MarkedPart['id'], number>()
  const apart = (one: number, other: number): number =>
    Math.hypot(
      (one % image.width) - (other % image.width),
      Math.floor(one / image.width) - Math.floor(other / image.width),
    )
  for (const { id, depths, radius } of [...shown].sort((one, other) => one.radius - other.radius)) {
    const inner = [...depths.keys()].filter((pixel) => depths[pixel]! >= radius * INSIDE)
    const deepest = inner.filter((pixel) => depths[pixel]! >= radius * 0.9)
    const middle = middleOf(deepest, image)
    const room = (pixel: number): number =>
      Math.min(1, ...[...pixels.values()].map((other) => apart(pixel, other) / APART))
    const worth = (pixel: number): number =>
      2 * room(pixel) + depths[pixel]! / radius - apart(pixel, middle) / image.width
    pixels.set(
      id,
      inner.reduce((best, pixel) => (worth(pixel) > worth(best) ? pixel : best)),
    )
  }
  return new Map(
    [...pixels].map(([id, pixel]) => {
      const { position, normal } = image.surface(pixel)
      return [id, { position: rounded(position), normal: rounded(normal) }]
    }),
  )
}

/** The pixel in the middle of others, which need not be one of them. */
function middleOf(pixels: readonly number[], { width }: ViewImage): number {
  const mean = (values: number[]): number => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
  return mean(pixels.map((pixel) => Math.floor(pixel / width))) * width + mean(pixels.map((pixel) => pixel % width))
}
