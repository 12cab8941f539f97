import * as v from 'valibot'
import { limitTime, timedOut, withTimeout } from '../../client/shared/with-timeout.ts'
import type { Lang } from '../../content/registry/languages.ts'
import type { MachineKey } from '../../content/registry/machines.ts'
import {
  type LanguageDocument,
  languageDocument,
  type NeutralDocument,
  neutralDocument,
} from '../../content/schema/machine.ts'
import { parseDocument } from '../../content/schema/parse-document.ts'
import type { Env } from '../env.ts'
import { describeError, log } from '../log.ts'
import { planModelList } from '../plan/rules/plan-models.ts'
import { pressList } from '../sizing/rules/press-models.ts'
import { auxiliaryList } from '../sizing/rules/production-line.ts'
import { documentKey } from './kv-keys.ts'
import { builtVersion, lastReadVersion, logFallback } from './live-version.ts'

export type Part = Lang | 'neutral'

/** Time in the edge cache; a versioned document never changes. */
const edgeCacheSeconds = 86_400
/** Time after which the build's own file is read as well. */
const buildFallbackDelayMs = 100
const kvTimeoutMs = 3_000
/** How long a published document that could not be read is not read again, because KV may take seconds to fail. */
const retryDelayMs = 30_000

type Output<T extends v.GenericSchema> = Promise<v.InferOutput<T>>

/** `false`: this version has no texts in the language. */
type DocumentOf<P extends Part> = P extends 'neutral' ? NeutralDocument : LanguageDocument | false

const textsDocument = v.lazy((data) => (data === false ? v.literal(false) : languageDocument))

/** A document, or the time (ms) of a failure to read it. */
type Reading = { document: unknown } | { failedAt: number }

/** Documents and failures of this isolate, by KV key; a document has about 10 kB. */
const memory = new Map<string, Reading>()

/** A machine's document from memory, KV or, for the build's version, the assets. @throws Error if none has it */
export function readMachineDocument<P extends Part>(env: Env, version: string, key: MachineKey, part: P) {
  const schema = part === 'neutral' ? neutralDocument : textsDocument
  return readDocument(env, version, `${key}/${part}`, schema) as Promise<DocumentOf<P>>
}

/** Molding models and the machines around them, for the sizing; every model with its needs, for hall plans. */
const modelLists = { presses: pressList, auxiliaries: auxiliaryList, plan: planModelList }

/** A list of models. @throws Error if it cannot be read */
export function readModels<Name extends keyof typeof modelLists>(env: Env, version: string, name: Name) {
  return withBuildFallback(version, name, (from) => readDocument(env, from, name, modelLists[name]))
}

/** Reads a document of a version, or else the build's, and logs that. @throws Error when neither can be read */
export function withBuildFallback<T>(version: string, name: string, read: (version: string) => Promise<T>): Promise<T> {
  return read(version).catch((error) => {
    if (version === builtVersion) throw error
    logFallback({ key: name, from: version, to: builtVersion, error: describeError(error) })
    return read(builtVersion)
  })
}

/** A document of a version from memory, KV or, for the build's version, the assets. @throws Error if it cannot be read */
export async function readDocument<T extends v.GenericSchema>(
  env: Env,
  version: string,
  name: string,
  schema: T,
): Output<T> {
  const key = documentKey(version, name)
  const known = memory.get(key)
  if (known && 'document' in known) return known.document as v.InferOutput<T>
  if (known && Date.now() < known.failedAt + retryDelayMs) throw new Error(`${key} cannot be read`)

  const sources = [fromKv(env, key, schema)]
  if (version === builtVersion) sources.push(fromAssets(env, name, schema, sources[0] as Promise<unknown>))
  const document = await Promise.any(sources).catch(() => {
    if (version !== builtVersion) memory.set(key, { failedAt: Date.now() })
    throw new Error(`${key} cannot be read`)
  })
  clearOtherVersions(version)
  memory.set(key, { document })
  return document
}

/** Drops all versions but this one, the live one and the build's, because an isolate may outlive many publications. */
function clearOtherVersions(version: string): void {
  const usedPrefixes = [version, lastReadVersion, builtVersion].map((known) => documentKey(known, ''))
  for (const name of memory.keys()) if (!usedPrefixes.some((start) => name.startsWith(start))) memory.delete(name)
}

async function fromKv<T extends v.GenericSchema>(env: Env, key: string, schema: T): Output<T> {
  try {
    const data = await limitTime(kvTimeoutMs, 'KV', env.CONTENT.get(key, { type: 'json', cacheTtl: edgeCacheSeconds }))
    if (data !== null) return parseDocument(schema, data, key)
  } catch (error) {
    log('content.miss', { key, source: 'kv', error: describeError(error) })
    throw error
  }
  throw new Error('not in KV')
}

/** The build's own file, for when KV fails or is slow. */
async function fromAssets<T extends v.GenericSchema>(env: Env, name: string, schema: T, kv: Output<T>): Output<T> {
  const found = await withTimeout(buildFallbackDelayMs, kv).catch(() => timedOut)
  if (found !== timedOut) return found
  const path = assetPath(name)
  try {
    const response = await env.ASSETS.fetch(new URL(path, 'https://assets.localhost'))
    if (!response.ok) throw new Error(`status ${response.status}`)
    return parseDocument(schema, await response.json(), path)
  } catch (error) {
    log('content.miss', { key: path, source: 'assets', error: describeError(error) })
    throw error
  }
}

/** Path of a document of the build among the static assets. */
export function assetPath(name: string): string {
  return `/assets/build/content/${builtVersion}/${name}.json`
}
