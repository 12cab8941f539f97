import { expect, test } from 'vitest'
import { addLens } from '../render/lens.ts'

const [width, height] = [200, 100]

/** A gray picture with a window of this light in its middle. */
function hall(window: number): Float32Array {
  const light = new Float32Array(width * height * 4).fill(0.2)
  for (let row = 45; row < 55; row++)
    for (let column = 90; column < 110; column++)
      light.fill(window, (row * width + column) * 4, (row * width + column) * 4 + 3)
  return light
}

const at = (light: Float32Array, column: number, row: number): number => light[(row * width + column) * 4]!

test('a bright window glows, a gray one does not', async () => {
  const [bright, gray] = [hall(3), hall(0.8)]
  await addLens(bright, width, height, 1)
  await addLens(gray, width, height, 1)
  expect(at(bright, 112, 50)).toBeGreaterThan(at(gray, 112, 50) * 1.05)
  expect(at(gray, 112, 50)).toBeCloseTo(0.2, 2)
})

test('corners are darker than the middle of each side', async () => {
  const light = hall(0.2)
  await addLens(light, width, height, 1)
  expect(at(light, 0, 0)).toBeLessThan(at(light, 0, 50))
  expect(at(light, 0, 0)).toBeCloseTo(0.2 * 0.78, 2)
})
