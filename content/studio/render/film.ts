/** Tones of a photograph, for pictures of halls and yards: deeper shadows, calmer colors, warm lights and cool shadows. */

type Rgb = [red: number, green: number, blue: number]

/** Share of the S-shaped curve, and the saturation that remains after it. */
const CONTRAST = 0.3
const SATURATION = 0.9
/** How much warmer white is, and how much bluer black. */
const WARM = 0.012
const COOL = 0.01

/** @param color sRGB from 0 to 1 */
export function filmTones([red, green, blue]: Rgb): Rgb {
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const curve = light < 0.5 ? 2 * light * light : 1 - 2 * (1 - light) * (1 - light)
  const tone = light + CONTRAST * (curve - light)
  const gain = (SATURATION * tone) / Math.max(light, 1e-4)
  const gray = tone * (1 - SATURATION)
  return [red * gain + gray + WARM * tone, green * gain + gray, blue * gain + gray - WARM * tone + COOL * (1 - tone)]
}
