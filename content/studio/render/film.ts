/** Makes a rendering of a hall or a yard look like a photograph: its tones and its grain. */

type Rgb = [red: number, green: number, blue: number]

/** Share of the S-shaped curve, and the saturation that remains after it. */
const CONTRAST = 0.06
const SATURATION = 0.92
/** How much warmer white is, and how much bluer black. */
const WARM = 0.012
const COOL = 0.01

/** Standard deviation of the grain in middle gray, and its share in black and white, in steps of 255. */
const GRAIN = 1.2
const LEAST_GRAIN = 0.25

/** How bright the curve of the film makes middle gray, in relation to linear light. */
const SPEED = 0.72

/** Film's response (the fit of ACES by K. Narkowicz): deep shadows, and a long shoulder that keeps what is seen through windows. */
export function filmCurve(linear: Rgb): Rgb {
  return linear.map((value) => {
    const x = value * SPEED
    return (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)
  }) as Rgb
}

/** @param color sRGB from 0 to 1 */
export function filmTones([red, green, blue]: Rgb): Rgb {
  const light = luma(red, green, blue)
  const curve = light < 0.5 ? 2 * light * light : 1 - 2 * (1 - light) * (1 - light)
  const tone = light + CONTRAST * (curve - light)
  const gain = (SATURATION * tone) / Math.max(light, 1e-4)
  const gray = tone * (1 - SATURATION)
  return [red * gain + gray + WARM * tone, green * gain + gray, blue * gain + gray - WARM * tone + COOL * (1 - tone)]
}

/** Adds grain to sRGB pixels (RGB, 8 bits). The same picture gets the same grain. */
export function addGrain(pixels: Uint8Array, width: number, height: number): Uint8ClampedArray {
  const result = new Uint8ClampedArray(pixels.length)
  for (const [index, noise] of smoothNoise(width, height).entries()) {
    const light = luma(pixels[index * 3]!, pixels[index * 3 + 1]!, pixels[index * 3 + 2]!)
    const middle = 1 - (light / 127.5 - 1) ** 2
    const grain = GRAIN * (LEAST_GRAIN + (1 - LEAST_GRAIN) * middle) * noise
    for (let at = index * 3; at < index * 3 + 3; at++) result[at] = pixels[at]! + grain
  }
  return result
}

/** Noise of about one pixel in size, with a mean of 0 and a standard deviation of 1. */
function smoothNoise(width: number, height: number): Float32Array {
  let state = 1
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const white = Float32Array.from(
    { length: width * height },
    () => Math.sqrt(3) * (random() + random() + random() + random() - 2),
  )
  const weights = [2, 1, 1, 1, 1]
  const size = Math.hypot(...weights)
  const at = (index: number) => white[Math.min(white.length - 1, Math.max(0, index))]!
  return white.map((_, index) => {
    const around = [index, index - 1, index + 1, index - width, index + width]
    return around.reduce((sum, other, place) => sum + weights[place]! * at(other), 0) / size
  })
}

function luma(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
