import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rangeSeparator } from '../../client/shared/number-format.ts'
import { langs } from '../../content/registry/languages.ts'
import type { Candidate } from '../../src/sizing/rules/candidate.ts'
import { compounds, isMoldable, moldingProcesses } from '../../src/sizing/rules/compounds.ts'
import { gramsPerOunce, millimetresPerInch } from '../../src/sizing/rules/parse-query.ts'
import { answer, any, byCavities, byYear, presses } from '../support/sizing.ts'
import { textsOf } from '../support/texts.ts'
import { examples } from './sizing-examples.ts'

describe('a larger wish never gets a smaller press', () => {
  const larger = [
    ['length', any],
    ['width', any],
    ['weight', any],
    ['thickness', any],
    ['cavities', byCavities],
    ['yearly', byYear],
  ] as const
  test.each(larger)('%s', (field, parts) => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 140 }), (query, more) => {
        const now = answer(query)
        const then = answer({ ...query, [field]: Number((query as Record<string, number | string>)[field]) + more })
        const [a, b] = [figures(now.fitting[0]), figures(then.fitting[0])]
        if (!b) return
        // What fits when it is larger fitted before.
        expect(a).toBeDefined()
        // A larger part may be molded better in another way.
        if (!a || now.advice.process !== then.advice.process) return
        expect(b.machines).toBeGreaterThanOrEqual(a.machines)
        // Several presses share the parts, so that one of them may need less.
        if (b.machines === 1) expect(b.clamp).toBeGreaterThanOrEqual(a.clamp * (1 - 1e-9))
        expect(b.press).toBeGreaterThanOrEqual(a.press)
      }),
      { numRuns: 400 },
    )
  })
})

test('whoever asks for advice is told of a press if any takes the part', () => {
  fc.assert(
    fc.property(any, (query) => {
      if (answer({ ...query, process: 'advise' }).fitting.length > 0) return
      for (const process of moldingProcesses) {
        // Nothing holds inserts in a compression mold.
        if (!isMoldable(query.material, process) || (query.inserts === 'yes' && process === 'compression')) continue
        expect(answer({ ...query, process }).fitting, process).toEqual([])
      }
    }),
    { numRuns: 400 },
  )
  expect(answer({ material: 'nbr', length: 550, thickness: 4 }).fitting.length).toBeGreaterThan(0)
  expect(answer({ material: 'nr', length: 300, width: 300, thickness: 150 }).advice.process).toBe('transfer')
})

test('the process that is advised takes no more presses than injection, or than the simplest one', () => {
  const fewest = (query: Parameters<typeof answer>[0]) =>
    Math.min(...answer(query).fitting.map(({ machines }) => machines))
  fc.assert(
    fc.property(byYear, (query) => {
      const asked = { ...query, process: 'advise' }
      const simplest = query.inserts === 'yes' ? 'transfer' : 'compression'
      for (const process of ['injection', simplest] as const) {
        if (!isMoldable(query.material, process)) continue
        expect(fewest(asked), process).toBeLessThanOrEqual(fewest({ ...query, process }))
      }
    }),
    { numRuns: 400 },
  )
  const mats = answer({ material: 'nbr', length: 350, width: 300, thickness: 10, yearly: 2_000_000 })
  expect(mats.advice).toEqual({ process: 'compression', why: 'fewerPresses', presses: 19, injecting: 22 })
})

test('units never change the answer', () => {
  fc.assert(
    fc.property(any, (query) => {
      const inches = (millimetres: number) => Number((millimetres / millimetresPerInch).toFixed(4))
      const imperial = {
        ...query,
        units: 'imperial',
        length: inches(query.length),
        width: inches(query.width),
        thickness: inches(query.thickness),
        weight: Number((query.weight / gramsPerOunce).toFixed(4)),
      }
      expect(answer(imperial)).toEqual(answer(query))
    }),
  )
})

