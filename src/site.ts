import { utcOffset } from '../client/shared/office-hours.ts'
import data from '../content/generated/site.json' with { type: 'json' }
import type { Site } from '../content/schema/site.ts'

/** The company's facts (content/site.json). The build validates them, because the schema's Intl starts slowly. */
export const site = data as unknown as Omit<Site, 'countryNames'>

/** Today's date in the company's time zone, in digits. */
export function companyDate() {
  const now = Date.now()
  const date = new Date(now + utcOffset(site.hours.timeZone, now) * 60_000).toISOString()
  return { year: date.slice(0, 4), month: date.slice(5, 7), day: date.slice(8, 10) }
}
