import type { FormTexts } from '../../client/islands/inquiry-form/texts.ts'
import files from '../../content/generated/form-texts.json'
import type { Lang } from '../../content/languages.ts'
import { textsUnder } from '../../content/messages.ts'
import { remember } from '../remember.ts'
import { messages } from '../texts.ts'

const texts = new Map<Lang, FormTexts>()

/** The texts of the form in one language: the page shows them, the API answers with them. */
export function formTexts(lang: Lang): FormTexts {
  return remember(texts, lang, () => textsUnder(messages[lang], 'form.') as FormTexts)
}

/** Address of the file with the same texts for the form that wakes. */
export function formTextsFile(lang: Lang): string {
  return `/assets/build/${files[lang]}`
}
