import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { findOptions, isExactMatch, isPrefixMatch, type Option } from './country-search.ts'
import type { FormTexts } from './texts.ts'

/**
 * Finds a country by its name in any of the site's languages, its code or an alias. Enter selects an exact match or the
 * first prefix match; similar names have to be chosen. `choose` is called for an explicit choice, `pick` also for an
 * exact text when the field is left.
 */
export function CountryFinder(props: {
  options: Option[]
  texts: FormTexts
  listId: string
  hydrated: boolean
  pick(option: Option): void
  choose(option: Option): void
}) {
  const { texts, listId, hydrated } = props
  const finder = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [moved, setMoved] = useState<number>()
  const wanted = query.trim()
  const found = findOptions(props.options, wanted)
  const active = moved ?? (found[0] && isPrefixMatch(found[0], wanted) ? 0 : -1)

  // The field is uncontrolled: text typed before hydration stays and is searched.
  useEffect(() => {
    if (hydrated) setQuery(finder.current?.value ?? '')
  }, [hydrated])

  function clear() {
    if (finder.current) finder.current.value = ''
    setQuery('')
  }

  function choose(option: Option) {
    clear()
    props.choose(option)
  }

  function type(text: string) {
    setQuery(text)
    setMoved(undefined)
  }

  function onKeyDown(event: KeyboardEvent) {
    // These keys belong to the input method while it puts a word together.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      const from = active < 0 && step < 0 ? 0 : active
      setMoved((from + step + found.length) % found.length)
    } else if (event.key === 'Enter' && wanted) {
      event.preventDefault()
      if (found[active]) choose(found[active])
    } else if (event.key === 'Escape' && wanted) {
      event.stopPropagation()
      event.preventDefault()
      clear()
    }
  }

  /** When the field is left, an exact match is selected; a partial one is discarded. */
  function leave() {
    if (found[0] && isExactMatch(found[0], wanted)) props.pick(found[0])
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
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox keeps the focus and handles the keys
          <div
            key={option.code}
            id={`${listId}-${option.code}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The press leaves the focus where it is; the click chooses, so that a finger may scroll the list.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {option.name}
          </div>
        ))}
      </div>
      <p className="finder__none" role="status">
        {hydrated && wanted && found.length === 0 && texts.countryNone}
      </p>
    </div>
  )
}
