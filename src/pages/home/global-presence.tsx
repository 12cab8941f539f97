import { useSharedData } from '../../rendering/providers.tsx'
import { WorldMap } from '../../ui/media/world-map.tsx'
import { NoBreak } from '../../ui/text/no-break.tsx'
import { OfficeHoursTable } from './office-hours-table.tsx'

/** Global presence: a drawn map, the countries in words, and our hours on the buyer's clock. */
export function GlobalPresence({ offsets }: { offsets: number[] }) {
  const { t, texts } = useSharedData()
  return (
    <>
      <div className="presence__head">
        <h2>{texts.home.presence.heading}</h2>
        <p>
          <NoBreak text={texts.home.presence.text} />
        </p>
      </div>
      <div className="presence__world">
        <WorldMap label={t('home.mapLabel')} />
        <OfficeHoursTable offsets={offsets} />
      </div>
    </>
  )
}
