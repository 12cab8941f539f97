import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MachineDocuments } from '../../content/documents.ts'
import { documentKey } from '../../content/kv-keys.ts'
import { runWrangler } from './wrangler.ts'

/** Puts all documents of a version into KV; `place` says which, in wrangler's arguments. Pages only read it. */
export async function uploadDocuments({ version, documents }: MachineDocuments, place: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  const file = join(folder, 'documents.json')
  const pairs = documents.map(({ name, text }) => ({ key: documentKey(version, name), value: text }))
  writeFileSync(file, JSON.stringify(pairs))
  try {
    await runWrangler(['kv', 'bulk', 'put', file, '--binding', 'CONTENT', ...place])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** As much of a KV namespace as it takes to fill it. */
export type Store = { get(key: string): Promise<string | null>; put(key: string, value: string): Promise<void> }

/** The same for the store of a running simulator, once for each version: the first document is written last. */
export async function fillStore(store: Store, { version, documents }: MachineDocuments): Promise<void> {
  const [first, ...others] = documents
  if (!first || (await store.get(documentKey(version, first.name))) !== null) return
  await Promise.all(others.map(({ name, text }) => store.put(documentKey(version, name), text)))
  await store.put(documentKey(version, first.name), first.text)
}
