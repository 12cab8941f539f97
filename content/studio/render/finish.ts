/** Linear light from the denoiser -> finished picture: exposure, Khronos PBR Neutral tone curve, sRGB, light sharpening. */
import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';

type Finish = {
  /** Exposure in stops. */
  exposure: number;
  /** Machine on the page: keep alpha, let the shadow run out before the border. */
  transparent: boolean;
};

/** Share of the picture's shorter side over which the floor shadow fades out at the border. */
const BORDER_FADE = 0.06;
/** Shadows fainter than this are sampling noise. */
const FAINTEST_SHADOW = 0.012;

const encodeSrgb = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const smoothStep = (from: number, to: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** Khronos PBR Neutral: keeps the hue of the paint and compresses only the highlights. */
function toneMap(red: number, green: number, blue: number): [number, number, number] {
  const startCompression = 0.8 - 0.04;
  const least = Math.min(red, green, blue);
  const offset = least < 0.08 ? least - 6.25 * least * least : 0.04;
  const colour: [number, number, number] = [red - offset, green - offset, blue - offset];
  const peak = Math.max(...colour);
  if (peak < startCompression) return colour;
  const span = 1 - startCompression;
  const newPeak = 1 - (span * span) / (peak + span - startCompression);
  const whiteShare = 1 - 1 / (0.15 * (peak - newPeak) + 1);
  return colour.map((value) => (value * newPeak * (1 - whiteShare)) / peak + newPeak * whiteShare) as [number, number, number];
}

/** `file` holds width, height (int32) and then premultiplied linear RGBA (float32). */
export function finish(file: string, options: Finish): Sharp {
  const bytes = readFileSync(file);
  const width = bytes.readInt32LE(0);
  const height = bytes.readInt32LE(4);
  const light = new Float32Array(bytes.buffer.slice(bytes.byteOffset + 8, bytes.byteOffset + 8 + width * height * 16));
  const gain = 2 ** options.exposure;
  const pixels = new Uint8Array(width * height * 4);
  for (let index = 0; index < width * height; index++) {
    const alpha = options.transparent ? Math.min(1, Math.max(0, light[index * 4 + 3]!)) : 1;
    const straight = gain / Math.max(alpha, 1e-4);
    const linear = [0, 1, 2].map((channel) => Math.max(0, light[index * 4 + channel]!) * straight) as [number, number, number];
    for (const [channel, value] of toneMap(...linear).entries()) pixels[index * 4 + channel] = 255 * Math.min(1, encodeSrgb(Math.max(0, value))) + 0.5;
    pixels[index * 4 + 3] = options.transparent ? 255 * pageAlpha(alpha, Math.max(...linear), index % width, Math.floor(index / width), width, height) + 0.5 : 255;
  }
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).sharpen({ sigma: 0.6, m1: 0.4, m2: 1.2 });
  return options.transparent ? picture : picture.removeAlpha();
}

/**
 * Alpha as the browser needs it. Browsers mix in sRGB, the shadow was measured in linear light: pure shadow (no light of its own)
 * is converted, so that it is as deep on the page as in the studio. The body of the machine keeps its coverage.
 */
function pageAlpha(alpha: number, brightness: number, column: number, row: number, width: number, height: number): number {
  const bodyShare = Math.max(smoothStep(0.004, 0.02, brightness), smoothStep(0.9, 0.97, alpha));
  const denoised = Math.max(0, (alpha - FAINTEST_SHADOW) / (1 - FAINTEST_SHADOW));
  const border = Math.min(column, row, width - 1 - column, height - 1 - row) / Math.min(width, height);
  const shadow = (1 - encodeSrgb(1 - denoised)) * smoothStep(0, BORDER_FADE, border);
  return alpha * bodyShare + shadow * (1 - bodyShare);
}
