import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rangeSeparator } from '../../../client/shared/number-format.ts'
import imperialUnits from '../../../content/registry/imperial-units.json' with { type: 'json' }
import { langs } from '../../../content/registry/languages.ts'
import { type Candidate, hasSmallShot } from '../../../src/sizing/rules/candidate.ts'
import { compounds, isMoldable, moldingProcesses } from '../../../src/sizing/rules/compounds.ts'
import { blockSize, cavityCount, corners, moldRim } from '../../../src/sizing/rules/layout.ts'
import type { Press } from '../../../src/sizing/rules/press-models.ts'
import { answer, any, byCavities, byYear, presses } from '../../support/content/sizing.ts'
import { textsOf } from '../../support/content/texts.ts'
import { jobs } from './sizing-jobs.ts'

describe('a larger part or quantity never gets a smaller press of the same machine in the same number, nor fewer presses', () => {
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
        const [a, b] = [now.fitting[0], then.fitting[0]]
        if (!b) return
        // A press that takes the larger part takes the smaller one.
        expect(a).toBeDefined()
        // A larger part may be molded better in another way.
        if (!a || now.advice.process !== then.advice.process) return
        const sameModel = now.fitting.find(({ press }) => press.model === b.press.model)
        expect(sameModel?.machines).toBeLessThanOrEqual(b.machines)
        // Another machine may come first although it takes more presses: it has no second injection unit, or it is made for rubber.
        if (a.press.key !== b.press.key) return
        // Of several machines, those with small shots come last, and the part changes the shots.
        const isPoorlyUsed = (candidate?: Candidate) => candidate && b.machines > 1 && hasSmallShot(candidate)
        if (isPoorlyUsed(b) || isPoorlyUsed(sameModel)) return
        expect(b.machines).toBeGreaterThanOrEqual(a.machines)
        if (b.machines === a.machines) expect(b.press.clamp).toBeGreaterThanOrEqual(a.press.clamp)
      }),
      { numRuns: 1000 },
    )
  })
})

test('the first answer is a press without a reservation, if there is one', () => {
  fc.assert(
    fc.property(any, (query) => {
      const { fitting, advice } = answer(query)
      const [first] = fitting
      if (!first) return
      const has = (fits: (press: Press) => boolean) => fitting.some(({ press }) => fits(press))
      // Injection is advised only for shots that its smallest unit meters well.
      if (advice.why === 'quantity' || advice.why === 'manyPresses') expect(hasSmallShot(first)).toBe(false)
      if (query.vacuum === 'no' && first.press.key === 'VF') expect(has(({ key }) => key === 'HF')).toBe(false)
      if (query.vacuum === 'advise' && first.press.key === 'HF') {
        expect(query.material === 'htv' || !has(({ key }) => key === 'VF')).toBe(true)
      }
      if (query.inserts === 'yes' && first.press.clamps === 'horizontal') {
        expect(has(({ clamps }) => clamps === 'vertical')).toBe(false)
      }
      if (first.press.key === 'LV2' && query.inserts === 'no') expect(has(({ key }) => key !== 'LV2')).toBe(false)
    }),
    { numRuns: 1000 },
  )
})

test('a press is recommended if any process takes the part', () => {
  fc.assert(
    fc.property(any, (query) => {
      if (answer({ ...query, process: 'advise' }).fitting.length > 0) return
      for (const process of moldingProcesses) {
        if (!isMoldable(query.material, process)) continue
        expect(answer({ ...query, process }).fitting, process).toEqual([])
      }
    }),
    { numRuns: 400 },
  )
  expect(answer({ material: 'nbr', length: 550, thickness: 4 }).fitting.length).toBeGreaterThan(0)
})

test('several presses of a simpler process are advised only if one injection machine does not replace two of them', () => {
  fc.assert(
    fc.property(byYear, (query) => {
      const advised = answer({ ...query, process: 'advise' })
      if (!isMoldable(query.material, 'injection') || advised.advice.process === 'injection') return
      const [injecting] = answer({ ...query, process: 'injection' }).fitting
      const [first] = advised.fitting
      if (!injecting || !first || hasSmallShot(injecting) || first.machines === 1) return
      const mostOfPress = Math.max(...advised.fitting.map(({ highestPerYear }) => highestPerYear))
      expect(injecting.highestPerYear).toBeLessThan(2 * mostOfPress)
    }),
    { numRuns: 400 },
  )
})

