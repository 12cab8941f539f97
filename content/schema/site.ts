import * as v from 'valibot'
import countryCodes from '../registry/country-codes.json' with { type: 'json' }
import { byLanguage } from '../registry/languages.ts'
import { text } from './values.ts'

const httpsUrl = v.pipe(v.string(), v.url(), v.startsWith('https://'))
const perLanguage = <T extends v.GenericSchema>(item: T) => v.strictObject(byLanguage(() => item))

const uploadDate = v.pipe(v.string(), v.isoDate())

const video = v.variant('channel', [
  v.strictObject({ channel: v.picklist(['youtube', 'vimeo', 'youku']), videoId: text, link: httpsUrl, uploadDate }),
  v.strictObject({ channel: v.literal('custom'), url: httpsUrl, link: httpsUrl, uploadDate }),
])

/** The place in texts (`{{city}}`, `{{inCity}}`), in the grammatical form that the language's sentences need. */
const place = v.strictObject({
  city: text,
  country: text,
  /** "in Guangzhou" */
  inCity: text,
  /** District and city: "Nansha, Guangzhou" */
  locality: text,
  /** "in Nansha District, Guangzhou" */
  inLocality: text,
})

const year = v.pipe(v.number(), v.integer(), v.minValue(1800), v.maxValue(2100))
const day = v.picklist(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
const timeOfDay = v.pipe(v.string(), v.regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'must be a time like 8:00'))
const timeZone = v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone like Asia/Shanghai'))

/** Texts say "more than" this number. Round numbers have one form of the noun in Russian and Arabic too. */
const roundNumber = v.pipe(v.number(), v.minValue(15), v.multipleOf(5, 'must be a round number (15, 20, 25 ...)'))
const tons = v.pipe(v.number(), v.minValue(100), v.multipleOf(100, 'must be a multiple of 100 t'))

/** The officially assigned codes of ISO 3166-1. */
const countryCode = v.picklist(countryCodes)

/** Names of countries in one language where they differ from Unicode's CLDR, and the codes `first` in the list. */
const countryNames = v.strictObject({ first: v.optional(v.array(countryCode)), names: v.record(countryCode, text) })

/** The company's facts: the only file, besides pictures, that an owner changes. E-mail and phone are settings. */
export const siteSchema = v.strictObject({
  /** Shows a notice on sample installations; set it to false when name, logos and certificates are your own. */
  sample: v.boolean(),
  name: perLanguage(text),
  tagline: perLanguage(text),
  place: perLanguage(place),
  address: perLanguage(text),
  /** Position of the company on the world map, in degrees. */
  location: v.strictObject({
    latitude: v.pipe(v.number(), v.minValue(-57), v.maxValue(81)),
    longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  }),
  founded: year,
  copyrightYear: year,
  /** Office hours on `days` (first and last of the week) in `timeZone`, which also decides the year. */
  hours: v.pipe(
    v.strictObject({ days: v.tuple([day, day]), opens: timeOfDay, closes: timeOfDay, timeZone }),
    v.check(({ opens, closes }) => opens.padStart(5, '0') < closes.padStart(5, '0'), 'closes must be later than opens'),
  ),
  claims: v.strictObject({
    /** Square meters; `also` repeats the area in a local unit: "30 mu". */
    facility: v.strictObject({
      squareMeters: v.pipe(v.number(), v.integer(), v.minValue(1)),
      also: v.optional(perLanguage(text)),
    }),
    machineTypes: roundNumber,
    countries: roundNumber,
    customPress: v.strictObject({ from: tons, to: tons }),
    /** Partner of the patented technology: "with German experts". */
    developed: perLanguage(text),
  }),
  /** Logos of the about page, pictures of content/images; sample logos are used while `sample` is true. */
  customers: v.array(v.strictObject({ name: text, picture: v.pipe(text, v.regex(/^customers\/[a-z0-9-]+$/)) })),
  social: v.strictObject({
    messaging: v.optional(httpsUrl),
    shortVideo: v.optional(httpsUrl),
    video: v.optional(httpsUrl),
    /** WeChat has no link that works everywhere, so the id is shown as text. */
    wechat: v.optional(text),
  }),
  privacy: v.optional(httpsUrl),
  map: perLanguage(v.strictObject({ embed: httpsUrl, link: httpsUrl })),
  video: perLanguage(video),
  countryNames: v.optional(v.partial(perLanguage(countryNames))),
})

export type Site = v.InferOutput<typeof siteSchema>

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
