/** Linear light from the denoiser -> finished picture: exposure, Khronos PBR Neutral tone curve, sRGB, light sharpening. */
import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'

type Finish = {
  /** Exposure in stops. */
  exposure: number
  /** Machine on the page: keep alpha, let the shadow run out before the border. */
  transparent: boolean
}

/** Share of the picture's shorter side over which the floor shadow fades out at the border. */
const BORDER_FADE = 0.1
/** Radius of the smoothing of pure shadow, as a share of the width (takes the sampling noise out). */
const SHADOW_BLUR = 0.0016

type Rgb = [red: number, green: number, blue: number]
/** The widest, faintest part of the shadow only greys the page: it runs out between these two depths (linear). */
const FAINT_SHADOW = { none: 0.015, full: 0.12 }

const encodeSrgb = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
const smoothStep = (from: number, to: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** Khronos PBR Neutral: keeps the hue of the paint and compresses only the highlights. */
function toneMap(red: number, green: number, blue: number): [number, number, number] {
  const startCompression = 0.8 - 0.04
  const least = Math.min(red, green, blue)
  const offset = least < 0.08 ? least - 6.25 * least * least : 0.04
  const colour: [number, number, number] = [red - offset, green - offset, blue - offset]
  const peak = Math.max(...colour)
  if (peak < startCompression) return colour
  const span = 1 - startCompression
  const newPeak = 1 - (span * span) / (peak + span - startCompression)
  const whiteShare = 1 - 1 / (0.15 * (peak - newPeak) + 1)
  return colour.map((value) => (value * newPeak * (1 - whiteShare)) / peak + newPeak * whiteShare) as [
    number,
    number,
    number,
  ]
}

/**
 * `file` holds width, height (int32) and then premultiplied linear RGBA (float32). Browsers mix in sRGB, the light was
 * measured in linear: colour and alpha of what is half there (shadow, panes, edges) are such that on a white page both
 * give the same.
 */
export function finish(file: string, options: Finish): Sharp {
  const bytes = readFileSync(file)
  const width = bytes.readInt32LE(0)
  const height = bytes.readInt32LE(4)
  const light = new Float32Array(bytes.buffer.slice(bytes.byteOffset + 8, bytes.byteOffset + 8 + width * height * 16))
  const gain = 2 ** options.exposure
  const pixels = new Uint8Array(width * height * 4)
  const coverage = options.transparent ? pageAlpha(light, gain, width, height) : undefined
  for (let index = 0; index < width * height; index++) {
    const straight = options.transparent ? gain / Math.max(light[index * 4 + 3]!, 1e-4) : gain
    const linear = [0, 1, 2].map((channel) => Math.max(0, light[index * 4 + channel]!) * straight) as Rgb
    const alpha = coverage?.[index] ?? 1
    const ground = encodeSrgb(1 - alpha)
    for (const [channel, value] of toneMap(...linear).entries()) {
      const overWhite = encodeSrgb(Math.min(1, Math.max(0, value)) * alpha + 1 - alpha)
      pixels[index * 4 + channel] = (255 * (overWhite - ground)) / Math.max(1 - ground, 1e-4) + 0.5
    }
    pixels[index * 4 + 3] = 255 * (1 - ground) + 0.5
  }
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).sharpen({ sigma: 0.6, m1: 0.4, m2: 1.2 })
  return options.transparent ? picture : picture.removeAlpha()
}

/**
 * Alpha in linear light: pure shadow (no light of its own) is smoothed and runs out before the border, the body of the
 * machine keeps its coverage.
 */
function pageAlpha(light: Float32Array, gain: number, width: number, height: number): Float32Array {
  const alpha = Float32Array.from({ length: width * height }, (_, index) =>
    Math.min(1, Math.max(0, light[index * 4 + 3]!)),
  )
  const shadowShare = alpha.map((value, index) => {
    const brightest = Math.max(light[index * 4]!, light[index * 4 + 1]!, light[index * 4 + 2]!)
    const brightness = (brightest * gain) / Math.max(value, 1e-4)
    return (1 - smoothStep(0.004, 0.02, brightness)) * (1 - smoothStep(0.9, 0.97, value))
  })
  const radius = Math.max(1, Math.round(width * SHADOW_BLUR))
  const weight = blurred(shadowShare, width, height, radius)
  const weighted = blurred(
    alpha.map((value, index) => value * shadowShare[index]!),
    width,
    height,
    radius,
  )
  return alpha.map((value, index) => {
    const share = shadowShare[index]!
    if (share === 0) return value
    const column = index % width
    const row = Math.floor(index / width)
    const border = Math.min(column, row, width - 1 - column, height - 1 - row) / Math.min(width, height)
    const smooth = weighted[index]! / Math.max(weight[index]!, 1e-6)
    const depth = smooth * smoothStep(FAINT_SHADOW.none, FAINT_SHADOW.full, smooth) * smoothStep(0, BORDER_FADE, border)
    return value * (1 - share) + depth * share
  })
}

/** Three box means, close to a Gaussian. */
function blurred(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  let plane = source
  for (let pass = 0; pass < 3; pass++) {
    plane = boxMean(plane, width, height, radius, 1, width)
    plane = boxMean(plane, height, width, radius, width, 1)
  }
  return plane
}

/** Running mean along lines: `step` to the next value of a line, `stride` to the next line. */
function boxMean(
  source: Float32Array,
  length: number,
  lines: number,
  radius: number,
  step: number,
  stride: number,
): Float32Array {
  const target = new Float32Array(source.length)
  for (let line = 0; line < lines; line++) {
    const start = line * stride
    const at = (index: number): number => source[start + Math.min(length - 1, Math.max(0, index)) * step]!
    let sum = 0
    for (let index = -radius; index <= radius; index++) sum += at(index)
    for (let index = 0; index < length; index++) {
      target[start + index * step] = sum / (2 * radius + 1)
      sum += at(index + radius + 1) - at(index - radius)
    }
  }
  return target
}
