import * as v from 'valibot'
import { langs } from '../registry/languages.ts'
import { machineKeys } from '../registry/machines.ts'
import data from '../search-terms.json' with { type: 'json' }
import { parseDocument } from './parse-document.ts'

/** Words of one meaning, separated by commas. */
const words = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((word) => word.trim())),
  v.check((list) => !list.includes(''), 'Write one comma between two words'),
)
const perLanguage = v.strictObject(Object.fromEntries(langs.map((lang) => [lang, words])))

export const sizeUnits = ['t', 'kN', 'mm', 'cm', 'in', 'kW', 'cc'] as const
export type SizeUnit = (typeof sizeUnits)[number]

/** What a term says about a part: the sizing's query parameters. */
const sizing = v.strictObject({
  material: v.optional(v.string()),
  process: v.optional(v.string()),
  inserts: v.optional(v.literal('yes')),
  vacuum: v.optional(v.literal('yes')),
})

const term = v.strictObject({
  term: v.string(),
  /** The machines that a buyer means by it, the closest first. */
  machines: v.array(v.picklist(machineKeys)),
  /** Is it a molded part? A search for it offers the sizing. */
  part: v.optional(v.literal(true)),
  /** Is it a machine that the company does not build? `machines` are then the nearest of its own. */
  notBuilt: v.optional(v.literal(true)),
  page: v.optional(v.picklist(['customizations'])),
  sizing: v.optional(sizing),
  /** Buyers' words, the one that pages may show first; English ones are understood in every language. */
  names: perLanguage,
})

export const searchTermsSchema = v.strictObject({
  /** Words that say nothing about a machine, such as prepositions and "price". */
  ignored: perLanguage,
  /** Words for any machine: they count only where a search has no other word. */
  generic: perLanguage,
  units: v.strictObject(v.entriesFromList(sizeUnits, words)),
  terms: v.array(term),
})

export type SearchTerms = v.InferOutput<typeof searchTermsSchema>
export type SearchTerm = SearchTerms['terms'][number]

/** Buyers' words and the machines that they mean (content/search-terms.json). */
export const searchTerms: SearchTerms = parseDocument(searchTermsSchema, data, 'content/search-terms.json')
