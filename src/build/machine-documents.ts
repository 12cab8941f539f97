import { createHash } from 'node:crypto'
import { langs } from '../../content/registry/languages.ts'
import { machineKeys } from '../../content/registry/machines.ts'
import { buildMachineIndex } from '../../content/schema/machine-index.ts'
import {
  auxiliariesName,
  indexName,
  planModelsName,
  pressesName,
  searchIndexName,
  searchName,
  searchTermsName,
} from '../machines/kv-keys.ts'
import { collectPlanModels } from '../plan/rules/plan-models.ts'
import { collectPresses } from '../sizing/rules/press-models.ts'
import { collectAuxiliaries } from '../sizing/rules/production-line.ts'
import { readMachineFiles } from './read-content.ts'
import { searchDocumentsFor } from './search-documents.ts'

/**
 * Increase it when a change of the documents makes them unreadable for older or newer code; pointers with another value
 * are ignored.
 */
export const schemaVersion = 2

export type MachineDocuments = { version: string; documents: { name: string; text: string }[] }

/**
 * Collects and validates all machine documents; the version is a hash of all of them. Names are `<KEY>/<lang|neutral>`,
 * `index/<lang>` for lists of machines, `search/<lang>`, `search-terms/<lang>` and `search-index/<lang>` for the
 * search, `presses` and `auxiliaries` for the sizing, `plan` for hall plans. @throws Error naming file and field
 */
export function collectMachineDocuments(machines = readMachineFiles()): MachineDocuments {
  const documents = [
    ...langs.map((lang) => ({ name: indexName(lang), text: JSON.stringify(buildMachineIndex(lang, machines)) })),
    ...langs.flatMap((lang) => {
      const { texts, terms, index } = searchDocumentsFor(lang, machines)
      return [
        { name: searchName(lang), text: JSON.stringify(texts) },
        { name: searchTermsName(lang), text: JSON.stringify(terms) },
        { name: searchIndexName(lang), text: JSON.stringify(index) },
      ]
    }),
    {
      name: pressesName,
      text: JSON.stringify(machineKeys.flatMap((key) => collectPresses(key, machines[key].neutral))),
    },
    {
      name: auxiliariesName,
      text: JSON.stringify(machineKeys.flatMap((key) => collectAuxiliaries(key, machines[key].neutral))),
    },
    {
      name: planModelsName,
      text: JSON.stringify(machineKeys.flatMap((key) => collectPlanModels(key, machines[key].neutral))),
    },
    ...machineKeys.flatMap((key) => [
      { name: `${key}/neutral`, text: JSON.stringify(machines[key].neutral) },
      ...langs.flatMap((lang) => {
        const texts = machines[key].texts[lang]
        return texts ? [{ name: `${key}/${lang}`, text: JSON.stringify(texts) }] : []
      }),
    ]),
  ]
  return { version: versionOf(documents), documents }
}

/** First 16 hex digits of the SHA-256 of all names and texts, so that equal content has the same version. */
function versionOf(documents: MachineDocuments['documents']): string {
  const hash = createHash('sha256')
  for (const { name, text } of documents) hash.update(`${name}\n${text}\n`)
  return hash.digest('hex').slice(0, 16)
}
