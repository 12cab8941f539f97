import * as v from 'valibot'
import type { Lang } from '../registry/languages.ts'
import { cycle, installation, scope, standards } from './data-sheet.ts'
import { specTable } from './spec-table.ts'
import { text } from './values.ts'

/** Name of a picture in content/images, group and name, without extension: `machines/vf-hero`. */
export const pictureName = v.pipe(v.string(), v.regex(/^[a-z]+\/[a-z0-9-]+$/))

/** English texts for when a language document cannot be read (specification, chapter 4). */
const defaultTexts = v.strictObject({
  title: text,
  keyFeatures: v.pipe(v.array(text), v.minLength(6), v.maxLength(10)),
  applicationAlt: v.array(text),
})

/** neutral.json: language-independent data. Field names are the specification's (chapter 3). */
export const neutralDocument = v.pipe(
  v.strictObject({
    images: v.pipe(v.array(v.strictObject({ img: pictureName })), v.minLength(1)),
    applicationImages: v.array(v.strictObject({ img: pictureName, alt: text })),
    /** The model in pictures, drawings and the studio; its machine size is the box of that model. */
    drawn: text,
    specTable: v.optional(specTable),
    installation: v.optional(installation),
    /** Molding machines only. */
    cycle: v.optional(cycle),
    scope: v.optional(scope),
    standards: v.optional(standards),
    default: defaultTexts,
  }),
  v.check(
    (doc) => doc.applicationImages.length === doc.default.applicationAlt.length,
    'default.applicationAlt needs one text per application image',
  ),
  v.check((doc) => !doc.specTable || doc.specTable.models.includes(doc.drawn), 'drawn is not a model of the table'),
  v.check(
    ({ installation, specTable }) =>
      [installation?.packages, ...(installation?.rows ?? []).map(({ values }) => values)].every(
        (values) => !values || values.length === specTable?.models.length,
      ),
    'installation needs one value and one list of packages per model',
  ),
  v.check(
    ({ cycle, specTable, applicationImages }) =>
      !cycle || (specTable?.models.includes(cycle.model) === true && cycle.application < applicationImages.length),
    'cycle names a model or an application that the document does not have',
  ),
)

/** <lang>.json: one machine in one language. */
export const languageDocument = v.strictObject({
  title: text,
  /** One sentence: the benefit for the buyer. */
  promise: text,
  keyFeatures: v.pipe(v.array(text), v.minLength(6), v.maxLength(10)),
  /** Short names of the application products, in the order of applicationImages; shown, and used as alt text. */
  applicationAlt: v.array(text),
  /** The machine's place in a line: input, process, output. */
  process: v.strictObject({ input: text, description: text, output: text }),
  questions: v.pipe(v.array(v.strictObject({ question: text, answer: text })), v.length(3)),
  /** For search engines: at most about 60 and 155 characters. */
  meta: v.strictObject({ title: text, description: text }),
})

export type NeutralDocument = v.InferOutput<typeof neutralDocument>
export type LanguageDocument = v.InferOutput<typeof languageDocument>

/** A machine's files in content/machines/<KEY>. */
export type MachineFiles = {
  neutral: NeutralDocument
  texts: Partial<Record<Lang, LanguageDocument>> & { en: LanguageDocument }
}
