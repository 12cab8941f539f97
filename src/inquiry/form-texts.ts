import type { FormTexts } from '../../client/islands/inquiry-form/texts.ts'
import type { Lang } from '../../content/languages.ts'
import { textsUnder } from '../i18n.ts'
import { remember } from '../remember.ts'

const texts = new Map<Lang, FormTexts>()

/** The texts of the form in one language: the page shows them, the island takes them along, the API answers with them. */
export function formTexts(lang: Lang): FormTexts {
  return remember(texts, lang, () => textsUnder(lang, 'form.') as FormTexts)
}
