import DxfParser from 'dxf-parser'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { langs } from '../../../content/registry/languages.ts'
import { machineKeys } from '../../../content/registry/machines.ts'
import { readMachineFiles } from '../../../src/build/read-content.ts'
import { aisleWidth, arrange, type PlacedMachine } from '../../../src/plan/rules/arrange.ts'
import { type PlanItem, parsePlan } from '../../../src/plan/rules/parse-plan.ts'
import { collectPlanModels, utilityLabels } from '../../../src/plan/rules/plan-models.ts'
import { countContainers, fitsContainer, sumTotals } from '../../../src/plan/rules/totals.ts'
import { parse } from '../../support/html/html.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const machines = readMachineFiles()
const models = machineKeys.flatMap((key) => collectPlanModels(key, machines[key].neutral))
const modelOf = (code: string) => models.find(({ model }) => model === code) ?? expect.fail(`no model ${code}`)

const items = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...models), fc.integer({ min: 1, max: 3 })), {
    minLength: 1,
    maxLength: 6,
    selector: ([{ model }]) => model,
  })
  .map((list): PlanItem[] => list.map(([model, count]) => ({ model, count })))

const overlap = (a: PlacedMachine, b: PlacedMachine): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.depth && b.y < a.y + a.depth

describe('the arrangement', () => {
  test('keeps footprints apart, inside the hall and out of the aisle', () => {
    fc.assert(
      fc.property(items, (list) => {
        const { placed, hall, aisle, unplaced } = arrange(list)
        expect(unplaced).toEqual([])
        expect(placed).toHaveLength(list.reduce((sum, { count }) => sum + count, 0))
        expect(aisle.to - aisle.from).toBeGreaterThanOrEqual(aisleWidth)
        expect([hall.length % 500, hall.width % 500]).toEqual([0, 0])
        for (const [index, machine] of placed.entries()) {
          const { x, y, width, depth, space, wall } = machine
          expect(x >= 0 && y >= 0 && x + width <= hall.length && y + depth <= hall.width).toBe(true)
          expect(space.x >= 0 && space.x + space.width <= hall.length).toBe(true)
          expect(wall === 'upper' ? space.y + space.depth <= aisle.from : space.y >= aisle.to).toBe(true)
          for (const other of placed.slice(index + 1)) expect(overlap(machine, other)).toBe(false)
        }
      }),
    )
  })

  test('adding machines never needs a smaller hall', () => {
    fc.assert(
      fc.property(items, fc.constantFrom(...models), (list, more) => {
        const area = (plan: PlanItem[]): number => {
          const { length, width } = arrange(plan).hall
          return length * width
        }
        expect(area([...list, { model: more, count: 1 }])).toBeGreaterThanOrEqual(area(list))
      }),
    )
  })

  test('does not depend on the order of the codes', () => {
    fc.assert(
      fc.property(items, (list) => {
        expect(arrange(list.toReversed())).toEqual(arrange(list))
      }),
    )
  })

  test('a hall that is too small has the machines that fit, and the proposed hall has all', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 3, max: 30 }), fc.integer({ min: 3, max: 20 }), (list, length, width) => {
        const hall = { length: Math.max(length, width) * 1000, width: Math.min(length, width) * 1000 }
        const { hall: used, placed, unplaced, smallest, narrowest } = arrange(list, hall)
        expect([used, { length: used.width, width: used.length }]).toContainEqual(hall)
        const all = list.reduce((sum, { count }) => sum + count, 0)
        expect(placed.length + unplaced.length).toBe(all)
        for (const { x, y, width, depth } of placed) {
          expect(x >= 0 && y >= 0 && x + width <= used.length && y + depth <= used.width).toBe(true)
        }
        expect(arrange(list, smallest).unplaced).toEqual([])
        if (narrowest) expect(arrange(list, narrowest).unplaced).toEqual([])
      }),
    )
  })

  test.each(['60x30 ft', '60 ft x 30 ft', "60' x 30'", '60 × 30 feet', '60x30 ft.', '60 ft x 30'])(
    'a hall of %s',
    (hall) => {
      const hallOf = parsePlan(new URLSearchParams({ plan: 'VF-300', hall }), models).hall
      expect(hallOf).toEqual({ length: 18_290, width: 9140 })
    },
  )

  test.each(['18 m x 9 m', '18х9 м', '18x9m', '18 m x 9'])('a hall of %s', (hall) => {
    expect(parsePlan(new URLSearchParams({ plan: 'VF-300', hall }), models).hall).toEqual({
      length: 18_000,
      width: 9000,
    })
  })

  test('two numbers beside a code are not a quantity', () => {
    const { problems, items } = parsePlan(new URLSearchParams('plan=2 x VF-300:3'), models)
    expect([problems.quantities, items]).toEqual([['2 x VF-300:3'], []])
  })

  test.each(['5x5.5', '5.5x5'])('the row runs along the shorter side of a hall of %s if it fits only there', (hall) => {
    const plan = parsePlan(new URLSearchParams({ plan: 'VF-300', hall }), models)
    expect(arrange(plan.items, plan.hall)).toMatchObject({ hall: { length: 5000, width: 5500 }, unplaced: [] })
  })

  test('a hall that is a little too narrow is answered with the width that it needs', () => {
    const { items, hall } = parsePlan(new URLSearchParams('plan=VF-300:2,TM-160,OM-550,WD-30&hall=18x9'), models)
    expect(arrange(items, hall)).toMatchObject({ narrowest: { length: 18_000, width: 9_100 } })
  })
})

