import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { CountrySearch, FoundCountry } from './country-search.ts'
import type { FormTexts } from './texts.ts'

/**
 * A combobox that finds countries for the select above it, without scrolling through 249 entries. Enter chooses an exact
 * match or the first prefix match; similar names have to be selected. An exact text is also chosen when the field is left.
 */
export function CountryFinder(props: {
  idPrefix: string
  texts: FormTexts
  search: CountrySearch | undefined
  select: RefObject<HTMLSelectElement | null>
}) {
  const { texts, search, select, idPrefix } = props
  const listId = `${idPrefix}-country-list`
  const finder = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [moved, setMoved] = useState<number>()
  const found = search?.(query) ?? []
  const active = moved ?? (found[0]?.isPrefix ? 0 : -1)

  // The field is uncontrolled: text typed before hydration stays and is searched.
  useEffect(() => setQuery(finder.current?.value ?? ''), [])

  function type(text: string) {
    setQuery(text)
    setMoved(undefined)
  }

  function clear() {
    if (finder.current) finder.current.value = ''
    type('')
  }

  function pick({ code }: FoundCountry) {
    if (!select.current) return
    select.current.value = code
    select.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function choose(country: FoundCountry) {
    clear()
    select.current?.focus()
    pick(country)
  }

  function onKeyDown(event: KeyboardEvent) {
    // These keys belong to the input method while it puts a word together.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      const from = active < 0 && step < 0 ? 0 : active
      setMoved((from + step + found.length) % found.length)
    } else if (event.key === 'Enter' && query.trim()) {
      event.preventDefault()
      if (found[active]) choose(found[active])
    } else if (event.key === 'Escape' && query.trim()) {
      event.stopPropagation()
      event.preventDefault()
      clear()
    }
  }

  function onBlur() {
    if (found[0]?.isExact) pick(found[0])
    clear()
  }

  return (
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
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <div
        className="finder__list"
        role="listbox"
        id={listId}
        aria-label={texts.countrySearch}
        hidden={found.length === 0}
      >
        {found.map((country, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox keeps the focus and handles the keys
          <div
            key={country.code}
            id={`${listId}-${country.code}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The press leaves the focus where it is; the click chooses, so that a finger may scroll the list.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(country)}
          >
            {country.name}
          </div>
        ))}
      </div>
      <p className="finder__none" role="status">
        {search && query.trim() && found.length === 0 && texts.countryNone}
      </p>
    </div>
  )
}
