import { useShared } from '../../rendering/providers.tsx'
import { WorldMap } from '../../ui/media/world-map.tsx'
import { Codes } from '../../ui/text/no-break.tsx'
import { Clock } from './office-hours-table.tsx'

/** Global presence: a drawn map, the countries in words, and our hours on the buyer's clock. */
export function Presence({ offsets }: { offsets: number[] }) {
  const { t, texts } = useShared()
  return (
    <>
      <div className="presence__head">
        <h2>{texts.home.presence.heading}</h2>
        <p>
          <Codes text={texts.home.presence.text} />
        </p>
      </div>
      <div className="presence__world">
        <WorldMap label={t('home.mapLabel')} />
        <Clock offsets={offsets} />
      </div>
    </>
  )
}
