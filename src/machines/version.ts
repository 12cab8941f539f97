import * as v from 'valibot'
import build from '../../content/generated/version.json'
import { pointerKey } from '../../content/kv-keys.ts'
import type { Env } from '../env.ts'
import { describeError, log } from '../log.ts'
import type { Reader } from './reader.ts'

/** The schema generation of machine documents; a pointer of another generation is ignored. */
export const contentSchema = build.schema

/** The content that came with this build: its assets can always serve it. */
export const builtVersion: string = build.version

/** How long the edge may cache the pointer (seconds). */
const pointerCacheTtl = 60

/** How long this isolate trusts the pointer it read, and how long a page waits for a slow one (milliseconds). */
const memoryAge = 30_000
const memoryAgeOfGuess = 5_000
const patience = 1_000

const pointerSchema = v.object({
  version: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  schema: v.number(),
  publishedAt: v.pipe(v.string(), v.isoTimestamp()),
})

/** The version that this isolate took last, without asking again: what the log names and what is likely to be live. */
export function lastKnownVersion(): string {
  return known?.version ?? builtVersion
}

let known: { version: string; until: number } | undefined

/** The live version while this isolate may trust what it read; undefined when it is time to ask. */
export function trustedVersion(): string | undefined {
  return known && Date.now() < known.until ? known.version : undefined
}

/**
 * The version of the content that is live: the pointer in KV when it is of this schema and newer than the build,
 * else the build's own. Never throws and never waits long: while the pointer cannot be read, the version known last
 * is taken, and the next pages do not wait for it again.
 */
export async function liveVersion({ env, waitUntil }: Reader): Promise<string> {
  const trusted = trustedVersion()
  if (trusted) return trusted
  const lastKnown = known?.version ?? builtVersion
  const reading = readPointer(env)
  const version = await Promise.race([reading, after(patience, 'late' as const)])
  if (version !== 'late') return version
  // The read goes on behind the answer; whatever it finds is remembered.
  waitUntil(reading)
  known = { version: lastKnown, until: Date.now() + memoryAgeOfGuess }
  return lastKnown
}

async function readPointer(env: Env): Promise<string> {
  let version = builtVersion
  try {
    const pointer = await env.CONTENT.get(pointerKey, { type: 'json', cacheTtl: pointerCacheTtl })
    if (pointer !== null) version = chooseVersion(pointer)
  } catch (error) {
    version = known?.version ?? builtVersion
    log('content.miss', { key: pointerKey, error: describeError(error) })
  }
  known = { version, until: Date.now() + memoryAge }
  return version
}

function chooseVersion(pointer: unknown): string {
  const result = v.safeParse(pointerSchema, pointer)
  if (!result.success) {
    log('content.miss', { key: pointerKey, error: result.issues[0].message })
    return builtVersion
  }
  const { version, schema, publishedAt } = result.output
  return schema === contentSchema && publishedAt > build.builtAt ? version : builtVersion
}

function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value))
}
