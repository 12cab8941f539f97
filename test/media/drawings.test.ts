import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { isMachineKey, machineKeys } from '../../content/registry/machines.ts'
import { type LayoutDrawing, type LayoutDrawings, layoutDrawingsSchema } from '../../content/schema/layout-drawing.ts'
import { parseDocument } from '../../content/schema/parse-document.ts'
import site from '../../content/site.json' with { type: 'json' }
import { readMachineFiles } from '../../src/build/read-content.ts'

const FOLDER = new URL('../../public/assets/drawings/', import.meta.url)
const LARGEST_GZIPPED = 60_000
/** The views are exact; sizes are rounded to ten millimeters. */
const ROUNDING = 5

let drawings: LayoutDrawings
const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8')
const all = (): [string, LayoutDrawing][] => Object.entries(drawings)

beforeAll(() => {
  const text = readFileSync(new URL('../../content/media/drawings.json', import.meta.url), 'utf8')
  drawings = parseDocument(layoutDrawingsSchema, JSON.parse(text), 'content/media/drawings.json')
})

test('every machine has its drawing as SVG and DXF and small front and top views, named by content hash', () => {
  expect(Object.keys(drawings)).toEqual([...machineKeys])
  const files = all().flatMap(([, { svg, dxf, row, top }]) => [svg, dxf, row, top])
  expect(readdirSync(FOLDER).sort()).toEqual(files.map(({ file }) => file).sort())
  for (const { file, bytes } of files) {
    const text = read(file)
    expect(Buffer.byteLength(text), file).toBe(bytes)
    expect(file).toContain(createHash('sha256').update(text).digest('hex').slice(0, 8))
  }
})

test('the drawn box is the machine size that the table names for the drawn model', () => {
  const machines = readMachineFiles()
  for (const [key, { model, size, schematicFor, views }] of all()) {
    const table = isMachineKey(key) ? machines[key].neutral.specTable : undefined
    const row = table?.rows.find(({ label }) => label === 'machineSize')
    const column = table?.models.indexOf(model) ?? -1
    const named = row?.form === 'size' ? row.values[column] : undefined
    expect(size, `${key}: ${model}`).toEqual(named)
    expect([...schematicFor, model].sort()).toEqual([...(table?.models ?? [])].sort())
    for (const view of [views.front.width - size[0], views.left.width - size[1], views.front.height - size[2]])
      expect(Math.abs(view), key).toBeLessThanOrEqual(ROUNDING)
    expect([views.top.width, views.top.height]).toEqual([views.front.width, views.left.width])
  }
})

test('drawings are light and consist of paths only: no text in a font of the reader, no style sheet, no script', () => {
  for (const [, { svg, row, top }] of all()) {
    for (const { file } of [svg, row, top]) {
      const text = read(file)
      expect(gzipSync(text).length, file).toBeLessThan(LARGEST_GZIPPED)
      expect(text, file).not.toMatch(/<(?!\/?(svg|path)\b)|style=|class=|href|on\w+=|font/)
    }
  }
})

test('outlines of the small views are closed', () => {
  for (const [key, { row, top }] of all()) {
    for (const { file } of [row, top]) {
      const [, data = ''] =
        / d="([^"]*)"[^>]*stroke-width="14"/.exec(read(file)) ?? expect.fail(`no outlines in ${file}`)
      for (const [, steps = ''] of data.matchAll(/M[^hvl]*([^M]*)/g)) {
        const end = [0, 0] as [number, number]
        for (const [, command, numbers = ''] of steps.matchAll(/([hvl])([^hvl]*)/g)) {
          const [first = 0, second = 0] = (numbers.match(/-?\d+/g) ?? []).map(Number)
          end[command === 'v' ? 1 : 0] += first
          end[1] += second
        }
        expect(end, `${key}: ${steps}`).toEqual([0, 0])
      }
    }
  }
})

test('the drawing names company, model, mass and sheet, its sizes, and the coordinates of connections and four outer feet, without words', () => {
  for (const [key, { model, dxf, size, workingHeight, connections, number }] of all()) {
    const texts = [...read(dxf.file).matchAll(/\nTEXT\n[\s\S]*?\n1\n([^\n]*)\n/g)].map(([, text = '']) => text)
    const figures = [...size, workingHeight, ...connections.flatMap(({ x, y, z }) => [x, y, z])]
    for (const figure of figures) expect(texts, key).toContain(String(figure))
    expect(texts, key).toEqual(expect.arrayContaining([site.name.en, model, number, '1/1']))
    expect(
      texts.filter((text) => /^\d+ kg$/.test(text)),
      key,
    ).toHaveLength(1)
    // Pages in every language show the same drawing.
    expect(
      texts.filter((text) => text !== site.name.en && /[a-z]{4,}/.test(text)),
      key,
    ).toEqual([])
    // The feet are on the floor; the fifth zero is the end of the scale bar.
    expect(texts.filter((text) => text === '0').length, key).toBe(5)
  }
})

test('figures are at least 2.5 mm high on paper, and lines of two weights show outlines and inner edges', () => {
  for (const [key, { svg, dxf, scale, sheet }] of all()) {
    const heights = [...read(dxf.file).matchAll(/\nTEXT\n[\s\S]*?\n40\n([\d.]+)\n/g)].map(([, height]) =>
      Number(height),
    )
    expect(Math.min(...heights) / scale, key).toBeGreaterThanOrEqual(2.5)
    expect(Math.max(sheet.width / 400, sheet.height / 277), key).toBeLessThanOrEqual(scale)
    const widths = [...read(svg.file).matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width) / scale)
    expect(widths, key).toContain(0.35)
    expect(widths, key).toContain(0.18)
  }
})

test('connections are on the machine', () => {
  for (const [key, { connections, size }] of all()) {
    for (const { x, y, z } of connections) {
      expect(x <= size[0] && y <= size[1] && z <= size[2], key).toBe(true)
    }
  }
})

test('a machine has the connections that its table of utilities lists, and no others', () => {
  const machines = readMachineFiles()
  const listed = { power: 'connectedLoad', water: ['coolingWater', 'batchWater'], air: 'compressedAir' }
  for (const [key, { connections }] of all()) {
    const rows = isMachineKey(key) ? (machines[key].neutral.installation?.rows ?? []) : []
    const labels: string[] = rows.map(({ label }) => label)
    const needed = Object.entries(listed).filter(([, names]) => [names].flat().some((name) => labels.includes(name)))
    expect(
      connections.map(({ kind }) => kind),
      key,
    ).toEqual(needed.map(([kind]) => kind))
  }
})

test('the working height is comfortable; a high machine has a step', () => {
  for (const [key, { workingHeight, step = 0 }] of all()) {
    expect(workingHeight - step, key).toBeGreaterThanOrEqual(600)
    if (!key.startsWith('HIFL')) expect(workingHeight - step, key).toBeLessThanOrEqual(1200)
  }
})

test('the DXF names its layers and is in millimeters', () => {
  for (const [, { dxf }] of all()) {
    const text = read(dxf.file)
    for (const layer of ['machine', 'dimensions', 'service', 'connections']) expect(text).toContain(`\n${layer}\n`)
    expect(text).toMatch(/\$INSUNITS\s+70\s+4\s/)
    expect(text.trimEnd().endsWith('EOF')).toBe(true)
  }
})
