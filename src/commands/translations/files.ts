import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { machineKeys } from '../../../content/registry/machines.ts'
import { languageDocument } from '../../../content/schema/machine.ts'
import { pageTexts } from '../../../content/schema/page-texts.ts'
import { readJson, withoutPlural } from '../../build/read-content.ts'
import { root } from '../wrangler/wrangler.ts'
import { companyPlaces, type GlossaryFile, type LanguageTexts, readIfThere, synonymsOf } from './language.ts'
import { shapeOf, withTexts } from './text-paths.ts'

/** The JSON files of a language in content/, with the new texts. */
export function filesOf(lang: string, texts: LanguageTexts): Map<string, unknown> {
  const files = new Map<string, unknown>([
    [`messages/${lang}.json`, Object.fromEntries(texts.interface)],
    [`pages/${lang}.json`, withTexts(template('pages', lang), (path) => texts.pages.get(path))],
    ['site.json', withCompany(lang, texts)],
    ['glossary.json', withGlossary(lang, texts)],
  ])
  for (const key of machineKeys) {
    if (!texts.machines.get(`${key}.title`)) continue
    const template = readJson(`machines/${key}/en.json`)
    files.set(
      `machines/${key}/${lang}.json`,
      withTexts(template, (path) => texts.machines.get(`${key}.${path}`)),
    )
  }
  const languages = readJson('languages.json') as object
  if (!(lang in languages)) files.set('languages.json', { ...languages, [lang]: describeLanguage(lang) })
  return files
}

function template(folder: string, lang: string): unknown {
  return shapeOf(readJson(`${folder}/en.json`), readIfThere(`${folder}/${lang}.json`))
}

/** Errors of the schemas: `pages/pt.json: home.lead: ...`. */
export function schemaFaults(files: Map<string, unknown>): string[] {
  return [...files].flatMap(([file, data]) => {
    const schema = file.startsWith('pages/') ? pageTexts : file.startsWith('machines/') ? languageDocument : undefined
    const issues = schema ? (v.safeParse(schema, data).issues ?? []) : []
    return issues.map((issue) => `content/${file}: ${v.getDotPath(issue as v.BaseIssue<unknown>)}: ${issue.message}`)
  })
}

/** Writes the files in the formatter's style. */
export function writeFiles(files: Map<string, unknown>): void {
  for (const [file, data] of files) {
    const text = file.startsWith('messages/') ? inGroups(data as Record<string, string>) : JSON.stringify(data, null, 2)
    writeFileSync(`${root}content/${file}`, `${text}\n`)
  }
  const formatter = fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome'))
  const paths = [...files.keys()].map((file) => `content/${file}`)
  const args = [formatter, 'format', '--write', '--vcs-enabled=false', '--log-level=error', ...paths]
  execFileSync(process.execPath, args, { cwd: root, stdio: 'pipe' })
}

/** Interface texts in the groups of English: an empty line where English has one. */
function inGroups(messages: Record<string, string>): string {
  const english = readFileSync(`${root}content/messages/en.json`, 'utf8')
  const first = new Set([...english.matchAll(/\n\n\s*"([^"]+)"/g)].map(([, key = '']) => withoutPlural(key)))
  const lines = Object.entries(messages).map(([key, text]) => {
    const begins = first.delete(withoutPlural(key))
    return `${begins ? '\n' : ''}  ${JSON.stringify(key)}: ${JSON.stringify(text)}`
  })
  return `{\n${lines.join(',\n')}\n}`
}

function withCompany(lang: string, { company }: LanguageTexts): unknown {
  const fill = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    // A new language copies values that are not texts, as map links, from English.
    if ('en' in part) return inOrder({ [lang]: part.en, ...part })
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, fill(inner)]))
  }
  const site = structuredClone(fill(readJson('site.json')))
  for (const [path, values] of companyPlaces(site))
    values[lang] = withTexts(values[lang], (inner) => company.get(inner ? `${path}.${inner}` : path))
  return site
}

function withGlossary(lang: string, { glossary }: LanguageTexts): GlossaryFile {
  const entries = Object.entries(readJson('glossary.json') as GlossaryFile).map(([term, entry]) => {
    const { synonyms, forbidden, note, ...terms } = entry
    const own = lang === 'en' ? undefined : glossary.get(term)
    const words = (glossary.get(synonymsOf(term)) ?? '').split(/[;；؛]/).map((word) => word.trim())
    const said = words.filter(Boolean)
    const { [lang]: _, ...others } = (synonyms ?? {}) as Record<string, string[]>
    const all = inOrder({ ...others, ...(said.length > 0 && { [lang]: said }) })
    return [
      term,
      {
        ...inOrder({ ...terms, ...(own && { [lang]: own }) }),
        ...(Object.keys(all).length > 0 && { synonyms: all }),
        ...(forbidden !== undefined && { forbidden }),
        ...(note !== undefined && { note }),
      },
    ]
  })
  return Object.fromEntries(entries)
}

/** Values by language in the order of the languages; a new language is last. */
function inOrder<T>(values: Record<string, T>): Record<string, T> {
  const known = Object.keys(readJson('languages.json') as object).filter((lang) => lang in values)
  return Object.fromEntries([...new Set([...known, ...Object.keys(values)])].map((lang) => [lang, values[lang] as T]))
}

/** A language's name in itself, and where its lines begin. */
function describeLanguage(lang: string): { label: string; dir: string } {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang
  const { direction = 'ltr' } =
    (new Intl.Locale(lang) as { getTextInfo?(): { direction?: string } }).getTextInfo?.() ?? {}
  return { label: name.charAt(0).toLocaleUpperCase(lang) + name.slice(1), dir: direction }
}
