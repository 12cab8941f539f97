import * as v from 'valibot'
import build from '../../content/generated/version.json'
import type { Lang } from '../../content/registry/languages.ts'
import { describeError, log, setLogTags } from '../log.ts'
import { pointerKey, pointerSchema } from './kv-keys.ts'
import { liveValue } from './live-value.ts'

/** The content version of this build. Its documents are among the static assets. */
export const builtVersion: string = build.version
setLogTags({ content: builtVersion })

const pointerCacheSeconds = 60

/** The live version as this isolate read it last. */
export let lastReadVersion = builtVersion

/** The content version of the pointer in KV if it has the build's schema and is newer than the build, else the build's. */
export const currentVersion = liveValue(builtVersion, async (env) => {
  try {
    const pointer = await env.CONTENT.get(pointerKey, { type: 'json', cacheTtl: pointerCacheSeconds })
    lastReadVersion = pointer === null ? builtVersion : chooseVersion(pointer)
  } catch (error) {
    log('content.miss', { key: pointerKey, error: describeError(error) })
  }
  return lastReadVersion
})

function chooseVersion(pointer: unknown): string {
  const result = v.safeParse(pointerSchema, pointer)
  if (!result.success) {
    log('content.miss', { key: pointerKey, error: result.issues[0].message })
    return builtVersion
  }
  const { version, schema, publishedAt } = result.output
  if (publishedAt <= build.builtAt) return builtVersion
  if (schema === build.schema) return version
  logFallback({ key: pointerKey, from: version, to: builtVersion, error: `schema ${schema}, not ${build.schema}` })
  return builtVersion
}

const loggedFallbacks = new Set<string>()

/** Logs that a document is replaced by one of another version or language, once in an isolate. */
export function logFallback(fields: { key: string; lang?: Lang; from?: string; to: string; error?: string }): void {
  const entry = JSON.stringify({ ...fields, error: undefined })
  if (loggedFallbacks.has(entry)) return
  loggedFallbacks.add(entry)
  log('content.fallback', fields)
}
