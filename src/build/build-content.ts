/** Validates all content; generates content/generated/ and public/assets/build/content/<version>/. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isolateBidi, stripBidi } from '../../client/shared/bidi.ts'
import countryCodes from '../../content/registry/country-codes.json' with { type: 'json' }
import { byLanguage, type Lang, langs, languages, sourceLang } from '../../content/registry/languages.ts'
import { buildMachineIndex } from '../../content/schema/machine-index.ts'
import { messagesWithPrefix } from '../../content/schema/messages.ts'
import type { Site } from '../../content/schema/site.ts'
import { dataSchema } from './json-schema.ts'
import { collectMachineDocuments, schemaVersion } from './machine-documents.ts'
import { contentFolder, readJson, readMachineFiles, readSiteFile, readTexts } from './read-content.ts'
import { referencedPictures } from './referenced-pictures.ts'
import { root } from './root.ts'

/** Names as in Latin America, where most readers of Spanish live: Arabia Saudita, Costa de Marfil. */
const countryLocales: Partial<Record<Lang, string>> = { es: 'es-419' }

const generated = new URL('generated/', contentFolder)

/** Folder of the files that pages fetch; their names contain a hash or the content version. */
const files = new URL('../../public/assets/build/', import.meta.url)

/** Pages that are not machine pages, and the files that decide their date of change. */
const pageSources = ['content/pages', 'content/messages', 'content/site.json']

/** Validates and generates everything; `quick` skips the commit dates. @throws Error naming file and field */
export async function buildContent({ quick = false } = {}): Promise<void> {
  const machines = readMachineFiles()
  const { countryNames, ...site } = readSiteFile()
  writeGenerated('site', site)
  const texts = byLanguage(readTexts)
  writeByLanguage('index', (lang) => buildMachineIndex(lang, machines))

  const made = readJson('images/manifest.json') as object
  for (const name of referencedPictures(machines).filter((name) => !(name in made))) {
    process.stderr.write(`content/images/${name}: is missing (npm run images); a drawing replaces it\n`)
  }

  const { version, documents } = collectMachineDocuments(machines, texts)
  const output = new URL(`content/${version}/`, files)
  for (const { name, text } of documents) writeChanged(new URL(`${name}.json`, output), text)

  const shown = byLanguage((lang) => (languages[lang].dir === 'rtl' ? isolateBidi(texts[lang]) : texts[lang]))
  const messages = byLanguage((lang) => shown[lang].messages)
  writeChanged(new URL('schema.json', output), stripBidi(JSON.stringify(dataSchema(messages))))

  const versionFile = new URL('version.json', generated)
  const built = existsSync(versionFile) ? JSON.parse(readFileSync(versionFile, 'utf8')) : {}
  if (built.version !== version || built.schema !== schemaVersion) {
    writeGenerated('version', { version, schema: schemaVersion, builtAt: new Date().toISOString() })
  }
  writeByLanguage('countries', (lang) => countriesIn(lang, countryNames))
  writeMessageNames(Object.keys(messages[sourceLang]))
  writeByLanguage('messages', (lang) => messages[lang])
  const formTexts = byLanguage((lang) => writeFormTexts(lang, messages[lang]))
  writeGenerated('form-texts', formTexts)
  writeByLanguage('pages', (lang) => shown[lang].pages)
  if (!quick || !existsSync(new URL('dates.json', generated))) writeDates()
}

/** Codes and names of all countries in the language's order, from Unicode's CLDR or `countryNames` of site.json. */
function countriesIn(lang: Lang, ownNames: Site['countryNames']): [code: string, name: string][] {
  const common = new Intl.DisplayNames([countryLocales[lang] ?? lang], { type: 'region', fallback: 'none' })
  const own = ownNames?.[lang]
  const first: string[] = own?.first ?? []
  const names: Record<string, string> = own?.names ?? {}
  const compare = new Intl.Collator(lang).compare
  const rank = (code: string) => (first.includes(code) ? first.indexOf(code) : first.length)
  return countryCodes
    .map((code): [string, string] => [code, names[code] ?? common.of(code) ?? code])
    .sort(([codeA, a], [codeB, b]) => rank(codeA) - rank(codeB) || compare(a, b))
}

/** Writes the texts of the inquiry form, which its island fetches. @returns the file's name */
function writeFormTexts(lang: Lang, messages: Record<string, string>): string {
  const json = JSON.stringify(messagesWithPrefix(messages, 'form.'))
  const file = `form-${lang}-${createHash('sha256').update(json).digest('hex').slice(0, 8)}.json`
  writeChanged(new URL(file, files), json)
  return file
}

/** Writes the message keys as TypeScript, because `tsc -b` does not notice changes in the type of a JSON file. */
function writeMessageNames(names: string[]): void {
  const union = names.map((name) => `'${name}'`).join('\n  | ')
  writeChanged(new URL('message-names.ts', generated), `export type MessageName =\n  | ${union}\n`)
}

/** Writes the day of the last commit that changed the pages, and each machine; none without a Git history. */
function writeDates(): void {
  const args = ['log', '--format=commit %cs', '--name-only', '--', 'content/machines', ...pageSources]
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY })
  let pages: string | undefined
  const machines: Record<string, string> = {}
  for (const commit of (stdout ?? '').split('commit ').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean)
    for (const file of files) {
      const [, key] = /^content\/machines\/(\w+)/.exec(file) ?? []
      if (key) machines[key] ??= day
      else pages ??= day
    }
  }
  writeGenerated('dates', { pages, machines })
}

function writeGenerated(name: string, data: unknown): void {
  writeChanged(new URL(`${name}.json`, generated), JSON.stringify(data))
}

/** Writes only changed files, because the development server reloads their importers. */
function writeChanged(file: URL, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, text)
}

/** Writes the JSON of every language to its own file, and a module that imports them (src/i18n/texts.ts). */
function writeByLanguage(name: string, data: (lang: Lang) => unknown): void {
  for (const lang of langs) writeChanged(new URL(`${name}-${lang}.bin`, generated), JSON.stringify(data(lang)))
  const imports = langs.map((lang) => `import ${lang} from './${name}-${lang}.bin'\n`)
  const module = `${imports.join('')}\nexport const ${name} = { ${langs.join(', ')} }\n`
  writeChanged(new URL(`${name}.ts`, generated), module)
}

if (import.meta.main) await buildContent()
