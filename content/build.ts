/**
 * Checks all content and writes what the Worker needs of it: content/generated/ (imported) and the versioned machine
 * documents under public/assets/build/content/<version>/. Run by `npm run build`.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { countryCodes } from './country-codes.ts'
import { machineKeys } from './keys.ts'
import { langs } from './languages.ts'
import { readMachineFiles, readPageFile } from './read.ts'

/** Raise when documents change in a way that older or newer code cannot read; pointers of other generations are ignored. */
const schema = 1

const generated = new URL('generated/', import.meta.url)

export function buildContent(): void {
  const machines = readMachineFiles()
  for (const lang of langs) readPageFile(lang)

  const documents = machineKeys.flatMap((key) => [
    { name: `${key}/neutral`, text: JSON.stringify(machines[key].neutral) },
    ...langs.flatMap((lang) => {
      const texts = machines[key].texts[lang]
      return texts ? [{ name: `${key}/${lang}`, text: JSON.stringify(texts) }] : []
    }),
  ])
  const version = contentVersion(documents)

  const output = new URL(`../public/assets/build/content/${version}/`, import.meta.url)
  for (const { name, text } of documents) {
    mkdirSync(new URL(`${name.split('/')[0]}/`, output), { recursive: true })
    writeFileSync(new URL(`${name}.json`, output), text)
  }

  mkdirSync(generated, { recursive: true })
  writeGenerated('version', { version, schema, builtAt: new Date().toISOString() })
  writeGenerated('countries', Object.fromEntries(langs.map((lang) => [lang, countriesIn(lang)])))
  writeGenerated(
    'index',
    Object.fromEntries(
      machineKeys.map((key) => {
        const { neutral, texts } = machines[key]
        const of = (lang: (typeof langs)[number]) => texts[lang] ?? texts.en
        return [
          key,
          {
            titles: Object.fromEntries(langs.map((lang) => [lang, of(lang)?.title ?? neutral.default.title])),
            promises: Object.fromEntries(langs.map((lang) => [lang, of(lang)?.promise ?? ''])),
            figures: neutral.specTable?.rows.slice(0, 2) ?? [],
          },
        ]
      }),
    ),
  )
}

/** First 16 hex digits of the SHA-256 over all names and texts: same content, same version. */
export function contentVersion(documents: { name: string; text: string }[]): string {
  const hash = createHash('sha256')
  for (const { name, text } of documents) hash.update(`${name}\n${text}\n`)
  return hash.digest('hex').slice(0, 16)
}

/** Codes and names in the language's own alphabetical order. */
function countriesIn(lang: string): [string, string][] {
  const names = new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' })
  const compare = new Intl.Collator(lang).compare
  return countryCodes
    .map((code): [string, string] => [code, names.of(code) ?? code])
    .sort(([, a], [, b]) => compare(a, b))
}

function writeGenerated(name: string, data: unknown): void {
  writeFileSync(new URL(`${name}.json`, generated), JSON.stringify(data))
}

if (import.meta.main) buildContent()
