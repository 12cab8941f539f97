import i18next, { type Resource } from 'i18next'
import { withIsolates } from '../content/isolate.ts'
import { type Lang, langs, languages, sourceLang } from '../content/languages.ts'
import type { MessageKey } from '../content/messages.ts'
import { remember } from './remember.ts'
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
  return remember(translators, lang, () => {
    const translate = translation.getFixedT(lang) as unknown as Translate
    const plain: Partial<Record<MessageKey, string>> = messages[lang]
    // The texts have been isolated by the build; what comes into them has not.
    const laidOut = languages[lang].dir === 'rtl' ? withIsolates<Values | undefined> : (values?: Values) => values
    return (key, given) => {
      const text = plain[key]
      const values = laidOut(given)
      // A page asks for hundreds of texts; only those with plural forms need more than their values.
      if (text === undefined) return translate(key, values)
      return values ? filled(text, values) : text
    }
  })
}

/** The text with its values in place; `{{name}}` that has none stays, as with i18next. */
function filled(text: string, values: Values): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}
