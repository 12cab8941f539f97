import * as v from 'valibot'
import { schemaVersion } from '../../build/machine-documents.ts'
import { builtKey, documentKey, pointerKey, previousPointerKey } from '../../machines/kv-keys.ts'
import { readPort, refuseWithoutLocal, stateFolder, type Target } from '../cli/port.ts'
import { kv, kvBulk } from '../wrangler/kv.ts'

const version = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'version is not 16 hexadecimal digits'))
const timestamp = v.pipe(v.string(), v.isoTimestamp('the date is not an ISO timestamp'))
const pointerSchema = v.object({ version, schema: v.number(), publishedAt: timestamp })
const builtSchema = v.object({ version, schema: v.number(), builtAt: timestamp })

export type Pointer = v.InferOutput<typeof pointerSchema>

/** A version whose documents are in KV. Those that `npm start` stored have no date. */
type Stored = { version: string; documents: number; uploadedAt?: string; schema?: number }

/** A value in KV that cannot be read. It counts as absent, as it does for the site. */
export type Damaged = { key: string; reason: string }

/** The values in KV that decide which version is live. */
export type Pointers = {
  pointer: Pointer | undefined
  previous: Pointer | undefined
  built: v.InferOutput<typeof builtSchema> | undefined
  damaged: Damaged[]
}

export type Versions = Pointers & {
  /** Newest first. */
  stored: Stored[]
}

/** Wrangler's arguments that select the KV of the deployed site or, with `--local`, of `npm start`. */
export function storeArguments(target: Target): string[] {
  refuseWithoutLocal(target)
  const { local, port, persistTo, env } = target
  const where = local ? ['--local', '--persist-to', stateFolder(readPort(port), persistTo)] : ['--remote']
  return env ? [...where, '--env', env] : where
}

/** Reads the pointers and every version in KV. */
export async function readVersions(place: string[]): Promise<Versions> {
  // One after the other, because two local runtimes must not use one folder at the same time.
  const keys = JSON.parse(await kv(['key', 'list', '--prefix', 'machines/'], place)) as Key[]
  return { ...(await readPointers(place)), stored: groupByVersion(keys) }
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

function groupByVersion(keys: Key[]): Stored[] {
  const documents = keys.filter(({ name }) => name.split('/').length > 2)
  const versions = Map.groupBy(documents, ({ name }) => name.split('/')[1] ?? '')
  return [...versions]
    .map(([version, found]) => ({ ...found.at(-1)?.metadata, version, documents: found.length }))
    .sort((a, b) => (b.uploadedAt ?? '').localeCompare(a.uploadedAt ?? ''))
}

/** The version that pages show, by the rule of src/machines/live-version.ts; undefined if KV does not contain it. */
export function liveVersion({ pointer, built }: Pointers): string | undefined {
  const newer = pointer && pointer.schema === schemaVersion && (!built || pointer.publishedAt > built.builtAt)
  return newer ? pointer.version : built?.version
}

/** The documents of a version in KV by name, without those that are not JSON. */
export async function readDocuments(version: string, names: string[], place: string[]): Promise<Map<string, string>> {
  const keys = names.map((name) => documentKey(version, name))
  const readable = [...(await readKeys(keys, place))].filter(([, text]) =>
    v.is(v.pipe(v.string(), v.parseJson()), text),
  )
  return new Map(readable.map(([key, text]) => [key.slice(documentKey(version, '').length), text]))
}

/** Maximum number of keys of one request: the platform's limit; the local runtime has none. */
const maxKeys = (place: string[]) => (place.includes('--local') ? 1000 : 100)

async function readKeys(keys: string[], place: string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (let first = 0; first < keys.length; first += maxKeys(place)) {
    const answer = await kvBulk('get', keys.slice(first, first + maxKeys(place)), place)
    // The platform returns texts, the local runtime objects with texts.
    const values = JSON.parse(answer) as Record<string, string | null | { value: string | null }>
    for (const [key, value] of Object.entries(values)) {
      const text = typeof value === 'string' ? value : value?.value
      if (typeof text === 'string') found.set(key, text)
    }
  }
  return found
}
