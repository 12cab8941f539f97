import { describe, expect, test } from 'vitest'
import { langs } from '../../../content/registry/languages.ts'
import { machineKeys } from '../../../content/registry/machines.ts'
import { searchTerms } from '../../../content/schema/search-terms.ts'
import { readMachineFiles } from '../../../src/build/read-content.ts'
import { highlight } from '../../../src/search/rules/highlight.ts'
import { readPartQuery } from '../../../src/search/rules/part-query.ts'
import { searchMachines } from '../../../src/search/rules/search-machines.ts'
import { materials } from '../../../src/sizing/rules/compounds.ts'
import ar from '../../fixtures/search/ar.json' with { type: 'json' }
import en from '../../fixtures/search/en.json' with { type: 'json' }
import es from '../../fixtures/search/es.json' with { type: 'json' }
import ru from '../../fixtures/search/ru.json' with { type: 'json' }
import zh from '../../fixtures/search/zh.json' with { type: 'json' }
import { foundKeys, search, searchDocuments, searchEngine } from '../../support/content/search-engines.ts'

const machines = readMachineFiles()

/** Queries and the machines of which one must be the first result, in sets that were written independently. */
const fixtures: Record<(typeof langs)[number], Record<string, Record<string, string>>> = { en, zh, ru, es, ar }

/** Shares of right results: for queries that the terms were tuned with, and for those written without looking at the index. */
const goals = { reviewed: { first: 0.97, topThree: 1 }, heldOut: { first: 0.9, topThree: 0.95 } }

/** Every fourth reviewed query, for properties that all queries share. */
const someQueries = (lang: (typeof langs)[number]) =>
  Object.keys(fixtures[lang].reviewed ?? {}).filter((_, index) => index % 4 === 0)

const sets = langs.flatMap((lang) => Object.keys(fixtures[lang]).map((set) => [lang, set] as const))

test.each(sets)('queries of buyers in %s, set %s, find the right machine first', (lang, set) => {
  const queries = Object.entries(fixtures[lang][set] ?? {})
  const found = queries.map(([query, wanted]) => {
    const [first = '', ...others] = foundKeys(lang, query).slice(0, 3)
    const accepted = wanted.split(' ')
    return {
      query,
      first: accepted.includes(first),
      topThree: [first, ...others].some((key) => accepted.includes(key)),
    }
  })
  const rate = (place: 'first' | 'topThree') => found.filter((one) => one[place]).length / found.length
  const missed = found.filter((one) => !one.first).map(({ query }) => query)
  const [first, topThree] = [rate('first'), rate('topThree')]
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  process.stdout.write(
    `search ${lang} ${set}: ${queries.length} queries, first ${percent(first)}, top three ${percent(topThree)}\n`,
  )
  const goal = set === 'reviewed' ? goals.reviewed : goals.heldOut
  expect(first, missed.join('\n')).toBeGreaterThanOrEqual(goal.first)
  expect(topThree, missed.join('\n')).toBeGreaterThanOrEqual(goal.topThree)
})

test.each(langs)('each stored search document in %s is at most 80 kB', (lang) => {
  for (const [name, document] of Object.entries(searchDocuments(lang))) {
    expect(Buffer.byteLength(JSON.stringify(document)), name).toBeLessThanOrEqual(80_000)
  }
})

describe('the spelling of a query does not change the results', () => {
  const sameResults = (lang: (typeof langs)[number], one: string, other: string) =>
    expect(foundKeys(lang, other), `${one} | ${other}`).toEqual(foundKeys(lang, one))

  test.each(langs)('case and digits in %s', (lang) => {
    for (const query of someQueries(lang)) {
      sameResults(lang, query, query.toUpperCase())
      for (const zero of [0x660, 0xff10]) {
        const digits = query.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
        sameResults(lang, query, digits)
      }
    }
  })

  test.each(langs)('accents, hyphens and spaces in %s', (lang) => {
    for (const query of someQueries(lang)) {
      const bare = query.normalize('NFD').replace(/и\u0306/g, 'й')
      sameResults(lang, query, bare.replace(/\p{M}/gu, ''))
      sameResults(lang, query, query.replaceAll('-', ' '))
      sameResults(lang, query, `  ${query.replaceAll(' ', '   ')} `)
    }
  })

  test.each(['VF-300', 'VI-AO-R200', 'HI-FL-S250', 'LV1-63', 'BHP-315'])(
    '%s without its hyphens or in small letters',
    (code) => {
      for (const lang of langs) {
        sameResults(lang, code, code.replaceAll('-', ''))
        sameResults(lang, code, code.toLowerCase().replaceAll('-', ' '))
      }
    },
  )
})

