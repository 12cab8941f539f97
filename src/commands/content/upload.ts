import { readFileSync } from 'node:fs'
import { type MachineDocuments, schemaVersion } from '../../build/machine-documents.ts'
import { builtKey, documentKey } from '../../machines/kv-keys.ts'
import { kv, kvBulk } from '../wrangler/kv.ts'
import { root } from '../wrangler/wrangler.ts'

/** Uploads all documents of a version with date and schema. */
export async function uploadDocuments({ version, documents }: MachineDocuments, place: string[]): Promise<void> {
  const metadata = { uploadedAt: new Date().toISOString(), schema: schemaVersion }
  const entries = documents.map(({ name, text }) => ({ key: documentKey(version, name), value: text, metadata }))
  await kvBulk('put', entries, place)
}

/** Writes the content version of the deployed build to KV. */
export async function uploadBuilt(place: string[]): Promise<void> {
  await kv(['key', 'put', builtKey, builtVersion()], place)
}

/** The version file of the last build, as JSON. */
export function builtVersion(): string {
  return readFileSync(`${root}content/generated/version.json`, 'utf8')
}
