import { useMemo, useRef } from 'react'
import { langs } from '../../../content/registry/languages.ts'
import { CountryFinder } from './country-finder.tsx'
import { type Option, optionOf } from './country-search.ts'
import { type FieldProps, inputProps, LabeledControl } from './field.tsx'

/**
 * The country field. Without script it is a native select; with script, a search field below it finds a country without
 * scrolling through 249 entries.
 */
export function CountryField(props: FieldProps & { options: string; hydrated: boolean; wide: boolean }) {
  const { texts, hydrated } = props
  const select = useRef<HTMLSelectElement>(null)
  const options = useMemo(() => (hydrated ? readOptions(props.options) : []), [hydrated, props.options])

  function pick(option: Option) {
    if (!select.current) return
    select.current.value = option.code
    select.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function choose(option: Option) {
    // Leaving the finder may select a country; the choice here must come after that.
    select.current?.focus()
    pick(option)
  }

  return (
    <LabeledControl {...props} name="country">
      <select
        className="form__input form__select"
        {...inputProps(props, 'country')}
        autoComplete="country"
        dangerouslySetInnerHTML={{ __html: props.options }}
        suppressHydrationWarning
        ref={select}
      />
      <CountryFinder
        options={options}
        texts={texts}
        listId={`${props.idPrefix}-country-list`}
        hydrated={hydrated}
        pick={pick}
        choose={choose}
      />
    </LabeledControl>
  )
}

/** Buyers type names of countries in these languages, whatever the page's. */
const nameLanguages = [...langs, 'zh-Hant']

/** The options of the list that the server sent, each once; names in the other languages come from the browser. */
function readOptions(html: string): Option[] {
  const named = nameLanguages.map((lang) => new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' }))
  const list = new DOMParser().parseFromString(`<select>${html}</select>`, 'text/html')
  const names = new Map([...list.querySelectorAll('option')].map(({ value, text }) => [value, text]))
  names.delete('')
  return [...names].map(([code, name]) =>
    optionOf(
      code,
      name,
      named.map((list) => list.of(code) ?? ''),
    ),
  )
}
