import { useMemo, useRef } from 'react'
import { langs } from '../../../content/registry/languages.ts'
import { CountryFinder } from './country-finder.tsx'
import { type Option, optionOf } from './country-search.ts'
import { type FieldProps, inputProps, Labelled } from './field.tsx'

/**
 * The country. Without script a native select; where script runs, a field below it finds a country for those who will
 * not scroll through 249 entries.
 */
export function CountryField(props: FieldProps & { options: string; awake: boolean; wide: boolean }) {
  const { texts, awake } = props
  const select = useRef<HTMLSelectElement>(null)
  const options = useMemo(() => (awake ? readOptions(props.options) : []), [awake, props.options])

  function pick(option: Option) {
    if (!select.current) return
    select.current.value = option.code
    select.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function choose(option: Option) {
    // Leaving the finder may pick what was typed: what is chosen comes after it.
    select.current?.focus()
    pick(option)
  }

  return (
    <Labelled {...props} name="country">
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
        awake={awake}
        pick={pick}
        choose={choose}
      />
    </Labelled>
  )
}

/** NoBreak and names out of the list that the server sent, each once; names in the other languages come from the browser. */
function readOptions(html: string): Option[] {
  const named = langs.map((lang) => new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' }))
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