test.each([
  '2 × VF-300, TM-160',
  'VF-300 x2, TM-160',
  'vf300:2,tm 160',
  '٢ x VF-300；TM-160',
  'VF-300x2, TM-160',
  'VF‑300:2؛ TM–160',
])('the plan %s has two presses and a mill', (plan) => {
  const { query, problems } = parsePlan(new URLSearchParams({ plan }), models)
  expect(query.plan).toBe('VF-300:2,TM-160')
  expect(problems).toMatchObject({ unknown: [], quantities: [] })
})

test('a hall with thousands of spaces is unreadable', () => {
  const hall = `18${' '.repeat(100_000)}x 9`
  expect(parsePlan(new URLSearchParams({ plan: 'VF-300', hall }), models).problems.hall).toBe(true)
})

/**
 * Lines worked out by hand. Length of a row: footprints, the larger of two neighboring service spaces, and 700 mm at both
 * ends. Width: 700 + depth + 1000 for each row and 1200 for the aisle; both rounded up to 500 mm.
 */
const worked: [plan: string, hall: string][] = [
  // 700 + 3200 + 700 = 4600 -> 5000; 700 + 2250 + 1000 + 1200 = 5150 -> 5500
  ['VF-300', '5000x5500'],
  // 700 + 1750 + 700 = 3150 -> 3500; 700 + 1200 + 1000 + 1200 = 4100 -> 4500
  ['HF-63', '3500x4500'],
  // one row: 700 + 3200 + 700 + 3200 + 700 = 8500; width 5150 -> 5500: 46.75 m2; two rows: 5000 x 9500: 47.5 m2
  ['VF-300:2', '8500x5500'],
  // 700 + 1200 + 700 + 1360 + 700 = 4660 -> 5000; 700 + 1510 + 1000 + 1200 = 4410 -> 4500
  ['PU-10,PU-20', '5000x4500'],
  // 700 + 1250 + 700 + 2850 + 700 = 6200 -> 6500; 700 + 1050 + 1000 + 1200 = 3950 -> 4000
  ['TM-160,RC-400', '6500x4000'],
  // 700 + 6060 + 700 = 7460 -> 7500; 700 + 1870 + 1000 + 1200 = 4770 -> 5000
  ['HI-FL-R250', '7500x5000'],
  // one row: 700 + 1250 + 700 + 2850 + 700 + 3200 + 700 = 10,100 -> 10,500; 700 + 2250 + 1000 + 1200 = 5150 -> 5500: 57.75 m2;
  // mill and cutter opposite the press: length 6500, width 2750 + 1200 + 3950 = 7900 -> 8000: 52 m2
  ['TM-160,RC-400,VF-300', '6500x8000'],
  // one row: 700 + 4 x 3200 + 3 x 700 + 700 = 16,300 -> 16,500; x 5500: 90.75 m2;
  // two rows of two: 8500; 3950 + 1200 + 3950 = 9100 -> 9500: 80.75 m2
  ['VF-300:4', '8500x9500'],
  // one row: 700 + 2920 + 700 + 2920 + 700 + 2300 + 700 = 10,940 -> 11,000; 700 + 2050 + 1000 + 1200 = 4950 -> 5000
  ['BHP-315:2,HD-300', '11000x5000'],
  // in process order HF-200, DF-600, WD-15: 700 + 2310 + 700 + 1830 + 700 + 1600 + 700 = 8540 -> 9000;
  // 700 + 1700 + 1000 + 1200 = 4600 -> 5000
  ['DF-600,WD-15,HF-200', '9000x5000'],
]

