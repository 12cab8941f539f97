/**
 * Checks all content and writes what the Worker needs of it: content/generated/ (imported) and the versioned machine
 * documents under public/assets/build/content/<version>/. Run by `npm run build`.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { countryCodes } from './country-codes.ts'
import { collectMachineDocuments, contentSchema } from './documents.ts'
import { machineKeys } from './keys.ts'
import { langs } from './languages.ts'
import { parseDocument } from './parse.ts'
import { readJson, readMachineFiles, readMessageFile, readPageFile } from './read.ts'
import { siteSchema } from './site.ts'

const generated = new URL('generated/', import.meta.url)

/** Pages that are not machines, and the files whose change changes them. */
const pageSources = ['content/pages', 'content/messages', 'content/site.json']

export function buildContent(): void {
  const machines = readMachineFiles()
  // What the Worker imports as it is, checked here so that the build names what is wrong.
  for (const lang of langs) {
    readPageFile(lang)
    readMessageFile(lang)
  }
  parseDocument(siteSchema, readJson('site.json'), 'content/site.json')

  const { version, documents } = collectMachineDocuments()

  const output = new URL(`../public/assets/build/content/${version}/`, import.meta.url)
  for (const { name, text } of documents) {
    mkdirSync(new URL(`${name.split('/')[0]}/`, output), { recursive: true })
    writeFileSync(new URL(`${name}.json`, output), text)
  }

  mkdirSync(generated, { recursive: true })
  writeGenerated('version', { version, schema: contentSchema, builtAt: new Date().toISOString() })
  writeGenerated('countries', Object.fromEntries(langs.map((lang) => [lang, countriesIn(lang)])))
  writeGenerated('dates', {
    pages: lastChange(pageSources),
    machines: Object.fromEntries(machineKeys.map((key) => [key, lastChange([`content/machines/${key}`])])),
  })
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

/** Day of the last commit that touched these files; undefined where there is no history to ask. */
function lastChange(files: string[]): string | undefined {
  try {
    const cwd = fileURLToPath(new URL('..', import.meta.url))
    const day = execFileSync('git', ['log', '-1', '--format=%cs', '--', ...files], {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return day.trim() || undefined
  } catch {
    return undefined
  }
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
