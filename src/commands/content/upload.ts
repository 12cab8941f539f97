import { readFileSync } from 'node:fs'
import { type MachineDocuments, schemaVersion } from '../../build/machine-documents.ts'
import { builtKey, documentKey } from '../../machines/kv-keys.ts'
import { kv } from '../wrangler/kv.ts'
import { withJsonFile } from '../wrangler/temp-json.ts'
import { root } from '../wrangler/wrangler.ts'

/** Uploads all documents of a version with date and schema. `place`: wrangler's arguments that select the KV. */
export async function uploadDocuments({ version, documents }: MachineDocuments, place: string[]): Promise<void> {
  const metadata = { uploadedAt: new Date().toISOString(), schema: schemaVersion }
  const pairs = documents.map(({ name, text }) => ({ key: documentKey(version, name), value: text, metadata }))
  await withJsonFile(pairs, (file) => kv(['bulk', 'put', file], place))
}

/** Writes the content version of the deployed build to KV. */
export async function uploadBuilt(place: string[]): Promise<void> {
  await kv(['key', 'put', builtKey, builtVersion()], place)
}

/** The version file of the last build, as JSON. */
function builtVersion(): string {
  return readFileSync(`${root}content/generated/version.json`, 'utf8')
}

/** The methods of a KV namespace that `fillStore` uses. */
export type Store = { get(key: string): Promise<string | null>; put(key: string, value: string): Promise<void> }

/** Uploads all documents to the store of a local runtime, once per version: the first document is written last. */
export async function fillStore(
  store: Store,
  { version, documents }: MachineDocuments,
  built = builtVersion(),
): Promise<void> {
  const [first, ...others] = documents
  if (!first) return
  if ((await store.get(documentKey(version, first.name))) === null) {
    await Promise.all(others.map(({ name, text }) => store.put(documentKey(version, name), text)))
    await store.put(documentKey(version, first.name), first.text)
  }
  await noteBuilt(store, built)
}

/** Writes the build's content version for the operator's commands. */
export function noteBuilt(store: Store, built = builtVersion()): Promise<void> {
  return store.put(builtKey, built)
}
