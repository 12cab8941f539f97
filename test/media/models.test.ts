import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { machineKeys } from '../../content/registry/machines.ts'
import { parseDocument } from '../../content/schema/parse-document.ts'
import { type WebModels, webModelsSchema } from '../../content/schema/web-model.ts'

const FOLDER = new URL('../../public/assets/models/', import.meta.url)
const LARGEST_BYTES = 500_000
const USUAL_BYTES = 300_000

let models: WebModels
const file = (name: string): Buffer => readFileSync(new URL(name, FOLDER))
const all = (): [string, NonNullable<WebModels[keyof WebModels]>][] => Object.entries(models)

beforeAll(() => {
  const text = readFileSync(new URL('../../content/media/models.json', import.meta.url), 'utf8')
  models = parseDocument(webModelsSchema, JSON.parse(text), 'content/media/models.json')
})

test('every machine has a web model, and there are no unused files', () => {
  expect(Object.keys(models)).toEqual([...machineKeys])
  const files = Object.values(models).map((model) => model.file)
  expect(readdirSync(FOLDER).sort()).toEqual(files.sort())
})

test('files match the manifest, are named by content hash, and are within their budget', () => {
  for (const [key, model] of all()) {
    const bytes = file(model.file)
    expect(bytes.length, key).toBe(model.bytes)
    expect(model.file, key).toContain(createHash('sha256').update(gunzipSync(bytes)).digest('hex').slice(0, 8))
    expect(model.bytes, key).toBeLessThan(LARGEST_BYTES)
  }
  const sizes = all().map(([, model]) => model.bytes)
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0) / sizes.length).toBeLessThan(USUAL_BYTES)
})

test('steps follow one another without a gap from the start', () => {
  for (const [key, { steps }] of all()) {
    let clock = 0
    for (const { from, to } of steps) {
      expect(from, key).toBe(clock)
      expect(to, key).toBeGreaterThan(from)
      clock = to
    }
    expect(clock, key).toBeGreaterThan(0)
  }
})

test('six to eight hotspots, each inside the machine and at different positions', () => {
  for (const [key, { points, box }] of all()) {
    expect(points.length, key).toBeGreaterThanOrEqual(6)
    expect(points.length, key).toBeLessThanOrEqual(8)
    expect(new Set(points.map(({ id }) => id)).size, key).toBe(points.length)
    for (const { id, places } of points)
      for (const [axis, value] of places.flatMap(({ position }) => [...position.entries()])) {
        expect(value * 1000, `${key} ${id}`).toBeGreaterThanOrEqual((box.min[axis] ?? 0) - 1)
        expect(value * 1000, `${key} ${id}`).toBeLessThanOrEqual((box.max[axis] ?? 0) + 1)
      }
  }
})

test('the rows of the hotspots are in the specification table', () => {
  for (const [key, { points }] of all()) {
    const neutral = JSON.parse(
      readFileSync(new URL(`../../content/machines/${key}/neutral.json`, import.meta.url), 'utf8'),
    )
    const labels = (neutral.specTable.rows as { label: string }[]).map(({ label }) => label)
    for (const { id, row } of points) if (row) expect(labels, `${key} ${id}`).toContain(row)
  }
})