test('cavities that need several presses are shown with a number of cavities that needs fewer', () => {
  const { fitting, suggestion } = answer({ material: 'nbr', diameter: 30, cavities: 4, yearly: 5_000_000 })
  expect(fitting[0]).toMatchObject({ cavities: 4, press: { model: 'VF-200' } })
  expect(suggestion).toMatchObject({ machines: 1, press: { model: 'VF-200' } })
  expect(answer({ material: 'nbr', diameter: 30, cavities: 4, yearly: 5000 }).suggestion).toBeUndefined()
})

test('the metering rate limits the output of liquid silicone', () => {
  fc.assert(
    fc.property(any, (query) => {
      for (const { press, perHour } of answer({ ...query, material: 'lsr', process: 'injection' }).fitting) {
        const kilograms = (perHour[1] * query.weight * 1.1) / 1000
        expect(kilograms, press.model).toBeLessThanOrEqual((press.plasticizing ?? 0) * (1 + 1e-9))
      }
    }),
  )
})

test('the cavities lie within both platens', () => {
  fc.assert(
    fc.property(any, (query) => {
      for (const { press, layout, cavities, molds } of answer(query).fitting) {
        const block = blockSize(layout)
        expect(corners(layout, cavities)).toHaveLength(Math.min(cavities, cavityCount(layout)))
        expect(cavityCount(layout)).toBeGreaterThanOrEqual(Math.ceil(cavities / molds))
        for (const axis of [0, 1] as const) {
          expect(block[axis]).toBeLessThanOrEqual(press.platen[axis] - 2 * moldRim + 0.01)
          expect(block[axis]).toBeLessThanOrEqual((press.upperPlaten ?? press.platen)[axis] + 0.01)
        }
      }
    }),
  )
})

test.each([
  { material: 'cr', length: 200, width: 150, thickness: 20, inserts: 'yes' },
  { material: 'nbr', length: 150, width: 100, thickness: 15 },
])('a larger quantity does not lead from injection back to a simpler process: %o', (part) => {
  const quantities = [100, 150, 200, 250, 300, 350, 500, 600, 800, 1000, 1500].map((thousand) => thousand * 1000)
  const processes = quantities.map((yearly) => answer({ ...part, yearly }).advice.process)
  expect(processes.lastIndexOf('injection')).toBe(quantities.length - 1)
  expect(new Set(processes.slice(processes.indexOf('injection')))).toEqual(new Set(['injection']))
})

test('injection is advised for its well-used units, though larger units fit as well', () => {
  const ring = { material: 'nbr', diameter: 120, inner: 100 }
  for (const yearly of [1_000_000, 10_000_000]) {
    const { advice, fitting } = answer({ ...ring, yearly })
    expect([advice.process, advice.why]).toEqual(['injection', 'quantity'])
    expect(fitting.slice(0, 1).map(hasSmallShot)).toEqual([false])
    expect(fitting.some(hasSmallShot)).toBe(true)
  }
})

test('if the usual process has no press for a part, the other simple process comes before injection', () => {
  const bearing = { material: 'nr', length: 300, width: 250, thickness: 80, weight: 6500, inserts: 'yes', yearly: 500 }
  expect(answer(bearing).advice).toMatchObject({ process: 'compression', why: 'onlyProcess' })
  const block = { material: 'nr', diameter: 150, thickness: 150, yearly: 1000 }
  expect(answer(block).advice).toMatchObject({ process: 'transfer', why: 'onlyProcess' })
})

test('a thicker part or one with inserts never cures faster', () => {
  fc.assert(
    fc.property(byCavities, fc.integer({ min: 1, max: 30 }), (query, more) => {
      const job = { ...query, process: 'compression', material: 'nr', inserts: 'no' }
      const cure = (part: typeof job) => answer(part).fitting[0]?.cycle.cure
      const [thin, thick] = [cure(job), cure({ ...job, thickness: job.thickness + more })]
      if (thin && thick) expect(thick[0]).toBeGreaterThan(thin[0])
      const bonded = cure({ ...job, inserts: 'yes' })
      if (thin && bonded) expect(bonded[0]).toBeCloseTo(thin[0])
    }),
  )
})

test('units never change the answer', () => {
  fc.assert(
    fc.property(any, (query) => {
      const inches = (millimeters: number) => Number((millimeters / imperialUnits.mm.size).toFixed(4))
      const imperial = {
        ...query,
        units: 'imperial',
        length: inches(query.length),
        width: inches(query.width),
        thickness: inches(query.thickness),
        weight: Number((query.weight / imperialUnits.g.size).toFixed(4)),
      }
      expect(answer(imperial)).toEqual(answer(query))
    }),
  )
})

