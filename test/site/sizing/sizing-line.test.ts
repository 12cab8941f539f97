import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MachineKey } from '../../../content/registry/machines.ts'
import { readMachineFiles } from '../../../src/build/read-content.ts'
import { compounds, materials } from '../../../src/sizing/rules/compounds.ts'
import { collectAuxiliaries, lineFor, lineInProcessOrder } from '../../../src/sizing/rules/production-line.ts'
import { answer, any } from '../../support/content/sizing.ts'

const auxiliaries = Object.entries(readMachineFiles()).flatMap(([key, { neutral }]) =>
  collectAuxiliaries(key as MachineKey, neutral),
)

/** The line around each of the first presses that fit a part. */
function linesFor(query: string) {
  const part = Object.fromEntries(new URLSearchParams(query))
  const { fitting } = answer(part)
  return fitting.slice(0, 5).map((candidate) => {
    const line = lineFor(candidate, auxiliaries)
    return { candidate, line, keys: line.machines.map(({ key }) => key) }
  })
}

test('each machine is fast enough for the largest output, and a smaller model would not be', () => {
  fc.assert(
    fc.property(any, (query) => {
      const { fitting, weight } = answer(query)
      for (const candidate of fitting.slice(0, 3)) {
        const kilograms = (candidate.perHour[1] * candidate.machines * weight) / 1000
        for (const { key, model, throughput, count, busy } of lineFor(candidate, auxiliaries).machines) {
          expect(count * throughput[1] * (1 + 1e-6)).toBeGreaterThanOrEqual(kilograms)
          expect(busy).toBeGreaterThan(0)
          expect(busy).toBeLessThanOrEqual(0.9 + 1e-9)
          const smallest = auxiliaries.find((auxiliary) => auxiliary.key === key)
          // Only the smallest models may be far too large; mills and punching machines are chosen from several.
          const chosen = ['OpenMill', 'TwoRollMill', 'Punching'].includes(key) || model === smallest?.model
          if (!chosen) expect(throughput[1] / kilograms, model).toBeLessThanOrEqual(10)
        }
      }
    }),
  )
})

test('has the cutter of the compound, the mill before it, and post-curing where it is usual', () => {
  for (const material of materials) {
    for (const { line, keys } of linesFor(`material=${material}&length=60&width=40&thickness=3`)) {
      const rubber = !['htv', 'lsr', 'friction'].includes(material)
      expect(keys.includes('SiliconeCutting'), material).toBe(material === 'htv')
      expect(keys.includes('RubberCutting'), material).toBe(rubber)
      expect(/Mill/.test(keys.join()), material).toBe(rubber || material === 'htv')
      expect(line.separateMill, material).toBe(material === 'htv')
      expect(keys.includes('HotDry') || line.trays, material).toBe(compounds[material].postCure !== undefined)
      expect(new Set(keys).size).toBe(keys.length)
    }
  }
  expect(materials.filter((name) => compounds[name].postCure)).toEqual(['hnbr', 'epdm', 'acm', 'fkm', 'htv', 'lsr'])
})

test.each([
  // rings and other loose parts of 3-80 mm
  ['material=fkm&diameter=40&inner=34&yearly=2000000', true],
  ['material=nbr&process=injection&diameter=60&cavities=8', true],
  ['material=htv&diameter=30&inner=24&cavities=20', true],
  // bonded, too large, liquid
  ['material=nbr&process=injection&diameter=60&cavities=8&inserts=yes', false],
  ['material=nbr&process=injection&length=200&width=40&cavities=8', false],
  ['material=nbr&diameter=400&inner=388&cavities=1', false],
  ['material=lsr&diameter=40&inner=34&cavities=8', false],
])('%s is deflashed in the drum: %s', (query, deflashed) => {
  for (const { keys, line } of linesFor(query)) {
    expect([keys.includes('Deflashing'), keys.includes('Feeder')]).toEqual([deflashed, deflashed])
    expect(line.hardSilicone).toBe(deflashed && query.includes('htv'))
  }
})

