import { expect, test } from 'vitest'
import { addFilmTexture } from '../render/film.ts'

const [width, height] = [200, 100]

/** A gray picture whose right half is lighter. */
function halves(left: number, right: number): Uint8Array {
  return Uint8Array.from({ length: width * height * 3 }, (_, at) =>
    Math.floor(at / 3) % width < width / 2 ? left : right,
  )
}

/** Mean and standard deviation of columns `from` to `to`. */
function statistics(pixels: Uint8ClampedArray, from: number, to: number): { mean: number; deviation: number } {
  const values = pixels.filter((_, at) => {
    const column = Math.floor(at / 3) % width
    return column >= from && column < to
  })
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, deviation: Math.sqrt(squares / values.length) }
}

test('middle gray has more grain than black and white, and the same mean', async () => {
  const { mean, deviation } = statistics(await addFilmTexture(halves(128, 128), width, height), 0, width)
  expect(mean).toBeCloseTo(128, 1)
  expect(deviation).toBeCloseTo(2.6, 0)
  const extremes = await addFilmTexture(halves(4, 251), width, height)
  expect(statistics(extremes, 0, 80).deviation).toBeLessThan(1.2)
  expect(statistics(extremes, 120, 200).deviation).toBeLessThan(1.2)
})

test('both sides of an edge differ more than before, far from it they do not', async () => {
  const pixels = await addFilmTexture(halves(110, 150), width, height)
  expect(statistics(pixels, 97, 100).mean).toBeLessThan(108)
  expect(statistics(pixels, 100, 103).mean).toBeGreaterThan(151)
  expect(statistics(pixels, 0, 60).mean).toBeCloseTo(110, 0)
})

test('the same picture has the same grain', async () => {
  const pixels = halves(100, 140)
  expect(await addFilmTexture(pixels, width, height)).toEqual(await addFilmTexture(pixels, width, height))
})
