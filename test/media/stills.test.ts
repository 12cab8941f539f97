import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import models from '../../content/media/models.json' with { type: 'json' }
import { machineKeys } from '../../content/registry/machines.ts'
import { parseDocument } from '../../content/schema/parse-document.ts'
import { stillSize, stills } from '../../content/schema/stills.ts'
import type { WebModels } from '../../content/schema/web-model.ts'

const folder = new URL('../../public/assets/stills/', import.meta.url)
const manifest = new URL('../../content/media/stills.json', import.meta.url)
const drawn = parseDocument(stills, JSON.parse(readFileSync(manifest, 'utf8')), 'content/media/stills.json')
/** Seven stills together weigh no more than one picture of a page. */
const largestBytes = 12_288

test.each(machineKeys)('%s: every step of its cycle has a still of the current model', async (key) => {
  const model = (models as unknown as WebModels)[key]
  expect(drawn[key]?.model, 'the model has changed: run npm run stills in content/studio').toBe(model?.file)
  expect(drawn[key]?.files).toHaveLength(model?.steps.length ?? 0)
  for (const file of drawn[key]?.files ?? []) {
    const bytes = readFileSync(new URL(file, folder))
    expect(bytes.length, file).toBeLessThanOrEqual(largestBytes)
    expect(file).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 8))
    expect(await sharp(bytes).metadata(), file).toMatchObject(stillSize)
  }
})

test('there are no unused stills', () => {
  const files = Object.values(drawn).flatMap((machine) => machine.files)
  expect(readdirSync(folder).sort()).toEqual(files.sort())
})
