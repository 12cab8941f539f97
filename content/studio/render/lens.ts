/** Adds the effects of a camera lens to the picture of a hall: a glow around bright windows and darker corners. */
import sharp from 'sharp'

/** Light above this (linear, after exposure) glows; more than `MOST` of it is not counted. */
const BRIGHT = 0.9
const MOST = 4
/** Share of the light that glows, and the standard deviations of the glow as shares of the picture's width. */
const SHARE = 0.16
const RADII = [0.006, 0.025, 0.08]
/** How much darker the corners are than the middle, in linear light. */
const CORNERS = 0.22
const WHITE = 65_535

/** Changes linear RGBA in place; `gain` is the factor of the exposure. */
export async function addLens(light: Float32Array, width: number, height: number, gain: number): Promise<void> {
  const bright = Uint16Array.from({ length: width * height * 3 }, (_, index) => {
    const value = light[Math.floor(index / 3) * 4 + (index % 3)]! * gain - BRIGHT
    return (Math.min(MOST, Math.max(0, value)) / MOST) * WHITE
  })
  const glows = await Promise.all(RADII.map((radius) => blurred(bright, width, height, radius * width)))
  for (let index = 0; index < bright.length; index++) {
    const pixel = Math.floor(index / 3)
    const at = pixel * 4 + (index % 3)
    const glow = (glows.reduce((sum, values) => sum + values[index]!, 0) / glows.length / WHITE) * MOST
    const across = ((pixel % width) / width - 0.5) * 2
    const down = (Math.floor(pixel / width) / height - 0.5) * 2
    const corner = 1 - CORNERS * ((across * across + down * down) / 2) ** 1.5
    light[at] = (light[at]! + (SHARE * glow) / gain) * corner
  }
}

/** A Gaussian blur of 16-bit RGB. */
async function blurred(rgb: Uint16Array, width: number, height: number, sigma: number): Promise<Uint16Array> {
  const picture = sharp(rgb, { raw: { width, height, channels: 3 } })
    .toColourspace('rgb16')
    .blur(sigma)
  const { buffer, byteOffset, byteLength } = await picture.raw({ depth: 'ushort' }).toBuffer()
  return new Uint16Array(buffer.slice(byteOffset, byteOffset + byteLength))
}
