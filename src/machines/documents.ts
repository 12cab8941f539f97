import type * as v from 'valibot'
import type { MachineKey } from '../../content/keys.ts'
import { documentKey } from '../../content/kv-keys.ts'
import type { Lang } from '../../content/languages.ts'
import { languageDocument, neutralDocument } from '../../content/machine.ts'
import { parseDocument } from '../../content/parse.ts'
import type { Env } from '../env.ts'
import { describeError, log } from '../log.ts'
import type { Reader } from './reader.ts'
import { builtVersion } from './version.ts'

export type Part = Lang | 'neutral'

/** A versioned document never changes, so the edge may keep it long (seconds). */
const documentCacheTtl = 86_400

/** When KV has not answered after this time (milliseconds), the build's own file is asked as well. */
const kvHeadStart = 100

/** A KV that says nothing for so long (milliseconds) is as good as failing. */
const kvLimit = 3_000

/** Where a document of the build lies among the static assets. */
export function assetPath(version: string, key: MachineKey, part: Part): string {
  return `/assets/build/content/${version}/${key}/${part}.json`
}

type Schemas = { neutral: typeof neutralDocument } & Record<Lang, typeof languageDocument>
export type DocumentOf<P extends Part> = v.InferOutput<Schemas[P]>

/** Documents this isolate has read, by KV key; about 10 kB each, 126 of a version. */
const memory = new Map<string, unknown>()

/**
 * One document of one version: isolate memory -> KV -> (for the build's version) static asset, checked on the way in.
 * @throws Error when it is nowhere to be had; the reasons are logged as `content.miss`
 */
export async function readMachineDocument<P extends Part>(
  reader: Reader,
  version: string,
  key: MachineKey,
  part: P,
): Promise<DocumentOf<P>> {
  const remembered = rememberedDocument(version, key, part)
  if (remembered) return remembered
  const name = documentKey(version, `${key}/${part}`)

  const sources = [fromKv(reader, name, part)]
  if (version === builtVersion) sources.push(fromAssets(reader, version, key, part, sources[0] as Promise<unknown>))
  const document = await Promise.any(sources).catch(() => {
    throw new Error(`${name} cannot be read`)
  })
  forgetOtherVersions(version)
  memory.set(name, document)
  return document as DocumentOf<P>
}

/** A document that this isolate has read before, without waiting; else undefined. */
export function rememberedDocument<P extends Part>(
  version: string,
  key: MachineKey,
  part: P,
): DocumentOf<P> | undefined {
  return memory.get(documentKey(version, `${key}/${part}`)) as DocumentOf<P> | undefined
}

/** Memory holds the live version and the build's, however often content is published while the isolate lives. */
function forgetOtherVersions(version: string): void {
  const wanted = [version, builtVersion].map((kept) => documentKey(kept, ''))
  for (const name of memory.keys()) if (!wanted.some((start) => name.startsWith(start))) memory.delete(name)
}

async function fromKv({ env }: Reader, name: string, part: Part): Promise<unknown> {
  try {
    const data = await Promise.race([
      env.CONTENT.get(name, { type: 'json', cacheTtl: documentCacheTtl }),
      rejectAfter(kvLimit),
    ])
    if (data === null) throw new Error('not in KV')
    return parseDocument(schemaOf(part), data, name)
  } catch (error) {
    if (!(error instanceof Error && error.message === 'not in KV')) {
      log('content.miss', { key: name, source: 'kv', error: describeError(error) })
    }
    throw error
  }
}

/** Reads the build's file when KV fails or is slow, and writes it to KV for the next isolate. */
async function fromAssets(
  { env, waitUntil }: Reader,
  version: string,
  key: MachineKey,
  part: Part,
  kv: Promise<unknown>,
): Promise<unknown> {
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, kvHeadStart, 'late'))
  const outcome = await Promise.race([
    kv.then(
      () => 'found' as const,
      () => 'missing' as const,
    ),
    late,
  ])
  if (outcome === 'found') return kv
  const path = assetPath(version, key, part)
  try {
    const response = await env.ASSETS.fetch(new URL(path, 'https://assets.local'))
    if (!response.ok) throw new Error(`status ${response.status}`)
    const text = await response.text()
    const document = parseDocument(schemaOf(part), JSON.parse(text), path)
    if (outcome === 'missing') waitUntil(writeBack(env, documentKey(version, `${key}/${part}`), text))
    return document
  } catch (error) {
    log('content.miss', { key: path, source: 'assets', error: describeError(error) })
    throw error
  }
}

async function writeBack(env: Env, name: string, text: string): Promise<void> {
  // KV allows one write a second per key and may be failing: the next isolate tries again.
  await env.CONTENT.put(name, text).catch(() => undefined)
}

function rejectAfter(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('KV did not answer in time')), milliseconds))
}

function schemaOf(part: Part) {
  return part === 'neutral' ? neutralDocument : languageDocument
}