test.each(worked)('%s needs the hall of the manual calculation', async (plan, hall) => {
  const document = parse(await (await site.fetch(`/machines?plan=${plan}`)).text())
  expect(document.querySelector('[data-hall]')?.getAttribute('data-hall')).toBe(hall)
})

describe('the page', () => {
  const example = 'plan=VF-300:2,TM-160,RC-400,PU-10,WD-15&hall=18x9'

  test('places the machines of the example in the requested hall', async () => {
    const document = parse(await (await site.fetch(`/machines?${example}`)).text())
    expect(document.querySelector('[data-hall]')?.getAttribute('data-hall')).toBe('18000x9000')
    const placed = document.querySelectorAll('[data-plan-item]')
    expect(placed.map((item) => item.getAttribute('data-plan-item'))).toEqual([
      'TM-160',
      'RC-400',
      'VF-300',
      'VF-300',
      'PU-10',
      'WD-15',
    ])
    for (const item of placed) {
      const model = modelOf(item.getAttribute('data-plan-item') ?? '')
      expect([item.getAttribute('data-width'), item.getAttribute('data-depth')]).toEqual([
        String(model.width),
        String(model.depth),
      ])
      const [y, depth] = [item.getAttribute('data-y'), item.getAttribute('data-depth')].map(Number) as [number, number]
      const number = item.querySelector('.plan__number-ground')
      const [middle, radius] = [number?.getAttribute('cy'), number?.getAttribute('r')].map(Number) as [number, number]
      expect(Math.abs(middle - y - depth / 2), 'the number does not hide the machine').toBeGreaterThan(
        depth / 2 + radius,
      )
    }
    expect(document.querySelector('.plan__drawing')?.textContent).toContain('TM-160, RC-400, 2 × VF-300, PU-10, WD-15')
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/machines$/)
  })

  test('machines without a place are in the table, without a number', async () => {
    for (const [hall, numbers] of [
      ['8x6', ['1', '2', '–']],
      ['5x3', ['–', '–', '–']],
    ] as const) {
      const document = parse(await (await site.fetch(`/machines?plan=VF-300:2,DF-600&hall=${hall}`)).text())
      const cells = [...document.querySelectorAll('.plan__table tbody td:first-child')]
      expect(cells.map(({ textContent }) => textContent)).toEqual(numbers)
      expect(document.querySelector('.plan__drawing')?.textContent).not.toMatch(/· *$|· (?=Sample)/)
    }
  })

  test('shows the sums of the tables that are not 0', async () => {
    const document = parse(await (await site.fetch(`/machines?${example}`)).text())
    const line = [modelOf('VF-300'), ...['VF-300', 'TM-160', 'RC-400', 'PU-10', 'WD-15'].map(modelOf)]
    const sumOf = (name: string) => Number(document.querySelector(`[data-sum="${name}"]`)?.getAttribute('data-value'))
    for (const label of utilityLabels) {
      const sum = line.reduce((total, { utilities }) => total + (utilities[label] ?? 0), 0)
      expect(sumOf(label), label).toBeCloseTo(sum, 3)
    }
    expect(sumOf('netWeight')).toBe(line.reduce((total, { netWeight }) => total + netWeight, 0))
    const packages = line.flatMap((model) => model.packages)
    const weight = packages.reduce((total, part) => total + part.weight, 0)
    const volume = packages.reduce((total, { size: [a, b, c] }) => total + (a * b * c) / 1e9, 0)
    expect(sumOf('grossWeight')).toBe(weight)
    expect(sumOf('containers')).toBe(countContainers(volume, weight))
    expect(sumOf('floorLoad')).toBe(Math.max(...line.map(({ floorLoad }) => floorLoad)))
    const shown = document.querySelectorAll('.plan__totals > div:not([hidden]) [data-sum]')
    expect(shown.filter((sum) => sum.getAttribute('data-value') === '0')).toEqual([])
  })

  test('all languages and units give the same plan', async () => {
    const plans = await Promise.all(
      [...langs.map((lang) => `lng=${lang}`), 'units=imperial'].map(async (query) => {
        const document = parse(await (await site.fetch(`/machines?${example}&${query}`)).text())
        const attributes = document.querySelectorAll('[data-plan-item], [data-sum], [data-hall]').map((element) =>
          Object.entries(element.attributes)
            .filter(([name]) => name.startsWith('data-'))
            .join(),
        )
        return attributes.join('\n')
      }),
    )
    expect(new Set(plans).size).toBe(1)
  })

  test.each([
    ['metric', '26,500 kg', '18x9'],
    ['imperial', '58,400 lb', '60x30 ft'],
  ])('payload and example of a hall are in %s units', async (units, payload, placeholder) => {
    const document = parse(await (await site.fetch(`/machines?${example}&units=${units}`)).text())
    expect(document.querySelector('.sizing__assumptions')?.textContent).toContain(
      `payload ${payload.replace(' ', '\u00a0')}.`,
    )
    expect(document.querySelector('#plan-hall')?.getAttribute('placeholder')).toBe(placeholder)
  })

  test.each([
    ['plan=XX-1,VF-300', 'XX-1', '#plan-machines-error'],
    ['plan=VF-300:0', 'VF-300:0', '#plan-machines-error'],
    ['plan=VF-300:13', '12', '#plan-machines-error'],
    ['plan=VF-300&hall=18 m x 30 ft', '18x9', '#plan-hall-error'],
    ['plan=VF-300&hall=nine', '18x9', '#plan-hall-error'],
    ['plan=VF-300&hall=1x9999', '18x9', '#plan-hall-error'],
  ])('%s is answered with a message at its field', async (query, text, field) => {
    const response = await site.fetch(`/machines?${query}`)
    expect(response.status).toBe(200)
    expect(parse(await response.text()).querySelector(field)?.textContent).toContain(text)
  })

  test('names the machines that do not fit, and a hall that is large enough', async () => {
    const document = parse(await (await site.fetch('/machines?plan=VF-300:2&hall=6x6')).text())
    const summary = document.querySelector('.plan__summary')?.textContent
    expect(summary).toContain('VF-300')
    expect(summary?.replaceAll('\u00a0', ' ')).toContain('8.5 × 5.5 m')
    expect(document.querySelectorAll('[data-plan-item]')).toHaveLength(1)
  })

  test('any query is answered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 60 }), fc.string({ maxLength: 20 }), async (plan, hall) => {
        const response = await site.fetch(`/machines?${new URLSearchParams({ plan, hall })}`)
        expect(response.status).toBe(200)
        await response.body?.cancel()
      }),
      { numRuns: 40 },
    )
  })

  test('adds the line with its quantities to the inquiry list, and the form links to the plan', async () => {
    const page = parse(await (await site.fetch(`/machines?${example}`)).text())
    const form = page.querySelector('.plan__actions form')
    const fields = form
      ?.querySelectorAll('input')
      .map((input): [string, string] => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? ''])
    const response = await site.postForm('/api/inquiry-list', new URLSearchParams(fields).toString(), {})
    expect(response.status).toBe(303)
    const location = response.headers.get('location') ?? ''
    expect(location).toMatch(/^\/contact\?plan=.*#quote$/)
    const cookie = response.headers.getSetCookie().find((text) => text.startsWith('inquiryList=')) ?? ''
    expect(cookie).toContain('VF:VF-300:2')
    const contact = await (await site.fetch(location, { headers: { cookie: cookie.split(';')[0] ?? '' } })).text()
    const sizing = parse(contact).querySelector('[name=sizing]')?.getAttribute('value') ?? ''
    expect(sizing).toContain('2 × VF-300')
    expect(sizing).toContain('/machines?plan=VF-300')
    expect(parse(contact).querySelector('[name=machines]')?.getAttribute('value')).toContain('2 × VF-300')
  })

  test('the DXF has a block of each model at true scale in its position on the page', async () => {
    const response = await site.fetch(`/machines?${example}&format=dxf`)
    expect(response.headers.get('content-type')).toContain('dxf')
    const drawing = new DxfParser().parseSync(await response.text()) ?? expect.fail('no DXF')
    const { placed, hall } = arrange(parsePlan(new URLSearchParams(example), models).items, {
      length: 18_000,
      width: 9000,
    })
    const inserts = drawing.entities.filter(({ type }) => type === 'INSERT') as unknown as {
      name: string
      position: { x: number; y: number }
    }[]
    expect(inserts.map(({ name, position: { x, y } }) => [name, x, y])).toEqual(
      placed.map(({ model, wall, x, y, width, depth }) => [
        model.model,
        wall === 'upper' ? x : x + width,
        wall === 'upper' ? hall.width - y - depth : hall.width - y,
      ]),
    )
    const block = drawing.blocks['VF-300'] ?? expect.fail('no block')
    const xs = block.entities.flatMap((entity) => ('vertices' in entity ? entity.vertices : []) as { x: number }[])
    const reach = Math.max(...xs.map(({ x }) => x)) - Math.min(...xs.map(({ x }) => x))
    expect(Math.abs(reach - modelOf('VF-300').width)).toBeLessThan(60)
  })
})

