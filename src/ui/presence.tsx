import { Clock } from './clock.tsx'
import { Codes } from './codes.tsx'
import { useShared } from './page-context.tsx'
import { WorldMap } from './world-map.tsx'

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
