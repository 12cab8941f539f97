import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber, readQuestion, readWhole } from '../../src/sizing/rules/parse-query.ts'
import { sizeMachines } from '../../src/sizing/rules/size-machines.ts'
import { presses } from '../support/sizing.ts'

test.each([
  ['length=-3', 'length', { kind: 'number' }],
  ['length=abc', 'length', { kind: 'number' }],
  ['length=10000', 'length', { kind: 'range', from: 1, to: 2000, over: true }],
  ['diameter=0', 'diameter', { kind: 'range', from: 1, to: 2000, over: false }],
  ['thickness=NaN&length=3', 'thickness', { kind: 'number' }],
  ['length=20&cavities=2.5', 'cavities', { kind: 'whole' }],
  ['length=20&material=gold', 'material', { kind: 'choice' }],
  ['length=20&process=magic', 'process', { kind: 'choice' }],
  ['material=nr&weight=4', 'length', { kind: 'missing' }],
  ['length=20&material=lsr&process=compression', 'process', { kind: 'unmoldable' }],
  ['length=1e400', 'length', { kind: 'number' }],
] as const)('%s is named at its field', (query, field, problem) => {
  const read = readQuestion(new URLSearchParams(query))
  expect(read.question).toBeUndefined()
  expect(read.problems).toEqual({ [field]: problem })
})

test('nothing is wrong while no number was given', () => {
  expect(readQuestion(new URLSearchParams('material=nr&process=advise'))).toMatchObject({
    question: undefined,
    problems: {},
  })
})

test('numbers as people write them', () => {
  expect(['12,5', '12.5', '1 200 000', '1,200,000', '1.200.000', '١٢٫٥', '2 000'].map(readNumber)).toEqual([
    12.5, 12.5, 1_200_000, 1_200_000, 1_200_000, 12.5, 2000,
  ])
  expect(['100,000', '50.000', '1,200', '1 200', '١٠٠٬٠٠٠', '1.5', '1,2'].map(readWhole)).toEqual([
    100_000, 50_000, 1200, 1200, 100_000, 1.5, 1.2,
  ])
  expect(['１２', '1,200.5', '1.200,5', '1,200,000.25', '1,2,3', '1.2.3'].map(readNumber)).toEqual([
    12,
    1200.5,
    1200.5,
    1_200_000.25,
    undefined,
    undefined,
  ])
  const { question } = readQuestion(new URLSearchParams('material=nbr&length=60&width=40&yearly=100,000'))
  expect(question).toMatchObject({ yearly: 100_000 })
})

test('whatever a query holds, it is read without an error', () => {
  const fields = ['material', 'process', 'length', 'diameter', 'thickness', 'weight', 'cavities', 'yearly', 'units']
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...fields), fc.string()), (query) => {
      const { question, problems } = readQuestion(new URLSearchParams(query))
      if (Object.keys(problems).length > 0) expect(question).toBeUndefined()
      if (question) sizeMachines(question, presses)
    }),
  )
})