test.each([
  ['en', '500 x 500', '500 x 500 platen'],
  ['en', '600x600', 'platen size of 600 x 600'],
  ['en', '250 t', 'clamp force 250 t'],
  ['en', '250 t', 'clamping force of 250 tons'],
  ['en', '20 in', '20"X20" platen'],
  ['zh', '250吨', '锁模力250吨'],
  ['zh', '500×500', '热板尺寸500×500'],
  ['ru', '250 т', 'усилие смыкания 250 т'],
  ['es', '250 t', 'fuerza de cierre de 250 t'],
  ['ar', '250 طن', 'قوة الإغلاق 250 طن'],
] as const)('%s: %s finds the same machines as "%s"', (lang, query, named) => {
  expect(foundKeys(lang, named)).toEqual(foundKeys(lang, query))
  expect(foundKeys(lang, query).length).toBeGreaterThan(0)
})

test.each(['100-200 t', '100–200 t', '100 - 200 t'])('%s finds the models in this range', (query) => {
  const { results } = search('en', query)
  const models = results.flatMap(({ models }) => models)
  expect(models).toEqual(expect.arrayContaining(['VF-200', 'HF-200', 'TP-200', 'LV1-150']))
  for (const model of models) {
    const tons = Number(/\d+$/.exec(model))
    expect(tons >= 100 && tons <= 200, model).toBe(true)
  }
})

test.each(langs)('a word from the title of a machine in %s never removes that machine', (lang) => {
  for (const [key, { texts }] of Object.entries(searchDocuments(lang).texts)) {
    const title = texts.find(([kind]) => kind === 'title')?.[1] ?? ''
    const { vocabulary } = searchEngine(lang)
    const words = vocabulary.wordsIn(vocabulary.splitWords(title)).map(({ start, end }) => title.slice(start, end))
    for (const query of [title, ...someQueries(lang)]) {
      if (!foundKeys(lang, query).includes(key)) continue
      for (const word of words) expect(foundKeys(lang, `${query} ${word}`), `${query} ${word}`).toContain(key)
    }
  }
})

test.each(langs)('every title in %s finds its machine first', (lang) => {
  for (const [key, { texts }] of Object.entries(searchDocuments(lang).texts)) {
    const title = texts.find(([kind]) => kind === 'title')?.[1] ?? ''
    expect(foundKeys(lang, title).slice(0, 3), title).toContain(key)
  }
})

test('300 random queries in all scripts are answered', () => {
  const letters = 'abcxyz  012٣۴３-./"\\\u0000\u202e{}<>&%éñёйрезинапрессمكبسمطاط硅胶油压机型圈한日本ไทย🙂𝔘'
  const characters = [...letters]
  let seed = 42
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  for (let count = 0; count < 300; count++) {
    const query = Array.from({ length: random(100) }, () => characters[random(characters.length)]).join('')
    const lang = langs[count % langs.length] ?? 'en'
    expect(Array.isArray(search(lang, query).results)).toBe(true)
  }
})

