import {
  formatZonedTime,
  type OfficeStatus,
  officeStatus,
  type ZonedTimeTexts,
} from '../../client/shared/office-hours.ts'
import { memoize } from '../rendering/memoize.ts'
import type { PageData } from '../rendering/page-data.ts'
import { site } from '../site.ts'
import type { Translate } from './translator.ts'

let cached: (OfficeStatus & { since: number }) | undefined

/** The status of the office now. Computing it takes some twenty calls of Intl, so it is cached until it changes. */
export function currentOfficeStatus(): OfficeStatus {
  const now = Date.now()
  if (!cached || now < cached.since || now >= cached.nextChange) {
    cached = { ...officeStatus(site.hours, now), since: now }
  }
  return cached
}

/** The messages that `formatZonedTime` needs. */
export function zonedTimeTexts(t: Translate): ZonedTimeTexts {
  return { zonedTime: t('form.zonedTime'), zonedTimeAtOne: t('form.zonedTimeAtOne') }
}

const texts = new Map<string, string>()
const maxTexts = 500

/** The next change of the office's status by the visitor's clock, or by the company's if the visitor's is unknown. */
export function formatNextChange({ lang, t, timeZone = site.hours.timeZone }: PageData): string {
  const { nextChange } = currentOfficeStatus()
  if (texts.size > maxTexts) texts.clear()
  return memoize(texts, `${lang} ${timeZone} ${nextChange}`, () => {
    const format = (zone: string) => formatZonedTime(zonedTimeTexts(t), lang, zone, nextChange)
    try {
      return format(timeZone)
    } catch {
      // The platform may send a time zone that this runtime does not know.
      return format(site.hours.timeZone)
    }
  })
}
