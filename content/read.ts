import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type MachineKey, machineKeys } from './keys.ts'
import { type Lang, langs } from './languages.ts'
import { type LanguageDocument, languageDocument, type NeutralDocument, neutralDocument } from './machine.ts'
import { type PageTexts, pageTexts } from './pages.ts'
import { parseDocument } from './parse.ts'

/** A machine's files, as they lie in content/machines/<KEY>. */
export type MachineFiles = { neutral: NeutralDocument; texts: Partial<Record<Lang, LanguageDocument>> }

/**
 * Reads and checks every machine file. For the build, the tests and `content:publish`; the Worker reads KV and assets.
 * @throws Error naming file and field
 */
export function readMachineFiles(): Record<MachineKey, MachineFiles> {
  const entries = machineKeys.map((key) => {
    const neutral = parseDocument(
      neutralDocument,
      readJson(`machines/${key}/neutral.json`),
      `machines/${key}/neutral.json`,
    )
    const texts: Partial<Record<Lang, LanguageDocument>> = {}
    for (const lang of langs) {
      const file = `machines/${key}/${lang}.json`
      if (existsSync(new URL(file, import.meta.url)))
        texts[lang] = parseDocument(languageDocument, readJson(file), file)
    }
    return [key, { neutral, texts }] as const
  })
  return Object.fromEntries(entries) as Record<MachineKey, MachineFiles>
}

/** Reads and checks pages/<lang>.json. @throws Error naming file and field */
export function readPageFile(lang: Lang): PageTexts {
  return parseDocument(pageTexts, readJson(`pages/${lang}.json`), `pages/${lang}.json`)
}

/**
 * Reads messages/<lang>.json: every key of English, in the language's own plural forms, and a text for each.
 * @throws Error naming file and key
 */
export function readMessageFile(lang: Lang): Record<string, string> {
  const file = `messages/${lang}.json`
  const messages = parseDocument(v.record(v.string(), v.pipe(v.string(), v.nonEmpty())), readJson(file), file)
  const keysOf = (all: object) => new Set(Object.keys(all).map(withoutPlural))
  const [wanted, found] = [keysOf(readJson('messages/en.json') as object), keysOf(messages)]
  const wrong = [
    ...[...wanted].filter((key) => !found.has(key)).map((key) => `${file}: ${key}: is missing`),
    ...[...found].filter((key) => !wanted.has(key)).map((key) => `${file}: ${key}: is not in messages/en.json`),
  ]
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return messages
}

function withoutPlural(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '')
}

/** Parses a JSON file of this folder. @throws Error naming the file when it is not JSON */
export function readJson(file: string): unknown {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`content/${file}: ${error instanceof Error ? error.message : error}`)
  }
}
