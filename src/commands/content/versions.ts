import { schemaVersion } from '../../build/machine-documents.ts'
import { builtKey, documentKey, pointerKey, previousPointerKey } from '../../machines/kv-keys.ts'
import { stateFolder } from '../local-settings.ts'
import { readPort, refuseWithoutLocal } from '../port.ts'
import { withJsonFile } from '../temporary-json.ts'
import { kv } from './kv.ts'

export type Pointer = { version: string; schema: number; publishedAt: string }
export type Built = { version: string; schema: number; builtAt: string }

/** A version whose documents are in KV; who filled the store of `npm start` left no day. */
export type Stored = { version: string; documents: number; uploadedAt?: string; schema?: number }

/** What says which version is live. */
export type Pointers = {
  pointer: Pointer | undefined
  previous: Pointer | undefined
  built: Built | undefined
}

export type Versions = Pointers & {
  /** Newest first. */
  stored: Stored[]
}

/** The options of every command that asks KV. */
export const placeOptions = {
  local: { type: 'boolean', default: false },
  port: { type: 'string' },
  'persist-to': { type: 'string' },
  env: { type: 'string' },
} as const

type PlaceValues = {
  local: boolean
  port?: string | undefined
  'persist-to'?: string | undefined
  env?: string | undefined
}

/** Which KV, in wrangler's arguments: the deployed site's, or with `--local` that of `npm start`. */
export function storeArguments(values: PlaceValues): string[] {
  refuseWithoutLocal(values)
  const { local, port, env } = values
  const where = local ? ['--local', '--persist-to', stateFolder(readPort(port), values['persist-to'])] : ['--remote']
  return env ? [...where, '--env', env] : where
}

/** What KV holds of the content: the pointers, and every version. */
export async function readVersions(place: string[]): Promise<Versions> {
  const list = () => kv(['key', 'list', '--prefix', 'machines/'], place)
  // Two simulators on one folder disturb each other.
  const [listed, pointers] = place.includes('--local')
    ? [await list(), await readPointers(place)]
    : await Promise.all([list(), readPointers(place)])
  return { ...pointers, stored: versionsIn(JSON.parse(listed) as Key[]) }
}

/** The pointers alone: half the time of all versions, for who asks only what is live. */
export async function readPointers(place: string[]): Promise<Pointers> {
  const values = await readKeys([pointerKey, previousPointerKey, builtKey], place)
  const read = <T>(key: string): T | undefined => {
    const value = values.get(key)
    return value === undefined ? undefined : (JSON.parse(value) as T)
  }
  return {
    pointer: read<Pointer>(pointerKey),
    previous: read<Pointer>(previousPointerKey),
    built: read<Built>(builtKey),
  }
}

type Key = { name: string; metadata?: { uploadedAt?: string; schema?: number } }

function versionsIn(keys: Key[]): Stored[] {
  const found = new Map<string, Stored>()
  for (const { name, metadata = {} } of keys) {
    const [, version = '', document] = name.split('/')
    if (document === undefined) continue
    const { documents = 0 } = found.get(version) ?? {}
    found.set(version, { ...metadata, version, documents: documents + 1 })
  }
  return [...found.values()].sort((a, b) => (b.uploadedAt ?? '').localeCompare(a.uploadedAt ?? ''))
}

/** The version that pages show, by the rule of src/machines/live-version.ts; undefined where KV does not tell. */
export function liveVersion({ pointer, built }: Pointers): string | undefined {
  const newer = pointer && pointer.schema === schemaVersion && (!built || pointer.publishedAt > built.builtAt)
  return newer ? pointer.version : built?.version
}

/** The documents of a version that are in KV, by name. */
export async function readDocuments(version: string, names: string[], place: string[]): Promise<Map<string, string>> {
  const found = await readKeys(
    names.map((name) => documentKey(version, name)),
    place,
  )
  return new Map([...found].map(([key, text]) => [key.slice(documentKey(version, '').length), text]))
}

/** So many keys the platform gives at once; the simulator all. */
const mostKeys = (place: string[]) => (place.includes('--local') ? 1000 : 100)

async function readKeys(keys: string[], place: string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (let first = 0; first < keys.length; first += mostKeys(place)) {
    const asked = keys.slice(first, first + mostKeys(place))
    const answer = await withJsonFile(asked, (file) => kv(['bulk', 'get', file], place))
    // The platform gives texts, the simulator texts in objects.
    const values = JSON.parse(answer) as Record<string, string | null | { value: string | null }>
    for (const [key, value] of Object.entries(values)) {
      const text = typeof value === 'string' ? value : value?.value
      if (typeof text === 'string') found.set(key, text)
    }
  }
  return found
}