describe('containers', () => {
  test('volume or weight decides their number', () => {
    expect(countContainers(10, 1000)).toBe(1)
    expect(countContainers(75, 1000)).toBe(2)
    expect(countContainers(10, 53_001)).toBe(3)
  })

  test('a package is turned to pass the door, but never tipped', () => {
    expect(fitsContainer({ size: [2200, 6000, 2500], weight: 9000 })).toBe(true)
    expect(fitsContainer({ size: [2300, 6000, 2500], weight: 9000 })).toBe(false)
    expect(fitsContainer({ size: [2000, 6000, 2600], weight: 9000 })).toBe(false)
    expect(fitsContainer({ size: [2000, 6000, 2500], weight: 27_000 })).toBe(false)
  })

  test('the sums name packages that fit none', () => {
    const model = modelOf('VI-FO-800')
    const tooWide = { size: [2400, 3000, 2500] as [number, number, number], weight: 1000 }
    expect(sumTotals([{ model, count: 1 }]).oversized).toEqual([])
    const { oversized } = sumTotals([{ model: { ...model, packages: [...model.packages, tooWide] }, count: 1 }])
    expect(oversized).toEqual([{ model: 'VI-FO-800', size: tooWide.size }])
  })
})

describe('links to a plan', () => {
  async function linkedPlan(path: string, init?: RequestInit): Promise<string | null> {
    const page = parse(await (await site.fetch(path, init)).text())
    const hrefs = page.querySelectorAll('main a').map((link) => new URL(link.getAttribute('href') ?? '', site.url))
    return hrefs.find(({ searchParams }) => searchParams.has('plan'))?.searchParams.get('plan') ?? null
  }

  test('a sizing answer links to its line, with the number of each model', async () => {
    const page = parse(await (await site.fetch('/machines?material=fkm&diameter=20&inner=14&yearly=40000000')).text())
    const press = page.querySelector('[data-model]')
    const count = Number(press?.getAttribute('data-machines'))
    expect(count).toBeGreaterThan(1)
    const plan = await linkedPlan('/machines?material=fkm&diameter=20&inner=14&yearly=40000000')
    expect(plan?.split(',')).toContain(`${press?.getAttribute('data-model')}:${count}`)
    for (const machine of page.querySelectorAll('[data-line]')) {
      expect(plan).toContain(machine.getAttribute('data-line'))
    }
    expect(press?.querySelector('button[name=add]')?.getAttribute('value')).toMatch(new RegExp(`:${count}$`))
  })

  test('a line or a list of more machines than a plan holds has no link to one', async () => {
    expect(await linkedPlan('/machines?material=nbr&length=200&width=150&thickness=20&yearly=800000')).not.toBe(null)
    expect(await linkedPlan('/machines?material=nbr&diameter=30&cavities=1&yearly=1000000')).toBe(null)
    const listed = (quantity: number) => ({ headers: { cookie: `inquiryList=VF:VF-300:${quantity}` } })
    expect(await linkedPlan('/contact', listed(12))).toBe('VF-300:12')
    expect(await linkedPlan('/contact', listed(13))).toBe(null)
  })

  test('a comparison links to a plan when all columns are models', async () => {
    expect(await linkedPlan('/machines?compare=VF:VF-300,TPPress:TP-300')).toBe('VF-300,TP-300')
    expect(await linkedPlan('/machines?compare=VF:VF-300,TPPress')).toBeNull()
  })
})
