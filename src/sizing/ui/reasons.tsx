import type { MessageKey } from '../../../content/schema/messages.ts'
import type { SizingFormat } from '../../i18n/sizing-format.ts'
import { usePageData } from '../../rendering/providers.tsx'
import { NoBreak } from '../../ui/text/no-break.tsx'
import { type Candidate, hasSmallShot, largestShot, shotShare, smallestShot } from '../rules/candidate.ts'
import { bindsWithResin, compounds } from '../rules/compounds.ts'
import { clampMargin } from '../rules/job.ts'
import { projectedArea } from '../rules/layout.ts'
import type { SizingQuestion } from '../rules/parse-query.ts'

/** The figures behind a press: force, platen, shot, cycle, vacuum. */
export function Reasons(props: { candidate: Candidate; question: SizingQuestion; write: SizingFormat }) {
  const { t } = usePageData()
  const { candidate, question, write } = props
  const { press, cavities, molds, clamp, cycle, platenHolds, shot, limit, most } = candidate
  const pressure = compounds[question.material].molding[press.process]?.pressure.plan ?? 0
  const injects = press.process === 'injection' && shot !== undefined && press.shot !== undefined
  return (
    <ul className="press__reasons">
      <li>
        {t('sizing.reason.clamp', {
          cavities: write.count(Math.ceil(cavities / molds)),
          area: write.area(projectedArea(question)),
          pressure: write.pressure(pressure),
          clamp: write.clamp(clamp),
          available: write.clamp(press.clamp),
          margin: write.count(Math.round((clampMargin - 1) * 100)),
        })}
      </li>
      {molds > 1 && <li>{t('sizing.reason.molds', { count: molds, molds: write.count(molds) })}</li>}
      {(limit !== 'platen' || most !== platenHolds) && (
        <li>
          {t('sizing.reason.platen', {
            count: platenHolds,
            holds: write.count(platenHolds),
            platen: write.size(press.upperPlaten ?? press.platen),
          })}
        </li>
      )}
      {injects && (
        <li>
          {t('sizing.reason.shot', {
            shot: write.volume(shot),
            share: write.count(shotShare(shot, press)),
            available: write.volume(press.shot ?? 0),
            most: write.count(Math.round(largestShot * 100)),
          })}
        </li>
      )}
      {hasSmallShot(candidate) && (
        <li>{t('sizing.reason.smallShot', { low: write.count(Math.round(smallestShot * 100)) })}</li>
      )}
      <li>
        <CycleParts candidate={candidate} question={question} write={write} />
      </li>
      {cycle.waitsForShot && press.plasticizing !== undefined && (
        <li>
          {t(question.material === 'lsr' ? 'sizing.reason.metering' : 'sizing.reason.plasticizing', {
            rate: write.rate([press.plasticizing, press.plasticizing]),
          })}
        </li>
      )}
      <li>{t(`sizing.limit.${limit}`, { count: most, most: write.count(most) })}</li>
      {question.vacuum === 'yes' && (
        <li>{t(press.vacuum === 'standard' ? 'sizing.reason.vacuum' : 'sizing.reason.vacuumOption')}</li>
      )}
    </ul>
  )
}

/** The seconds of a cycle in their order, each step named for its process; steps below half a second are left out. */
function CycleParts({
  candidate,
  question,
  write,
}: {
  candidate: Candidate
  question: SizingQuestion
  write: SizingFormat
}) {
  const { t } = usePageData()
  const { press, cycle } = candidate
  const { load, close, inject, cure, open } = cycle
  const parts: [MessageKey, readonly [number, number]][] = [
    ['spec.loadTime', [load, load]],
    [press.process === 'compression' ? 'spec.as.closeAndDegas' : 'spec.as.close', [close, close]],
    [press.process === 'transfer' ? 'spec.as.transfer' : 'spec.injectTime', [inject, inject]],
    [bindsWithResin(question.material) ? 'spec.as.resinCure' : 'spec.cureTime', cure],
    ['spec.openTime', [open, open]],
  ]
  return parts
    .filter(([, [, most]]) => most >= 0.5)
    .map(([label, [low, high]]) => (
      <span className="presses__item" key={label}>
        <NoBreak text={t('nav.labelled', { label: t(label), value: write.seconds([low, high]) })} />{' '}
      </span>
    ))
}
