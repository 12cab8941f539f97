import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogue, entriesOf } from '../content/catalogue.ts'
import { countries } from '../content/countries.ts'
import { machineKeys, machineOptions, machinePaths } from '../content/keys.ts'
import { type Lang, langs } from '../content/languages.ts'
import { languageDocument } from '../content/machine.ts'
import { parseDocument } from '../content/parse.ts'
import { processes, processOf } from '../content/processes.ts'
import { readJson, readMachineFiles, readPageFile } from '../content/read.ts'

const machines = readMachineFiles()
const pages = Object.fromEntries(langs.map((lang) => [lang, readPageFile(lang)])) as Record<
  Lang,
  ReturnType<typeof readPageFile>
>
const messages = Object.fromEntries(langs.map((lang) => [lang, readJson(`messages/${lang}.json`)])) as Record<
  Lang,
  Record<string, string>
>
const others = langs.filter((lang) => lang !== 'en')

test('a wrong file is refused with its name and the field', () => {
  expect(() => parseDocument(languageDocument, { title: '' }, 'machines/VF/zh.json')).toThrow(
    /machines\/VF\/zh\.json: title: /,
  )
})

describe('catalogue', () => {
  test('every machine has one card and its own address', () => {
    expect(catalogue.map(({ id }) => id)).toEqual(Array.from({ length: 21 }, (_, index) => index))
    expect(new Set(catalogue.map(({ key }) => key))).toEqual(new Set(machineKeys))
    expect(new Set(Object.values(machinePaths)).size).toBe(21)
  })

  test('groups have the sizes of the specification', () => {
    const only = (category: string) => catalogue.filter((entry) => entry.category.join() === category).length
    expect([
      only('rubber,silicone'),
      only('rubber'),
      only('silicone'),
      only('brake'),
      only('auxiliary'),
      entriesOf('all').length,
    ]).toEqual([2, 4, 5, 1, 9, 21])
  })

  test('the form offers 23 options, general inquiries first, every machine once', () => {
    const values = Object.keys(machineOptions)
    expect(values).toHaveLength(23)
    expect(values.slice(0, 2)).toEqual(['general', 'customized'])
    expect(new Set(Object.values(machineOptions).filter(Boolean))).toEqual(new Set(machineKeys))
  })

  test('every machine stands in a production line', () => {
    for (const key of machineKeys) expect(processOf(key), key).toBeDefined()
    expect(processes.filter(({ category }) => category === 'hotPress').at(0)?.id).toBe('spoon')
  })
})

test.each(langs)('249 countries in %s, named and in the order of the language', (lang) => {
  const list = countries[lang]
  expect(list).toHaveLength(249)
  expect(new Set(list.map(([code]) => code)).size).toBe(249)
  for (const [code, name] of list) expect(name, code).not.toBe(code)
  const names = list.map(([, name]) => name)
  expect(names).toEqual([...names].sort(new Intl.Collator(lang).compare))
})

describe.each(machineKeys)('%s', (key) => {
  const { neutral, texts } = machines[key]

  test('is there in every language, as long as in English', () => {
    for (const lang of langs) {
      expect(texts[lang], lang).toBeDefined()
      expect(texts[lang]?.keyFeatures.length, lang).toBe(texts.en?.keyFeatures.length)
      expect(texts[lang]?.applicationAlt.length, lang).toBe(neutral.applicationImages.length)
    }
  })

  test('has default texts that are its English texts', () => {
    expect(neutral.default).toEqual({
      title: texts.en?.title,
      keyFeatures: texts.en?.keyFeatures,
      applicationAlt: texts.en?.applicationAlt,
    })
  })

  test('has a specification table with believable physics', () => {
    const table = neutral.specTable
    if (!table) throw new Error('no table')
    const row = (label: string) => table.rows.find((candidate) => candidate.label === label)?.values
    table.models.forEach((model, index) => {
      const number = (label: string) => row(label)?.[index] as number | undefined
      const force = number('clampForce')
      const diameter = number('plungerDiameter')
      const pressure = number('maxOperatingPressure')
      if (force && diameter && pressure && table.cylinders?.[index] !== 0) {
        const computed = (pressure * (table.cylinders?.[index] ?? 1) * (Math.PI / 4) * diameter ** 2) / 9807
        expect(Math.abs(computed / force - 1), `${model}: clamp force ${force} t, computed ${computed}`).toBeLessThan(
          0.05,
        )
      }
      const volume = number('injectionVolume')
      const [bore, stroke] = table.injectionPlunger?.[index] ?? []
      if (volume !== undefined) {
        if (!bore || !stroke) throw new Error(`${model}: injectionPlunger is missing`)
        const computed = ((Math.PI / 4) * bore ** 2 * stroke) / 1000
        expect(Math.abs(computed / volume - 1), `${model}: ${volume} cc, computed ${computed}`).toBeLessThan(0.05)
      }
      const net = number('netWeight')
      const gross = number('grossWeight')
      if (net && gross) expect(gross, model).toBeGreaterThan(net)
      const total = number('totalPower')
      const heating = number('heatingPower')
      if (total && heating) expect(total, model).toBeGreaterThan(heating)
    })
  })
})

