import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber, readWhole } from '../../../src/i18n/read-number.ts'
import { parseSizingQuery } from '../../../src/sizing/rules/parse-query.ts'
import { sizeMachines } from '../../../src/sizing/rules/size-machines.ts'
import { presses } from '../../support/content/sizing.ts'

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
  ['diameter=40&inner=40', 'inner', { kind: 'innerTooLarge' }],
  ['length=40&inner=30', 'inner', { kind: 'noOuter' }],
  ['length=40&diameter=30', 'diameter', { kind: 'both' }],
  ['diameter=40&inner=x', 'inner', { kind: 'number' }],
  ['length=40&width=20&area=9', 'area', { kind: 'areaTooLarge' }],
  ['area=0', 'area', { kind: 'range', from: 0.01, to: 40_000, over: false }],
  ['length=20&vacuum=perhaps', 'vacuum', { kind: 'choice' }],
] as const)('%s is named at its field', (query, field, problem) => {
  const read = parseSizingQuery(new URLSearchParams(query))
  expect(read.question).toBeUndefined()
  expect(read.problems).toEqual({ [field]: problem })
})

test('a ring, a part with only its area, and one with only one side', () => {
  const read = (query: string) => parseSizingQuery(new URLSearchParams(query)).question
  expect(read('diameter=40&inner=34')).toMatchObject({ outline: { diameter: 40, inner: 34 }, thickness: 3 })
  expect(read('diameter=40&inner=34&thickness=5')).toMatchObject({ thickness: 5 })
  expect(read('area=78.54')).toMatchObject({ outline: { diameter: expect.closeTo(100, 2) }, assumed: 'circle' })
  expect(read('length=200&width=45&area=60')).toMatchObject({ area: 60, assumed: undefined })
  expect(read('length=100')).toMatchObject({ outline: { length: 100, width: 100 }, assumed: 'square' })
  const inches = read('units=imperial&area=12.174')
  expect(inches).toMatchObject({ area: 78.54 })
})

test('an empty query has no errors', () => {
  expect(parseSizingQuery(new URLSearchParams('material=nr&process=advise'))).toMatchObject({
    question: undefined,
    problems: {},
  })
})

test('all usual number formats are parsed', () => {
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
  expect(['0.125', '0,500'].map(readWhole)).toEqual([0.125, 0.5])
  const { question } = parseSizingQuery(new URLSearchParams('material=nbr&length=60&width=40&yearly=100,000'))
  expect(question).toMatchObject({ yearly: 100_000 })
})

test('any query is parsed without throwing', () => {
  const fields = [
    'material',
    'process',
    'length',
    'diameter',
    'inner',
    'area',
    'thickness',
    'weight',
    'cavities',
    'yearly',
    'units',
  ]
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...fields), fc.string()), (query) => {
      const { question, problems } = parseSizingQuery(new URLSearchParams(query))
      if (Object.keys(problems).length > 0) expect(question).toBeUndefined()
      if (question) sizeMachines(question, presses)
    }),
  )
})
