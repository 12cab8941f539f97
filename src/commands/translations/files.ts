import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { mapStrings } from '../../../client/shared/map-strings.ts'
import { machineKeys } from '../../../content/registry/machines.ts'
import { languageDocument } from '../../../content/schema/machine.ts'
import { pageTexts } from '../../../content/schema/page-texts.ts'
import { parseDocument } from '../../../content/schema/parse-document.ts'
import { readJson, withoutPlural } from '../../build/read-content.ts'
import { root } from '../../build/root.ts'
import { errorLines } from '../cli/content-error.ts'
import { type GlossaryFile, mapTranslated, readIfPresent, synonymsPlace, type Texts } from './texts.ts'

/** The JSON files of a language in content/, with the new texts. */
export function createFiles(lang: string, texts: Texts): Map<string, unknown> {
  const languages = readJson('languages.json') as object
  const pages = mergeShapes(readJson('pages/en.json'), readIfPresent(`pages/${lang}.json`))
  // A new language copies values without text, such as links, from English.
  const site = mapTranslated(readJson('site.json'), (values, path) => {
    return { ...values, [lang]: fillTexts(values[lang] ?? values.en, texts.company, path) }
  })
  const machines = machineKeys.filter((key) => texts.machines.get(`${key}.title`))
  return new Map<string, unknown>([
    [`messages/${lang}.json`, Object.fromEntries(texts.interface)],
    [`pages/${lang}.json`, fillTexts(pages, texts.pages)],
    ['site.json', site],
    ['glossary.json', fillGlossary(lang, texts.glossary)],
    ...machines.map((key): [string, unknown] => {
      const file = `machines/${key}/${lang}.json`
      const shape = mergeShapes(readJson(`machines/${key}/en.json`), readIfPresent(file))
      return [file, fillTexts(shape, texts.machines, key)]
    }),
    ...(lang in languages ? [] : [['languages.json', { ...languages, [lang]: describeLanguage(lang) }] as const]),
  ])
}

function fillTexts(document: unknown, texts: Map<string, string>, path = ''): unknown {
  return mapStrings(document, (text, place) => texts.get(place) ?? text, path)
}

/** Errors of the schemas: `content/pages/pt.json: home.lead: ...`. */
export function schemaFaults(files: Map<string, unknown>): string[] {
  return [...files].flatMap(([file, data]) => {
    const schema = file.startsWith('pages/') ? pageTexts : file.startsWith('machines/') ? languageDocument : undefined
    return schema ? errorLines(() => parseDocument(schema, data, `content/${file}`)) : []
  })
}

/** Writes and formats files of content/. */
export function writeFiles(files: Map<string, unknown>): void {
  for (const [file, data] of files) {
    const text = file.startsWith('messages/') ? formatGroups(data as object) : JSON.stringify(data, null, 2)
    writeFileSync(`${root}content/${file}`, `${text}\n`)
  }
  const formatter = fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome'))
  const paths = [...files.keys()].map((file) => `content/${file}`)
  const args = [formatter, 'format', '--write', '--vcs-enabled=false', '--log-level=error', ...paths]
  execFileSync(process.execPath, args, { cwd: root, stdio: 'pipe' })
}

/** Formats interface texts in the groups of English: an empty line where English has one. */
function formatGroups(messages: object): string {
  const english = readFileSync(`${root}content/messages/en.json`, 'utf8')
  const first = new Set([...english.matchAll(/\n\n\s*"([^"]+)"/g)].map(([, key = '']) => withoutPlural(key)))
  const lines = Object.entries(messages).map(([key, text]) => {
    const gap = first.delete(withoutPlural(key)) ? '\n' : ''
    return `${gap}  ${JSON.stringify(key)}: ${JSON.stringify(text)}`
  })
  return `{\n${lines.join(',\n')}\n}`
}

/** Merges two documents: all parts of English, and additional items of the translation. */
function mergeShapes(english: unknown, own: unknown): unknown {
  if (typeof english !== 'object' || english === null) return english ?? own
  if (typeof own !== 'object' || own === null) return english
  const keys = [...new Set([...Object.keys(english), ...Object.keys(own)])]
  const part = (key: string) => mergeShapes(english[key as keyof typeof english], own[key as keyof typeof own])
  return Array.isArray(english) ? keys.map(part) : Object.fromEntries(keys.map((key) => [key, part(key)]))
}

/** The glossary with the words of a language. Fields that are undefined are not written. */
function fillGlossary(lang: string, texts: Map<string, string>): object {
  const glossary = Object.entries(readJson('glossary.json') as GlossaryFile)
  const entries = glossary.map(([term, { synonyms: known, forbidden, note, ...translations }]) => {
    const words = (texts.get(synonymsPlace(term)) ?? '').split(/[;；؛]/).map((word) => word.trim())
    const own = words.filter(Boolean)
    const all = { ...(known as object), [lang]: own.length > 0 ? own : undefined }
    const translation = lang === 'en' ? undefined : texts.get(term) || undefined
    const synonyms = Object.values(all).some(Boolean) ? all : undefined
    return [term, { ...translations, [lang]: translation, synonyms, forbidden, note }]
  })
  return Object.fromEntries(entries)
}

/** A language's name in itself, and where its lines begin. */
function describeLanguage(lang: string): { label: string; dir: string } {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang
  const locale = new Intl.Locale(lang) as { getTextInfo?(): { direction?: string } }
  const dir = locale.getTextInfo?.().direction ?? 'ltr'
  return { label: name.charAt(0).toLocaleUpperCase(lang) + name.slice(1), dir }
}
