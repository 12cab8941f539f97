import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const masters = new URL('../../images/', import.meta.url).pathname

test('no cut-out has a faint line in the white around it', { timeout: 60_000 }, async () => {
  const names = readdirSync(masters, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'))
  for (const name of names) {
    const { data, info } = await sharp(masters + name)
      .raw()
      .toBuffer({ resolveWithObject: true })
    if (info.channels < 4) continue
    const alpha = (column: number, row: number): number => data[(row * info.width + column) * 4 + 3] ?? 0
    const isFaint = (column: number, row: number): boolean =>
      alpha(column, row) >= 4 &&
      alpha(column, row) <= 60 &&
      // A pane in a narrow gap between two parts is not a line: within 6 pixels it has a part above or below.
      [-6, -3, 3, 6].every((distance) => alpha(column, row + distance) === 0)
    for (let row = 6; row < info.height - 6; row++) {
      let length = 0
      for (let column = 0; column < info.width; column++) length += Number(isFaint(column, row))
      if (length > 25) expect.fail(`${name}, row ${row}: ${length} pixels`)
    }
  }
})
