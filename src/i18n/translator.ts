import i18next, { type Resource } from 'i18next'
import { hasIsolate, isolateBidi } from '../../client/shared/bidi.ts'
import { type Lang, langs, languages, sourceLang } from '../../content/registry/languages.ts'
import type { MessageKey } from '../../content/schema/messages.ts'
import { memoize } from '../rendering/memoize.ts'
import { messages } from './texts.ts'

/** Translates a message key; `{{name}}` becomes `values.name`, and without values stays for the browser to fill. */
export type Translate = (key: MessageKey, values?: Values) => string

type Values = Record<string, string | number>

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
for (const lang of langs) Object.defineProperty(resources, lang, { get: () => ({ messages: messages[lang] }) })

translation.init({ ...i18nOptions, resources })

const translators = new Map<Lang, Translate>()

/** The translator of a language. All requests share the instance: its own language never changes. */
export function translator(lang: Lang): Translate {
  return memoize(translators, lang, () => {
    const translate = translation.getFixedT(lang) as unknown as Translate
    const plain: Partial<Record<MessageKey, string>> = messages[lang]
    const isRtl = languages[lang].dir === 'rtl'
    // The texts have bidi isolates from the build; values have them only if they were formatted or translated before.
    const laidOut = <T>(value: T) => (isRtl && !hasIsolate(value) ? isolateBidi(value) : value)
    let plurals: Intl.PluralRules | undefined
    /** The text of a plural form: `machines.count_one`. */
    function pluralText(key: MessageKey, count: number): string | undefined {
      // Created late, because the first use of Intl costs an isolate five milliseconds.
      plurals ??= new Intl.PluralRules(lang)
      return plain[`${key}_${plurals.select(count)}` as MessageKey]
    }
    return (key, values) => {
      const count = values?.count
      const text = plain[key] ?? (typeof count === 'number' ? pluralText(key, count) : undefined)
      // i18next resolves the other texts. It would find plural forms as well, but takes ten times as long.
      if (text === undefined) return translate(key, laidOut(values))
      return values ? text.replace(/\{\{(\w+)\}\}/g, (whole, name) => String(laidOut(values[name] ?? whole))) : text
    }
  })
}