// Four spoons of 200 x 45 mm in each of two molds: 200 x 225 mm lie on the table of 400 mm; the cut of 4 x 490 mm takes 2 t.
test('a sheet of parts is punched by the smallest table that holds it', () => {
  const [first] = linesFor('material=htv&length=200&width=45&thickness=4&weight=22&cavities=8&process=compression')
  const punch = first?.line.machines.find(({ key }) => key === 'Punching')
  expect(first?.candidate.press.model).toBe('HF-63')
  expect(punch).toMatchObject({ model: 'PU-10', count: 1 })
  // 7 strokes a minute, two sheets of four in a cycle
  expect(punch?.throughput[0]).toBeCloseTo(7 * 60 * 4 * 0.022, 6)
})

// 780 stoppers of 19 mm need 780 x 60 mm x 10 N/mm = 47 t: five strokes of 10 t or two of 30 t. Their sheet of 715 x 619 mm
// is cut in four parts on tables of 400, 500 and 600 mm. The middle machine is enough.
test('a sheet that no machine cuts at once is punched in the fewest strokes', () => {
  const [first] = linesFor('material=iir&process=compression&diameter=19&thickness=8&weight=2&cavities=780')
  expect(first?.candidate.press.model).toBe('VF-400')
  const punch = first?.line.machines.find(({ key }) => key === 'Punching')
  expect(punch).toMatchObject({ model: 'PU-20', count: 1 })
  expect(punch?.throughput[0]).toBeCloseTo(((5 * 60) / 4) * 780 * 0.002, 6)
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
  ['material=nbr&length=60&width=60&thickness=60&cavities=16', false],
  ['material=nbr&diameter=25&inner=19&cavities=49', false],
])('%s is punched: %s', (query, punched) => {
  for (const { candidate, keys } of linesFor(query)) {
    expect(keys.includes('Punching'), candidate.press.model).toBe(punched)
  }
})

test.each([
  ['material=htv&length=200&width=50&thickness=6&weight=30&cavities=8', false],
  ['material=lsr&length=120&width=100&thickness=2&weight=60&cavities=4', true],
  ['material=htv&length=600&width=400&thickness=2&cavities=1', true],
  // a shaft seal: its metal ring would damage the lips of the others
  ['material=fkm&diameter=50&inner=30&thickness=4&weight=10&yearly=200000', false],
  ['material=fkm&diameter=50&inner=30&thickness=4&weight=10&yearly=200000&inserts=yes', true],
])('%s is post-cured on trays: %s', (query, trays) => {
  const [first] = linesFor(query)
  expect(first?.line.trays).toBe(trays)
  expect(first?.keys.includes('HotDry')).toBe(!trays)
})

test('the line has the press with its number between the machines before and after it', () => {
  const [first] = linesFor('material=htv&diameter=30&thickness=4&weight=3&yearly=40000000&process=compression')
  const list = first ? lineInProcessOrder(first.line, first.candidate) : []
  expect(list.map(({ key }) => key)).toEqual([
    expect.stringMatching(/Mill$/),
    'SiliconeCutting',
    'HF',
    'Punching',
    'WashingDrying',
    ...(list.some(({ key }) => key === 'HotDry') ? ['HotDry'] : []),
  ])
  expect(list.find(({ key }) => key === 'HF')?.count).toBeGreaterThan(1)
})

test('brake pads are baked, other parts are not', () => {
  const [pads] = linesFor('material=friction&length=110&width=50&area=48&thickness=15&yearly=2000000')
  expect([pads?.line.baked, pads?.line.trays, pads?.keys]).toEqual([true, false, []])
  expect(linesFor('material=nbr&diameter=30')[0]?.line.baked).toBe(false)
})

test('a part larger than the tables is not punched, and a row that two cuts share takes whole parts', () => {
  const punchesOf = (query: string) =>
    linesFor(query).map(({ line }) => line.machines.find(({ key }) => key === 'Punching')?.model)
  expect(new Set(punchesOf('material=nbr&length=680&width=300&thickness=5&cavities=2'))).toEqual(new Set([undefined]))
  expect(linesFor('material=nbr&length=680&width=300&thickness=5&cavities=2')[0]?.line.byHand).toBe(true)
  expect(punchesOf('material=nbr&length=390&width=230&thickness=5&cavities=3')[0]).toBe('PU-20')
})
