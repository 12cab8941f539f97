import * as v from 'valibot'
import { timedOut, withTimeout } from '../../client/shared/with-timeout.ts'
import build from '../../content/generated/version.json'
import type { Env } from '../env.ts'
import { describeError, log } from '../log.ts'
import { pointerKey } from './kv-keys.ts'

/** The parts of Hono's context that reading content needs; `waitUntil` continues a read after the response. */
export type RequestScope = { env: Env; executionCtx: Pick<ExecutionContext, 'waitUntil'> }

/** The content version of this build. Its documents are among the static assets. */
export const builtVersion: string = build.version

/** How long the edge caches the pointer (seconds). */
const pointerCacheTtl = 60

/** How long an isolate uses a value from KV before it reads it again (milliseconds). */
export const maxAgeMs = 30_000

/** How long a response waits for KV before it uses the content of the build (milliseconds; design.md, chapter 5). */
export const gracePeriod = 50

const pointerSchema = v.object({
  version: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  schema: v.number(),
  publishedAt: v.pipe(v.string(), v.isoTimestamp()),
})

let cached: { version: string; refreshAt: number } | undefined

let shown = builtVersion

/** The version that pages showed last. It differs from the live one while that cannot be read. */
export function shownVersion(): string {
  return shown
}

/** Records the version that a page shows, for the log lines of this isolate. */
export function setShownVersion(version: string): void {
  shown = version
}

/** The live version as this isolate read it last. */
export function lastKnownVersion(): string {
  return cached?.version ?? builtVersion
}

/**
 * The live content version: the pointer in KV if it has the build's schema and is newer than the build, else the build's
 * own. Warm isolates return the cached version and revalidate it in the background; a cold one waits for the grace
 * period. Never throws: while the pointer cannot be read, the last known version stays.
 */
export function currentVersion(scope: RequestScope): string | Promise<string> {
  if (!cached) {
    return withinGracePeriod(scope, readPointer(scope.env), () => {
      // The next requests use the version of the build instead of waiting for the same read.
      if (!cached) cacheVersion(builtVersion)
      return lastKnownVersion()
    })
  }
  if (Date.now() >= cached.refreshAt) {
    cacheVersion(cached.version)
    scope.executionCtx.waitUntil(readPointer(scope.env))
  }
  return cached.version
}

/** Waits for a first read for the grace period, then uses the fallback; the read continues after the response. */
export async function withinGracePeriod<T>(
  { executionCtx }: RequestScope,
  reading: Promise<T>,
  fallback: () => T,
): Promise<T> {
  const value = await withTimeout(gracePeriod, reading)
  if (value !== timedOut) return value
  executionCtx.waitUntil(reading)
  return fallback()
}

function cacheVersion(version: string): void {
  cached = { version, refreshAt: Date.now() + maxAgeMs }
}

async function readPointer(env: Env): Promise<string> {
  try {
    const pointer = await env.CONTENT.get(pointerKey, { type: 'json', cacheTtl: pointerCacheTtl })
    cacheVersion(pointer === null ? builtVersion : chooseVersion(pointer))
  } catch (error) {
    cacheVersion(lastKnownVersion())
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
