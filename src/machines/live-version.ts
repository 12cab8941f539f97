import * as v from 'valibot'
import { late, within } from '../../client/shared/with-timeout.ts'
import build from '../../content/generated/version.json'
import type { Env } from '../env.ts'
import { describeError, log } from '../log.ts'
import { pointerKey } from './kv-keys.ts'
import type { Reader } from './reader.ts'

/** The content that came with this build: its assets can always serve it. */
export const builtVersion: string = build.version

/** How long the edge may cache the pointer (seconds). */
const pointerCacheTtl = 60

/** How long an isolate goes on with what it knows of KV without asking again (milliseconds). */
export const maxAgeMs = 30_000

/** How long a cold isolate waits for what only KV knows, before it answers with what the build knows (milliseconds). */
export const gracePeriod = 50

const pointerSchema = v.object({
  version: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  schema: v.number(),
  publishedAt: v.pipe(v.string(), v.isoTimestamp()),
})

let known: { version: string; refreshAt: number } | undefined

/** The live version as this isolate last read it. */
export function lastKnownVersion(): string {
  return known?.version ?? builtVersion
}

let shown = builtVersion

/** The version that pages showed last. It differs from the live one while that cannot be read. */
export function shownVersion(): string {
  return shown
}

/** Records the version that a page shows, for the log lines of this isolate. */
export function setShownVersion(version: string): void {
  shown = version
}

/**
 * The version of the content that is live: the pointer in KV when it is of this schema and newer than the build, else
 * the build's own. A warm isolate answers at once with what it knows and asks again behind the answer; a cold one waits
 * for the grace period. Never throws: while the pointer cannot be read, the version known last stays.
 */
export function currentVersion(reader: Reader): string | Promise<string> {
  if (!known) return firstVersion(reader)
  if (Date.now() >= known.refreshAt) {
    remember(known.version)
    reader.waitUntil(readPointer(reader.env))
  }
  return known.version
}

async function firstVersion({ env, waitUntil }: Reader): Promise<string> {
  const reading = readPointer(env)
  const version = await within(gracePeriod, reading)
  if (version !== late) return version
  // The read goes on behind the answer, and the next pages do not wait for it again.
  waitUntil(reading)
  if (!known) remember(builtVersion)
  return lastKnownVersion()
}

function remember(version: string): void {
  known = { version, refreshAt: Date.now() + maxAgeMs }
}

async function readPointer(env: Env): Promise<string> {
  try {
    const pointer = await env.CONTENT.get(pointerKey, { type: 'json', cacheTtl: pointerCacheTtl })
    remember(pointer === null ? builtVersion : chooseVersion(pointer))
  } catch (error) {
    remember(lastKnownVersion())
    log('content.miss', { key: pointerKey, error: describeError(error) })
  }
  return lastKnownVersion()
}

function chooseVersion(pointer: unknown): string {
  const result = v.safeParse(pointerSchema, pointer)
  if (!result.success) {
    log('content.miss', { key: pointerKey, error: result.issues[0].message })
    return builtVersion
  }
  const { version, schema, publishedAt } = result.output
  if (publishedAt <= build.builtAt) return builtVersion
  if (schema === build.schema) return version
  logFallback(pointerKey, version, `schema ${schema}; this build reads schema ${build.schema}`)
  return builtVersion
}

const loggedFallbacks = new Set<string>()

/** Logs that a document of the build is used in place of a published one, once for each document in an isolate. */
export function logFallback(key: string, from: string, error: unknown): void {
  const entry = `${from} ${key}`
  if (loggedFallbacks.has(entry)) return
  loggedFallbacks.add(entry)
  log('content.fallback', { key, from, to: builtVersion, error: describeError(error) })
}
