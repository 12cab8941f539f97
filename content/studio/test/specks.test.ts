import { expect, test } from 'vitest'
import { removeSpecks } from '../render/specks.ts'

const SIDE = 30
const at = (x: number, y: number) => (y * SIDE + x) * 4

/** A shadow with the opacity 150 beside a blue part, which begins at x = 20. */
function picture(): Uint8Array {
  const pixels = new Uint8Array(SIDE * SIDE * 4)
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) pixels.set(x < 20 ? [0, 0, 0, 150] : [21, 90, 143, 255], at(x, y))
  return pixels
}

test('black and bright dots in a shadow take its opacity; the edge of a part stays', () => {
  const noisy = picture()
  noisy.set([0, 0, 0, 255], at(8, 8))
  noisy.set([230, 230, 230, 255], at(12, 15))
  noisy.set([0, 0, 0, 40], at(5, 20))
  expect(removeSpecks(noisy, SIDE, SIDE)).toBe(3)
  expect(noisy).toEqual(picture())
})

test('faint pixels, as of a pane, do not change', () => {
  const pane = picture().map((value, index) => (index % 4 === 3 ? 30 + (index % 23) : value))
  expect(removeSpecks(pane, SIDE, SIDE)).toBe(0)
})