describe('interface texts', () => {
  test.each(others)('%s has every key of English, with its own plural forms', (lang) => {
    expect(new Set(Object.keys(messages[lang]).map(withoutPlural))).toEqual(
      new Set(Object.keys(messages.en).map(withoutPlural)),
    )
    const forms = new Intl.PluralRules(lang).resolvedOptions().pluralCategories
    const plurals = Object.keys(messages[lang]).filter((key) => key !== withoutPlural(key))
    expect(plurals.sort()).toEqual(forms.map((form) => `machines.count_${form}`).sort())
  })

  test.each(others)('%s keeps every placeholder', (lang) => {
    for (const [key, text] of Object.entries(messages.en)) {
      if (key !== withoutPlural(key)) continue
      expect(placeholders(messages[lang][key] ?? ''), key).toEqual(placeholders(text))
    }
    expect(placeholders(JSON.stringify(pages[lang]))).toEqual(placeholders(JSON.stringify(pages.en)))
  })

  test('no key is unused', () => {
    const code = sources()
    const unused = Object.keys(messages.en)
      .map(withoutPlural)
      .filter((key) => !code.includes(`'${key}'`) && !code.includes(`\`${key.replace(/\.[^.]+$/, '.')}\${`))
    expect(unused.filter((key) => !/^(spec|unit)\./.test(key))).toEqual([])
  })
})

/** Words that stay Latin in every language: codes, standards, materials, units and names. */
const international =
  /^(?:[A-Z0-9][A-Z0-9./+–-]*|WhatsApp|Shore|Sample|Machinery|Road|PLC|PID|mu|SABER|G-mark|stuffer|name|example|com|GMT|кВт|Hz|kW|MPa|mm|cm|kg|kN|cc|rpm|psi|hp|lb|in|ft|min|dB|kgf|bar|max|ID|a|s|t|h|r|m|L|pH|O|A|B|D|F|p|V)$/

describe('no English is left', () => {
  test.each(['zh', 'ru', 'ar'] as const)('in %s', (lang) => {
    const words = textsOf(lang).flatMap(([place, text]) =>
      (text.replace(/\{\{\w+\}\}/g, '').match(/[A-Za-z][A-Za-z'-]*/g) ?? [])
        .filter((word) => !international.test(word) && word.toUpperCase() !== word)
        .map((word) => `${place}: ${word}`),
    )
    expect(words).toEqual([])
  })

  test('in es', () => {
    const english = /\b(the|and|with|for|of|your|from|machine|mold|press|which|are|this|that|rubber|silicone)\b/i
    expect(textsOf('es').filter(([, text]) => english.test(text.replace(/Sample Machinery/g, '')))).toEqual([])
  })
})

/** Every text of a language, with where it stands. */
function textsOf(lang: Lang): [place: string, text: string][] {
  const found: [string, string][] = []
  const walk = (place: string, value: unknown): void => {
    if (typeof value === 'string') found.push([place, value])
    else if (value && typeof value === 'object') {
      for (const [key, child] of Object.entries(value)) walk(`${place}.${key}`, child)
    }
  }
  walk('messages', messages[lang])
  walk('pages', pages[lang])
  for (const key of machineKeys) walk(key, machines[key].texts[lang])
  return found
}

function withoutPlural(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '')
}

function placeholders(text: string): string[] {
  return (text.match(/\{\{\w+\}\}/g) ?? []).sort()
}

/** The whole source text of Worker and islands, to look for keys in. */
function sources(): string {
  return ['../src/', '../client/']
    .flatMap((folder) => {
      const url = new URL(folder, import.meta.url)
      const files = readdirSync(url, { recursive: true, encoding: 'utf8' })
      return files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(new URL(file, url), 'utf8'))
    })
    .join('\n')
}
