/** Brightest channel (0 to 255) of a pixel of the floor's shadow, which has no light of its own. */
const DARK = 24
/** Difference of opacity to the shadow around it from which a pixel is noise. */
const DIFFERENCE = 14
/** Difference of color up to which pixels belong to one surface. */
const SIMILAR = 40
const REACH = 3
/** Opacity of shadow that can be noisy; what is fainter may be a pane. */
const DEEP = 60

/**
 * Replaces noise in the shadow on the floor by the median of the shadow around it. `pixels` are RGBA bytes.
 * @returns the number of replaced pixels
 */
export function removeSpecks(pixels: Uint8Array, width: number, height: number): number {
  let replaced = 0
  for (let pass = 0; pass < 3; pass++) replaced += removeOnce(pixels, width, height)
  return replaced
}

function removeOnce(pixels: Uint8Array, width: number, height: number): number {
  const source = pixels.slice()
  const isDark = (at: number) => Math.max(source[at]!, source[at + 1]!, source[at + 2]!) <= DARK
  const isShadow = (at: number) => isDark(at) && source[at + 3]! < 250
  const differs = (one: number, other: number) =>
    [0, 1, 2, 3].some((channel) => Math.abs(source[one + channel]! - source[other + channel]!) > SIMILAR)
  let replaced = 0
  for (let y = REACH; y < height - REACH; y++)
    for (let x = REACH; x < width - REACH; x++) {
      const at = (y * width + x) * 4
      if (source[at + 3] === 0) continue
      const shadow: number[] = []
      let surface = 0
      let dark = 0
      for (let v = -REACH; v <= REACH; v++)
        for (let u = -REACH; u <= REACH; u++) {
          const near = ((y + v) * width + x + u) * 4
          if (isShadow(near)) shadow.push(source[near + 3]!)
          if (Math.max(Math.abs(u), Math.abs(v)) > 1 || near === at) continue
          if (isDark(near) && source[near + 3]! >= DEEP) dark++
          if (!isShadow(near) && !differs(at, near)) surface++
        }
      // A pixel of an edge has more of its own surface beside it, and less of the shadow.
      if (shadow.length < 16 || dark < 5 || (!isShadow(at) && surface > 3)) continue
      const median = shadow.sort((a, b) => a - b)[shadow.length >> 1]!
      if (median < DEEP) continue
      if (isShadow(at) && Math.abs(source[at + 3]! - median) < DIFFERENCE) continue
      pixels.fill(0, at, at + 3)
      pixels[at + 3] = median
      replaced++
    }
  return replaced
}
