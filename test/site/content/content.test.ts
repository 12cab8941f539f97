import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Lang, langs } from '../../../content/registry/languages.ts'
import {
  type MachineKey,
  machineKeys,
  machineOptions,
  machinePaths,
  machinesIn,
  machines as registry,
} from '../../../content/registry/machines.ts'
import { linesOf, processCategories, processes } from '../../../content/registry/processes.ts'
import { languageDocument } from '../../../content/schema/machine.ts'
import { parseDocument } from '../../../content/schema/parse-document.ts'
import { specTable } from '../../../content/schema/spec-table.ts'
import { readMachineFiles, readTexts } from '../../../src/build/read-content.ts'
import { countries } from '../../../src/i18n/texts.ts'
import { collectPlanModels } from '../../../src/plan/rules/plan-models.ts'
import { collectPresses } from '../../../src/sizing/rules/press-models.ts'
import { collectAuxiliaries } from '../../../src/sizing/rules/production-line.ts'
import { textsOf } from '../../support/content/texts.ts'
import { specification } from './specification-numbers.ts'

const machines = readMachineFiles()
const perLanguage = <T>(read: (lang: Lang) => T) =>
  Object.fromEntries(langs.map((lang) => [lang, read(lang)])) as Record<Lang, T>
const pages = perLanguage((lang) => readTexts(lang).pages)
const messages = perLanguage((lang) => readTexts(lang).messages)
const others = langs.filter((lang) => lang !== 'en')

test('an invalid file is refused with its name and the field', () => {
  expect(() => parseDocument(languageDocument, { title: '' }, 'machines/VF/zh.json')).toThrow(
    /machines\/VF\/zh\.json: title: /,
  )
})

test('equal model codes and a row with a missing value are refused', () => {
  const row = { label: 'clampForce', form: 'number', values: [1, 2] }
  const parse = (models: string[]) => () => parseDocument(specTable, { models, rows: [row, row, row] }, 'neutral.json')
  expect(parse(['A-1', 'A-1'])).toThrow('two models have the same code')
  expect(parse(['A-1', 'A-2', 'A-3'])).toThrow('clampForce has 2 of 3 values')
  expect(parse(['A-1', 'A-2'])).not.toThrow()
})

test.each([
  ['VF', 'heatingPlatesDistance', 0],
  ['VF', 'netWeight', -1],
  ['Deflashing', 'throughput', 'fast'],
] as const)('a value with which no sizing or plan can be made is refused with its file: %s %s', (key, label, value) => {
  const neutral = structuredClone(machines[key].neutral)
  const rows = [...(neutral.specTable?.rows ?? []), ...(neutral.installation?.rows ?? [])]
  const row = rows.find((one) => one.label === label) ?? expect.fail(`no ${label}`)
  row.values = row.values.map(() => value) as never
  const collect = () => [collectPresses, collectAuxiliaries, collectPlanModels].map((from) => from(key, neutral))
  expect(collect).toThrow(`content/machines/${key}/neutral.json: `)
})

describe('catalog', () => {
  test('every machine has one card and its own path', () => {
    expect(machineKeys).toHaveLength(specification.machines)
    expect(new Set(Object.values(machinePaths)).size).toBe(specification.machines)
  })

  test('groups have the sizes of the specification', () => {
    const only = (groups: string) => machineKeys.filter((key) => registry[key].categories.join() === groups).length
    for (const [groups, count] of Object.entries(specification.groups)) expect(only(groups), groups).toBe(count)
    expect(machinesIn('all')).toHaveLength(specification.cards.all)
  })

  test('the form offers its options, general inquiries first, every machine once', () => {
    const values = Object.keys(machineOptions)
    expect(values).toHaveLength(specification.options)
    expect(values.slice(0, 2)).toEqual(['general', 'customized'])
    expect(new Set(Object.values(machineOptions).filter(Boolean))).toEqual(new Set(machineKeys))
  })

  test('every machine is part of a production line', () => {
    for (const key of machineKeys) expect(linesOf(key), key).not.toEqual([])
  })

  test(`each tab shows its example, and a machine page shows the machine's line`, () => {
    const first = (tab: string) => processes.find(({ category }) => category === tab)?.id
    expect(processCategories.map(first)).toEqual(['spoon', 'stopper', 'automotive'])
    const own = Object.fromEntries(machineKeys.map((key) => [key, linesOf(key)[0]?.id]))
    expect(own).toMatchObject({
      VIAOSilicone: 'solidInjection',
      HIFLSilicone: 'solidInjection',
      TPPress: 'transfer',
      OpenMill: 'automotive',
      TwoRollMill: 'automotive',
      LV1: 'liquidSilicone',
    })
  })

  test('the antistatic finish follows post-curing', () => {
    for (const { id, stages } of processes) {
      const at = (key: MachineKey) => stages.findLastIndex(({ link }) => link.includes(key))
      if (id !== 'stopper' && id !== 'automotive' && at('HotDry') >= 0 && at('WashingDrying') >= 0)
        expect(at('WashingDrying'), id).toBeGreaterThan(at('HotDry'))
    }
  })
})

