import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { finish } from '../render/finish.ts'

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
