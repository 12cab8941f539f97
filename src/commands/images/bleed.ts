import sharp, { type Sharp } from 'sharp'

/** Alpha from which a pixel counts as opaque. */
const opaque = 250
/** Alpha up to which a pixel counts as outside of the object; panes and shadows are above it. */
const outside = 120
/** An antialiased edge is at most this many pixels wide; darker half-transparent pixels beyond it are shadow. */
const edgeWidth = 2
/** Largest difference of a channel on a white page, of 255, that an edge may get: with its own alpha and with another. */
const tolerance = { ownAlpha: 6, otherAlpha: 28 }
/** Green of a color from which an edge is recolored: darker edges are not darkened by lossy codecs, and stay as rendered. */
const bright = 150
/** Distance in pixels over which the color of the object continues into transparent pixels. */
const reach = 3

/**
 * Gives transparent and edge pixels the color of opaque ones beside them ("alpha bleeding"): lossy codecs mix neighbors,
 * and black ones would darken bright edges. An edge takes the brightest color with which it looks on white as before.
 */
export async function bleedAlpha(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  if (channels === 4) bleedPixels(data, width, height)
  return sharp(data, { raw: { width, height, channels } })
}

/** `pixels` holds straight RGBA, 8 bits a channel; it is changed in place. */
function bleedPixels(pixels: Uint8Array, width: number, height: number): void {
  const alpha = Uint8Array.from({ length: width * height }, (_, index) => pixels[index * 4 + 3]!)
  const near = (index: number, radius: number) => pixelsAround(index, radius, width, height)
  const colors = new Uint8Array(pixels)
  for (const [index, value] of alpha.entries()) if (value === 0) colors.fill(255, index * 4, index * 4 + 3)
  // The distance to the nearest opaque pixel plus 1; 0 if it is not known.
  const distance = alpha.map((value) => (value >= opaque ? 1 : 0))
  for (let step = 2; step <= reach + 1; step++) {
    for (let index = 0; index < alpha.length; index++) {
      if (distance[index] !== 0) continue
      const known = near(index, 1).filter((other) => distance[other]! > 0 && distance[other]! < step)
      if (known.length === 0) continue
      distance[index] = step
      const isEdge = step <= edgeWidth + 1 && near(index, edgeWidth).some((other) => alpha[other]! <= outside)
      if (alpha[index] !== 0 && !isEdge) continue
      const pixel = pixels.subarray(index * 4, index * 4 + 4)
      const found = known.map((other) => colors.slice(other * 4, other * 4 + 3))
      const neighbors = found.sort((one, other) => other[1]! - one[1]!)
      const candidates = neighbors.filter((color) => color[1]! >= bright)
      const matching = candidates.map((color) => recolored(pixel, color)).find((result) => result !== undefined)
      colors.set(alpha[index] === 0 ? neighbors[0]! : (matching ?? pixel), index * 4)
    }
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
  const looksAlike = (alpha: number, limit: number) =>
    depths.every((depth, channel) => Math.abs(colorDepths[channel]! * alpha - depth) <= limit)
  if (looksAlike(ownAlpha, tolerance.ownAlpha)) return [...color, pixel[3]!]
  const alpha = Math.min(1, sum(depths) / sum(colorDepths))
  return looksAlike(alpha, tolerance.otherAlpha) ? [...color, Math.round(alpha * 255)] : undefined
}

function pixelsAround(index: number, radius: number, width: number, height: number): number[] {
  const steps = Array.from({ length: 2 * radius + 1 }, (_, step) => step - radius)
  const columns = steps.map((step) => (index % width) + step).filter((column) => column >= 0 && column < width)
  const rows = steps.map((step) => Math.floor(index / width) + step).filter((row) => row >= 0 && row < height)
  return rows.flatMap((row) => columns.map((column) => row * width + column))
}
