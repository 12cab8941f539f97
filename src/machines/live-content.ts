import { isolateBidi } from '../../client/shared/bidi.ts'
import { index } from '../../content/generated/index.ts'
import { type Lang, languages } from '../../content/registry/languages.ts'
import { indexDocument, type MachineIndex } from '../../content/schema/machine-index.ts'
import type { Env } from '../env.ts'
import { onceByLanguage, parsedByLanguage } from '../i18n/texts.ts'
import { describeError, setLogTags } from '../log.ts'
import { readDocument } from './documents.ts'
import { liveValue, type RequestScope } from './live-value.ts'
import { builtVersion, currentVersion, logFallback } from './live-version.ts'

/** The machine content of one response: its version and the index of all machines in one language. */
export type Content = { version: string; machines: MachineIndex }

const writtenIndex = parsedByLanguage<MachineIndex>(index)
const builtIndex = onceByLanguage((lang) => withBidiIsolates(writtenIndex(lang), lang))

/** Adds bidi isolates around numbers in the sentences of right-to-left pages; the public JSON has none. */
function withBidiIsolates(machines: MachineIndex, lang: Lang): MachineIndex {
  if (languages[lang].dir === 'ltr') return machines
  const entries = Object.entries(machines).map(([key, one]) => [key, { ...one, promise: isolateBidi(one.promise) }])
  return Object.fromEntries(entries) as MachineIndex
}

/** The content of the build, which is part of the Worker. */
export function builtContent(lang: Lang): Content {
  return { version: builtVersion, machines: builtIndex(lang) }
}

/** The latest content that was read: it replaces the build's while a newer version is read. */
const latest = new Map<Lang, Content>()
const published = new Map<Lang, { version: string; content: (scope: RequestScope) => Promise<Content> }>()

/** The live content; from now on, log lines name its version. */
export async function currentContent(scope: RequestScope, lang: Lang): Promise<Content> {
  const version = await currentVersion(scope)
  if (version !== builtVersion && published.get(lang)?.version !== version) {
    const fallback = latest.get(lang) ?? builtContent(lang)
    published.set(lang, { version, content: liveValue(fallback, (env) => readPublished(env, version, lang)) })
  }
  const live = version === builtVersion ? undefined : published.get(lang)
  const content = live ? await live.content(scope) : builtContent(lang)
  setLogTags({ content: content.version })
  return content
}

/** Reads a published index and adds machines that only the build has; if that fails, all content is the build's. */
async function readPublished(env: Env, version: string, lang: Lang): Promise<Content> {
  try {
    const document = await readDocument(env, version, `index/${lang}`, indexDocument)
    const machines = withBidiIsolates(document as MachineIndex, lang)
    const content = { version, machines: { ...builtIndex(lang), ...machines } }
    latest.set(lang, content)
    return content
  } catch (error) {
    logFallback({ key: `index/${lang}`, from: version, to: builtVersion, error: describeError(error) })
    return builtContent(lang)
  }
}
