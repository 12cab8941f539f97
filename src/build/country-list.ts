import * as v from 'valibot'
import { countryCodes } from '../../content/registry/country-codes.ts'
import type { Lang } from '../../content/registry/languages.ts'
import { readJson } from './read-content.ts'

/** Readers of Spanish are mostly in Latin America: Arabia Saudita and Costa de Marfil, as they write them. */
const countryLocales: Partial<Record<Lang, string>> = { es: 'es-419' }

const ownNames = v.parse(
  v.record(
    v.string(),
    v.strictObject({
      /** Codes of the countries at the start of the list. */
      first: v.optional(v.array(v.string()), []),
      /** Names that buyers use instead of those of Unicode's CLDR, by code. */
      names: v.record(v.string(), v.string()),
    }),
  ),
  readJson('country-names.json'),
)

/** Codes and names of all countries in the language's own alphabetical order. */
export function countriesIn(lang: Lang): [code: string, name: string][] {
  const common = new Intl.DisplayNames([countryLocales[lang] ?? lang], { type: 'region', fallback: 'none' })
  const { first = [], names = {} } = ownNames[lang] ?? {}
  const compare = new Intl.Collator(lang).compare
  const rank = (code: string) => (first.includes(code) ? first.indexOf(code) : first.length)
  return countryCodes
    .map((code): [string, string] => [code, names[code] ?? common.of(code) ?? code])
    .sort(([codeA, a], [codeB, b]) => rank(codeA) - rank(codeB) || compare(a, b))
}