describe('sizes in words', () => {
  test.each([
    ['en', 'press 300 t', ['HF-300', 'VF-300', 'TP-300']],
    ['zh', '300吨油压机', ['HF-300', 'VF-300', 'TP-300']],
    ['ar', 'مكبس ٣٠٠ طن', ['HF-300', 'VF-300', 'TP-300']],
    ['ru', 'пресс 3000 кН', ['HF-300', 'VF-300', 'TP-300']],
    ['es', 'prensa 600 x 600 mm', ['VF-250', 'TP-300', 'BHP-315']],
    ['en', 'press 20 hp', ['VF-250', 'VF-300']],
    ['zh', '20马力压机', ['VF-250', 'VF-300']],
  ] as const)('%s: %s names the models that have the size', (lang, query, models) => {
    const found = search(lang, query).results.flatMap((result) => result.models)
    for (const model of models) expect(found).toContain(model)
  })

  test.each([
    ['en', 'oil seal', '60x80x10'],
    ['es', 'retén', '60x80x10'],
    ['en', 'o-ring', '20x2'],
    ['ru', 'кольцо', '20х25х2,5'],
    ['en', 'gasket', '100x80x3'],
  ] as const)('%s: the machines for %s are the same with the size of the part, %s', (lang, part, size) => {
    expect(foundKeys(lang, `${part} ${size}`)).toEqual(foundKeys(lang, part))
  })

  test.each([
    ['en', '8 liter shot'],
    ['zh', '8升'],
    ['ru', '8 л'],
    ['es', '8 litros'],
    ['ar', '8 لتر'],
  ] as const)('%s: "%s" finds the only model with this shot volume', (lang, query) => {
    expect(search(lang, query).results).toEqual([{ key: 'VIFO', models: ['VI-FO-800'] }])
  })

  test.each([
    ['en', 'o-ring', 'shore 50'],
    ['en', 'o-ring', '70 Shore A'],
    ['en', 'o-ring', 'hardness of 50 ± 5'],
    ['zh', '密封圈', '邵氏硬度50'],
    ['zh', '密封圈', '50度硬度'],
    ['ru', 'кольцо', 'твёрдостью 50 по Шору А'],
    ['es', 'junta', 'dureza Shore A 50'],
    ['ar', 'حلقة', 'صلادة ٥٠'],
  ] as const)('%s: the machines for %s are the same with its hardness, %s', (lang, part, hardness) => {
    expect(search(lang, `${part} ${hardness}`).results).toEqual(search(lang, part).results)
  })

  test('the fields for sizes keep only machines with a model at least as large', () => {
    const { results } = searchMachines(searchEngine('en'), { words: '', clamp: 600, platen: undefined })
    expect(results).toEqual([{ key: 'VIFO', models: ['VI-FO-800'] }])
  })
})

describe('words', () => {
  test.each([
    ['ru', 'руками'],
    ['es', 'limpia'],
  ] as const)('%s: "%s" is not a term, though it begins like one', (lang, query) => {
    const named = search(lang, query).terms.flatMap(({ machines }) => machines)
    expect(named).not.toContain('VIFL')
    expect(named).not.toContain('LV1')
  })

  test('a power in kW finds the models that have it', () => {
    const model = searchEngine('en').texts.HF?.models.at(-1)
    expect(search('en', `hot press ${model?.power[0]} kW`).results[0]?.models).toContain(model?.model)
  })

  test.each([
    ['en', 'tumble dryr', 'HotDry'],
    ['es', 'tacos de motr', 'VIAORubber'],
    ['ru', 'вторичная влканизация', 'HotDry'],
    ['ar', 'مكبس تخرم', 'Punching'],
  ] as const)('%s: the mistyped word in "%s", a term of several words, is corrected', (lang, query, key) => {
    expect(foundKeys(lang, query)[0]).toBe(key)
  })

  test.each([
    ['en', 'antistatic wash o-rings', 'WashingDrying'],
    ['en', 'antistatic washing machine for o-rings', 'WashingDrying'],
    ['es', 'inyectora hule metal 800 t', 'VIFO'],
    ['en', 'silicone extruder', 'SiliconeCutting'],
    ['zh', '硅胶挤出机', 'SiliconeCutting'],
    ['ru', 'силиконовый экструдер', 'SiliconeCutting'],
    ['es', 'extrusora de silicona', 'SiliconeCutting'],
    ['en', 'pharma stopper siliconizing', 'WashingDrying'],
    ['zh', '胶塞硅化', 'WashingDrying'],
    ['ru', 'силиконизация пробок', 'WashingDrying'],
    ['es', 'siliconización de tapones', 'WashingDrying'],
    ['ar', 'سلكنة السدادات', 'WashingDrying'],
    ['ru', 'литьевая машина 800 т сайлентблоки', 'VIFO'],
  ] as const)('%s: "%s" finds %s first', (lang, query, key) => {
    expect(foundKeys(lang, query)[0]).toBe(key)
  })

  test('a machine that a word means alone is found beside any part', () => {
    expect(foundKeys('en', 'wash golf balls')).toContain('WashingDrying')
    expect(foundKeys('en', 'FIFO o-ring')).toContain('VIFO')
    expect(foundKeys('en', 'brake lining oven')).toContain('HotDry')
  })

  test.each([
    ['en', '2RT', '2RT'],
    ['en', '3RT mold opening', '3RT'],
    ['zh', '3RT', '3RT'],
    ['ru', '4 RT', '4RT'],
  ] as const)('%s: "%s" finds the machines whose tables list %s', (lang, query, code) => {
    const listed = machineKeys.filter((key) =>
      machines[key].neutral.specTable?.rows.some(
        ({ label, values }) => label === 'moldOpeningType' && values.join().includes(code),
      ),
    )
    expect(listed.length).toBeGreaterThan(2)
    expect(foundKeys(lang, query)).toEqual(expect.arrayContaining(listed))
  })

  test('an unknown word finds nothing', () => {
    for (const lang of langs) expect(foundKeys(lang, 'espresso')).toEqual([])
  })

  test('vacuum finds machines with a vacuum pump, then those with a port or an option', () => {
    expect(foundKeys('en', 'vacuum').slice(0, 3)).toEqual(['VF', 'LV1', 'LV2'])
    expect(foundKeys('en', 'vacuum').slice(3).sort()).toEqual([
      'HIFLRubber',
      'HIFLSilicone',
      'TPPress',
      'VIAOSilicone',
      'VIFL',
    ])
  })

  test('whole words come before beginnings of words', () => {
    expect(foundKeys('en', 'vulcan')[0]).toBe('HF')
  })

  test('the words of a search are marked in a text', () => {
    const marked = highlight(searchEngine('en'), 'Vacuum press for O-rings', search('en', 'oring'))
    expect(marked).toEqual([
      { text: 'Vacuum press for ', isMatch: false },
      { text: 'O-rings', isMatch: true },
    ])
  })
})

