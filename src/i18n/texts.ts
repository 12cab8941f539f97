import type { FormTexts } from '../../client/islands/inquiry-form/texts.ts'
import { countries as writtenCountries } from '../../content/generated/countries.ts'
import type { MessageName } from '../../content/generated/message-names.ts'
import { messages as writtenMessages } from '../../content/generated/messages.ts'
import { pages as writtenPages } from '../../content/generated/pages.ts'
import type { Lang } from '../../content/registry/languages.ts'
import { messagesWithPrefix } from '../../content/schema/messages.ts'
import type { PageTexts } from '../../content/schema/page-texts.ts'
import { memoize } from '../memoize.ts'

/** A function of the language that runs once for each language. */
export function onceByLanguage<Value>(create: (lang: Lang) => Value): (lang: Lang) => Value {
  const values = new Map<Lang, Value>()
  return (lang) => memoize(values, lang, () => create(lang))
}

/** Parses the JSON of content/generated/ by language on first use: an isolate usually needs one or two languages. */
export function parsedByLanguage<Value>(written: Record<Lang, ArrayBuffer>): (lang: Lang) => Value {
  return onceByLanguage((lang) => JSON.parse(new TextDecoder().decode(written[lang])) as Value)
}

/** The texts of every page; the build has validated each file and filled in the company's facts. */
export const texts = parsedByLanguage<PageTexts>(writtenPages)

/** The interface texts by key; the build has validated and filled them. */
export const messages = parsedByLanguage<Record<MessageName, string>>(writtenMessages)

/** ISO 3166-1 code and name of all 249 countries per language, in that language's order (src/build/build-content.ts). */
export const countries = parsedByLanguage<[code: string, name: string][]>(writtenCountries)

/** The form's texts in one language, for the page and the API. */
export const formTexts = onceByLanguage((lang) => messagesWithPrefix(messages(lang), 'form.') as FormTexts)
