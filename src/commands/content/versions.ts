import * as v from 'valibot'
import { schemaVersion } from '../../build/machine-documents.ts'
import { builtKey, documentKey, pointerKey, previousPointerKey } from '../../machines/kv-keys.ts'
import { readPort, refuseWithoutLocal } from '../cli/port.ts'
import { stateFolder } from '../settings-check/settings-check.ts'
import { kv } from '../wrangler/kv.ts'
import { withJsonFile } from '../wrangler/temp-json.ts'

const version = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'version is not 16 hexadecimal digits'))
const timestamp = v.pipe(v.string(), v.isoTimestamp('the date is not an ISO timestamp'))
const pointerSchema = v.object({ version, schema: v.number(), publishedAt: timestamp })
const builtSchema = v.object({ version, schema: v.number(), builtAt: timestamp })

export type Pointer = v.InferOutput<typeof pointerSchema>
export type Built = v.InferOutput<typeof builtSchema>

/** A version whose documents are in KV. Those that `npm start` stored have no date. */
export type Stored = { version: string; documents: number; uploadedAt?: string; schema?: number }

/** A value in KV that cannot be read. It counts as absent, as it does for the site. */
export type Damaged = { key: string; reason: string }

/** The values in KV that decide which version is live. */
export type Pointers = {
  pointer: Pointer | undefined
  previous: Pointer | undefined
  built: Built | undefined
  damaged: Damaged[]
}

export type Versions = Pointers & {
  /** Newest first. */
  stored: Stored[]
}

/** Options of the commands that read KV. */
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

/** Wrangler's arguments that select the KV of the deployed site or, with `--local`, of `npm start`. */
export function storeArguments(values: PlaceValues): string[] {
  refuseWithoutLocal(values)
  const { local, port, env } = values
  const where = local ? ['--local', '--persist-to', stateFolder(readPort(port), values['persist-to'])] : ['--remote']
  return env ? [...where, '--env', env] : where
}

/** Reads the pointers and every version in KV. */
export async function readVersions(place: string[]): Promise<Versions> {
  const list = () => kv(['key', 'list', '--prefix', 'machines/'], place)
  // Two local runtimes must not use one folder at the same time.
  const [listed, pointers] = place.includes('--local')
    ? [await list(), await readPointers(place)]
    : await Promise.all([list(), readPointers(place)])
  return { ...pointers, stored: versionsIn(JSON.parse(listed) as Key[]) }
}

/** Reads the pointers without the versions, which takes half the time. */
export async function readPointers(place: string[]): Promise<Pointers> {
  const values = await readKeys([pointerKey, previousPointerKey, builtKey], place)
  const damaged: Damaged[] = []
  function read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
    const text = values.get(key)
    if (text === undefined) return undefined
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(undefined, 'is not valid JSON'), schema), text)
    if (!result.success) damaged.push({ key, reason: result.issues[0].message })
    return result.success ? result.output : undefined
  }
  return {
    pointer: read(pointerKey, pointerSchema),
    previous: read(previousPointerKey, pointerSchema),
    built: read(builtKey, builtSchema),
    damaged,
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

/** The version that pages show, by the rule of src/machines/live-version.ts; undefined if KV does not contain it. */
export function liveVersion({ pointer, built }: Pointers): string | undefined {
  const newer = pointer && pointer.schema === schemaVersion && (!built || pointer.publishedAt > built.builtAt)
  return newer ? pointer.version : built?.version
}

/** The documents of a version in KV, by name, and those that are not JSON. */
export async function readDocuments(
  version: string,
  names: string[],
  place: string[],
): Promise<{ documents: Map<string, string>; damaged: Damaged[] }> {
  const keys = names.map((name) => documentKey(version, name))
  const documents = new Map<string, string>()
  const damaged: Damaged[] = []
  for (const [key, text] of await readKeys(keys, place)) {
    if (isJson(text)) documents.set(key.slice(documentKey(version, '').length), text)
    else damaged.push({ key, reason: 'is not valid JSON' })
  }
  return { documents, damaged }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Maximum number of keys of one request: the platform's limit; the local runtime has none. */
const maxKeys = (place: string[]) => (place.includes('--local') ? 1000 : 100)

async function readKeys(keys: string[], place: string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (let first = 0; first < keys.length; first += maxKeys(place)) {
    const asked = keys.slice(first, first + maxKeys(place))
    const answer = await withJsonFile(asked, (file) => kv(['bulk', 'get', file], place))
    // The platform returns texts, the local runtime objects with texts.
    const values = JSON.parse(answer) as Record<string, string | null | { value: string | null }>
    for (const [key, value] of Object.entries(values)) {
      const text = typeof value === 'string' ? value : value?.value
      if (typeof text === 'string') found.set(key, text)
    }
  }
  return found
}