test('every number of an answer is one', () => {
  fc.assert(
    fc.property(any, (query) => {
      const { fitting, near, clamp } = answer(query)
      const numbers: number[] = []
      JSON.stringify([fitting, near, clamp], (_, value) => {
        if (typeof value === 'number') numbers.push(value)
        else if (value === null) numbers.push(Number.NaN)
        return value
      })
      expect(numbers.every((n) => Number.isFinite(n) && n >= 0)).toBe(true)
      for (const { cavities, platenHolds, layout } of fitting) {
        expect(cavities).toBeLessThanOrEqual(platenHolds)
        expect(layout.columns * layout.rows).toBeGreaterThanOrEqual(cavities)
      }
    }),
  )
})

test('a near miss has at least half of what it lacks', () => {
  const lacks = (query: string) =>
    answer(Object.fromEntries(new URLSearchParams(query))).near.map(({ press, shortfalls }) => [
      press.model,
      ...shortfalls.map(({ what, needed, available }) => `${what} ${Math.round(available)}/${Math.round(needed)}`),
    ])
  expect(lacks('material=nbr&length=50&width=50&cavities=64')).toEqual([
    ['HF-200', 'platen 36/64'],
    ['VF-200', 'platen 36/64'],
  ])
  expect(lacks('material=nbr&length=300&width=300&cavities=4'), 'a platen for one of four').toEqual([])
  expect(lacks('material=nbr&length=1900&width=1900&cavities=4'), '13,500 t').toEqual([])
})

test('where no model fits, the nearest are named with what is in the way, the nearest first', () => {
  const stopper = { material: 'nr', process: 'compression', vacuum: 'yes', diameter: 25.2, thickness: 6, weight: 1.9 }
  const { fitting, near } = answer({ ...stopper, cavities: 576 })
  expect(fitting).toEqual([])
  expect(near.map(({ press }) => press.model)).toEqual(['VF-400', 'VF-300', 'VF-250'])
  expect(near[0]?.shortfalls).toEqual([{ what: 'platen', needed: 576, available: 270 }])
})

test('every model of every molding machine is the first answer for some part', () => {
  const reached = new Set<string>()
  fc.assert(
    fc.property(any, (query) => {
      const first = answer(query).fitting[0]
      if (first) reached.add(first.press.model)
    }),
    { numRuns: 20_000, seed: 1 },
  )
  expect(presses.map(({ model }) => model).filter((model) => !reached.has(model))).toEqual([])
})

describe('worked by hand', () => {
  test.each(examples)('$query', ({ query, process, model, cavities, clamp, cycle }) => {
    const { advice, fitting } = answer(Object.fromEntries(new URLSearchParams(query)))
    const [first] = fitting
    expect(advice.process).toBe(process)
    expect(first?.press.model).toBe(model)
    expect(first?.cavities).toBe(cavities)
    expect(first?.clamp).toBeCloseTo(clamp, 6)
    if (cycle) expect((first?.cycle.total[0] ?? 0) + (first?.cycle.total[1] ?? 0)).toBeCloseTo(2 * cycle, 6)
  })
})

test('a cycle is the sum of its parts, and inserts are laid in while it loads', () => {
  fc.assert(
    fc.property(any, (query) => {
      for (const { cycle } of answer(query).fitting.slice(0, 2)) {
        const { load, close, inject, cure, open, total } = cycle
        expect(load + close + inject + cure[0] + open).toBeCloseTo(total[0], 9)
        expect(load + close + inject + cure[1] + open).toBeCloseTo(total[1], 9)
      }
    }),
  )
  const loading = (inserts: string) =>
    answer({ material: 'nr', process: 'transfer', diameter: 40, cavities: 4, inserts }).fitting[0]?.cycle.load
  expect(loading('yes')).toBe(Number(loading('no')) + 4 * 3)
})

test.each(langs)('the FAQ in %s names the cavity pressures that the sizing reckons with', (lang) => {
  const [, faq] = textsOf(lang).find(([place, text]) => place.includes('faq') && text.includes('82')) ?? []
  for (const { molding } of [compounds.nr, compounds.htv, compounds.lsr]) {
    const { low, high } = molding.injection?.pressure ?? {}
    expect(faq).toContain(`${low}${rangeSeparator(lang)}${high}`)
  }
})

function figures(first: Candidate | undefined) {
  return first && { press: first.press.clamp, clamp: first.clamp, machines: first.machines }
}
