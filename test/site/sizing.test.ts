import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { langs } from '../../content/languages.ts'
import type { MachineKey } from '../../content/machines.ts'
import { rangeMark } from '../../content/numbers.ts'
import { readMachineFiles } from '../../content/read.ts'
import { sizeMachines } from '../../content/sizing/answer.ts'
import type { Candidate } from '../../content/sizing/candidate.ts'
import { compounds, isMoldable, materials, moldingProcesses } from '../../content/sizing/compounds.ts'
import { auxiliariesOf, isPostCured, lineFor, paceOf } from '../../content/sizing/line.ts'
import { pressesOf } from '../../content/sizing/presses.ts'
import {
  gramsPerOunce,
  millimetresPerInch,
  readNumber,
  readQuestion,
  readWhole,
} from '../../content/sizing/question.ts'
import { textsOf } from '../support/texts.ts'
import { examples } from './sizing-examples.ts'

const presses = Object.entries(readMachineFiles()).flatMap(([key, { neutral }]) =>
  pressesOf(key as MachineKey, neutral.specTable),
)

function answer(query: Record<string, string | number>) {
  return sizeMachines(questionOf(query), presses)
}

function questionOf(query: Record<string, string | number>) {
  const { question, problems } = readQuestion(
    new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)])),
  )
  if (!question) throw new Error(`no question: ${JSON.stringify(problems)}`)
  return question
}

function figures(first: Candidate | undefined) {
  return first && { press: first.press.clamp, clamp: first.clamp, machines: first.machines }
}

/** Small parts are as likely as large ones. */
const logarithmic = (from: number, to: number) =>
  fc.double({ min: Math.log(from), max: Math.log(to), noNaN: true }).map((x) => Math.round(Math.exp(x)))

const part = fc.record({
  material: fc.constantFrom(...materials),
  process: fc.constantFrom('advise', ...moldingProcesses),
  length: logarithmic(5, 700),
  width: logarithmic(5, 700),
  thickness: logarithmic(1, 60),
  weight: logarithmic(1, 5000),
  inserts: fc.constantFrom('yes', 'no'),
  vacuum: fc.constantFrom('yes', 'no'),
})
const moldable = part.filter(({ material, process }) => process === 'advise' || isMoldable(material, process as never))
const byCavities = fc.tuple(moldable, logarithmic(1, 64)).map(([p, cavities]) => ({ ...p, cavities }))
const byYear = fc.tuple(moldable, logarithmic(1000, 20_000_000)).map(([p, yearly]) => ({ ...p, yearly }))
const any = fc.oneof(byCavities, byYear)

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

describe('input', () => {
  test.each([
    ['length=-3', 'length', { kind: 'number' }],
    ['length=abc', 'length', { kind: 'number' }],
    ['length=10000', 'length', { kind: 'range', from: 1, to: 2000 }],
    ['diameter=0', 'diameter', { kind: 'range', from: 1, to: 2000 }],
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
})

describe('the whole line', () => {
  const auxiliaries = Object.entries(readMachineFiles()).flatMap(([key, { neutral }]) =>
    auxiliariesOf(key as MachineKey, neutral),
  )

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
      const part = { material, length: 60, width: 40, thickness: 3 }
      const { fitting, weight } = answer(part)
      for (const candidate of fitting) {
        const keys = lineFor(candidate, questionOf(part), weight, auxiliaries).map(({ key }) => key)
        expect(keys.includes('SiliconeCutting'), `${material} ${candidate.press.model}`).toBe(material === 'htv')
        expect(keys.includes('RubberCutting'), `${material} ${candidate.press.model}`).toBe(material === 'nbr')
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
    const part = Object.fromEntries(new URLSearchParams(query))
    const { fitting, weight } = answer(part)
    for (const candidate of fitting) {
      const keys = lineFor(candidate, questionOf(part), weight, auxiliaries).map(({ key }) => key)
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
    const part = Object.fromEntries(new URLSearchParams(query))
    const { fitting, weight } = answer(part)
    for (const candidate of fitting) {
      const keys = lineFor(candidate, questionOf(part), weight, auxiliaries).map(({ key }) => key)
      expect(keys.includes('Punching'), candidate.press.model).toBe(punched)
    }
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
    expect(faq).toContain(`${low}${rangeMark(lang)}${high}`)
  }
})
