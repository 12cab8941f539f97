import type { FormTexts } from '../../client/islands/inquiry-form/texts.ts'
import { form } from '../../content/generated/form.ts'
import files from '../../content/generated/form-texts.json'
import type { Lang } from '../../content/registry/languages.ts'
import { lazyByLanguage } from './by-language.ts'

const texts = lazyByLanguage<FormTexts>(form)

/** The texts of the form in one language: the page shows them, the API answers with them. */
export function formTexts(lang: Lang): FormTexts {
  return texts[lang]
}

/** Address of the file with the same texts for the form that wakes. */
export function formTextsFile(lang: Lang): string {
  return `/assets/build/${files[lang]}`
}
