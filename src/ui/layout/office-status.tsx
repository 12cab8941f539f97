import {
  formatZonedTime,
  officeStatus,
  type OfficeStatus as Status,
  type ZonedTimeTexts,
} from '../../../client/shared/office-hours.ts'
import type { Translate } from '../../i18n/translator.ts'
import { memoize } from '../../rendering/memoize.ts'
import type { PageData } from '../../rendering/page-data.ts'
import { usePageData } from '../../rendering/providers.tsx'
import { site } from '../../site.ts'

/** Whether the office is open, and until or from when. The island updates it by the browser's clock. */
export function OfficeStatus() {
  const page = usePageData()
  const { t } = page
  const { open } = currentOfficeStatus()
  const props = { hours: site.hours, openText: t('hours.open'), closedText: t('hours.closed'), ...zonedTimeTexts(t) }
  return (
    <p
      className="office-status"
      data-island="office-status"
      data-hydrate="scroll"
      data-open={open ? '' : undefined}
      data-props={JSON.stringify(props)}
    >
      <span className="office-status__light" aria-hidden="true" />
      <span data-line="">{t(open ? 'hours.open' : 'hours.closed', { time: formatNextChange(page) })}</span>
    </p>
  )
}

let cached: (Status & { since: number }) | undefined

/** The status of the office now. Computing it takes some twenty calls of Intl, so it is cached until it changes. */
export function currentOfficeStatus(): Status {
  const now = Date.now()
  if (!cached || now < cached.since || now >= cached.nextChange) {
    cached = { ...officeStatus(site.hours, now), since: now }
  }
  return cached
}

function zonedTimeTexts(t: Translate): ZonedTimeTexts {
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
