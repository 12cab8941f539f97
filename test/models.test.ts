import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { machineKeys } from '../content/machines.ts'
import { type WebModels, webModels } from '../content/models.ts'
import { parseDocument } from '../content/parse.ts'
import { decalsOf, glbFiles, makeModel } from '../content/studio/web/model.ts'

const FOLDER = new URL('../public/assets/models/', import.meta.url)
/** The smallest machine: quick to make again. */
const SMALL = 'Punching'
const LARGEST_BYTES = 1_500_000
const USUAL_BYTES = 600_000

let models: WebModels
const file = (name: string): Buffer => readFileSync(new URL(name, FOLDER))
const all = (): [string, NonNullable<WebModels[keyof WebModels]>][] => Object.entries(models)

beforeAll(() => {
  const text = readFileSync(new URL('../content/models.json', import.meta.url), 'utf8')
  models = parseDocument(webModels, JSON.parse(text), 'content/models.json')
})

test('every machine has a web model, and no file lies beside them', () => {
  expect(Object.keys(models)).toEqual([...machineKeys])
  expect(readdirSync(FOLDER).sort()).toEqual(
    all()
      .map(([, model]) => model.file)
      .sort(),
  )
})

test('files are what the manifest says, named by their content, and within their budget', () => {
  for (const [key, model] of all()) {
    const bytes = file(model.file)
    expect(bytes.length, key).toBe(model.bytes)
    expect(model.file, key).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 8))
    expect(model.bytes, key).toBeLessThan(LARGEST_BYTES)
  }
  const sizes = all().map(([, model]) => model.bytes)
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0) / sizes.length).toBeLessThan(USUAL_BYTES)
})

test('the groups named in the manifest are nodes of the file, moved by its one animation as long as the steps', async () => {
  const io = await glbFiles()
  for (const [key, model] of all()) {
    const root = (await io.readBinary(file(model.file))).getRoot()
    expect(
      root.listAnimations().map((animation) => animation.getName()),
      key,
    ).toEqual(['cycle'])
    const channels = root.listAnimations().flatMap((animation) => animation.listChannels())
    const moved = new Set(channels.map((channel) => channel.getTargetNode()?.getName() ?? 'nothing'))
    expect([...moved].sort(), key).toEqual([...model.groups].sort())
    const ends = channels.flatMap((channel) => channel.getSampler()?.getInput()?.getMax([]) ?? [])
    expect(Math.max(...ends), key).toBeCloseTo(model.steps.at(-1)?.to ?? 0, 3)
  }
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

test('six to eight points, each inside the machine and no two in one place', () => {
  for (const [key, { points, box }] of all()) {
    expect(points.length, key).toBeGreaterThanOrEqual(6)
    expect(points.length, key).toBeLessThanOrEqual(8)
    expect(new Set(points.map(({ id }) => id)).size, key).toBe(points.length)
    for (const { id, position } of points)
      for (const [axis, value] of position.entries()) {
        expect(value * 1000, `${key} ${id}`).toBeGreaterThanOrEqual((box.min[axis] ?? 0) - 1)
        expect(value * 1000, `${key} ${id}`).toBeLessThanOrEqual((box.max[axis] ?? 0) + 1)
      }
  }
})

test('the rows whose values the points show are in the specification table', () => {
  for (const [key, { points }] of all()) {
    const neutral = JSON.parse(
      readFileSync(new URL(`../content/machines/${key}/neutral.json`, import.meta.url), 'utf8'),
    )
    const labels = (neutral.specTable.rows as { label: string }[]).map(({ label }) => label)
    for (const { id, row } of points) if (row) expect(labels, `${key} ${id}`).toContain(row)
  }
})

test('a model made again is the same byte for byte', async () => {
  const committed = file(models[SMALL]?.file ?? '')
  const decals = decalsOf(await (await glbFiles()).readBinary(committed))
  const { glb, entry } = await makeModel(SMALL, decals)
  expect(entry).toEqual(models[SMALL])
  expect(Buffer.from(glb).equals(committed)).toBe(true)
})
