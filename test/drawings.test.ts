import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { isMachineKey, machineKeys } from '../content/registry/machines.ts'
import { type LayoutDrawing, type LayoutDrawings, layoutDrawingsSchema } from '../content/schema/layout-drawing.ts'
import { parseDocument } from '../content/schema/parse-document.ts'
import { makeDrawing } from '../content/studio/drawings/drawing.ts'
import { readMachineFiles } from '../src/build/read-content.ts'

const FOLDER = new URL('../public/assets/drawings/', import.meta.url)
/** The smallest machine: quick to draw again. */
const SMALL = 'Punching'
const LARGEST_GZIPPED = 60_000
/** The views are drawn exactly; sizes are given to ten millimetres. */
const ROUNDING = 5

let drawings: LayoutDrawings
const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8')
const all = (): [string, LayoutDrawing][] => Object.entries(drawings)

beforeAll(() => {
  const text = readFileSync(new URL('../content/media/drawings.json', import.meta.url), 'utf8')
  drawings = parseDocument(layoutDrawingsSchema, JSON.parse(text), 'content/media/drawings.json')
})

test('every machine has its drawing as SVG and DXF and a small one for a row, named by their content', () => {
  expect(Object.keys(drawings)).toEqual([...machineKeys])
  const files = all().flatMap(([, { svg, dxf, row }]) => [svg, dxf, row])
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

test('drawings are light and hold figures only: no words, no style sheets, no script, no fonts of their own', () => {
  for (const [key, { svg, row }] of all()) {
    for (const file of [svg.file, row.file]) {
      const text = read(file)
      expect(gzipSync(text).length, file).toBeLessThan(LARGEST_GZIPPED)
      expect(text, file).not.toMatch(/<(?!\/?(svg|path|text)\b)|style=|class=|href|on\w+=/)
      const words = [...text.matchAll(/>([^<]+)</g)].map(([, word = '']) => word.trim()).filter(Boolean)
      for (const word of words) expect(word, key).toMatch(/^\d+$/)
      for (const [, font] of text.matchAll(/font-family="([^"]*)"/g)) expect(font).toBe('sans-serif')
    }
  }
})

test('the drawing names length, width, height and working height', () => {
  for (const [key, { svg, size, workingHeight }] of all()) {
    const figures = [...read(svg.file).matchAll(/<text[^>]*>(\d+)</g)].map(([, figure]) => Number(figure))
    for (const figure of [...size, workingHeight]) expect(figures, key).toContain(figure)
  }
})

test('a machine has the connections that its table of utilities lists, and no others', () => {
  const machines = readMachineFiles()
  const listed = { power: 'connectedLoad', water: ['coolingWater', 'batchWater'], air: 'compressedAir' }
  for (const [key, { connections }] of all()) {
    const rows = isMachineKey(key) ? (machines[key].neutral.installation?.rows ?? []) : []
    const labels: string[] = rows.map(({ label }) => label)
    const needed = Object.entries(listed).filter(([, names]) => [names].flat().some((name) => labels.includes(name)))
    expect(connections, key).toEqual(needed.map(([kind]) => kind))
  }
})

test('nobody loads a machine at the height of the shoulders: where it is high there is a step', () => {
  for (const [key, { workingHeight, step = 0 }] of all()) {
    expect(workingHeight - step, key).toBeGreaterThanOrEqual(600)
    if (!key.startsWith('HIFL')) expect(workingHeight - step, key).toBeLessThanOrEqual(1200)
  }
})

test('the DXF names its layers and is in millimetres', () => {
  for (const [, { dxf }] of all()) {
    const text = read(dxf.file)
    for (const layer of ['machine', 'dimensions', 'service', 'connections']) expect(text).toContain(`\n${layer}\n`)
    expect(text).toMatch(/\$INSUNITS\s+70\s+4\s/)
    expect(text.trimEnd().endsWith('EOF')).toBe(true)
  }
})

test('a drawing made again is the same byte for byte', async () => {
  const { entry, files } = await makeDrawing(SMALL)
  expect(entry).toEqual(drawings[SMALL])
  for (const [file, text] of Object.entries(files)) expect(read(file) === text, file).toBe(true)
})
