import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { machineKeys } from '../content/machines.ts'
import models from '../content/models.json' with { type: 'json' }
import type { WebModels } from '../content/models.ts'
import { parseDocument } from '../content/parse.ts'
import { stillSize } from '../content/still-size.ts'
import { stills } from '../content/stills.ts'

const folder = new URL('../public/assets/stills/', import.meta.url)
const manifest = new URL('../content/stills.json', import.meta.url)
const drawn = parseDocument(stills, JSON.parse(readFileSync(manifest, 'utf8')), 'content/stills.json')
/** A strip of seven weighs no more than one picture of a page. */
const largestBytes = 12_288

test.each(machineKeys)('%s: every step of its cycle has a still of the model as it is now', async (key) => {
  const model = (models as unknown as WebModels)[key]
  expect(drawn[key]?.model, 'the model has changed: run npm run stills').toBe(model?.file)
  expect(drawn[key]?.files).toHaveLength(model?.steps.length ?? 0)
  for (const file of drawn[key]?.files ?? []) {
    const bytes = readFileSync(new URL(file, folder))
    expect(bytes.length, file).toBeLessThanOrEqual(largestBytes)
    expect(file).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 8))
    expect(await sharp(bytes).metadata(), file).toMatchObject(stillSize)
  }
})

test('no still is left over', () => {
  const files = Object.values(drawn).flatMap((machine) => machine.files)
  expect(readdirSync(folder).sort()).toEqual(files.sort())
})
