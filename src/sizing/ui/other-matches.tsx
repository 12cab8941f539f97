import { usePageData } from '../../rendering/providers.tsx'
import type { SizingFormat } from '../format.ts'
import type { Candidate } from '../rules/candidate.ts'
import { ModelRow } from './model-row.tsx'

const maxOtherMatches = 6

type Presses = { candidates: Candidate[]; format: SizingFormat }

/** The other models that fit, in a line each. */
export function OtherMatches({ candidates, format }: Presses) {
  const { t } = usePageData()
  return (
    <section className="sizing__more">
      <h2>{t('sizing.others')}</h2>
      <ol className="presses">
        {candidates.slice(0, maxOtherMatches).map((candidate) => {
          const { press, clamp, cavities, perHour, machines } = candidate
          const force = t('sizing.clampOf', { clamp: format.clamp(clamp), available: format.clamp(press.clamp) })
          return (
            <ModelRow
              key={press.model}
              machineKey={press.key}
              model={press.model}
              count={machines}
              facts={[
                t('nav.labeled', { label: t('sizing.clampNeeded'), value: force }),
                t('sizing.otherOutput', { cavities: format.cavities(candidate), perHour: format.span(perHour) }),
                ...(machines > 1 ? [format.machines(candidate)] : []),
              ]}
              compare
              data-model={press.model}
              data-clamp={clamp.toFixed(1)}
              data-cavities={cavities}
              data-machines={machines}
            />
          )
        })}
      </ol>
    </section>
  )
}

/** Models that do not fit, and the limits that they miss. */
export function NearMatches({ candidates, format }: Presses) {
  const { t } = usePageData()
  const how = {
    clamp: format.clamp,
    platen: format.count,
    shot: format.volume,
    daylight: format.length,
    mold: format.length,
    temperature: format.temperature,
  }
  return (
    <section className="sizing__more">
      <h2>{t('sizing.near')}</h2>
      <ul className="presses">
        {candidates.map(({ press, shortfalls }) => (
          <ModelRow
            key={press.model}
            machineKey={press.key}
            model={press.model}
            facts={shortfalls.map(({ what, needed, available }) =>
              t(`sizing.short.${what}`, {
                needed: how[what](needed),
                available: how[what](available),
                ...(what === 'platen' && { count: needed }),
              }),
            )}
            plain
            data-near={press.model}
          />
        ))}
      </ul>
    </section>
  )
}
