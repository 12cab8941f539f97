import type { MachineKey } from '../../content/keys.ts'
import type { Lang } from '../../content/languages.ts'
import type { LanguageDocument, NeutralDocument } from '../../content/machine.ts'
import { log } from '../log.ts'
import { type Part, readMachineDocument, rememberedDocument } from './documents.ts'
import type { Reader } from './reader.ts'
import { builtVersion, lastKnownVersion, liveVersion, trustedVersion } from './version.ts'

/** A machine in one language. `texts` is undefined when only the neutral document's default texts are to be had. */
export type Machine = {
  key: MachineKey
  version: string
  neutral: NeutralDocument
  texts: LanguageDocument | undefined
}

/** A machine whose documents this isolate has in memory, without waiting; else undefined: ask `findMachine`. */
export function rememberedMachine(key: MachineKey, lang: Lang): Machine | undefined {
  const version = trustedVersion()
  if (!version) return undefined
  const neutral = rememberedDocument(version, key, 'neutral')
  const texts = rememberedDocument(version, key, lang)
  return neutral && texts && { key, version, neutral, texts }
}

/**
 * Reads both documents of a machine in parallel, from one version of the content.
 * Language document missing: `texts` is undefined (logged). Neutral document missing: undefined (logged); the page
 * stays on "Loading..." (specification, chapter 4).
 */
export async function findMachine(reader: Reader, key: MachineKey, lang: Lang): Promise<Machine | undefined> {
  const [version, live] = await inLiveVersion(reader, (version) => findInVersion(reader, version, key, lang))
  if (live?.texts || version === builtVersion) return live
  log('content.fallback', { key, lang, from: version, to: builtVersion })
  return (await findInVersion(reader, builtVersion, key, lang)) ?? live
}

async function findInVersion(
  reader: Reader,
  version: string,
  key: MachineKey,
  lang: Lang,
): Promise<Machine | undefined> {
  const [neutral, texts] = await Promise.all([
    settle(readMachineDocument(reader, version, key, 'neutral')),
    settle(readMachineDocument(reader, version, key, lang)),
  ])
  if (!neutral) return undefined
  if (!texts) log('content.fallback', { key, lang, to: 'default' })
  return { key, version, neutral, texts }
}

/** One document for the public JSON: from the live version, else from the build's; undefined when neither has it. */
export async function findDocument(reader: Reader, key: MachineKey, part: Part): Promise<unknown> {
  const [, document] = await inLiveVersion(reader, (version) => settle(readMachineDocument(reader, version, key, part)))
  return document ?? settle(readMachineDocument(reader, builtVersion, key, part))
}

/**
 * Reads from the live version, and says which that is. Where the pointer has to be asked first, the version known last
 * is read at the same time: most often it is still live, and the visitor waits once instead of twice.
 */
async function inLiveVersion<T>(reader: Reader, read: (version: string) => Promise<T>): Promise<[string, T]> {
  const likely = lastKnownVersion()
  const reading = read(likely)
  const live = await liveVersion(reader)
  return [live, await (live === likely ? reading : read(live))]
}

function settle<T>(promise: Promise<T>): Promise<T | undefined> {
  return promise.catch(() => undefined)
}
