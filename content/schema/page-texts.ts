import * as v from 'valibot'
import { categories, isInjectionMachine, machineKeys } from '../registry/machines.ts'
import { type ProcessId, processes } from '../registry/processes.ts'
import { text } from './values.ts'

const meta = v.strictObject({ title: text, description: text })
const titled = v.strictObject({ heading: text, text })
const questionAndAnswer = v.strictObject({ question: text, answer: text })
const exactly = <T extends v.GenericSchema>(n: number, item: T) => v.pipe(v.array(item), v.length(n))

/** A stage of a production line; `processStep` names the product of the stage and describes the process. */
const stage = v.strictObject({
  name: text,
  description: text,
  processStep: v.optional(v.strictObject({ name: text, description: text })),
})
const processTexts = (stages: number) => v.strictObject({ processName: text, stages: exactly(stages, stage) })
const processEntries = Object.fromEntries(processes.map(({ id, stages }) => [id, processTexts(stages.length)]))

const categoryText = v.strictObject({ heading: text, text, meta })

/** pages/<lang>.json: the texts of every page in one language. Interface texts are in messages/<lang>.json. */
export const pageTexts = v.strictObject({
  home: v.strictObject({
    meta,
    heading: text,
    lead: text,
    /** The condition of the tolerance in heading and lead. */
    note: text,
    categoriesHeading: text,
    /** `{{years}}` is the current year, by the company's clock, minus the founding year. */
    experience: v.strictObject({ heading: text, text }),
    custom: v.strictObject({ heading: text, text }),
    presence: v.strictObject({ heading: text, text }),
  }),
  about: v.strictObject({
    meta,
    heading: text,
    intro: exactly(3, text),
    videoTitle: text,
    galleryHeading: text,
    /** Alt text and caption of the nine factory pictures. */
    gallery: exactly(9, text),
    certificationsText: text,
    /** Shown while site.json has `sample`. */
    certificationsSample: text,
    certifications: exactly(6, v.strictObject({ name: text, text })),
    customersText: text,
    customersSample: text,
    whyUsHeading: text,
    /** In the specification's order: founding, facility, machine types, R&D, countries, ISO, care, one-stop. */
    whyUs: exactly(8, v.strictObject({ figure: text, heading: text, text })),
    culture: v.strictObject({ philosophy: titled, mission: titled, values: titled }),
  }),
  faq: v.strictObject({ meta, heading: text, lead: text, questions: exactly(8, questionAndAnswer) }),
  contact: v.strictObject({
    meta,
    heading: text,
    lead: text,
    /** E-mail, phone, address: heading, text and item1; the item comes from the settings and site.json. */
    cards: v.strictObject(v.entriesFromList(['email', 'phone', 'address'], titled)),
    blocks: v.strictObject(v.entriesFromList(['email', 'text', 'whatsapp', 'phone', 'visit', 'general'], titled)),
  }),
  machines: v.strictObject({
    meta,
    heading: text,
    text,
    ...v.entriesFromList(categories, categoryText),
    injection: v.strictObject({
      heading: text,
      text,
      /** When to choose it. */
      machines: v.strictObject(v.entriesFromList(machineKeys.filter(isInjectionMachine), text)),
    }),
    processHeading: text,
    processText: text,
    processes: v.strictObject(processEntries as Record<ProcessId, ReturnType<typeof processTexts>>),
    servicesHeading: text,
    /** Free training, free installation and debugging, after-sales support, remote software support. */
    services: exactly(4, titled),
    comparisonHeading: text,
    /** Main cylinder, plunger, main seals, precision: own machine (desc) and other companies (other). */
    comparisons: exactly(4, v.strictObject({ heading: text, desc: text, other: text, keywords: v.array(text) })),
    comparisonNote: text,
  }),
  customizations: v.strictObject({
    meta,
    heading: text,
    lead: text,
    portfolioText: text,
    /** The twelve portfolio items, in the order of registry/portfolio.json. */
    portfolio: exactly(12, v.strictObject({ heading: text, text })),
  }),
  notFound: v.strictObject({ meta }),
})

export type PageTexts = v.InferOutput<typeof pageTexts>
