import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MachineKey } from '../../content/registry/machines.ts'
import { readMachineFiles } from '../../src/build/read-content.ts'
import { auxiliariesOf, isPostCured, lineFor, paceOf } from '../../src/sizing/rules/production-line.ts'
import { answer, any, questionOf } from '../support/sizing.ts'

const auxiliaries = Object.entries(readMachineFiles()).flatMap(([key, { neutral }]) =>
  auxiliariesOf(key as MachineKey, neutral),
)

/** The machines around each press that fits a part. */
function linesFor(part: Parameters<typeof answer>[0]): { model: string; keys: MachineKey[] }[] {
  const { fitting, weight } = answer(part)
  return fitting.map((candidate) => ({
    model: candidate.press.model,
    keys: lineFor(candidate, questionOf(part), weight, auxiliaries).map(({ key }) => key),
  }))
}

test('never names too little: what is named keeps pace with the most that is molded', () => {
  fc.assert(
    fc.property(any, (query) => {
      const question = questionOf(query)
      const { fitting, weight } = answer(query)
      for (const candidate of fitting.slice(0, 3)) {
        const kilograms = (candidate.perHour[1] * candidate.machines * weight) / 1000
        for (const machine of lineFor(candidate, question, weight, auxiliaries)) {
          expect(machine.count * paceOf(machine) * (1 + 1e-6)).toBeGreaterThanOrEqual(kilograms)
        }
      }
    }),
  )
})

test('has the cutter of the compound, the mill before it, and post-curing where it is usual', () => {
  for (const material of ['nbr', 'htv', 'lsr', 'friction'] as const) {
    for (const { model, keys } of linesFor({ material, length: 60, width: 40, thickness: 3 })) {
      expect(keys.includes('SiliconeCutting'), `${material} ${model}`).toBe(material === 'htv')
      expect(keys.includes('RubberCutting'), `${material} ${model}`).toBe(material === 'nbr')
      expect(
        keys.some((key) => key.endsWith('Mill')),
        material,
      ).toBe(material === 'nbr' || material === 'htv')
      expect(keys.includes('HotDry'), material).toBe(isPostCured(material))
      expect(new Set(keys).size).toBe(keys.length)
    }
  }
})

test.each([
  ['material=nbr&process=injection&diameter=60&cavities=8', true],
  ['material=nbr&process=injection&diameter=60&cavities=8&inserts=yes', false],
  ['material=nbr&process=injection&length=200&width=40&cavities=8', false],
])('%s is deflashed in the drum: %s', (query, deflashed) => {
  for (const { keys } of linesFor(Object.fromEntries(new URLSearchParams(query)))) {
    expect([keys.includes('Deflashing'), keys.includes('Feeder')]).toEqual([deflashed, deflashed])
  }
})

// Eight spoons in two columns of four: 415 x 225 mm, 39.2 kN along the edge; the table of 500 mm holds it: one stroke of 5 a minute.
test('a sheet of parts is punched by the smallest table that holds it', () => {
  const part = { material: 'htv', length: 200, width: 45, thickness: 4, weight: 22, cavities: 8 }
  const { fitting, weight } = answer(part)
  const [first] = fitting
  if (!first) throw new Error('nothing fits')
  const punch = lineFor(first, questionOf(part), weight, auxiliaries).find(({ key }) => key === 'Punching')
  expect(punch).toMatchObject({ model: 'PU-20', count: 1 })
  expect(punch?.throughput[0]).toBeCloseTo(5 * 60 * 8 * 0.022, 6)
})

test.each([
  ['material=htv&length=60&width=40&thickness=3&cavities=4', true],
  ['material=nbr&length=60&width=40&thickness=3&cavities=4', true],
  ['material=htv&process=injection&length=60&width=40&thickness=3&cavities=4', true],
  ['material=htv&process=injection&length=60&width=40&thickness=30&cavities=4', false],
  ['material=htv&length=60&width=40&thickness=3&cavities=1', false],
  ['material=lsr&length=60&width=40&thickness=3&cavities=4', false],
  ['material=nbr&process=injection&length=60&width=40&thickness=3&cavities=4', false],
  ['material=nbr&process=transfer&length=60&width=40&thickness=3&cavities=4', false],
  ['material=friction&length=60&width=40&thickness=12&cavities=4', false],
])('%s is punched: %s', (query, punched) => {
  for (const { model, keys } of linesFor(Object.fromEntries(new URLSearchParams(query)))) {
    expect(keys.includes('Punching'), model).toBe(punched)
  }
})