test('every number of an answer is finite', () => {
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
    }),
  )
})

test('a near miss has at least half of the missing value', () => {
  const lacks = (query: string) =>
    answer(Object.fromEntries(new URLSearchParams(query))).near.map(({ press, shortfalls }) => [
      press.model,
      ...shortfalls.map(({ what, needed, available }) => `${what} ${Math.round(available)}/${Math.round(needed)}`),
    ])
  expect(lacks('material=nbr&length=50&width=50&cavities=64')).toEqual([
    ['VF-200', 'platen 36/64'],
    ['HF-100', 'platen 25/32'],
    ['HF-63', 'clamp 63/75', 'platen 16/32'],
  ])
})

test('if no model fits, the nearest are shown with the missed limit, the nearest first', () => {
  const stopper = { material: 'nr', process: 'compression', vacuum: 'yes', diameter: 25.2, thickness: 6, weight: 1.9 }
  const { fitting, near } = answer({ ...stopper, cavities: 576 })
  expect(fitting).toEqual([])
  expect(near.map(({ press }) => press.model)).toEqual(['VF-400', 'VF-300', 'VF-250'])
  expect(near[0]?.shortfalls).toEqual([{ what: 'platen', needed: 576, available: 480 }])
  const [largest, ...rest] = answer({ material: 'nbr', process: 'transfer', diameter: 700, cavities: 1 }).near
  expect([largest?.press.model, largest?.shortfalls[0]?.what, rest]).toEqual(['TP-400', 'clamp', []])
})

test.each([
  // A quantity that one cavity makes gets one cavity, although the shot is small.
  ['material=lsr&diameter=10&thickness=1&yearly=5000', 'LV1-63', 1],
  // 2 kg in 80 mm are 318 mm high: the mold and the part need a daylight of 716 mm.
  ['material=nbr&diameter=80&thickness=3&weight=2000&process=injection', 'VI-FO-500', 1],
] as const)('%s gets %s with %i cavity', (query, model, cavities) => {
  const [first] = answer(Object.fromEntries(new URLSearchParams(query))).fitting
  expect(first).toMatchObject({ press: { model }, cavities })
})

test('a weight that no mold holds in this outline fits no press', () => {
  const { fitting, near } = answer({ material: 'nr', diameter: 20, weight: 500 })
  expect(fitting).toEqual([])
  expect(near[0]?.shortfalls[0]?.what).toBe('mold')
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

describe('manually calculated jobs', () => {
  test.each(jobs)('$query', (job) => {
    const { advice, fitting } = answer(Object.fromEntries(new URLSearchParams(job.query)))
    const [first] = fitting
    expect(advice.process).toBe(job.process)
    expect(fitting.slice(0, job.models.length).map(({ press }) => press.model)).toEqual(job.models)
    expect(first).toMatchObject({ cavities: job.cavities, molds: job.molds ?? 1, machines: job.machines ?? 1 })
    const inMold = job.cavities / (job.molds ?? 1)
    expect(first?.clamp).toBeCloseTo((inMold * job.area * job.pressure * 0.1 * 1.15) / 9.80665, 6)
    if (job.cure) expect(first?.cycle.cure).toEqual([expect.closeTo(job.cure * 0.75), expect.closeTo(job.cure * 1.25)])
  })
})

test('a cycle is the sum of its parts, and inserts are placed while it loads', () => {
  fc.assert(
    fc.property(any, (query) => {
      for (const { cycle } of answer(query).fitting.slice(0, 2)) {
        const { load, close, inject, cure, open, total } = cycle
        if (cycle.waitsForShot) continue
        expect(load + close + inject + cure[0] + open).toBeCloseTo(total[0], 9)
        expect(load + close + inject + cure[1] + open).toBeCloseTo(total[1], 9)
      }
    }),
  )
  const loading = (inserts: string) =>
    answer({ material: 'nr', process: 'transfer', diameter: 40, cavities: 4, inserts }).fitting[0]?.cycle.load
  expect(loading('yes')).toBe(Number(loading('no')) + 4 * 3)
})

test.each(langs)('the FAQ in %s names the cavity pressures of the sizing', (lang) => {
  const [, faq] = textsOf(lang).find(([place, text]) => place.includes('faq') && text.includes('82')) ?? []
  for (const { molding } of [compounds.nr, compounds.htv, compounds.lsr]) {
    const { low, high } = molding.injection?.pressure ?? {}
    expect(faq).toContain(`${low}${rangeSeparator(lang)}${high}`)
  }
})
