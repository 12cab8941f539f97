import i18next, { type Resource } from 'i18next'
import { isolateBidi } from '../../client/shared/bidi.ts'
import { fillPlaceholders } from '../../client/shared/fill-placeholders.ts'
import { langs, languages, sourceLang } from '../../content/registry/languages.ts'
import type { MessageKey } from '../../content/schema/messages.ts'
import { messages, onceByLanguage } from './texts.ts'

/** Translates a message key; `{{name}}` becomes `values.name`, and without values stays for the browser to fill. */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

/** Options of the translation layer, from the specification, chapter 9. */
export const i18nOptions = {
  supportedLngs: langs,
  fallbackLng: sourceLang,
  defaultNS: 'messages',
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  maxParallelReads: 10,
  maxRetries: 5,
  retryTimeout: 350,
  interpolation: { escapeValue: false, maxReplaces: 1000 },
} as const

const translation = i18next.createInstance()

/** All texts of a language are added at once: adding them later would copy a thousand texts. */
const resources: Resource = {}
for (const lang of langs) Object.defineProperty(resources, lang, { get: () => ({ messages: messages(lang) }) })

translation.init({ ...i18nOptions, resources })

/** The translator of a language. All requests share the instance: its own language never changes. */
export const translator = onceByLanguage((lang): Translate => {
  const translate = translation.getFixedT(lang) as unknown as Translate
  const plain: Partial<Record<MessageKey, string>> = messages(lang)
  const isRtl = languages[lang].dir === 'rtl'
  // The texts have bidi isolates from the build.
  const withIsolates = <T>(values: T): T => (isRtl ? isolateBidi(values) : values)
  return (key, values) => {
    const text = plain[key]
    // i18next resolves plural forms. It would find the other texts as well, but takes ten times as long.
    if (text === undefined) return translate(key, withIsolates(values))
    return values ? fillPlaceholders(text, withIsolates(values)) : text
  }
})
