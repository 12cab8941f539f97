import { isolateBidi } from '../../client/shared/bidi.ts'
import { type Lang, languages } from '../../content/registry/languages.ts'
import type { MachineKey } from '../../content/registry/machines.ts'
import type { LanguageDocument, NeutralDocument } from '../../content/schema/machine.ts'
import type { Env } from '../env.ts'
import type { UnitSystem } from '../i18n/units.ts'
import { memoize } from '../memoize.ts'
import { readMachineDocument } from './documents.ts'
import { builtVersion, logFallback } from './live-version.ts'

/** A machine in one language. `texts` is undefined if only the default texts of the neutral document are available. */
export type Machine = {
  /** Cache keys contain this name instead of the documents, which are too large. */
  toJSON(): string
  key: MachineKey
  version: string
  neutral: NeutralDocument
  texts: LanguageDocument | undefined
}

/** Props of a section of a machine page; cached fragments depend on both. */
export type MachineProps = { machine: Machine; units: UnitSystem }

/** Machines by their documents, so that bidi isolates are added once. */
const machines = new WeakMap<LanguageDocument | NeutralDocument, Machine>()

/** Both documents of a machine from one version; undefined without the neutral one. Unreadable documents are logged. */
export async function findMachine(env: Env, version: string, key: MachineKey, lang: Lang) {
  let found = await readBoth(env, version, key, lang)
  if (version !== builtVersion && (!found.neutral || found.texts === undefined)) {
    logFallback({ key, lang, from: version, to: builtVersion })
    const built = await readBoth(env, builtVersion, key, lang)
    if (!found.neutral || (built.neutral && built.texts)) found = built
  }
  const { neutral, texts } = found
  if (!neutral) return undefined
  if (texts === undefined) logFallback({ key, lang, to: 'default' })
  return memoize(machines, texts || neutral, () => ({
    toJSON: () => `${found.version}/${key}/${texts ? lang : 'default'}`,
    key,
    version: found.version,
    neutral,
    // Texts of right-to-left pages get bidi isolates around numbers; the public JSON has none.
    texts: texts && languages[lang].dir === 'rtl' ? isolateBidi(texts) : texts || undefined,
  }))
}

/** The documents of a version: undefined if unreadable; `texts` is false if the version has none in the language. */
async function readBoth(env: Env, version: string, key: MachineKey, lang: Lang) {
  const [neutral, texts] = await Promise.all([
    readMachineDocument(env, version, key, 'neutral').catch(() => undefined),
    readMachineDocument(env, version, key, lang).catch(() => undefined),
  ])
  return { version, neutral, texts }
}