test.each(langs)('all countries in %s, named and in the order of the language', (lang) => {
  const list = countries(lang)
  expect(list).toHaveLength(specification.countries)
  expect(new Set(list.map(([code]) => code)).size).toBe(specification.countries)
  for (const [code, name] of list) expect(name, code).not.toBe(code)
  const first = lang === 'zh' ? ['CN', 'HK', 'MO', 'TW'] : []
  expect(list.slice(0, first.length).map(([code]) => code)).toEqual(first)
  const names = list.slice(first.length).map(([, name]) => name)
  expect(names).toEqual([...names].sort(new Intl.Collator(lang).compare))
})

test('Spanish names of countries are those of Latin America', () => {
  expect(Object.fromEntries(countries('es'))).toMatchObject({ SA: 'Arabia Saudita', CI: 'Costa de Marfil' })
})

describe.each(machineKeys)('%s', (key) => {
  const { neutral, texts } = machines[key]

  test('exists in every language with as many items as in English', () => {
    for (const lang of langs) {
      expect(texts[lang], lang).toBeDefined()
      expect(texts[lang]?.keyFeatures.length, lang).toBe(texts.en?.keyFeatures.length)
      expect(texts[lang]?.applicationAlt.length, lang).toBe(neutral.applicationImages.length)
    }
  })

  test('has default texts that equal its English texts', () => {
    expect(neutral.default).toEqual({
      title: texts.en?.title,
      keyFeatures: texts.en?.keyFeatures,
      applicationAlt: texts.en?.applicationAlt,
    })
  })

  test('has a specification table', () => {
    expect(neutral.specTable?.rows.length).toBeGreaterThan(0)
  })
})

describe('interface texts', () => {
  test.each(others)('%s has every key of English, with its own plural forms', (lang) => {
    expect(new Set(Object.keys(messages[lang]).map(withoutPlural))).toEqual(
      new Set(Object.keys(messages.en).map(withoutPlural)),
    )
    const forms = new Intl.PluralRules(lang).resolvedOptions().pluralCategories
    const plurals = Object.keys(messages[lang]).filter((key) => key !== withoutPlural(key))
    const wanted = new Set(plurals.map(withoutPlural))
    expect(plurals.sort()).toEqual([...wanted].flatMap((key) => forms.map((form) => `${key}_${form}`)).sort())
  })

  test.each(others)('%s keeps every placeholder', (lang) => {
    for (const [key, text] of Object.entries(messages.en)) {
      if (key !== withoutPlural(key)) continue
      expect(placeholders(messages[lang][key] ?? ''), key).toEqual(placeholders(text))
    }
    // The years are also a large number beside the heading, so a heading may omit them.
    expect(placeholders(JSON.stringify(pages.en))).toEqual(
      expect.arrayContaining(placeholders(JSON.stringify(pages[lang]))),
    )
  })

  test('no key is unused', () => {
    const code = sources()
    const whole = (key: string) => code.includes(`'${key}'`)
    const computed = (key: string) => code.includes(`\`${key.replace(/\.[^.]+$/, '.')}\${`)
    const amongAll = (key: string) => code.includes(`messagesWithPrefix(lang, '${key.replace(/\..*$/, '.')}')`)
    const unused = Object.keys(messages.en)
      .map(withoutPlural)
      .filter((key) => ![whole, computed, amongAll].some((used) => used(key)))
    expect(unused.filter((key) => !/^(spec|unit)\./.test(key))).toEqual([])
  })
})

/** Words that are Latin in every language: codes, standards, materials, units and names. */
const international =
  /^(?:[A-Z0-9][A-Z0-9./+–-]*|Safari|WhatsApp|Telegram|WebGL|WeChat|Shore|Ctrl|Sample|Machinery|Road|PLC|PID|mu|SABER|G-mark|stuffer|inserts|flat|rack|name|example|com|GMT|кВт|Hz|kW|MPa|kPa|mm|cm|kg|kN|cc|rpm|psi|hp|lb|oz|in|ft|min|dB|kgf|bar|max|ID|a|g|s|t|h|r|m|L|pH|O|A|B|D|F|p|V|x)$/

describe('no untranslated English', () => {
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
    expect(textsOf('es').filter(([, text]) => english.test(text.replace(/Sample Machinery|\{\{\w+\}\}/g, '')))).toEqual(
      [],
    )
  })
})

function withoutPlural(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '')
}

/** The placeholders that a request fills; facts are already filled in. */
function placeholders(text: string): string[] {
  return (text.match(/\{\{\w+\}\}/g) ?? []).sort()
}

/** The source text of content, Worker and islands, to search it for keys. */
function sources(): string {
  return ['src/', 'client/', 'content/']
    .flatMap((folder) => {
      const url = new URL(`../../../${folder}`, import.meta.url)
      const files = readdirSync(url, { recursive: true, encoding: 'utf8' })
      return files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(new URL(file, url), 'utf8'))
    })
    .join('\n')
}
