import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import pictures from '../../content/images/manifest.json' with { type: 'json' }
import document from '../../content/media/motion.json' with { type: 'json' }
import { motion } from '../../content/schema/motion.ts'
import { parseDocument } from '../../content/schema/parse-document.ts'

const folder = new URL('../../public/assets/motion/', import.meta.url)
const machines = parseDocument(motion, document, 'content/media/motion.json')
/** The frames are loaded after everything else, and not at all over slow connections. */
const largestBytes = 600_000

test.each(Object.entries(machines))('%s: all frames have the proportions of their region', async (key, machine) => {
  const bytes = readFileSync(new URL(machine.file, folder))
  expect(bytes.length).toBeLessThan(largestBytes)
  expect(machine.file).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 8))
  const { width, height } = await sharp(bytes).metadata()
  const { region, frames, columns } = machine
  const picture = pictures[`machines/${key.toLowerCase()}-hero` as keyof typeof pictures]
  const proportion = (region.width * picture.width) / (region.height * picture.height)
  expect(width / columns / (height / Math.ceil(frames / columns))).toBeCloseTo(proportion, 2)
})

test('there are no unused frames', () => {
  expect(readdirSync(folder)).toEqual(Object.values(machines).map(({ file }) => file))
})
