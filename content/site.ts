import { parseDocument } from './parse.ts'
import data from './site.json' with { type: 'json' }
import { type Site, siteSchema, type Video } from './site-schema.ts'

export type { Site, Video }

/** The company's facts, checked. */
export const site: Site = parseDocument(siteSchema, data, 'content/site.json')
