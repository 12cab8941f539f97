import type { SizingFormat } from '../../i18n/sizing-format.ts'
import { usePageData } from '../../rendering/providers.tsx'
import { NoBreak } from '../../ui/text/no-break.tsx'
import { type Candidate, clampMargin, largestShot, smallestShot } from '../rules/candidate.ts'
import { bindsWithResin, compounds } from '../rules/compounds.ts'
import type { Cycle } from '../rules/cycle.ts'
import { projectedArea } from '../rules/layout.ts'
import type { SizingQuestion } from '../rules/parse-query.ts'

/** Why this press, in numbers: force, platen, shot, cycle, vacuum. */
export function Reasons(props: { candidate: Candidate; question: SizingQuestion; write: SizingFormat }) {
  const { t } = usePageData()
  const { candidate, question, write } = props
  const { press, cavities, clamp, cycle, platenHolds, shot } = candidate
  const pressure = compounds[question.material].molding[press.process]?.pressure.plan ?? 0
  return (
    <ul className="press__reasons">
      <li>
        {t('sizing.reason.clamp', {
          cavities: write.count(cavities),
          area: write.area(projectedArea(question)),
          pressure: write.pressure(pressure),
          clamp: write.clamp(clamp),
          available: write.clamp(press.clamp),
          margin: write.count(Math.round((clampMargin - 1) * 100)),
        })}
      </li>
      <li>{t('sizing.reason.platen', { count: platenHolds, platen: write.size(press.platen) })}</li>
      {shot !== undefined && press.shot !== undefined && (
        <li>
          {t('sizing.reason.shot', {
            shot: write.volume(shot),
            share: write.count(Math.max(1, Math.round((shot / press.shot) * 100))),
            available: write.volume(press.shot),
            most: write.count(largestShot * 100),
          })}
        </li>
      )}
      {shot !== undefined && press.shot !== undefined && shot < press.shot * smallestShot && (
        <li>{t('sizing.reason.smallShot', { low: write.count(smallestShot * 100) })}</li>
      )}
      <li>
        <CycleParts cycle={cycle} resin={bindsWithResin(question.material)} write={write} />
      </li>
      {question.vacuum && (
        <li>{t(press.vacuum === 'standard' ? 'sizing.reason.vacuum' : 'sizing.reason.vacuumOption')}</li>
      )}
    </ul>
  )
}

/** The seconds of a cycle in their order; a step that takes less than half a second is left out. */
function CycleParts({ cycle, resin, write }: { cycle: Cycle; resin: boolean; write: SizingFormat }) {
  const { t } = usePageData()
  const { load, close, inject, cure, open } = cycle
  const parts = [
    ['spec.loadTime', [load, load]],
    ['spec.closeTime', [close, close]],
    ['spec.injectTime', [inject, inject]],
    [resin ? 'spec.as.resinCure' : 'spec.cureTime', cure],
    ['spec.openTime', [open, open]],
  ] as const
  return parts
    .filter(([, [, most]]) => most >= 0.5)
    .map(([label, [low, high]]) => (
      <span className="presses__item" key={label}>
        <NoBreak text={t('nav.labelled', { label: t(label), value: write.seconds([low, high]) })} />{' '}
      </span>
    ))
}
