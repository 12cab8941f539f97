import i18next from 'i18next'
import { defaultLang, type Lang, langs } from '../content/languages.ts'
import ar from '../content/messages/ar.json'
import en from '../content/messages/en.json'
import es from '../content/messages/es.json'
import ru from '../content/messages/ru.json'
import zh from '../content/messages/zh.json'
import type { MessageKey } from '../content/messages.ts'
import { remember } from './remember.ts'

/**
 * Turns a message key into the text of one language. With values, `{{name}}` in the text takes `values.name`; without,
 * it stays for the browser to fill.
 */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

/** The translation layer's numbers are the specification's, chapter 9. */
export const i18nOptions = {
  supportedLngs: langs,
  fallbackLng: defaultLang,
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

translation.init({
  ...i18nOptions,
  resources: {
    en: { messages: en },
    zh: { messages: zh },
    ru: { messages: ru },
    es: { messages: es },
    ar: { messages: ar },
  } satisfies Record<Lang, object>,
})

const translators = new Map<Lang, Translate>()

/** The translator of a language. The instance is shared by all requests: its own language is never changed. */
export function translator(lang: Lang): Translate {
  return remember(translators, lang, () => {
    const translate = translation.getFixedT(lang) as unknown as Translate
    const plain = translation.getResourceBundle(lang, i18nOptions.defaultNS) as Partial<Record<MessageKey, string>>
    // A page asks for hundreds of texts, most of them without values: these need no interpolation.
    return (key, values) => (values ? undefined : plain[key]) ?? translate(key, values)
  })
}
