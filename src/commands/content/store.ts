import { existsSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Env } from '../../env.ts'
import { readPort, requireLocalFlag, stateFolder, type Target } from '../cli/port.ts'
import { UserError } from '../cli/user-error.ts'
import { runWrangler } from '../wrangler/wrangler.ts'

/** Written with each document of a version: when, for which schema, and how many documents the version has. */
export type Metadata = { uploadedAt?: string; schema?: number; documents?: number }
export type Key = { name: string; metadata?: Metadata | undefined }
export type Entry = { key: string; value: string; metadata?: Metadata }

/** The KV namespace of the machine content. */
export type Store = AsyncDisposable & {
  /** The values of the keys; null or nothing for those that do not exist. */
  read(keys: string[]): Promise<Map<string, string | null>>
  list(prefix: string): Promise<Key[]>
  write(entries: Entry[]): Promise<void>
}

/** Opens the namespace of the deployed site or, with `--local`, of `npm start`. @throws UserError on wrong options */
export async function openStore(target: Target): Promise<Store> {
  requireLocalFlag(target)
  const { local, port, persistTo, env } = target
  return local ? openLocalStore(stateFolder(readPort(port), persistTo)) : deployedStore(env)
}

async function openLocalStore(folder: string): Promise<Store> {
  if (!existsSync(folder)) throw new UserError(`${folder} does not exist.`, [], 'npm start creates it.')
  // Imported here, because it takes half a second that other calls do not need.
  const { convertV4MiniflareOptions, Miniflare } = await import('miniflare')
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      kvNamespaces: ['CONTENT'],
      resourcePersistencePath: join(folder, 'v3'),
      cf: false,
    }),
  )
  const { CONTENT: kv } = await runtime.getBindings<Pick<Env, 'CONTENT'>>()

  async function list(prefix: string, cursor: string | null = null): Promise<Key[]> {
    const page = await kv.list<Metadata>({ prefix, cursor })
    return page.list_complete ? page.keys : [...page.keys, ...(await list(prefix, page.cursor))]
  }
  return {
    list,
    async read(keys) {
      const values = new Map<string, string | null>()
      for (const key of keys) values.set(key, await kv.get(key))
      return values
    },
    async write(entries) {
      for (const { key, value, metadata } of entries) await kv.put(key, value, { metadata })
    },
    [Symbol.asyncDispose]: () => runtime.dispose(),
  }
}

/** The platform's limit of keys that one request reads. */
const maxKeys = 100

function deployedStore(env: string | undefined): Store {
  const place = ['--binding', 'CONTENT', '--remote', ...(env ? ['--env', env] : [])]
  return {
    async read(keys) {
      const values = new Map<string, string | null>()
      for (let first = 0; first < keys.length; first += maxKeys) {
        const answer = await withFile(keys.slice(first, first + maxKeys), (file) =>
          runWrangler(['kv', 'bulk', 'get', file, ...place]),
        )
        for (const [key, value] of Object.entries<string | null>(JSON.parse(answer))) values.set(key, value)
      }
      return values
    },
    list: async (prefix) => JSON.parse(await runWrangler(['kv', 'key', 'list', '--prefix', prefix, ...place])),
    async write(entries) {
      await withFile(entries, (file) => runWrangler(['kv', 'bulk', 'put', file, ...place]))
    },
    [Symbol.asyncDispose]: async () => undefined,
  }
}

async function withFile<T>(data: unknown, use: (file: string) => Promise<T>): Promise<T> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'content-'))
  const file = join(folder.path, 'data.json')
  writeFileSync(file, JSON.stringify(data))
  return await use(file)
}
