import * as v from 'valibot'
import { langs } from './languages.ts'
import { parseDocument } from './parse.ts'
import data from './site.json' with { type: 'json' }

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const httpsUrl = v.pipe(v.string(), v.url(), v.startsWith('https://'))
const perLanguage = <T extends v.GenericSchema>(item: T) =>
  v.strictObject(Object.fromEntries(langs.map((lang) => [lang, item])) as Record<(typeof langs)[number], T>)

/** Date for search engines. */
const uploadDate = v.pipe(v.string(), v.isoDate())

const video = v.variant('channel', [
  v.strictObject({ channel: v.picklist(['youtube', 'vimeo', 'youku']), videoId: text, link: httpsUrl, uploadDate }),
  v.strictObject({ channel: v.literal('custom'), url: httpsUrl, link: httpsUrl, uploadDate }),
])

/** The company's facts: the one file (with the pictures) that an owner changes. E-mail and phone are settings. */
export const siteSchema = v.strictObject({
  /** Shown once on sample installations; set to false when name, marks and certificates are your own. */
  sample: v.boolean(),
  name: perLanguage(text),
  tagline: perLanguage(text),
  address: perLanguage(text),
  copyrightYear: v.pipe(v.number(), v.integer()),
  social: v.strictObject({ messaging: httpsUrl, shortVideo: httpsUrl, video: httpsUrl }),
  map: perLanguage(v.strictObject({ embed: httpsUrl, link: httpsUrl })),
  video: perLanguage(video),
})

export type Site = v.InferOutput<typeof siteSchema>
export type Video = v.InferOutput<typeof video>

export const site: Site = parseDocument(siteSchema, data, 'content/site.json')
