import i18next, { type Resource } from 'i18next'
import { isolateBidi } from '../../client/shared/bidi.ts'
import { type Lang, langs, languages, sourceLang } from '../../content/registry/languages.ts'
import type { MessageKey } from '../../content/schema/messages.ts'
import { memoize } from '../rendering/memoize.ts'
import { messages } from './texts.ts'

/**
 * Turns a message key into the text of one language. With values, `{{name}}` in the text takes `values.name`; without,
 * it stays for the browser to fill.
 */
export type Translate = (key: MessageKey, values?: Values) => string

type Values = Record<string, string | number>

/** The translation layer's numbers are the specification's, chapter 9. */
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

/** A language's texts are parsed when it is asked for one; adding them later would copy a thousand texts. */
const resources: Resource = {}
for (const lang of langs) Object.defineProperty(resources, lang, { get: () => ({ messages: messages[lang] }) })

translation.init({ ...i18nOptions, resources })

const translators = new Map<Lang, Translate>()

/** The translator of a language. The instance is shared by all requests: its own language is never changed. */
export function translator(lang: Lang): Translate {
  return memoize(translators, lang, () => {
    const translate = translation.getFixedT(lang) as unknown as Translate
    const plain: Partial<Record<MessageKey, string>> = messages[lang]
    // The texts have been isolated by the build; what comes into them has not.
    const laidOut = languages[lang].dir === 'rtl' ? isolateBidi : <T>(value: T) => value
    return (key, values) => {
      const text = plain[key]
      // A page asks for hundreds of texts; only those with plural forms need more than their values.
      if (text === undefined) return translate(key, laidOut(values))
      return values ? filled(text, values, laidOut) : text
    }
  })
}

/** Texts cut at their places: a piece of text, the name of a value, a piece of text, and so on. */
const cut = new Map<string, string[]>()

/** The text with its values in place, each laid out; `{{name}}` that has none stays, as with i18next. */
function filled(text: string, values: Values, laidOut: (value: string | number) => string | number): string {
  const pieces = memoize(cut, text, () => text.split(/\{\{(\w+)\}\}/))
  return pieces
    .map((piece, index) => {
      if (index % 2 === 0) return piece
      const value = values[piece]
      return value === undefined ? `{{${piece}}}` : laidOut(value)
    })
    .join('')
}
