import { isolateBidi } from '../../client/shared/bidi.ts'
import { type Lang, languages } from '../../content/registry/languages.ts'
import type { MachineKey } from '../../content/registry/machines.ts'
import type { LanguageDocument, NeutralDocument } from '../../content/schema/machine.ts'
import type { Env } from '../env.ts'
import { log } from '../log.ts'
import { remember } from '../rendering/memoize.ts'
import { cachedDocument, type Part, readMachineDocument, withBuildFallback } from './documents.ts'
import { builtVersion } from './live-version.ts'

/** A machine in one language. `texts` is undefined when only the neutral document's default texts are to be had. */
export type Machine = {
  key: MachineKey
  version: string
  neutral: NeutralDocument
  texts: LanguageDocument | undefined
}

/** A machine whose documents this isolate has in memory, without waiting; else undefined: ask `findMachine`. */
export function cachedMachine(version: string, key: MachineKey, lang: Lang): Machine | undefined {
  const neutral = cachedDocument(version, key, 'neutral')
  const texts = cachedDocument(version, key, lang)
  return neutral && texts && machineOf(key, version, neutral, texts, lang)
}

/**
 * Reads both documents of a machine in parallel, from one version of the content, or both from the build.
 * Language document missing: `texts` is undefined (logged). Neutral document missing: undefined (logged); the page
 * stays on "Loading..." (specification, chapter 4).
 */
export async function findMachine(
  env: Env,
  version: string,
  key: MachineKey,
  lang: Lang,
): Promise<Machine | undefined> {
  const live = await findInVersion(env, version, key, lang)
  if (live?.texts) return live
  let found = live
  if (version !== builtVersion) {
    log('content.fallback', { key, lang, from: version, to: builtVersion })
    found = (await findInVersion(env, builtVersion, key, lang)) ?? live
  }
  if (found && !found.texts) log('content.fallback', { key, lang, to: 'default' })
  return found
}

async function findInVersion(env: Env, version: string, key: MachineKey, lang: Lang): Promise<Machine | undefined> {
  const [neutral, texts] = await Promise.all([
    settle(readMachineDocument(env, version, key, 'neutral')),
    settle(readMachineDocument(env, version, key, lang)),
  ])
  return neutral && machineOf(key, version, neutral, texts, lang)
}

/** One object for the same documents, so that what is rendered of it is known again (ui/fragment.tsx). */
const machines = new WeakMap<LanguageDocument | NeutralDocument, Machine>()

/** Texts as a right-to-left page shows them; the public JSON keeps them as they are written. */
function machineOf(
  key: MachineKey,
  version: string,
  neutral: NeutralDocument,
  texts: LanguageDocument | undefined,
  lang: Lang,
): Machine {
  return remember(machines, texts ?? neutral, () => {
    const laidOut = texts && languages[lang].dir === 'rtl' ? isolateBidi(texts) : texts
    return { key, version, neutral, texts: laidOut }
  })
}

/** One document for the public JSON: from this version, else from the build's; undefined when neither has it. */
export function findDocument(env: Env, version: string, key: MachineKey, part: Part): Promise<object | undefined> {
  return settle(withBuildFallback(version, `${key}/${part}`, (from) => readMachineDocument(env, from, key, part)))
}

function settle<T>(promise: Promise<T>): Promise<T | undefined> {
  return promise.catch(() => undefined)
}
