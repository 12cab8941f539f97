import * as v from 'valibot'
import { byLanguage, defaultLang } from '../registry/languages.ts'
import { machineKeys } from '../registry/machines.ts'
import data from '../search-terms.json' with { type: 'json' }
import { parseDocument } from './parse-document.ts'

/** Words with the same meaning, separated by commas. */
const words = v.pipe(
  v.string(),
  v.transform((list) => (list === '' ? [] : list.split(',').map((word) => word.trim()))),
  v.check((list) => !list.includes(''), 'Write one comma between two words'),
)
/** A new language may have no words of its own: English ones work in every language. */
const perLanguage = v.strictObject(byLanguage((lang) => (lang === defaultLang ? words : v.optional(words, ''))))

const yes = v.literal('yes')
const text = v.string()
const sizing = v.strictObject({ material: text, process: text, inserts: yes, vacuum: yes, ring: yes })

const term = v.strictObject({
  term: v.string(),
  /** Machines for the term, the closest first. */
  machines: v.array(v.picklist(machineKeys)),
  /** Whether the term is a molded part. A search for it offers the sizing. */
  part: v.optional(v.literal(true)),
  /** Whether the term is a machine that the company does not build; `machines` are then the nearest of its own. */
  notBuilt: v.optional(v.literal(true)),
  page: v.optional(v.picklist(['customizations', 'faq'])),
  /** Properties of a part that the term implies: query parameters of the sizing, and whether it is round with a hole. */
  sizing: v.optional(v.partial(sizing)),
  /** Names of the term; pages may show the first. English names work in every language. */
  names: perLanguage,
})

const searchTermsSchema = v.strictObject({
  /** Words without meaning for the search, such as prepositions and "price". */
  ignored: perLanguage,
  /** Words for any machine, such as "machine"; the search ignores them. */
  generic: perLanguage,
  units: v.strictObject(v.entriesFromList(['t', 'kN', 'mm', 'cm', 'in', 'kW', 'hp', 'cc', 'l'], words)),
  /** Words beside a size that name what it measures, and prepositions between them: "clamp force of 250 t". */
  measures: v.strictObject(v.entriesFromList(['clamp', 'platen', 'power', 'shot', 'hardness'], words)),
  terms: v.array(term),
})

/** Buyers' words and their machines (content/search-terms.json). */
export const searchTerms = parseDocument(searchTermsSchema, data, 'content/search-terms.json')
