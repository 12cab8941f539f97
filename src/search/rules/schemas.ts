import * as v from 'valibot'

/** The search reads three documents of each language, made with the content (src/build/search-documents.ts). */

const text = v.string()
const amount = v.nullable(v.number())
const amounts = v.array(v.number())

/** Kinds of texts in results, in their order. */
export const textKinds = ['title', 'application', 'promise', 'feature', 'question'] as const
export type TextKind = (typeof textKinds)[number]

/** search/<lang>: the texts that results show, and the sizes of each model. */
export const searchTextsDocument = v.record(
  v.string(),
  v.strictObject({
    texts: v.array(v.tuple([v.picklist(textKinds), text])),
    /** Clamp force in t, sides of the platen in mm, powers in kW, shot volume in cm3. */
    models: v.array(v.strictObject({ model: text, clamp: amount, platen: amounts, power: amounts, shot: amount })),
  }),
)
export type SearchTexts = v.InferOutput<typeof searchTextsDocument>
export type SearchModel = SearchTexts[string]['models'][number]

/** search-terms/<lang>: keys (words.ts) of the words for each machine, and of ignored words. */
export const searchTermsDocument = v.strictObject({
  ignored: v.array(text),
  generic: v.array(text),
  units: v.record(v.string(), v.array(text)),
  codes: v.array(text),
  terms: v.array(
    v.strictObject({
      name: text,
      /** Separated by spaces. */
      keys: text,
      machines: v.array(text),
      part: v.optional(v.literal(true)),
      notBuilt: v.optional(v.literal(true)),
      page: v.optional(v.picklist(['customizations', 'faq'])),
      sizing: v.optional(v.record(text, text)),
    }),
  ),
})
export type SearchTermsDocument = v.InferOutput<typeof searchTermsDocument>

/** search-index/<lang>: MiniSearch's own format; the library checks its version when it loads it. */
export const searchIndexDocument = v.looseObject({
  serializationVersion: v.number(),
  index: v.array(v.tuple([text, v.looseObject({})])),
})

export type SearchDocuments = { texts: SearchTexts; terms: SearchTermsDocument; index: { index: [string, unknown][] } }
