import { describeOpening } from '../../i18n/office-status.ts'
import { remember } from '../../rendering/memoize.ts'
import { usePageData } from '../../rendering/providers.tsx'

/** What is said of an opening, which is one object until the office next opens or closes. */
const lines = new WeakMap<object, string>()

/** Whether the office is open, and until or from when: by the server's clock, then by the reader's (client/islands/open-now). */
export function OfficeStatus({ className = '' }: { className?: string }) {
  const page = usePageData()
  const { t } = page
  const opening = describeOpening(page)
  const { open, changes, time } = opening
  const line = remember(lines, opening, () => t(open ? 'hours.open' : 'hours.closed', { time }))
  const told = { open, changes, openText: t('hours.open'), closedText: t('hours.closed') }
  return (
    <p
      className={`open-now ${className}`}
      data-island="open-now"
      data-hydrate="visible"
      data-open={open ? '' : undefined}
      data-props={JSON.stringify(told)}
    >
      <span className="open-now__light" aria-hidden="true" />
      <span data-line="">{line}</span>
    </p>
  )
}
