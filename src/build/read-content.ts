import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type Lang, langs } from '../../content/registry/languages.ts'
import { isMachineKey, type MachineKey, machineKeys, machines } from '../../content/registry/machines.ts'
import runtimePlaceholders from '../../content/registry/runtime-placeholders.json' with { type: 'json' }
import {
  type LanguageDocument,
  languageDocument,
  type MachineFiles,
  neutralDocument,
} from '../../content/schema/machine.ts'
import { type PageTexts, pageTexts } from '../../content/schema/page-texts.ts'
import { parseDocument } from '../../content/schema/parse-document.ts'
import { machineRegistry, processRegistry } from '../../content/schema/registry.ts'
import { type Site, siteSchema } from '../../content/schema/site.ts'
import { compoundTable, traitTable } from '../../content/schema/sizing.ts'
import { fillTemplate, templateValues } from './template-values.ts'

export const contentFolder = new URL('../../content/', import.meta.url)

/** Reads and validates every machine file. @throws Error naming file and field */
export function readMachineFiles(): Record<MachineKey, MachineFiles> {
  checkRegistry()
  const entries = machineKeys.map((key) => {
    const texts: Partial<Record<Lang, LanguageDocument>> = {}
    for (const lang of langs) {
      const file = `machines/${key}/${lang}.json`
      if (existsSync(new URL(file, contentFolder)))
        texts[lang] = parseDocument(languageDocument, readJson(file), `content/${file}`)
    }
    if (!texts.en) throw new Error(`content/machines/${key}/en.json: is missing; other languages fall back to it`)
    const file = `machines/${key}/neutral.json`
    const neutral = parseDocument(neutralDocument, withDefault(readJson(file), texts.en), `content/${file}`)
    return [key, { neutral, texts }] as const
  })
  return Object.fromEntries(entries) as Record<MachineKey, MachineFiles>
}

/** English texts are the fallback of every language, so a file does not repeat them. */
function withDefault(neutral: unknown, { title, keyFeatures, applicationAlt }: LanguageDocument): unknown {
  if (typeof neutral !== 'object' || neutral === null || 'default' in neutral) return neutral
  return { ...neutral, default: { title, keyFeatures, applicationAlt } }
}

/** Checks that paths and options are unique, and that machines have folders. @throws Error naming file and entry */
function checkRegistry(): void {
  const file = 'content/registry/machines.json'
  parseDocument(machineRegistry, machines, file)
  parseDocument(processRegistry, readJson('registry/processes.json'), 'content/registry/processes.json')
  parseDocument(compoundTable, readJson('sizing/compounds.json'), 'content/sizing/compounds.json')
  parseDocument(traitTable, readJson('sizing/presses.json'), 'content/sizing/presses.json')
  const folders = readdirSync(new URL('machines/', contentFolder))
  const wrong = [
    ...machineKeys
      .filter((key) => !folders.includes(key))
      .map((key) => `${key}: has no folder content/machines/${key}`),
    ...folders.filter((name) => !isMachineKey(name)).map((name) => `${name}: has a folder, but no entry`),
    ...(['path', 'option'] as const).flatMap((field) =>
      [...Map.groupBy(machineKeys, (key) => machines[key][field])]
        .filter(([, keys]) => keys.length > 1)
        .map(([value, keys]) => `${keys[1]}.${field}: ${value} is already used by another machine`),
    ),
  ]
  if (wrong.length > 0) throw new Error(wrong.map((problem) => `${file}: ${problem}`).join('\n'))
}

/** The company's facts. @throws Error naming file and field */
export function readSiteFile(): Site {
  return parseDocument(siteSchema, readJson('site.json'), 'content/site.json')
}

/** All texts of the site in one language, with facts filled in. */
export type Texts = { messages: Record<string, string>; pages: PageTexts }

/** Reads the texts of a language and fills in the company's facts. @throws Error naming file and field */
export function readTexts(lang: Lang): Texts {
  const messages = readMessageFile(lang)
  const pages = parseDocument(pageTexts, readJson(`pages/${lang}.json`), `content/pages/${lang}.json`)
  const facts = templateValues(readSiteFile(), lang, messages)
  return {
    messages: fillTemplate(messages, facts, `content/messages/${lang}.json`, runtimePlaceholders.messages),
    pages: fillTemplate(pages, facts, `content/pages/${lang}.json`, runtimePlaceholders.pages),
  }
}

const messageFile = v.record(v.string(), v.pipe(v.string(), v.nonEmpty()))

/** Reads messages/<lang>.json, which must have every key of English. @throws Error naming file and key */
function readMessageFile(lang: Lang): Record<string, string> {
  const file = `content/messages/${lang}.json`
  const messages = parseDocument(messageFile, readJson(`messages/${lang}.json`), file)
  const keysOf = (all: object) => new Set(Object.keys(all).map(withoutPlural))
  const [wanted, found] = [keysOf(readJson('messages/en.json') as object), keysOf(messages)]
  const wrong = [
    ...[...wanted].filter((key) => !found.has(key)).map((key) => `${file}: ${key}: is missing`),
    ...[...found].filter((key) => !wanted.has(key)).map((key) => `${file}: ${key}: is not in content/messages/en.json`),
  ]
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return messages
}

export const pluralEnding = /_(zero|one|two|few|many|other)$/

/** `machines.count_few` -> `machines.count`. */
export function withoutPlural(key: string): string {
  return key.replace(pluralEnding, '')
}

/** Parses a JSON file in the folder content/. @throws Error naming the file if it is missing or not JSON */
export function readJson(file: string): unknown {
  const url = new URL(file, contentFolder)
  if (!existsSync(url)) throw new Error(`content/${file}: is missing`)
  try {
    return JSON.parse(readFileSync(url, 'utf8'))
  } catch (error) {
    throw new Error(`content/${file}: ${error instanceof Error ? error.message : error}`)
  }
}
