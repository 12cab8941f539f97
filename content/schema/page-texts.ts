import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
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

/** When to choose an injection machine, and its injection unit. */
const choice = v.strictObject({ choose: text, unit: text })

const categoryText = v.strictObject({ heading: text, text, meta })

/** Placeholders that a request fills; all others are facts (src/build/template-values.ts). */
export const runtimePlaceholders = ['years'] as const

/** pages/<lang>.json: the texts of every page in one language. Interface texts are in messages/<lang>.json. */
export const pageTexts = v.strictObject({
  home: v.strictObject({
    meta,
    heading: text,
    lead: text,
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
    cards: v.strictObject({ email: titled, phone: titled, address: titled }),
    /** E-mail, text, WhatsApp, phone, visit, general inquiries. */
    blocks: v.strictObject({
      email: titled,
      text: titled,
      whatsapp: titled,
      phone: titled,
      visit: titled,
      general: titled,
    }),
  }),
  machines: v.strictObject({
    meta,
    heading: text,
    text,
    rubber: categoryText,
    silicone: categoryText,
    brake: categoryText,
    auxiliary: categoryText,
    /** The choosing guide across the injection machines. */
    injection: v.strictObject({
      heading: text,
      text,
      machines: v.strictObject({
        HIFLRubber: choice,
        VIAORubber: choice,
        VIFL: choice,
        VIFO: choice,
        HIFLSilicone: choice,
        VIAOSilicone: choice,
        LV1: choice,
        LV2: choice,
      }),
    }),
    processHeading: text,
    processText: text,
    processes: v.strictObject({
      spoon: processTexts(8),
      stopper: processTexts(8),
      automotive: processTexts(8),
      brakePad: processTexts(7),
      liquidSilicone: processTexts(6),
      solidInjection: processTexts(7),
      transfer: processTexts(7),
    }),
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
    /** The twelve portfolio items, in the order of portfolio.ts. */
    portfolio: exactly(12, v.strictObject({ heading: text, text })),
  }),
  notFound: v.strictObject({ meta }),
})

export type PageTexts = v.InferOutput<typeof pageTexts>
export type ProcessId = keyof PageTexts['machines']['processes']
