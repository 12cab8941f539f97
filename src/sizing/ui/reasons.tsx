import type { MessageKey } from '../../../content/schema/messages.ts'
import { usePageData } from '../../rendering/providers.tsx'
import { noBreak } from '../../ui/text/no-break.tsx'
import type { SizingFormat } from '../format.ts'
import { type Candidate, hasSmallShot, maxShotShare, minShotShare, shotShare } from '../rules/candidate.ts'
import { bindsWithResin, compounds } from '../rules/compounds.ts'
import type { Range } from '../rules/cycle.ts'
import { clampMargin } from '../rules/job.ts'
import { projectedArea } from '../rules/layout.ts'

/** The figures behind a press: force, platen, shot, cycle, vacuum. */
export function Reasons({ candidate, format }: { candidate: Candidate; format: SizingFormat }) {
  const { t } = usePageData()
  const { question } = candidate.job
  const { press, cavities, molds, clamp, cycle, platenHolds, shot, limit, most } = candidate
  const isLiquid = question.material === 'lsr'
  const item = (text: string | false) => text && <li key={text}>{text}</li>
  const percent = (share: number) => format.count(Math.round(share * 100))
  const size = [
    t('sizing.reason.clamp', {
      cavities: format.count(Math.ceil(cavities / molds)),
      area: format.area(projectedArea(question)),
      pressure: format.pressure(compounds[question.material].molding[press.process]?.pressure.plan ?? 0),
      clamp: format.clamp(clamp),
      available: format.clamp(press.clamp),
      margin: percent(clampMargin - 1),
    }),
    molds > 1 && t('sizing.reason.molds', { count: molds, molds: format.count(molds) }),
    (limit !== 'platen' || most !== platenHolds) &&
      t('sizing.reason.platen', {
        count: platenHolds,
        holds: format.count(platenHolds),
        platen: format.size((press.upperPlaten ?? press.platen).toReversed()),
      }),
    press.process === 'injection' &&
      shot !== undefined &&
      t('sizing.reason.shot', {
        shot: format.volume(shot),
        share: format.count(shotShare(shot, press)),
        available: format.volume(press.shot ?? 0),
        most: percent(maxShotShare),
      }),
    hasSmallShot(candidate) &&
      t(isLiquid ? 'sizing.reason.smallShotLiquid' : 'sizing.reason.smallShot', { low: percent(minShotShare) }),
  ]
  const pace = [
    cycle.waitsForShot &&
      press.plasticizing !== undefined &&
      t(isLiquid ? 'sizing.reason.metering' : 'sizing.reason.plasticizing', { rate: format.rate(press.plasticizing) }),
    t(`sizing.limit.${limit}`, { count: most, most: format.count(most) }),
    question.vacuum === 'yes' && t(press.vacuum === 'standard' ? 'sizing.reason.vacuum' : 'sizing.reason.vacuumOption'),
  ]
  return (
    <ul className="press__reasons">
      {size.map(item)}
      <li>
        {cycleSteps(candidate).map(([label, seconds]) => (
          <span className="presses__item" key={label}>
            {noBreak(t('nav.labeled', { label: t(label), value: format.seconds(seconds) }))}{' '}
          </span>
        ))}
      </li>
      {pace.map(item)}
    </ul>
  )
}

/** The steps of a cycle in their order, named for its process; steps below half a second are left out. */
function cycleSteps({ press, cycle, job: { question } }: Candidate): [MessageKey, Range][] {
  const { load, close, inject, cure, open } = cycle
  const steps: [MessageKey, Range][] = [
    ['spec.loadTime', [load, load]],
    [press.process === 'compression' ? 'spec.as.closeAndDegas' : 'spec.as.close', [close, close]],
    [press.process === 'transfer' ? 'spec.as.transfer' : 'spec.injectTime', [inject, inject]],
    [bindsWithResin(question.material) ? 'spec.as.resinCure' : 'spec.cureTime', cure],
    ['spec.openTime', [open, open]],
  ]
  return steps.filter(([, [, most]]) => most >= 0.5)
}
