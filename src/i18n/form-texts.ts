import type { FormTexts } from '../../client/islands/inquiry-form/texts.ts'
import { form } from '../../content/generated/form.ts'
import files from '../../content/generated/form-texts.json'
import type { Lang } from '../../content/registry/languages.ts'
import { lazyByLanguage } from './by-language.ts'

const texts = lazyByLanguage<FormTexts>(form)

/** The form's texts in one language, for the page and the API. */
export function formTexts(lang: Lang): FormTexts {
  return texts[lang]
}

/** URL of the JSON file with the same texts, for the hydrated form. */
export function formTextsFile(lang: Lang): string {
  return `/assets/build/${files[lang]}`
}
