import type { Store } from '../content/upload.ts'

/**
 * The content's KV namespace of the local runtime at this URL, over HTTP. Miniflare's own bindings block this process
 * until the runtime answers, while the runtime waits for this process to read its log; under load both stop.
 */
export function localStore(runtime: URL): Store {
  const values = new URL('/cdn-cgi/local/explorer/api/storage/kv/namespaces/CONTENT/values/', runtime)
  async function call(key: string, init?: RequestInit): Promise<Response> {
    const response = await fetch(new URL(encodeURIComponent(key), values), init)
    if (!response.ok && response.status !== 404) throw new Error(`KV answers ${response.status}`)
    return response
  }
  return {
    async get(key) {
      const response = await call(key)
      return response.ok ? response.text() : null
    },
    async put(key, value) {
      await (await call(key, { method: 'PUT', body: value })).arrayBuffer()
    },
  }
}
