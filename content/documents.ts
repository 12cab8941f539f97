import { createHash } from 'node:crypto'
import { machineKeys } from './keys.ts'
import { langs } from './languages.ts'
import { readMachineFiles } from './read.ts'

/** Raise when documents change in a way that older or newer code cannot read; pointers of other generations are ignored. */
export const contentSchema = 1

export type MachineDocuments = { version: string; documents: { name: string; text: string }[] }

/**
 * All machine documents, checked, with the version that is the hash of them all. Names are `<KEY>/<lang|neutral>`.
 * @throws Error naming file and field
 */
export function collectMachineDocuments(): MachineDocuments {
  const machines = readMachineFiles()
  const documents = machineKeys.flatMap((key) => [
    { name: `${key}/neutral`, text: JSON.stringify(machines[key].neutral) },
    ...langs.flatMap((lang) => {
      const texts = machines[key].texts[lang]
      return texts ? [{ name: `${key}/${lang}`, text: JSON.stringify(texts) }] : []
    }),
  ])
  return { version: versionOf(documents), documents }
}

/** First 16 hex digits of the SHA-256 over all names and texts: same content, same version. */
function versionOf(documents: MachineDocuments['documents']): string {
  const hash = createHash('sha256')
  for (const { name, text } of documents) hash.update(`${name}\n${text}\n`)
  return hash.digest('hex').slice(0, 16)
}
