import sharp, { type Sharp } from 'sharp'

/** Alpha from which a pixel counts as opaque. */
const opaque = 250
/** Alpha up to which a pixel counts as outside of the object; panes and shadows are above it. */
const outside = 120
/** An antialiased edge is at most this many pixels wide; darker half-transparent pixels beyond it are shadow. */
const edgeWidth = 2
/** Distance in pixels over which the color of the object continues into transparent pixels. */
const reach = 3

/**
 * Gives transparent and half-transparent edge pixels the color of the nearest opaque pixel, of the brightest where several are near ("alpha bleeding").
 * Lossy codecs mix neighboring pixels: without this step the black of transparent pixels darkens every bright edge.
 * Shadows keep their color. Returns the picture unchanged when it has no alpha channel.
 */
export async function bleedAlpha(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  if (channels === 4) bleedPixels(data, width, height)
  return sharp(data, { raw: { width, height, channels } })
}

/** `pixels` holds straight RGBA, 8 bits a channel; it is changed in place. */
export function bleedPixels(pixels: Uint8Array, width: number, height: number): void {
  const count = width * height
  const alpha = Uint8Array.from({ length: count }, (_, index) => pixels[index * 4 + 3]!)
  const lowest = lowestAround(alpha, width, height)
  const distance = new Uint8Array(count)
  let front: number[] = []
  for (let index = 0; index < count; index++) if (alpha[index]! >= opaque) distance[index] = 1
  for (let index = 0; index < count; index++) {
    if (distance[index] === 0 && neighbors(index, width, height).some((near) => distance[near] === 1)) front.push(index)
  }
  for (let step = 2; step <= reach + 1; step++) {
    const next = new Set<number>()
    for (const index of front) {
      const known = neighbors(index, width, height).filter((near) => distance[near]! > 0 && distance[near]! < step)
      distance[index] = step
      const isEdge = step <= edgeWidth + 1 && lowest[index]! <= outside
      if (alpha[index] === 0 || isEdge) {
        const brightest = known.reduce((one, other) => (pixels[one * 4 + 1]! >= pixels[other * 4 + 1]! ? one : other))
        for (const channel of [0, 1, 2]) pixels[index * 4 + channel] = pixels[brightest * 4 + channel]!
      }
      for (const near of neighbors(index, width, height)) if (distance[near] === 0) next.add(near)
    }
    for (const index of front) next.delete(index)
    front = [...next]
  }
  for (let index = 0; index < count; index++) {
    if (alpha[index] === 0 && distance[index] === 0) pixels.fill(255, index * 4, index * 4 + 3)
  }
}

/** Smallest alpha within `edgeWidth` pixels of each pixel. */
function lowestAround(alpha: Uint8Array, width: number, height: number): Uint8Array {
  const rows = new Uint8Array(alpha.length)
  const result = new Uint8Array(alpha.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let lowest = 255
      for (let near = Math.max(0, x - edgeWidth); near <= Math.min(width - 1, x + edgeWidth); near++)
        lowest = Math.min(lowest, alpha[y * width + near]!)
      rows[y * width + x] = lowest
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let lowest = 255
      for (let near = Math.max(0, y - edgeWidth); near <= Math.min(height - 1, y + edgeWidth); near++)
        lowest = Math.min(lowest, rows[near * width + x]!)
      result[y * width + x] = lowest
    }
  }
  return result
}

function neighbors(index: number, width: number, height: number): number[] {
  const x = index % width
  const y = (index - x) / width
  const found: number[] = []
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      if (row !== y || column !== x) found.push(row * width + column)
    }
  }
  return found
}
