import aliases from '../../../content/country-aliases.json' with { type: 'json' }
import { normalize } from '../../shared/normalize.ts'

/** A country of the list: its name on the page, the forms of this name, and the forms of all its names. */
export type Option = { code: string; name: string; ownForms: string[]; names: string[] }

const maxOptions = 8

/** A name as the search compares it: normalized, with and without spaces ("hong kong", "hongkong"). */
function searchForms(name: string): string[] {
  const normalized = normalize(name)
  return [normalized, normalized.replaceAll(' ', '')]
}

/**
 * A country with its searchable names.
 *
 * @param code ISO 3166-1 code, also a name
 * @param name Name in the page's language
 * @param others Names in other languages; country-aliases.json adds what buyers type besides these
 */
export function optionOf(code: string, name: string, others: string[]): Option {
  const more = (aliases as Record<string, string[]>)[code] ?? []
  const names = [code, name, ...others, ...more].filter(Boolean).flatMap(searchForms)
  return { code, name, ownForms: searchForms(name), names: [...new Set(names)] }
}

/** Whether a text is a name of the country. */
export function isExactMatch({ names }: Option, typed: string): boolean {
  return names.includes(normalize(typed))
}

/** Whether a name of the country begins with the text, and not only contains it. */
export function isPrefixMatch({ names }: Option, typed: string): boolean {
  const wanted = normalize(typed)
  return names.some((name) => name.startsWith(wanted))
}

/**
 * The countries for a text, eight at most: exact names and codes first, then names that begin with the text, with the
 * page's language first, then names with a word that begins with it, then names that only contain it.
 */
export function findOptions(options: Option[], typed: string): Option[] {
  const wanted = normalize(typed)
  if (!wanted) return []
  const found = [
    ({ names }: Option) => names.includes(wanted),
    ({ ownForms }: Option) => ownForms.some((form) => form.startsWith(wanted)),
    ({ names }: Option) => names.some((name) => name.startsWith(wanted)),
    ({ names }: Option) => names.some((name) => ` ${name}`.includes(` ${wanted}`)),
    ({ names }: Option) => names.some((name) => name.includes(wanted)),
  ].flatMap((match) => options.filter(match))
  return [...new Set(found)].slice(0, maxOptions)
}
