import * as v from 'valibot'
import data from './glossary.json' with { type: 'json' }
import type { langs } from './languages.ts'
import { parseDocument } from './parse.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const words = v.pipe(v.array(text), v.minLength(1))
const perLanguage = v.partial(v.strictObject({ en: words, zh: words, ru: words, es: words, ar: words }))

/**
 * One English term and what each language calls it; alternatives stand behind a slash.
 * `synonyms` are what buyers say for it and type into a search, whether our pages say it or not.
 * `forbidden` are words, or beginnings of words, that no text of the language may use; the note says why.
 */
const entry = v.pipe(
  v.strictObject({
    zh: text,
    ru: text,
    es: text,
    ar: text,
    synonyms: v.optional(perLanguage),
    forbidden: v.optional(perLanguage),
    note: v.optional(text),
  }),
  v.check(({ forbidden, note }) => !forbidden || note !== undefined, 'forbidden words need a note that says why'),
)

export const glossarySchema = v.record(text, entry)

export type Glossary = v.InferOutput<typeof glossarySchema>

/** The trade's terms: what translators write, what the tests hold, what the search understands. */
export const glossary: Glossary = parseDocument(glossarySchema, data, 'content/glossary.json')

/** Every word a language must not use, with the term it stands for. */
export const forbiddenWords = (lang: (typeof langs)[number]): [word: string, term: string][] =>
  Object.entries(glossary).flatMap(([term, { forbidden }]) =>
    (forbidden?.[lang] ?? []).map((word): [string, string] => [word, term]),
  )
