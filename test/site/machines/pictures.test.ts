import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import manifest from '../../../content/images/manifest.json' with { type: 'json' }
import { machineKeys } from '../../../content/registry/machines.ts'
import { root } from '../../../src/build/root.ts'
import { bleedAlpha } from '../../../src/commands/images/bleed.ts'

const masters = join(root, 'content/images')
const built = join(root, 'public/assets/pictures')
const pictures = Object.entries(manifest as Record<string, { hash: string; width: number; widths: number[] }>)

/** Kilobytes that one picture may cost a visitor, by the width that is loaded. */
const widthBudgets = { 400: 30, 800: 85, 1600: 200 } as const

/** Megabytes that masters and built pictures may take in the repository. */
const budget = 40

test.each(pictures)('%s: the files were made from the current master', (name, { hash, width, widths }) => {
  const master = ['webp', 'png', 'jpg'].map((ending) => join(masters, `${name}.${ending}`)).find(existsSync)
  if (!master) throw new Error(`content/images/${name} is missing: run npm run images`)
  const digest = createHash('sha256').update(readFileSync(master)).digest('hex')
  expect(hash, 'the master has changed: run npm run images').toBe(digest.slice(0, 8))
  expect(widths.at(-1)).toBe(Math.min(width, 1600))
  for (const file of [...widths.map((size) => `${size}.avif`), `${Math.min(800, width)}.webp`]) {
    expect(existsSync(join(built, `${name}-${hash}-${file}`)), file).toBe(true)
  }
})

test('there are no unused picture files, and none is missing from the manifest', () => {
  const known = new Set(pictures.map(([name, { hash }]) => `${name}-${hash}`))
  const strays = filesIn(built).filter((file) => !known.has(file.replace(/-\d+\.(avif|webp)$/, '')))
  expect(strays).toEqual([])
  const listed = new Set(pictures.map(([name]) => name))
  const unlisted = filesIn(masters).filter(
    (file) => file !== 'manifest.json' && !listed.has(file.replace(/\.\w+$/, '')),
  )
  expect(unlisted).toEqual([])
})

test('pictures stay within the budget of the repository', () => {
  const bytes = [masters, built].flatMap((folder) => filesIn(folder).map((file) => statSync(join(folder, file)).size))
  expect(bytes.reduce((sum, size) => sum + size, 0) / 2 ** 20).toBeLessThan(budget)
})

test('no picture is too heavy for its size on the page', () => {
  for (const file of filesIn(built)) {
    const width = Number(/-(\d+)\.(?:avif|webp)$/.exec(file)?.[1])
    const budget = width <= 400 ? widthBudgets[400] : width <= 800 ? widthBudgets[800] : widthBudgets[1600]
    expect(statSync(join(built, file)).size / 1000, file).toBeLessThan(budget)
  }
})

test('the hero of a machine weighs at most 70 kB on a phone, three pixels to the point', () => {
  const heroes = filesIn(built).filter((file) => /-hero-\w+-(800|1200)\.avif$/.test(file))
  expect(heroes).toHaveLength(2 * machineKeys.length)
  for (const file of heroes) expect(statSync(join(built, file)).size, file).toBeLessThanOrEqual(70_000)
})

test('bright edges of cut-outs have no dark fringe', async () => {
  const cutOuts = filesIn(built).filter((file) =>
    /^(machines\/.*-(hero|side|front)|portfolio\/.*)-\w+-400\.avif$/.test(file),
  )
  expect(cutOuts.length).toBeGreaterThan(70)
  const total = { all: 0, dark: 0 }
  for (const file of cutOuts) {
    const { all, dark, darkOnPage } = await brightEdges(join(built, file))
    expect(darkOnPage / (all || 1), file).toBeLessThanOrEqual(0.1)
    total.all += all
    total.dark += dark
  }
  expect(total.dark / total.all).toBeLessThanOrEqual(0.1)
})

test.each([
  // An edge before the page that is too dark, one whose coverage is too small, one before a deep shadow, one before the light
  // shadow of a bright object, and one of a dark object.
  { object: [200, 200, 200, 255], edge: [150, 150, 150, 100], ground: [0, 0, 0, 0], color: 200 },
  { object: [210, 210, 210, 255], edge: [22, 22, 22, 46], ground: [0, 0, 0, 0], color: 210 },
  { object: [190, 170, 150, 255], edge: [80, 60, 40, 155], ground: [0, 0, 0, 55], color: 60 },
  { object: [210, 210, 210, 255], edge: [90, 90, 90, 50], ground: [0, 0, 0, 22], color: 210 },
  { object: [50, 56, 61, 255], edge: [20, 22, 24, 150], ground: [0, 0, 0, 40], color: 22 },
])(
  'an edge $edge looks on white almost as before, with the color of the object if that is possible',
  async (pixels) => {
    const row = [pixels.object, pixels.object, pixels.edge, pixels.ground, pixels.ground, pixels.ground].flat()
    const [width, height] = [6, 5]
    const picture = sharp(Uint8Array.from(Array.from({ length: height }, () => row).flat()), {
      raw: { width, height, channels: 4 },
    })
    const data = await (await bleedAlpha(picture)).raw().toBuffer()
    const [, green = 0, , alpha = 0] = data.subarray((2 * width + 2) * 4)
    const [, edgeGreen = 0, , edgeAlpha = 0] = pixels.edge
    const onWhite = (value: number, alpha: number) => 255 - ((255 - value) * alpha) / 255
    expect(green).toBe(pixels.color)
    expect(Math.abs(onWhite(green, alpha) - onWhite(edgeGreen, edgeAlpha))).toBeLessThan(7)
  },
)

/**
 * Half-transparent pixels between a bright opaque pixel and the page, in the upper half of a picture (the floor shadow is
 * in the lower half): how many there are, and how many are more than 60 of 255 darker than the bright one, by their color
 * and as seen on a white page.
 */
async function brightEdges(file: string): Promise<{ all: number; dark: number; darkOnPage: number }> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const brightness = (pixel: number): number =>
    0.299 * (data[pixel * 4] ?? 0) + 0.587 * (data[pixel * 4 + 1] ?? 0) + 0.114 * (data[pixel * 4 + 2] ?? 0)
  const pixelsAround = (pixel: number, reach: number): number[] => {
    const steps = Array.from({ length: 2 * reach + 1 }, (_, step) => step - reach)
    return steps.flatMap((dy) => steps.map((dx) => pixel + dy * width + dx))
  }
  const alphaOf = (pixel: number): number => data[pixel * 4 + 3] ?? 0
  const counts = { all: 0, dark: 0, darkOnPage: 0 }
  for (let y = 2; y < height / 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const pixel = y * width + x
      if (alphaOf(pixel) <= 20 || alphaOf(pixel) >= 250) continue
      if (!pixelsAround(pixel, 2).some((near) => alphaOf(near) <= 20)) continue
      const opaque = pixelsAround(pixel, 1).filter((near) => alphaOf(near) >= 250)
      const brightest = Math.max(0, ...opaque.map(brightness))
      if (brightest < 150) continue
      const onPage = 255 - ((255 - brightness(pixel)) * alphaOf(pixel)) / 255
      counts.all++
      if (brightest - brightness(pixel) > 60) counts.dark++
      if (brightest - onPage > 60) counts.darkOnPage++
    }
  }
  return counts
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
