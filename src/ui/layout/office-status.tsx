import { currentOfficeStatus, formatNextChange, zonedTimeTexts } from '../../i18n/office-status.ts'
import { usePageData } from '../../rendering/providers.tsx'
import { site } from '../../site.ts'

/** Whether the office is open, and until or from when. The island, loaded when the page is scrolled,
 * shows the time by the browser's clock and updates it. */
export function OfficeStatus({ className = '' }: { className?: string }) {
  const page = usePageData()
  const { t } = page
  const { open } = currentOfficeStatus()
  const props = {
    hours: site.hours,
    openText: t('hours.open'),
    closedText: t('hours.closed'),
    ...zonedTimeTexts(t),
  }
  return (
    <p
      className={`open-now ${className}`}
      data-island="open-now"
      data-hydrate="scroll"
      data-open={open ? '' : undefined}
      data-props={JSON.stringify(props)}
    >
      <span className="open-now__light" aria-hidden="true" />
      <span data-line="">{t(open ? 'hours.open' : 'hours.closed', { time: formatNextChange(page) })}</span>
    </p>
  )
}
