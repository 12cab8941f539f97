import type { MachineDocuments } from '../../build/machine-documents.ts'
import { builtKey, documentKey } from '../../machines/kv-keys.ts'
import { versionFile } from '../content/versions.ts'

type Store = { get(key: string): Promise<string | null>; put(key: string, value: string): Promise<unknown> }

/** Stores all documents once per version, the first one last, and the version of the build. */
export async function fillStore(store: Store, { version, documents }: MachineDocuments): Promise<void> {
  const [first, ...others] = documents.map(({ name, text }) => ({ key: documentKey(version, name), text }))
  if (first && (await store.get(first.key)) === null) {
    await Promise.all(others.map(({ key, text }) => store.put(key, text)))
    await store.put(first.key, first.text)
  }
  await store.put(builtKey, versionFile())
}

/**
 * The content's KV namespace of the local runtime, over HTTP. Miniflare's own bindings block this process, which must
 * read the runtime's log meanwhile; under load both stop.
 */
export function localStore(runtime: URL): Store {
  const values = new URL('/cdn-cgi/local/explorer/api/storage/kv/namespaces/CONTENT/values/', runtime)
  async function call(key: string, init?: RequestInit): Promise<string | null> {
    const response = await fetch(new URL(encodeURIComponent(key), values), init)
    const text = await response.text()
    if (!response.ok && response.status !== 404) throw new Error(`KV answers ${response.status}`)
    return response.ok ? text : null
  }
  return { get: (key) => call(key), put: (key, value) => call(key, { method: 'PUT', body: value }) }
}
