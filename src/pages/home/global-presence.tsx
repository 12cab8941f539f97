import { useSharedData } from '../../rendering/providers.tsx'
import { NoBreak } from '../../ui/text/no-break.tsx'
import { OfficeHoursTable } from './office-hours-table.tsx'

/** Global presence: a sentence on the countries, and the office hours in other time zones. */
export function GlobalPresence({ offsets }: { offsets: number[] }) {
  const { texts } = useSharedData()
  return (
    <>
      <div className="presence__head">
        <h2>{texts.home.presence.heading}</h2>
        <p>
          <NoBreak text={texts.home.presence.text} />
        </p>
      </div>
      <OfficeHoursTable offsets={offsets} />
    </>
  )
}
