import aliases from '../../../content/country-aliases.json' with { type: 'json' }
import { langs } from '../../../content/registry/languages.ts'
import { normalize } from '../../shared/normalize.ts'

/** A found country: whether the text is one of its names, and whether one of its names begins with the text. */
export type FoundCountry = { code: string; name: string; isExact: boolean; isPrefix: boolean }

/** Finds the countries for a text. */
export type CountrySearch = (text: string) => FoundCountry[]

const maxResults = 8

/** Buyers type names of countries in these languages, whatever the page's. */
const nameLanguages = [...langs, 'zh-Hant']

/**
 * A search of countries (ISO 3166-1 code, name in the page's language) by code, by name in any of the site's languages,
 * or by what buyers type besides these (content/country-aliases.json). It finds eight at most: exact names and codes
 * first, then names that begin with the text, with the page's language first, then names with a word that begins with
 * it, then names that only contain it.
 */
export function countrySearch(countries: Iterable<[code: string, name: string]>): CountrySearch {
  let entries: SearchedCountry[] = []
  return (text) => {
    const wanted = normalize(text)
    if (!wanted) return []
    // Built at the first search, because it takes longer than the hydration of the form.
    if (entries.length === 0) entries = searchedCountries(countries)
    const startsWith = (form: string) => form.startsWith(wanted)
    const matches = entries.filter(({ forms }) => forms.some((form) => form.includes(wanted)))
    const ranked = [
      matches.filter(({ forms }) => forms.includes(wanted)),
      matches.filter(({ ownForms }) => ownForms.some(startsWith)),
      matches.filter(({ forms }) => forms.some(startsWith)),
      matches.filter(({ forms }) => forms.some((form) => form.includes(` ${wanted}`))),
      matches,
    ]
    return [...new Set(ranked.flat())].slice(0, maxResults).map(({ code, name, forms }) => ({
      code,
      name,
      isExact: forms.includes(wanted),
      isPrefix: forms.some(startsWith),
    }))
  }
}

type SearchedCountry = { code: string; name: string; ownForms: string[]; forms: string[] }

/** The countries with all their names; those in the other languages come from the browser. */
function searchedCountries(countries: Iterable<[code: string, name: string]>): SearchedCountry[] {
  const named = nameLanguages.map((lang) => new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' }))
  return [...countries].map(([code, name]) => {
    const more = (aliases as Record<string, string[]>)[code] ?? []
    const names = [code, name, ...named.map((list) => list.of(code) ?? ''), ...more]
    const forms = new Set(names.flatMap(searchForms).filter(Boolean))
    return { code, name, ownForms: searchForms(name), forms: [...forms] }
  })
}

/** A name as the search compares it: normalized, with and without spaces ("hong kong", "hongkong"). */
function searchForms(name: string): string[] {
  const normalized = normalize(name)
  return [normalized, normalized.replaceAll(' ', '')]
}
