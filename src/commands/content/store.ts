import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import type { Env } from '../../env.ts'
import { readPort, refuseWithoutLocal, stateFolder, type Target } from '../cli/port.ts'
import { runWrangler } from '../wrangler/wrangler.ts'

export type Key = { name: string; metadata?: { uploadedAt?: string; schema?: number } | undefined }
export type Entry = { key: string; value: string; metadata?: Key['metadata'] }

/** The KV namespace of the machine content. */
export type Store = AsyncDisposable & {
  /** The values of the keys that exist. */
  read(keys: string[]): Promise<Map<string, string>>
  list(prefix: string): Promise<Key[]>
  write(entries: Entry[]): Promise<void>
}

/** Opens the namespace of the deployed site or, with `--local`, of `npm start`. @throws UserError on wrong options */
export function openStore(target: Target): Store {
  refuseWithoutLocal(target)
  const { local, port, persistTo, env } = target
  return local ? localStore(stateFolder(readPort(port), persistTo)) : deployedStore(env)
}

type ListPage = Awaited<ReturnType<Env['CONTENT']['list']>> & { keys: Key[] }

function localStore(folder: string): Store {
  let runtime: Miniflare | undefined
  async function namespace(): Promise<Env['CONTENT']> {
    runtime ??= new Miniflare(
      convertV4MiniflareOptions({
        modules: true,
        script: 'export default {}',
        kvNamespaces: ['CONTENT'],
        resourcePersistencePath: join(folder, 'v3'),
        cf: false,
      }),
    )
    return (await runtime.getBindings<Pick<Env, 'CONTENT'>>()).CONTENT
  }
  return {
    async read(keys) {
      const kv = await namespace()
      const found = new Map<string, string>()
      for (const key of keys) {
        const value = await kv.get(key)
        if (value !== null) found.set(key, value)
      }
      return found
    },
    async list(prefix) {
      const kv = await namespace()
      const keys: Key[] = []
      for (let cursor: string | null = null; ; ) {
        const page: ListPage = await kv.list({ prefix, cursor })
        keys.push(...page.keys)
        if (page.list_complete) return keys
        cursor = page.cursor
      }
    },
    async write(entries) {
      const kv = await namespace()
      for (const { key, value, metadata } of entries) await kv.put(key, value, { metadata })
    },
    [Symbol.asyncDispose]: async () => runtime?.dispose(),
  }
}

/** The platform's limit of keys that one request reads. */
const maxKeys = 100

function deployedStore(env: string | undefined): Store {
  const place = ['--binding', 'CONTENT', '--remote', ...(env ? ['--env', env] : [])]
  return {
    async read(keys) {
      const found = new Map<string, string>()
      for (let first = 0; first < keys.length; first += maxKeys) {
        const answer = await withFile(keys.slice(first, first + maxKeys), (file) =>
          runWrangler(['kv', 'bulk', 'get', file, ...place]),
        )
        for (const [key, value] of Object.entries(JSON.parse(answer) as Record<string, string | null>)) {
          if (value !== null) found.set(key, value)
        }
      }
      return found
    },
    list: async (prefix) => JSON.parse(await runWrangler(['kv', 'key', 'list', '--prefix', prefix, ...place])),
    async write(entries) {
      await withFile(entries, (file) => runWrangler(['kv', 'bulk', 'put', file, ...place]))
    },
    [Symbol.asyncDispose]: async () => undefined,
  }
}

/** Writes data to a temporary file, from which wrangler reads it. */
async function withFile<T>(data: unknown, use: (file: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    const file = join(folder, 'data.json')
    writeFileSync(file, JSON.stringify(data))
    return await use(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