test.each([
  ['zh', '做O型圈用什么机器', { material: 'nbr', process: 'advise' }],
  ['es', 'prensa 300 t hule juntas tóricas', { material: 'nbr', process: 'compression' }],
  ['ru', 'на чём делать сайлентблоки', { material: 'nr', process: 'advise', inserts: 'yes' }],
  ['en', 'machine for silicone baby spoons', { material: 'htv', process: 'advise' }],
  ['en', 'EPDM o-ring 30 mm', { material: 'epdm', process: 'advise', diameter: '30' }],
  ['en', 'o-ring 0.7 in', { material: 'nbr', process: 'advise', diameter: '17.78' }],
  ['en', 'o-ring 0.125 in', { material: 'nbr', process: 'advise', diameter: '3.18' }],
  ['en', 'bromobutyl stopper vial', { material: 'iir', process: 'advise', vacuum: 'yes' }],
  ['ru', 'пробки для инсулина', { material: 'iir', process: 'advise', vacuum: 'yes' }],
  ['ar', 'سدادات بيوتيل', { material: 'iir', process: 'advise', vacuum: 'yes' }],
  ['en', 'HNBR o-ring', { material: 'hnbr', process: 'advise' }],
  ['en', 'neoprene bellows', { material: 'cr', process: 'advise' }],
  ['es', 'junta de neopreno', { material: 'cr', process: 'advise' }],
  ['zh', '氯丁橡胶 防尘罩', { material: 'cr', process: 'advise' }],
  ['ru', 'прокладка из бутилкаучука', { material: 'iir', process: 'advise' }],
  ['en', 'SBR gasket', { material: 'sbr', process: 'advise' }],
  ['en', 'ACM gasket', { material: 'acm', process: 'advise' }],
  [
    'en',
    'oil seal 60x80x10',
    { material: 'nbr', process: 'advise', inserts: 'yes', inner: '60', diameter: '80', thickness: '10' },
  ],
  [
    'es',
    'retén 60x80x10',
    { material: 'nbr', process: 'advise', inserts: 'yes', inner: '60', diameter: '80', thickness: '10' },
  ],
  [
    'ru',
    'манжеты 60х80х10',
    { material: 'nbr', process: 'advise', inserts: 'yes', inner: '60', diameter: '80', thickness: '10' },
  ],
  [
    'zh',
    '油封 60×80×10',
    { material: 'nbr', process: 'advise', inserts: 'yes', inner: '60', diameter: '80', thickness: '10' },
  ],
  ['ru', 'кольцо 20х25х2,5', { material: 'nbr', process: 'advise', inner: '20', diameter: '25', thickness: '2.5' }],
  ['en', 'o-ring 20x2', { material: 'nbr', process: 'advise', inner: '20', diameter: '24', thickness: '2' }],
  [
    'en',
    'o-rings 20 x 2.65 mm',
    { material: 'nbr', process: 'advise', inner: '20', diameter: '25.3', thickness: '2.65' },
  ],
  ['en', 'oil seal press', { material: 'nbr', process: 'advise', inserts: 'yes' }],
  ['en', 'engine mount press', { material: 'nr', process: 'advise', inserts: 'yes' }],
  ['ru', 'пресс для сальников', { material: 'nbr', process: 'advise', inserts: 'yes' }],
  ['zh', '油封压机', { material: 'nbr', process: 'advise', inserts: 'yes' }],
  ['ar', 'مكبس أويل سيل', { material: 'nbr', process: 'advise', inserts: 'yes' }],
  ['en', 'o-ring compression press', { material: 'nbr', process: 'compression' }],
  ['en', 'brake shoe bonding press', { material: 'friction', process: 'compression' }],
  ['en', 'brake shoe lining bonding oven', { material: 'friction', process: 'compression' }],
  ['en', 'friction lining bonded', { material: 'friction', process: 'compression' }],
  ['zh', '摩托车蹄块', { material: 'friction', process: 'compression' }],
  ['en', 'pharma stopper siliconizing', { material: 'iir', process: 'advise', vacuum: 'yes' }],
  ['en', 'gasket 100x80', { material: 'nbr', process: 'advise', length: '100', width: '80' }],
  ['en', 'gasket 100x80x3', { material: 'nbr', process: 'advise', length: '100', width: '80', thickness: '3' }],
  ['en', 'spoon 200x40', { material: 'htv', process: 'advise', length: '200', width: '40' }],
] as const)('%s: %s fills in the sizing', (lang, query, wanted) => {
  expect(readPartQuery(search(lang, query))).toEqual(wanted)
})

