import { describeOpening } from '../opening.ts'
import { usePage } from './page-context.tsx'

/** Whether the office is open, and until or from when: by the server's clock, then by the reader's (client/islands/open-now). */
export function OpenNow({ className = '' }: { className?: string }) {
  const page = usePage()
  const { t } = page
  const { open, changes, time } = describeOpening(page)
  const told = { open, changes, openText: t('hours.open'), closedText: t('hours.closed') }
  return (
    <p
      className={`open-now ${className}`}
      data-island="open-now"
      data-wake="visible"
      data-open={open ? '' : undefined}
      data-props={JSON.stringify(told)}
    >
      <span className="open-now__light" aria-hidden="true" />
      <span data-line="">{t(open ? 'hours.open' : 'hours.closed', { time })}</span>
    </p>
  )
}
