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
 * Gives transparent and half-transparent edge pixels the color of the nearest, brightest opaque pixel ("alpha
 * bleeding"), because lossy codecs mix neighboring pixels and black transparent ones would darken every bright edge.
 * An edge pixel over a shadow or a pane is mixed with it; otherwise the edge would be a light line there.
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
  const bled = pixels.slice()
  const edges: number[] = []
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
      const brightest = known.reduce((one, other) => (bled[one * 4 + 1]! >= bled[other * 4 + 1]! ? one : other))
      bled.copyWithin(index * 4, brightest * 4, brightest * 4 + 3)
      if (alpha[index] !== 0) edges.push(index)
    }
  }
  for (const edge of edges) {
    const ground = near(edge, edgeWidth + 1)
      .filter((other) => distance[other] === 0 || distance[other]! > edgeWidth + 1)
      .reduce((one, other) => (one < 0 || alpha[other]! < alpha[one]! ? other : one), -1)
    if (ground >= 0) mixWithGround(bled, edge, pixels.subarray(ground * 4, ground * 4 + 4))
  }
  for (let index = 0; index < count; index++) {
    if (alpha[index] === 0 && distance[index] === 0) bled.fill(255, index * 4, index * 4 + 3)
  }
  pixels.set(bled)
}

/** Mixes an edge pixel, which has the color of the object, with the shadow or pane that is visible through the edge. */
function mixWithGround(pixels: Uint8Array, edge: number, ground: Uint8Array): void {
  const alpha = pixels[edge * 4 + 3]!
  const groundAlpha = Math.min(ground[3]!, alpha)
  const coverage = (alpha - groundAlpha) / (255 - groundAlpha)
  for (let channel = edge * 4; channel < edge * 4 + 3; channel++) {
    const groundLight = (ground[channel % 4]! * groundAlpha) / 255
    const light = pixels[channel]! * coverage + groundLight * (1 - coverage)
    pixels[channel] = Math.min(255, (light * 255) / alpha + 0.5)
  }
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
