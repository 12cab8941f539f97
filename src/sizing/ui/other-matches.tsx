import type { SizingFormat } from '../../i18n/sizing-format.ts'
import { usePageData } from '../../rendering/providers.tsx'
import type { Candidate } from '../rules/candidate.ts'
import { cavityText, machinesText } from './cavity-text.ts'
import { ModelRow } from './model-row.tsx'

/** How many other matches an answer shows at most. */
const maxOtherMatches = 6

type Presses = { candidates: Candidate[]; write: SizingFormat }

/** The other models that fit, in a line each. */
export function OtherMatches({ first, candidates, write }: Presses & { first: Candidate }) {
  const { t } = usePageData()
  return (
    <section className="sizing__more">
      <h2>{t('sizing.others')}</h2>
      <ol className="presses">
        {candidates.slice(0, maxOtherMatches).map((candidate, index) => (
          <Other
            key={candidate.press.model}
            candidate={candidate}
            write={write}
            compare={![first, ...candidates.slice(0, index)].some(({ press }) => press.key === candidate.press.key)}
          />
        ))}
      </ol>
    </section>
  )
}

/** Models that do not fit, and the limits that they miss. */
export function NearMatches({ candidates, write }: Presses) {
  const { t } = usePageData()
  return (
    <section className="sizing__more">
      <h2>{t('sizing.near')}</h2>
      <ul className="presses">
        {candidates.map((candidate) => (
          <Near key={candidate.press.model} candidate={candidate} write={write} />
        ))}
      </ul>
    </section>
  )
}

/** `compare`: only the first model of a machine has a box, because machines are compared, not models. */
function Other({ candidate, write, compare }: { candidate: Candidate; write: SizingFormat; compare: boolean }) {
  const { t } = usePageData()
  const { press, clamp, cavities, perHour, machines } = candidate
  return (
    <ModelRow
      machineKey={press.key}
      model={press.model}
      count={machines}
      facts={[
        t('nav.labelled', {
          label: t('sizing.clampNeeded'),
          value: t('sizing.clampOf', { clamp: write.clamp(clamp), available: write.clamp(press.clamp) }),
        }),
        t('sizing.otherOutput', { cavities: cavityText(t, candidate, write), perHour: write.span(perHour) }),
        ...(machines > 1 ? [machinesText(t, candidate, write)] : []),
      ]}
      compare={compare}
      data-model={press.model}
      data-clamp={clamp.toFixed(1)}
      data-cavities={cavities}
      data-machines={machines}
    />
  )
}

function Near({ candidate, write }: { candidate: Candidate; write: SizingFormat }) {
  const { t } = usePageData()
  const { press, shortfalls } = candidate
  const how = {
    clamp: write.clamp,
    platen: write.count,
    shot: write.volume,
    daylight: write.length,
    mold: write.length,
    temperature: (celsius: number) => write.temperature([celsius, celsius]),
  }
  const facts = shortfalls.map(({ what, needed, available }) =>
    t(`sizing.short.${what}`, {
      needed: how[what](needed),
      available: how[what](available),
      ...(what === 'platen' && { count: needed }),
    }),
  )
  return <ModelRow machineKey={press.key} model={press.model} facts={facts} plain data-near={press.model} />
}
