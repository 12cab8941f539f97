import { createHash } from 'node:crypto'
import { byLanguage, langs } from '../../content/registry/languages.ts'
import { type MachineKey, machineKeys } from '../../content/registry/machines.ts'
import { buildMachineIndex } from '../../content/schema/machine-index.ts'
import { collectPlanModels } from '../plan/rules/plan-models.ts'
import { collectPresses } from '../sizing/rules/press-models.ts'
import { collectAuxiliaries } from '../sizing/rules/production-line.ts'
import { readMachineFiles, readTexts } from './read-content.ts'
import { searchDocumentsFor } from './search-documents.ts'

/** Increase it when a change makes documents unreadable for earlier or later code, which then ignores the pointer. */
export const schemaVersion = 3

export type MachineDocuments = ReturnType<typeof collectMachineDocuments>

/**
 * Collects and validates all machine documents (src/machines/kv-keys.ts has their names); the version is a hash of all.
 * `false`: a machine has no texts in a language. @throws Error naming file and field
 */
export function collectMachineDocuments(machines = readMachineFiles(), texts = byLanguage(readTexts)) {
  const neutral = (key: MachineKey) => machines[key].neutral
  const contents: Record<string, unknown> = {}
  for (const lang of langs) contents[`index/${lang}`] = buildMachineIndex(lang, machines)
  for (const lang of langs) {
    const search = searchDocumentsFor(lang, machines, texts[lang])
    contents[`search/${lang}`] = search.texts
    contents[`search-terms/${lang}`] = search.terms
    contents[`search-index/${lang}`] = search.index
  }
  contents.presses = machineKeys.flatMap((key) => collectPresses(key, neutral(key)))
  contents.auxiliaries = machineKeys.flatMap((key) => collectAuxiliaries(key, neutral(key)))
  contents.plan = machineKeys.flatMap((key) => collectPlanModels(key, neutral(key)))
  for (const key of machineKeys) {
    contents[`${key}/neutral`] = neutral(key)
    for (const lang of langs) contents[`${key}/${lang}`] = machines[key].texts[lang] ?? false
  }
  const documents = Object.entries(contents).map(([name, content]) => ({ name, text: JSON.stringify(content) }))
  const hash = createHash('sha256')
  for (const { name, text } of documents) hash.update(`${name}\n${text}\n`)
  return { version: hash.digest('hex').slice(0, 16), documents }
}
