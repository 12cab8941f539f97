/** Linear light from the denoiser -> finished picture: exposure, Khronos PBR Neutral tone curve, sRGB, light sharpening. */
import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { addGrain, filmCurve, filmTones } from './film.ts'
import { addLens } from './lens.ts'

type Finish = {
  /** Exposure in stops. */
  exposure: number
  /** Machine on the page: keep alpha, let the shadow run out before the border. */
  transparent: boolean
  /** A photograph of a hall or a yard. */
  hall: boolean
}

/** Share of the picture's shorter side over which the floor shadow fades out at the border. */
const BORDER_FADE = 0.1

type Rgb = [red: number, green: number, blue: number]
/** The widest, faintest part of the shadow only grays the page: it runs out between these two depths (linear). */
const FAINT_SHADOW = { none: 0.015, full: 0.12 }

const encodeSrgb = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
const smoothStep = (from: number, to: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** Offset of Khronos PBR Neutral: it is subtracted from a color whose smallest channel is `least`. */
const blackOffset = (least: number): number => (least < 0.08 ? least - 6.25 * least * least : 0.04)

/** Khronos PBR Neutral: keeps the hue of the paint and compresses only the highlights. */
function toneMap(red: number, green: number, blue: number): [number, number, number] {
  const startCompression = 0.8 - 0.04
  const least = Math.min(red, green, blue)
  const offset = blackOffset(least)
  const color: [number, number, number] = [red - offset, green - offset, blue - offset]
  const peak = Math.max(...color)
  if (peak < startCompression) return color
  const span = 1 - startCompression
  const newPeak = 1 - (span * span) / (peak + span - startCompression)
  const whiteShare = 1 - 1 / (0.15 * (peak - newPeak) + 1)
  return color.map((value) => (value * newPeak * (1 - whiteShare)) / peak + newPeak * whiteShare) as [
    number,
    number,
    number,
  ]
}

/**
 * `file` holds width, height (int32) and then premultiplied linear RGBA (float32). Browsers mix in sRGB, the light was
 * measured in linear: color and alpha of what is half there (shadow, panes, edges) are such that on a white page both
 * give the same.
 */
export async function finish(file: string, options: Finish): Promise<Sharp> {
  const bytes = readFileSync(file)
  const width = bytes.readInt32LE(0)
  const height = bytes.readInt32LE(4)
  const light = new Float32Array(bytes.buffer.slice(bytes.byteOffset + 8, bytes.byteOffset + 8 + width * height * 16))
  const gain = 2 ** options.exposure
  if (options.hall) await addLens(light, width, height, gain)
  const pixels = new Uint8Array(width * height * 4)
  const coverage = options.transparent ? withoutLines(pageAlpha(light, gain, width, height), width) : undefined
  for (let index = 0; index < width * height; index++) {
    const straight = options.transparent ? gain / Math.max(light[index * 4 + 3]!, 1e-4) : gain
    const linear = [0, 1, 2].map((channel) => Math.max(0, light[index * 4 + channel]!) * straight) as Rgb
    const alpha = coverage?.[index] ?? 1
    const ground = encodeSrgb(1 - alpha)
    const overWhite = (options.hall ? filmCurve(linear) : toneMap(...linear)).map((value) =>
      encodeSrgb(Math.min(1, Math.max(0, value)) * alpha + 1 - alpha),
    ) as Rgb
    for (const [channel, value] of (options.hall ? filmTones(overWhite) : overWhite).entries())
      pixels[index * 4 + channel] =
        (255 * (Math.min(1, Math.max(0, value)) - ground)) / Math.max(1 - ground, 1e-4) + 0.5
    pixels[index * 4 + 3] = 255 * (1 - ground) + 0.5
  }
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } })
  if (options.transparent) return picture // sharpening would draw lines along the edge of a cut-out
  if (!options.hall) return picture.removeAlpha().sharpen({ sigma: 0.6, m1: 0.4, m2: 1.2 })
  const sharpened = await picture.removeAlpha().sharpen({ sigma: 0.6, m1: 0.1, m2: 0.5 }).raw().toBuffer()
  return sharp(addGrain(sharpened, width, height), { raw: { width, height, channels: 3 } })
}

/**
 * Alpha in linear light: pure shadow (no light of its own) runs out before the border, the machine keeps its coverage.
 * The page in a shadow gets the tone curve's blacks: a deep shadow would otherwise be paler than dark parts beside it.
 */
function pageAlpha(light: Float32Array, gain: number, width: number, height: number): Float32Array {
  return Float32Array.from({ length: width * height }, (_, index) => {
    const alpha = Math.min(1, Math.max(0, light[index * 4 + 3]!))
    const brightest = Math.max(light[index * 4]!, light[index * 4 + 1]!, light[index * 4 + 2]!)
    const brightness = (brightest * gain) / Math.max(alpha, 1e-4)
    const shadow = (1 - smoothStep(0.004, 0.02, brightness)) * (1 - smoothStep(0.9, 0.97, alpha))
    const column = index % width
    const row = Math.floor(index / width)
    const border = Math.min(column, row, width - 1 - column, height - 1 - row) / Math.min(width, height)
    const depth = smoothStep(FAINT_SHADOW.none, FAINT_SHADOW.full, alpha) * smoothStep(0, BORDER_FADE, border)
    const page = 1 - alpha * (1 - shadow + depth * shadow)
    return 1 - page + blackOffset(page) * (1 - page)
  })
}

/** Removes faint lines that are a pixel or two high: the far edge of the floor. */
function withoutLines(alpha: Float32Array, width: number): Float32Array {
  const isEmpty = (index: number) => (alpha[index] ?? 0) < 0.004
  return alpha.map((value, index) =>
    value < 0.25 && isEmpty(index - 3 * width) && isEmpty(index + 3 * width) ? 0 : value,
  )
}

/** In a cut-out, the sharper default kernel would remove the shadow beside a bright edge: alpha below 0 is lost. */
export function reduced(picture: Sharp, [width, height]: readonly [number, number], transparent: boolean): Sharp {
  return picture.resize(width, height, { kernel: transparent ? 'mitchell' : 'lanczos3' })
}
