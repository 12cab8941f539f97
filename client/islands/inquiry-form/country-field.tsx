import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { type FieldProps, inputProps, Labelled } from './fields.tsx'

type Option = { code: string; name: string; search: string }

/** Names that buyers type and lists do not carry. */
const aliases: Record<string, string> = {
  GB: 'uk england britain',
  US: 'usa america',
  AE: 'emirates uae',
  KR: 'korea',
  RU: 'russia',
  CZ: 'czech republic',
  TR: 'turkey',
}

const longestList = 8

/** What begins with the text comes before what only contains it: "ger" is Germany, then Algeria. */
function findOptions(options: Option[], wanted: string): Option[] {
  const found = options.filter(({ search }) => search.includes(wanted))
  const begins = ({ search }: Option) => search.split(' ').some((word) => word.startsWith(wanted))
  return [...found.filter(begins), ...found.filter((option) => !begins(option))].slice(0, longestList)
}

/**
 * The country. Without script a native select, preselected from the network; awake, a field above it filters the list
 * by local name, English name, code and alias, for those who will not scroll through 249 entries.
 */
export function CountryField(props: FieldProps & { options: string; guessed: boolean; awake: boolean; wide: boolean }) {
  const { texts, idPrefix } = props
  const select = useRef<HTMLSelectElement>(null)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const options = useMemo(() => (props.awake ? readOptions(props.options) : []), [props.awake, props.options])
  const wanted = query.trim().toLowerCase()
  const found = wanted ? findOptions(options, wanted) : []
  const listId = `${idPrefix}-country-list`
  const hint = props.guessed ? texts.countryGuess : undefined

  function pick(option: Option) {
    if (!select.current) return
    select.current.value = option.code
    select.current.dispatchEvent(new Event('input', { bubbles: true }))
    setQuery('')
    select.current.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      setActive((active + step + found.length) % found.length)
    } else if (event.key === 'Enter' && wanted) {
      event.preventDefault()
      const option = found[active]
      if (option) pick(option)
    } else if (event.key === 'Escape' && wanted) {
      event.stopPropagation()
      event.preventDefault()
      setQuery('')
    }
  }

  return (
    <Labelled {...props} name="country" hint={hint}>
      <select
        className="form__input form__select"
        {...inputProps(props, 'country', hint)}
        autoComplete="country"
        dangerouslySetInnerHTML={{ __html: props.options }}
        suppressHydrationWarning
        ref={select}
      />
      {props.awake && (
        <div className="finder">
          <input
            className="form__input finder__input"
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
            onChange={(event) => {
              setQuery(event.target.value)
              setActive(0)
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setQuery('')}
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
                }}
              >
                {option.name}
              </div>
            ))}
          </div>
        </div>
      )}
    </Labelled>
  )
}

/** Codes and names out of the list that the server sent; English names come from the browser. */
function readOptions(html: string): Option[] {
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const list = new DOMParser().parseFromString(`<select>${html}</select>`, 'text/html')
  return [...list.querySelectorAll('option')].flatMap(({ value: code, text: name }) =>
    code
      ? [{ code, name, search: `${name} ${english.of(code) ?? ''} ${code} ${aliases[code] ?? ''}`.toLowerCase() }]
      : [],
  )
}
