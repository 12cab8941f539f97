import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { langs } from '../../../content/languages.ts'
import { findOptions, fold, isSure, type Option, optionOf } from './country-search.ts'
import { type FieldProps, inputProps, Labelled } from './fields.tsx'

/**
 * The country. Without script a native select; where script runs, a field below it finds a country by its name in any
 * of the site's languages, code and alias, for those who will not scroll through 249 entries. Enter takes what the text is
 * or begins; what only resembles it has to be chosen.
 */
export function CountryField(props: FieldProps & { options: string; awake: boolean; wide: boolean }) {
  const { texts, idPrefix } = props
  const select = useRef<HTMLSelectElement>(null)
  const finder = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [moved, setMoved] = useState<number>()
  const options = useMemo(() => (props.awake ? readOptions(props.options) : []), [props.awake, props.options])
  const wanted = query.trim()
  const found = findOptions(options, wanted)
  const listId = `${idPrefix}-country-list`
  const active = moved ?? (found[0] && isSure(found[0], wanted) ? 0 : -1)

  // Who was quicker than the script is found, too.
  useEffect(() => {
    if (props.awake) setQuery(finder.current?.value ?? '')
  }, [props.awake])

  function pick(option: Option) {
    if (!select.current) return
    select.current.value = option.code
    select.current.dispatchEvent(new Event('input', { bubbles: true }))
    setQuery('')
  }

  function type(text: string) {
    setQuery(text)
    setMoved(undefined)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      const from = active < 0 && step < 0 ? 0 : active
      setMoved((from + step + found.length) % found.length)
    } else if (event.key === 'Enter' && wanted) {
      event.preventDefault()
      const option = found[active]
      if (!option) return
      pick(option)
      select.current?.focus()
    } else if (event.key === 'Escape' && wanted) {
      event.stopPropagation()
      event.preventDefault()
      setQuery('')
    }
  }

  /** Who types a whole name and goes on has said it; anything less is no answer. */
  function leave() {
    const [first] = found
    if (first?.names.includes(fold(wanted))) pick(first)
    else setQuery('')
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
      <div className="finder">
        <input
          className="form__input finder__input"
          ref={finder}
          type="text"
          role="combobox"
          aria-label={texts.countrySearch}
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={found[active] && `${listId}-${found[active].code}`}
          placeholder={texts.countrySearch}
          autoComplete="off"
          value={query}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
        <div
          className="finder__list"
          role="listbox"
          id={listId}
          aria-label={texts.countrySearch}
          hidden={found.length === 0}
        >
          {found.map((option, index) => (
            <div
              key={option.code}
              id={`${listId}-${option.code}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerDown={(event) => {
                event.preventDefault()
                pick(option)
                select.current?.focus()
              }}
            >
              {option.name}
            </div>
          ))}
        </div>
        <p className="finder__none" role="status">
          {props.awake && wanted && found.length === 0 && texts.countryNone}
        </p>
      </div>
    </Labelled>
  )
}

/** Codes and names out of the list that the server sent, each once; names in the other languages come from the browser. */
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
