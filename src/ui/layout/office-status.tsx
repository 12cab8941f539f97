import { formatZonedTime, officeStatus, zonedClock } from '../../../client/shared/office-hours.ts'
import type { Translate } from '../../i18n/translator.ts'
import type { PageData } from '../../rendering/page-data.ts'
import { usePageData } from '../../rendering/providers.tsx'
import { site } from '../../site.ts'

/** Whether the office is open, and until or from when by the company's clock. The island shows the browser's. */
export function OfficeStatus() {
  const page = usePageData()
  const { t } = page
  const { open, nextChange } = officeStatus(site.hours, Date.now())
  const text = open
    ? t('hours.open', zonedClock(site.hours.timeZone, nextChange))
    : t('hours.closed', { time: formatTime(page, nextChange) })
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
      <span data-line="">{text}</span>
    </p>
  )
}

const zonedTimeTexts = (t: Translate) => ({ zonedTime: t('form.zonedTime'), zonedTimeAtOne: t('form.zonedTimeAtOne') })

/** When the office opens next; undefined while it is open. */
export function nextOpening(page: PageData): string | undefined {
  const { open, nextChange } = officeStatus(site.hours, Date.now())
  return open ? undefined : formatTime(page, nextChange)
}

/** A time by the company's clock: the platform's guess of the visitor's zone is often that of a network. */
const formatTime = ({ lang, t }: PageData, time: number) =>
  formatZonedTime(zonedTimeTexts(t), lang, site.hours.timeZone, time)
