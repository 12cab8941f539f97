import { expect, test } from 'vitest'
import { placeLeaders } from '../drawings/leaders.ts'
import { line } from '../drawings/marks.ts'
import { outerFeet } from '../drawings/planner-marks.ts'
import { buildMachine } from '../web/machine.ts'

test('the outer feet are those of the frame, not those of the table before it', async () => {
  const { kit, box } = await buildMachine('VF')
  expect(outerFeet(kit.pieces, box)).toEqual([
    [1050, 950],
    [2250, 950],
    [1050, 1870],
    [2250, 1870],
  ])
})

test('a machine without leveling feet is refused', async () => {
  const { kit, box } = await buildMachine('VF')
  const aboveFloor = kit.pieces.filter(({ part }) => part !== 'base')
  expect(() => outerFeet(aboveFloor, box)).toThrow('leveling feet')
})

test('the leader of a connection does not cross a unit behind it', () => {
  const unit = line('machine', [-500, 300], [500, 300])
  const sides = { left: -900, right: 1500, bottom: -2000, top: 1000 }
  const [symbol] = placeLeaders([{ kind: 'air', foot: [0, 0] }], sides, [unit], 50)
  expect(symbol).toMatchObject({ kind: 'circle', center: [-900, expect.closeTo(0)] })
})
