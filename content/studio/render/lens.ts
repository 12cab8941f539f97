/** What a lens adds to a photograph of a hall: a glow around bright windows and slightly darker corners. */

/** Light above this (linear, after exposure) glows; more than `MOST` of it is not counted. */
const BRIGHT = 0.9
const MOST = 4
/** Share of the light that glows, and radii of the glow as shares of the picture's width. */
const SHARE = 0.16
const RADII = [0.006, 0.025, 0.08]
/** How much darker the corners are than the middle, in linear light. */
const CORNERS = 0.22

/** Changes linear RGBA in place; `gain` is the factor of the exposure. */
export function addLens(light: Float32Array, width: number, height: number, gain: number): void {
  for (let channel = 0; channel < 3; channel++) {
    const bright = Float32Array.from({ length: width * height }, (_, index) =>
      Math.min(MOST, Math.max(0, light[index * 4 + channel]! * gain - BRIGHT)),
    )
    const glows = RADII.map((radius) => blurred(bright, width, height, Math.round(radius * width)))
    for (let index = 0; index < bright.length; index++) {
      const glow = glows.reduce((sum, values) => sum + values[index]!, 0) / glows.length
      const across = ((index % width) / width - 0.5) * 2
      const down = (Math.floor(index / width) / height - 0.5) * 2
      const corner = 1 - CORNERS * ((across * across + down * down) / 2) ** 1.5
      light[index * 4 + channel] = (light[index * 4 + channel]! + (SHARE * glow) / gain) * corner
    }
  }
}

/** Three box blurs, which are nearly a Gaussian. */
function blurred(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  let result = values
  for (let round = 0; round < 3; round++)
    result = boxBlurred(boxBlurred(result, width, height, radius), height, width, radius)
  return result
}

/** Blurs the rows and turns the picture, so that a second call blurs its columns and turns it back. */
function boxBlurred(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const result = new Float32Array(values.length)
  const at = (row: number, column: number): number => values[row * width + Math.min(width - 1, Math.max(0, column))]!
  for (let row = 0; row < height; row++) {
    let sum = 0
    for (let column = -radius; column <= radius; column++) sum += at(row, column)
    for (let column = 0; column < width; column++) {
      result[column * height + row] = sum / (2 * radius + 1)
      sum += at(row, column + radius + 1) - at(row, column - radius)
    }
  }
  return result
}
