import * as v from 'valibot'
import data from '../glossary.json' with { type: 'json' }
import { type Lang, langs } from '../registry/languages.ts'
import { parseDocument } from './parse-document.ts'
import { text } from './values.ts'

const words = v.pipe(v.array(text), v.minLength(1))

/** A language has translations for every term or, while it is new, for none. */
const translated = langs.filter(
  (lang): lang is Exclude<Lang, 'en'> => lang !== 'en' && Object.values(data).some((entry) => lang in entry),
)

const perLanguage = v.partial(v.strictObject(v.entriesFromList(langs, words)))

/** Translations of an English term. `synonyms` are words that buyers search for; no text may use `forbidden` words. */
const entry = v.pipe(
  v.strictObject({
    ...v.entriesFromList(translated, text),
    synonyms: v.optional(perLanguage),
    forbidden: v.optional(perLanguage),
    note: v.optional(text),
  }),
  v.check(({ forbidden, note }) => !forbidden || note !== undefined, 'forbidden words need a note that says why'),
)

export const glossarySchema = v.record(text, entry)

export type Glossary = v.InferOutput<typeof glossarySchema>

export const glossary: Glossary = parseDocument(glossarySchema, data, 'content/glossary.json')
