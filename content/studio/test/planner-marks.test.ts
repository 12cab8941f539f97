import { expect, test } from 'vitest'
import { outerFeet } from '../drawings/planner-marks.ts'
import { buildMachine } from '../web/machine.ts'

test('the outer feet are those of the frame, not those of the table before it', async () => {
  const { kit, box } = await buildMachine('VF')
  expect(outerFeet(kit.pieces, box)).toEqual([
    [1050, 950],
    [2250, 1870],
  ])
})

test('a machine without leveling feet is refused', async () => {
  const { kit, box } = await buildMachine('VF')
  const aboveFloor = kit.pieces.filter(({ part }) => part !== 'base')
  expect(() => outerFeet(aboveFloor, box)).toThrow('leveling feet')
})
