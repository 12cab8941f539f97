import { categories, machineKeys, machines as registry } from '../../../content/registry/machines.ts'
import { countries } from '../../i18n/texts.ts'
import { translator } from '../../i18n/translator.ts'
import { memoize } from '../../memoize.ts'
import { cachedHtml, escapeHtml } from '../../rendering/fragment-cache.tsx'
import type { PageData, SharedPageData } from '../../rendering/page-data.ts'

const machineLists = new WeakMap<PageData['machines'], string>()

/**
 * All countries in the page's language, cached because they are the most expensive part of a form. `chosen` is a code or
 * empty. `near`, the country of the visitor's network, is listed first, but not selected: it is often another country.
 */
export function countryOptions(page: SharedPageData, chosen: string, near?: string): string {
  const { lang } = page
  const name = near && countries(lang).find(([code]) => code === near)?.[1]
  const first = option('', translator(lang)('form.placeholder.country')) + (name ? option(near, name) : '')
  const others = () =>
    countries(lang)
      .map(([code, name]) => option(code, name))
      .join('')
  if (chosen) return selectOption(first + others(), chosen)
  return selectOption(first, '') + cachedHtml(page, 'country-options', {}, others)
}

/** The placeholder, general and customized, then every machine by category; `chosen` is an option value. */
export function machineOptionList({ lang, machines }: PageData, chosen: string): string {
  const list = memoize(machineLists, machines, () => {
    const t = translator(lang)
    const first =
      option('', t('form.placeholder.machine')) +
      option('general', t('form.general')) +
      option('customized', t('form.customized'))
    const groups = categories.map((category) => {
      const own = machineKeys.filter((key) => registry[key].categories[0] === category)
      const options = own.map((key) => option(registry[key].option, machines[key].title))
      return `<optgroup label="${escapeHtml(t(`category.${category}`))}">${options.join('')}</optgroup>`
    })
    return first + groups.join('')
  })
  return selectOption(list, chosen)
}

function option(value: string, text: string): string {
  return `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`
}

/** Selects one option of a list; an unknown value selects none. */
function selectOption(list: string, value: string): string {
  const found = `<option value="${escapeHtml(value)}">`
  return list.replace(found, () => found.replace('>', ' selected>'))
}
