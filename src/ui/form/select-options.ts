import { entriesOf } from '../../../content/registry/catalogue.ts'
import type { Lang } from '../../../content/registry/languages.ts'
import { categories, machines as registry } from '../../../content/registry/machines.ts'
import { countries } from '../../i18n/countries.ts'
import { translator } from '../../i18n/translator.ts'
import { remember } from '../../rendering/memoize.ts'
import type { PageData } from '../../rendering/page-data.ts'
import { placeOf, renderPiece } from '../../rendering/places.ts'

/**
 * Option lists as ready HTML, one per language and isolate: rendering 249 options for every request is the most
 * expensive part of a form page.
 */
const countryLists = new Map<Lang, Uint8Array>()
/** By the very titles they are made of: until KV answers, a version's place is held by the build's. */
const machineLists = new WeakMap<PageData['machines'], string>()

/**
 * All countries in the page's language; `chosen` is a two-letter code or empty for the placeholder. The country of the
 * visitor's network stands first as well, not chosen: networks are often elsewhere.
 */
export function countryOptions(lang: Lang, chosen: string, near?: string): string {
  const name = near && countries[lang].find(([code]) => code === near)?.[1]
  const first = option('', translator(lang)('form.placeholder.country')) + (name ? option(near, name) : '')
  const others = () => countries[lang].map(([code, name]) => option(code, name)).join('')
  if (chosen) return choose(first + others(), chosen)
  return choose(first, '') + placeOf(remember(countryLists, lang, () => renderPiece(others)))
}

/** The placeholder, general and customized, then every machine under its category; `chosen` is an option value. */
export function machineOptionList({ lang, machines }: PageData, chosen: string): string {
  const list = remember(machineLists, machines, () => {
    const t = translator(lang)
    const first =
      option('', t('form.placeholder.machine')) +
      option('general', t('form.general')) +
      option('customized', t('form.customized'))
    const seen = new Set<string>()
    const groups = categories.map((category) => {
      const options = entriesOf(category).flatMap(({ key }) => {
        if (seen.has(key)) return []
        seen.add(key)
        return [option(registry[key].option, machines[key].title)]
      })
      return `<optgroup label="${escapeHtml(t(`category.${category}`))}">${options.join('')}</optgroup>`
    })
    return first + groups.join('')
  })
  return choose(list, chosen)
}

function option(value: string, text: string): string {
  return `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`
}

/** Marks one option of a list; a value that is not in the list marks none. */
function choose(list: string, value: string): string {
  const found = `<option value="${escapeHtml(value)}">`
  return list.replace(found, () => found.replace('>', ' selected>'))
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
