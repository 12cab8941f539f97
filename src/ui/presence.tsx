import { Clock } from './clock.tsx'
import { WorldMap } from './drawings/world-map.tsx'
import { usePage } from './page-context.ts'

/** Global presence: a drawn map, the countries in words, and our hours on the buyer's clock. */
export function Presence() {
  const { t, texts } = usePage()
  return (
    <>
      <div className="presence__head">
        <h2>{texts.home.presence.heading}</h2>
        <p>{texts.home.presence.text}</p>
      </div>
      <div className="presence__world">
        <WorldMap label={t('home.mapLabel')} />
        <Clock />
      </div>
    </>
  )
}
