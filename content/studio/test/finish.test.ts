import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { finish, reduced } from '../render/finish.ts'

const size = 40

test('on a white page a deep shadow is as dark as a dark part beside it', async () => {
  const depth = 0.985
  const part = [1 - depth, 1 - depth, 1 - depth, 1]
  const shadow = [0, 0, 0, depth]
  const pixels = Array.from({ length: size * size }, (_, at) => (at % size < size / 2 ? part : shadow)).flat()
  const folder = mkdtempSync(join(tmpdir(), 'finish-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'light')
  writeFileSync(
    file,
    Buffer.concat([Buffer.from(Int32Array.of(size, size).buffer), Buffer.from(Float32Array.from(pixels).buffer)]),
  )
  const picture = await finish(file, { exposure: 0, transparent: true, hall: false })
  const page = await picture.flatten({ background: '#fff' }).raw().toBuffer()
  const green = (column: number): number => page[((size / 2) * size + column) * 3 + 1]!
  expect(Math.abs(green(size / 2 - 4) - green(size / 2 + 4))).toBeLessThanOrEqual(2)
})

test('a reduced white part has its shadow up to its edge', async () => {
  const part = [240, 240, 240, 255]
  const shadow = [0, 0, 0, 26]
  const pixels = Array.from({ length: 90 * 90 }, (_, at) => (at % 90 < 46 ? part : shadow)).flat()
  const picture = sharp(Uint8Array.from(pixels), { raw: { width: 90, height: 90, channels: 4 } })
  const small = await reduced(picture, [60, 60], true).raw().toBuffer()
  const alphas = Array.from({ length: 24 }, (_, column) => small[(30 * 60 + 27 + column) * 4 + 3]!)
  expect(Math.min(...alphas)).toBeGreaterThan(20)
})
