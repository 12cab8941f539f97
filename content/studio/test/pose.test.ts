import { Box3 } from 'three'
import { expect, test } from 'vitest'
import type { StepId } from '../../schema/web-model.ts'
import type { Kit } from '../kit/builder.ts'
import { stepTimes } from '../web/cycle.ts'
import { buildMachine } from '../web/machine.ts'
import { moveToTime } from '../web/pose.ts'
import { subjectOf } from '../web/subjects/subjects.ts'

/** Highest point and frontmost point of the mold, in meters. */
function moldOf(kit: Kit) {
  const box = new Box3()
  for (const { part, geometry } of kit.pieces) {
    geometry.computeBoundingBox()
    if (part.startsWith('mold table / mold')) box.union(geometry.boundingBox!)
  }
  return { top: box.max.y, front: box.max.z }
}

test('a machine at a time of its cycle: the mold of the press is in front, inside, lifted, and in front again', async () => {
  const subject = subjectOf('VF')
  const endOf = (id: StepId) => stepTimes(subject.steps).find((step) => step.id === id)?.to ?? 0
  const at = async (time: number) => {
    const { kit } = await buildMachine('VF')
    moveToTime(kit, subject, time)
    return moldOf(kit)
  }
  const rest = moldOf((await buildMachine('VF')).kit)
  expect(await at(0)).toEqual(rest)
  const loaded = await at(endOf('load'))
  expect(loaded.front).toBeCloseTo(rest.front - 0.99)
  const clamped = await at(endOf('clamp'))
  expect(clamped.top - loaded.top).toBeCloseTo(0.32)
  const taken = await at(endOf('takeOut') - 0.001)
  expect(taken.front).toBeCloseTo(rest.front, 2)
})
