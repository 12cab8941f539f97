/** Figures and codes as outlines of the site's typeface, so that a drawing does not need that typeface. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type PathCommand } from 'opentype.js'
import subsetFont from 'subset-font'

/** Letters of model codes, dates, scales and units. */
const CHARACTERS = ' ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:/()-×³'
const WEIGHT = 500
/** Height of a figure as a share of the font size (Sofia Sans). */
const FIGURE_SHARE = 0.7

const font = await loadFont()

async function loadFont() {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2',
  )
  const bytes = await subsetFont(readFileSync(file), CHARACTERS, {
    targetFormat: 'truetype',
    variationAxes: { wght: WEIGHT },
  })
  return opentype.parse(new Uint8Array(bytes).buffer as ArrayBuffer)
}

/** Outline commands of a text, y down. `height` is the height of a figure in millimeters; the origin is the left end of the baseline. */
export function textOutline(text: string, height: number): { commands: PathCommand[]; width: number } {
  const size = height / FIGURE_SHARE
  return { commands: font.getPath(text, 0, 0, size).commands, width: font.getAdvanceWidth(text, size) }
}
