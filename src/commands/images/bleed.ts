import sharp, { type Sharp } from 'sharp'

/** Alpha from which a pixel counts as opaque. */
const opaque = 250
/** Alpha up to which a pixel counts as outside of the object; panes and shadows are above it. */
const outside = 120
/** An antialiased edge is at most this many pixels wide; darker half-transparent pixels beyond it are shadow. */
const edgeWidth = 2
/** Largest difference of a channel on a white page, of 255, that an edge may get. */
const tolerance = 28
/** Distance in pixels over which the color of the object continues into transparent pixels. */
const reach = 3

/**
 * Gives transparent and half-transparent edge pixels the color of the nearest opaque pixels ("alpha bleeding"),
 * because lossy codecs mix neighboring pixels and black transparent ones would darken every bright edge. Of several
 * colors it is the brightest with which an edge looks as before on a white page; without one the edge keeps its own.
 */
export async function bleedAlpha(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  if (channels === 4) bleedPixels(data, width, height)
  return sharp(data, { raw: { width, height, channels } })
}

/** `pixels` holds straight RGBA, 8 bits a channel; it is changed in place. */
function bleedPixels(pixels: Uint8Array, width: number, height: number): void {
  const count = width * height
  const alpha = Uint8Array.from({ length: count }, (_, index) => pixels[index * 4 + 3]!)
  const near = (index: number, radius: number) => pixelsAround(index, radius, width, height)
  const colors = new Uint8Array(pixels)
  // The distance to the nearest opaque pixel plus 1; 0 if it is not known.
  const distance = alpha.map((value) => (value >= opaque ? 1 : 0))
  for (let step = 2; step <= reach + 1; step++) {
    for (let index = 0; index < count; index++) {
      if (distance[index] !== 0) continue
      const known = near(index, 1).filter((other) => distance[other]! > 0 && distance[other]! < step)
      if (known.length === 0) continue
      distance[index] = step
      const isEdge = step <= edgeWidth + 1 && near(index, edgeWidth).some((other) => alpha[other]! <= outside)
      if (alpha[index] !== 0 && !isEdge) continue
      const pixel = pixels.subarray(index * 4, index * 4 + 4)
      const neighbors = known
        .map((other) => colors.slice(other * 4, other * 4 + 3))
        .sort((one, other) => other[1]! - one[1]!)
      const matching = neighbors.map((color) => recolored(pixel, color)).find((found) => found !== undefined)
      colors.set(alpha[index] === 0 ? neighbors[0]! : (matching ?? pixel), index * 4)
    }
  }
  for (let index = 0; index < count; index++) {
    if (alpha[index] === 0 && distance[index] === 0) colors.fill(255, index * 4, index * 4 + 3)
  }
  pixels.set(colors)
}

/** The pixel in this color with its own alpha, or with the best one, if it then looks almost the same on a white page. */
function recolored(pixel: Uint8Array, color: Uint8Array): number[] | undefined {
  const ownAlpha = pixel[3]! / 255
  /** How much darker than a white page the pixel is, and how much darker it would be in this color. */
  const depths = [...pixel.subarray(0, 3)].map((value) => (255 - value) * ownAlpha)
  const colorDepths = [...color].map((value) => 255 - value)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const bestAlpha =
    sum(depths.map((depth, channel) => depth * colorDepths[channel]!)) / sum(colorDepths.map((d) => d * d))
  const alpha = [ownAlpha, Math.min(1, bestAlpha)].find((candidate) =>
    depths.every((depth, channel) => Math.abs(colorDepths[channel]! * candidate - depth) <= tolerance),
  )
  return alpha === undefined ? undefined : [...color, Math.round(alpha * 255)]
}

function pixelsAround(index: number, radius: number, width: number, height: number): number[] {
  const x = index % width
  const y = (index - x) / width
  const found: number[] = []
  for (let row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row++) {
    for (let column = Math.max(0, x - radius); column <= Math.min(width - 1, x + radius); column++) {
      found.push(row * width + column)
    }
  }
  return found
}
