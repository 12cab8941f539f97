import type { FormTexts } from '../../client/islands/inquiry-form/texts.ts'
import { countries as writtenCountries } from '../../content/generated/countries.ts'
import type { MessageName } from '../../content/generated/message-names.ts'
import { messages as writtenMessages } from '../../content/generated/messages.ts'
import { pages as writtenPages } from '../../content/generated/pages.ts'
import type { Lang } from '../../content/registry/languages.ts'
import { messagesWithPrefix } from '../../content/schema/messages.ts'
import type { PageTexts } from '../../content/schema/page-texts.ts'
import { memoize } from '../memoize.ts'
import { lazyByLanguage } from './by-language.ts'

/** The texts of every page; the build has validated each file and filled in the company's facts. */
export const texts = lazyByLanguage<PageTexts>(writtenPages)

/** The interface texts by key; the build has validated and filled them. */
export const messages = lazyByLanguage<Record<MessageName, string>>(writtenMessages)

/** ISO 3166-1 code and name of all 249 countries per language, in that language's order (src/build/build-content.ts). */
export const countries = lazyByLanguage<[code: string, name: string][]>(writtenCountries)

const formTextsByLanguage = new Map<Lang, FormTexts>()

/** The form's texts in one language, for the page and the API. */
export function formTexts(lang: Lang): FormTexts {
  return memoize(formTextsByLanguage, lang, () => messagesWithPrefix(messages(lang), 'form.') as FormTexts)
}