test.each(langs)('every compound of the sizing is known to the search in %s', (lang) => {
  for (const material of materials.filter((name) => name !== 'friction')) {
    const [first] = searchTerms.terms.filter(({ part, sizing }) => !part && sizing?.material === material)
    const [name = ''] = first?.names[lang] ?? []
    expect(search(lang, name).terms[0]?.sizing?.material, `${material}: ${name}`).toBe(material)
    expect(foundKeys(lang, name).length, name).toBeGreaterThan(0)
  }
})

test.each([
  ['es', 'las juntas', 'juntas'],
  ['ar', 'سيليكون الصين', 'سيليكون'],
] as const)('%s: a common word of "%s" is not a term, although it has the stem of one', (lang, query, same) => {
  expect(foundKeys(lang, query)).toEqual(foundKeys(lang, same))
  expect(search(lang, query).terms).toEqual(search(lang, same).terms)
})

test.each([
  ['en', 'are a'],
  ['es', 'solo machine'],
  ['es', 'se para'],
] as const)('%s: "%s" has only ignored words and lists every machine', (lang, query) => {
  expect(foundKeys(lang, query)).toHaveLength(machineKeys.length)
})

test.each(langs)('a machine in %s that is not built is named with the nearest one', (lang) => {
  const queries = { en: 'banbury mixer', zh: '密炼机', ru: 'каландр', es: 'extrusora', ar: 'بانبوري' }
  const { terms, results } = search(lang, queries[lang])
  expect(terms.some(({ notBuilt }) => notBuilt)).toBe(true)
  expect(results.length).toBeGreaterThan(0)
})

test.each([
  ['en', 'conveyor belt press'],
  ['zh', '输送带硫化机'],
  ['ru', 'стыковка лент'],
  ['es', 'prensa para bandas'],
  ['ar', 'سير ناقل'],
  ['en', 'two-color silicone press'],
  ['zh', '双色硅胶机'],
  ['ru', 'двухцветная машина'],
  ['es', 'inyectora bicolor'],
  ['ar', 'ماكينة لونين'],
] as const)('%s: "%s", of which the portfolio has an example, leads to custom machines', (lang, query) => {
  const { terms } = search(lang, query)
  expect(terms.filter(({ notBuilt }) => notBuilt)).toEqual([])
  expect(terms.map(({ page }) => page)).toContain('customizations')
})

test.each([
  ['en', 'V-belt press'],
  ['zh', '三角带'],
  ['ru', 'приводные ремни'],
  ['es', 'correa dentada'],
  ['ar', 'سيور نقل الحركة'],
] as const)('%s: "%s" is not built', (lang, query) => {
  expect(search(lang, query).terms.some(({ notBuilt }) => notBuilt)).toBe(true)
})

test('a compound that presses mold is not named as a machine that is not built', () => {
  for (const words of ['polyurethane', 'polyurethane press', 'poliuretano', 'полиуретан', '聚氨酯']) {
    for (const lang of langs)
      expect(
        search(lang, words).terms.filter(({ notBuilt }) => notBuilt),
        words,
      ).toEqual([])
  }
})
