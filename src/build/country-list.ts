import countryCodes from '../../content/registry/country-codes.json' with { type: 'json' }
import type { Lang } from '../../content/registry/languages.ts'
import type { Site } from '../../content/schema/site.ts'

/** Readers of Spanish are mostly in Latin America: Arabia Saudita and Costa de Marfil, as they write them. */
const countryLocales: Partial<Record<Lang, string>> = { es: 'es-419' }

/** Codes and names of all countries in the language's order, from Unicode's CLDR or `countryNames` of site.json. */
export function countriesIn(lang: Lang, ownNames: Site['countryNames']): [code: string, name: string][] {
  const common = new Intl.DisplayNames([countryLocales[lang] ?? lang], { type: 'region', fallback: 'none' })
  const own = ownNames?.[lang]
  const first: string[] = own?.first ?? []
  const names: Record<string, string> = own?.names ?? {}
  const compare = new Intl.Collator(lang).compare
  const rank = (code: string) => (first.includes(code) ? first.indexOf(code) : first.length)
  return countryCodes
    .map((code): [string, string] => [code, names[code] ?? common.of(code) ?? code])
    .sort(([codeA, a], [codeB, b]) => rank(codeA) - rank(codeB) || compare(a, b))
}
