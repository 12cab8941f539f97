import { isolateBidi } from '../../client/shared/bidi.ts'
import { index } from '../../content/generated/index.ts'
import { type Lang, languages } from '../../content/registry/languages.ts'
import type { MachineIndex } from '../../content/schema/machine-index.ts'
import { lazyByLanguage } from '../i18n/by-language.ts'
import { readIndex } from './documents.ts'
import {
  builtVersion,
  currentVersion,
  logFallback,
  maxAgeMs,
  type RequestScope,
  withinGracePeriod,
} from './live-version.ts'

/** The machine content of one response: its version and the index of all machines in one language. */
export type Content = { version: string; machines: MachineIndex }

const builtIndex = lazyByLanguage(index, withBidiIsolates)

/** Isolates numbers in the sentences of right-to-left pages; the public JSON has no isolates. */
function withBidiIsolates(machines: MachineIndex, lang: Lang): MachineIndex {
  if (languages[lang].dir === 'ltr') return machines
  const entries = Object.entries(machines)
  return Object.fromEntries(
    entries.map(([key, entry]) => [key, { ...entry, promise: isolateBidi(entry.promise) }]),
  ) as MachineIndex
}

/** The content of the build, which is part of the Worker. */
export function builtContent(lang: Lang): Content {
  return { version: builtVersion, machines: builtIndex[lang] }
}

/** The live content, without waiting if this isolate has it in memory. */
export function currentContent(scope: RequestScope, lang: Lang): Content | Promise<Content> {
  const version = currentVersion(scope)
  return typeof version === 'string'
    ? contentOfVersion(scope, version, lang)
    : version.then((read) => contentOfVersion(scope, read, lang))
}

/**
 * Content by the published version that was asked for. If that could not be read, it is the content of the build, so
 * that all documents of a page are of one version; it is read again after `refreshAt`.
 */
type CacheEntry = { requested: string; content: Content; refreshAt?: number }

const cache = new Map<Lang, CacheEntry>()

function contentOfVersion(scope: RequestScope, version: string, lang: Lang): Content | Promise<Content> {
  if (version === builtVersion) return builtContent(lang)
  const cached = cache.get(lang)
  if (cached?.requested !== version)
    return withinGracePeriod(scope, readPublished(scope, version, lang), () => builtContent(lang))
  if (cached.refreshAt !== undefined && Date.now() >= cached.refreshAt) {
    cacheFallback(version, lang)
    scope.executionCtx.waitUntil(readPublished(scope, version, lang))
  }
  return cached.content
}

/** Reads a published index and adds the machines that only the build has. */
async function readPublished({ env }: RequestScope, version: string, lang: Lang): Promise<Content> {
  try {
    const machines = withBidiIsolates((await readIndex(env, version, lang)) as MachineIndex, lang)
    const content = { version, machines: { ...builtIndex[lang], ...machines } }
    cache.set(lang, { requested: version, content })
    return content
  } catch (error) {
    logFallback(`index/${lang}`, version, error)
    return cacheFallback(version, lang)
  }
}

function cacheFallback(requested: string, lang: Lang): Content {
  const content = builtContent(lang)
  cache.set(lang, { requested, content, refreshAt: Date.now() + maxAgeMs })
  return content
}
