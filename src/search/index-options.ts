import type { Options } from 'minisearch'

/** The fields of the index, with the weight of a match in each. */
export const fieldWeights = { terms: 24, title: 12, codes: 12, names: 8, meta: 3, questions: 2, text: 1 } as const

/** Texts are already tokens (vocabulary.ts), one per line. */
export const indexOptions: Options = {
  fields: Object.keys(fieldWeights),
  tokenize: (text) => text.split('\n'),
  processTerm: (token) => token || null,
}
