import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type MachineDocuments, schemaVersion } from '../../build/machine-documents.ts'
import { root } from '../../build/root.ts'
import { builtKey, documentKey, pointerKey, pointerSchema, previousPointerKey } from '../../machines/kv-keys.ts'
import { formatTable } from '../cli/table.ts'
import { UserError } from '../cli/user-error.ts'
import type { Metadata, Store } from './store.ts'

const { publishedAt: timestamp, ...versionFields } = pointerSchema.entries
const builtSchema = v.object({ ...versionFields, builtAt: timestamp })

type Pointer = v.InferOutput<typeof pointerSchema>

/** The values in KV that decide which version is live. */
export type Pointers = {
  pointer: Pointer | undefined
  previous: Pointer | undefined
  built: v.InferOutput<typeof builtSchema> | undefined
  /** Keys whose values cannot be read. They count as absent, as they do for the site. */
  damaged: string[]
}

/** A version whose documents are in KV. Those that `npm start` stored have no date. */
export type Version = Metadata & { version: string; found: number }

/** Reads the pointers and reports unreadable ones on standard error. */
export async function readPointers(store: Store): Promise<Pointers> {
  const values = await store.read([pointerKey, previousPointerKey, builtKey])
  const damaged: string[] = []
  function parse<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
    const json = v.pipe(v.string(), v.parseJson(undefined, 'is not valid JSON'), v.nullable(schema))
    const result = v.safeParse(v.nullish(json), values.get(key))
    if (result.success) return result.output ?? undefined
    damaged.push(key)
    const writer = key === builtKey ? 'the next npm start or deploy' : 'npm run content:publish'
    process.stderr.write(`${key} in KV: ${result.issues[0].message}. It counts as absent; ${writer} writes it again.\n`)
    return undefined
  }
  return {
    pointer: parse(pointerKey, pointerSchema),
    previous: parse(previousPointerKey, pointerSchema),
    built: parse(builtKey, builtSchema),
    damaged,
  }
}

/** The published pointer if pages show its version, by the rule of src/machines/live-version.ts. */
export function livePointer({ pointer, built }: Pointers): Pointer | undefined {
  const isNewer = pointer && pointer.schema === schemaVersion && (!built || pointer.publishedAt > built.builtAt)
  return isNewer ? pointer : undefined
}

/** The version that pages show; undefined if KV does not contain it. */
export function liveVersion(pointers: Pointers): string | undefined {
  return livePointer(pointers)?.version ?? pointers.built?.version
}

/** Every version in KV, newest first. */
export async function readVersions(store: Store): Promise<Version[]> {
  const documents = (await store.list('machines/')).filter(({ name }) => name.split('/').length > 2)
  const versions = Map.groupBy(documents, ({ name }) => name.split('/')[1] ?? '')
  return [...versions]
    .map(([version, keys]) => ({ ...keys.at(-1)?.metadata, version, found: keys.length }))
    .sort((a, b) => (b.uploadedAt ?? '').localeCompare(a.uploadedAt ?? ''))
}

/** The readable and complete version whose name begins with the given text. @throws UserError unless there is exactly one */
export function findVersion(beginning: string, versions: Version[]): string {
  const found = versions.filter(({ version }) => version.startsWith(beginning))
  const [first, ...others] = found
  const advice = 'npm run content:history lists them.'
  if (!first) throw new UserError(`There is no version ${beginning} in KV.`, [], advice)
  if (others.length > 0) {
    const names = found.map(({ version }) => version).join(', ')
    throw new UserError(`Several versions begin with ${beginning}: ${names}.`, [], advice)
  }
  if ((first.schema ?? schemaVersion) !== schemaVersion)
    throw new UserError(`Version ${first.version} has another schema, which this code cannot read.`)
  const { version, documents: expected = first.found } = first
  if (first.found < expected)
    throw new UserError(`Version ${version} is incomplete: KV contains ${first.found} of ${expected} documents.`)
  return version
}

/** A table of the versions: day (UTC), number of documents, state. */
export function describeHistory(versions: Version[], pointers: Pointers): string {
  if (versions.length === 0) return 'There is no content in KV yet: it comes with the first deploy or publish.'
  const rows = versions.map(({ version, found, uploadedAt, schema = schemaVersion, documents = found }) => {
    const states = [
      version === liveVersion(pointers) && 'live',
      version === pointers.built?.version && 'build',
      version === pointers.previous?.version && 'previous',
      found < documents && 'incomplete',
      schema !== schemaVersion && `schema ${schema}: this code cannot read it`,
    ]
    const time = uploadedAt?.slice(0, 16).replace('T', ' ') ?? '-'
    return [version, time, String(found), states.filter(Boolean).join(', ')]
  })
  return formatTable([['VERSION', 'UPLOADED', 'DOCUMENTS', ''], ...rows])
}

/** Uploads the documents of a version that KV lacks or has with other text. The free plan allows 1,000 writes a day. */
export async function uploadDocuments({ version, documents }: MachineDocuments, store: Store): Promise<void> {
  const metadata = { uploadedAt: new Date().toISOString(), schema: schemaVersion, documents: documents.length }
  const entries = documents.map(({ name, text }) => ({ key: documentKey(version, name), value: text, metadata }))
  const stored = await store.read(entries.map(({ key }) => key))
  const changed = entries.filter(({ key, value }) => stored.get(key) !== value)
  if (changed.length > 0) await store.write(changed)
}

/** Makes an uploaded version live. The date of its pointer makes it newer than the build. */
export async function activate(version: string, pointers: Pointers, store: Store): Promise<void> {
  // The clock of this computer may be behind that of the build.
  const afterBuild = Date.parse(pointers.built?.builtAt ?? '') + 1 || 0
  const publishedAt = new Date(Math.max(Date.now(), afterBuild)).toISOString()
  const pointer: Pointer = { version, schema: schemaVersion, publishedAt }
  // Null if the build's content was live, so that a rollback does not find an older version.
  const previous = livePointer(pointers) ?? null
  await store.write([
    { key: previousPointerKey, value: JSON.stringify(previous) },
    { key: pointerKey, value: JSON.stringify(pointer) },
  ])
}

/** An entry that makes the content of the build live. */
export const noPointer = { key: pointerKey, value: 'null' }

/** The version file of the last build, as JSON. */
export function versionFile(): string {
  return readFileSync(`${root}content/generated/version.json`, 'utf8')
}

/** The documents of the last build, from its files. */
export function builtDocuments(): MachineDocuments {
  const { version } = JSON.parse(versionFile()) as { version: string }
  const folder = `${root}dist/client/assets/build/content/${version}/`
  const files = globSync('**/*.json', { cwd: folder }).filter((file) => file !== 'schema.json')
  const read = (file: string) => ({ name: file.replace(/\.json$/, ''), text: readFileSync(folder + file, 'utf8') })
  return { version, documents: files.sort().map(read) }
}
