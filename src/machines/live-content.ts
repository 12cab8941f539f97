import { isolateBidi } from '../../client/shared/bidi.ts'
import { late, within } from '../../client/shared/with-timeout.ts'
import { index } from '../../content/generated/index.ts'
import { type Lang, languages } from '../../content/registry/languages.ts'
import type { MachineIndex } from '../../content/schema/machine-index.ts'
import { lazyByLanguage } from '../i18n/by-language.ts'
import { readIndex } from './documents.ts'
import { indexName } from './kv-keys.ts'
import { builtVersion, currentVersion, gracePeriod, logFallback, maxAgeMs } from './live-version.ts'
import type { Reader } from './reader.ts'

/** The machine content that one answer shows: its version, and what lists show of every machine in one language. */
export type Content = { version: string; machines: MachineIndex }

const builtIndex = lazyByLanguage(index, laidOut)

/** Sentences as a right-to-left page shows them; the public JSON keeps them as they are written. */
function laidOut(machines: MachineIndex, lang: Lang): MachineIndex {
  if (languages[lang].dir === 'ltr') return machines
  const entries = Object.entries(machines)
  return Object.fromEntries(
    entries.map(([key, entry]) => [key, { ...entry, promise: isolateBidi(entry.promise) }]),
  ) as MachineIndex
}

/** The content that came with the build, and is in the bundle. */
export function builtContent(lang: Lang): Content {
  return { version: builtVersion, machines: builtIndex[lang] }
}

/** What is live, at once where this isolate knows it; only a newer published version costs a read, once per isolate. */
export function currentContent(reader: Reader, lang: Lang): Content | Promise<Content> {
  const version = currentVersion(reader)
  return typeof version === 'string' ? inVersion(reader, version, lang) : firstContent(reader, version, lang)
}

async function firstContent(reader: Reader, version: Promise<string>, lang: Lang): Promise<Content> {
  return inVersion(reader, await version, lang)
}

/** The content that is shown for a published version. When that is the build's, it is read again after `refreshAt`. */
type Known = { from: string; content: Content; refreshAt?: number }

/** What this isolate knows of the published version. */
const published = new Map<Lang, Known>()

function inVersion(reader: Reader, version: string, lang: Lang): Content | Promise<Content> {
  if (version === builtVersion) return builtContent(lang)
  const known = published.get(lang)
  if (known?.from !== version) return firstInVersion(reader, version, lang)
  if (known.refreshAt !== undefined && Date.now() >= known.refreshAt) {
    showBuilt(version, lang)
    reader.waitUntil(readPublished(reader, version, lang))
  }
  return known.content
}

async function firstInVersion(reader: Reader, version: string, lang: Lang): Promise<Content> {
  const reading = readPublished(reader, version, lang)
  const content = await within(gracePeriod, reading)
  if (content !== late) return content
  reader.waitUntil(reading)
  return builtContent(lang)
}

/**
 * Reads a published index; machines that it lacks are the build's. Without the index everything is the build's, so that
 * all documents of a page are of one version.
 */
async function readPublished({ env }: Reader, version: string, lang: Lang): Promise<Content> {
  try {
    const machines = laidOut((await readIndex(env, version, lang)) as MachineIndex, lang)
    const content = { version, machines: { ...builtIndex[lang], ...machines } }
    published.set(lang, { from: version, content })
    return content
  } catch (error) {
    logFallback(indexName(lang), version, error)
    return showBuilt(version, lang)
  }
}

/** Shows the build's content for a published version until it is read again. */
function showBuilt(from: string, lang: Lang): Content {
  const content = builtContent(lang)
  published.set(lang, { from, content, refreshAt: Date.now() + maxAgeMs })
  return content
}
