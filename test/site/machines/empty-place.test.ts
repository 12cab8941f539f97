import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyPlace } from '../../../client/islands/viewer/empty-place.ts'

const area = { width: 640, height: 480 }
/** A machine in the middle of the area. */
const outline = [
  { x: 220, y: 60 },
  { x: 420, y: 60 },
  { x: 420, y: 420 },
  { x: 220, y: 420 },
]
const box = { width: 150, height: 44 }

test('a callout is beside the machine, at the side of its point, on the height of the point', () => {
  for (const [x, side] of [
    [240, 0],
    [400, area.width - box.width],
  ] as const) {
    const spot = { x, y: 200 }
    expect(emptyPlace(box, area, spot, [spot], outline)).toMatchObject({ x: side, y: 200 - box.height / 2 })
  }
})

test('a callout that would cover another point has another place', () => {
  const spot = { x: 240, y: 200 }
  const place = emptyPlace(box, area, spot, [spot, { x: 100, y: 210 }], outline)
  expect(place.y === 200 - box.height / 2 && place.x === 0).toBe(false)
})

test('a callout of any size is inside the area, and its line ends at its edge', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 640 }), y: fc.integer({ min: 0, max: 480 }) })
  fc.assert(
    fc.property(
      fc.record({ width: fc.integer({ min: 60, max: 280 }), height: fc.integer({ min: 20, max: 120 }) }),
      point,
      fc.array(point, { maxLength: 7 }),
      (size, spot, others) => {
        const { x, y, end } = emptyPlace(size, area, spot, [spot, ...others], outline)
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + size.width).toBeLessThanOrEqual(area.width)
        expect(y + size.height).toBeLessThanOrEqual(area.height)
        expect(end.x >= x && end.x <= x + size.width && end.y >= y && end.y <= y + size.height).toBe(true)
      },
    ),
  )
})
