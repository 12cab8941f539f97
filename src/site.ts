import data from '../content/generated/site.json' with { type: 'json' }
import type { Site } from '../content/schema/site.ts'

export type { Site }

/** The company's facts (content/site.json). The build validates them, because the schema's Intl starts slowly. */
export const site = data as unknown as Omit<Site, 'countryNames'>
