import { countries as written } from '../../content/generated/countries.ts'
import { lazyByLanguage } from './by-language.ts'

/** An option of the country select: ISO 3166-1 code and name in the page's language. */
export type Country = [code: string, name: string]

/** All 249 countries per language, in that language's order; generated from Intl (src/build/build-content.ts). */
export const countries = lazyByLanguage<Country[]>(written)
