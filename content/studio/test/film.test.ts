import { expect, test } from 'vitest'
import { addGrain } from '../render/film.ts'

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

test('middle gray has more grain than black and white, and the same mean', () => {
  const { mean, deviation } = statistics(addGrain(halves(128, 128), width, height), 0, width)
  expect(mean).toBeCloseTo(128, 1)
  expect(deviation).toBeCloseTo(1.2, 1)
  const extremes = addGrain(halves(4, 251), width, height)
  expect(statistics(extremes, 0, 80).deviation).toBeLessThan(0.6)
  expect(statistics(extremes, 120, 200).deviation).toBeLessThan(0.6)
})

test('the same picture has the same grain', () => {
  const pixels = halves(100, 140)
  expect(addGrain(pixels, width, height)).toEqual(addGrain(pixels, width, height))
})
