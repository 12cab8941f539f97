import { machinePaths } from '../../../content/registry/machines.ts'
import type { SizingFormat } from '../../i18n/sizing-format.ts'
import { usePageData } from '../../rendering/providers.tsx'
import { NoBreak } from '../../ui/text/no-break.tsx'
import type { Candidate } from '../rules/candidate.ts'
import type { SizingQuestion } from '../rules/parse-query.ts'
import type { Answer } from '../rules/size-machines.ts'
import { CavityDrawing } from './cavity-drawing.tsx'
import { cavityText, machinesText } from './cavity-text.ts'
import { ModelActions } from './model-row.tsx'
import { Reasons } from './reasons.tsx'
import { inquiryQuery } from './sizing-params.ts'

/** The recommended press: its cavities to scale, the figures behind it, its output, and the next steps. */
export function BestMatch(props: {
  candidate: Candidate
  question: SizingQuestion
  answer: Answer
  write: SizingFormat
}) {
  const page = usePageData()
  const { t, link } = page
  const { candidate, question, answer, write } = props
  const { press, cavities, clamp, machines, cycle, perHour, perYear } = candidate
  const platen = write.size(press.platen)
  const drawing = t('sizing.drawing', { platen, cavities: cavityText(t, candidate, write) })
  const figures: [string, string][] = [
    [t('sizing.figure.cavities'), write.count(cavities)],
    [t('sizing.figure.cycle'), write.seconds(cycle.total)],
    [t('sizing.figure.perHour'), write.span(perHour)],
    [t('sizing.figure.perYear'), write.span(perYear)],
    ...(press.power
      ? [[t('sizing.figure.power'), `${write.count(press.power)}\u00a0${t('unit.kW')}`] as [string, string]]
      : []),
    ...(press.size ? [[t('sizing.figure.footprint'), write.size(press.size.slice(0, 2))] as [string, string]] : []),
  ]
  return (
    <article
      className="press"
      data-model={press.model}
      data-clamp={clamp.toFixed(1)}
      data-cavities={cavities}
      data-machines={machines}
    >
      <div className="press__facts">
        <p className="label">{machines > 1 ? machinesText(t, candidate, write) : t('sizing.first')}</p>
        <h2 className="press__model" data-announce="">
          <bdi>{machines > 1 ? `${write.count(machines)}\u00a0×\u00a0${press.model}` : press.model}</bdi>
        </h2>
        <p className="press__title">
          <a href={link(machinePaths[press.key])}>
            <NoBreak text={page.machines[press.key].title} />
          </a>
        </p>
        <ClampScale candidate={candidate} write={write} />
        <Reasons candidate={candidate} question={question} write={write} />
      </div>
      <div className="press__drawing">
        <CavityDrawing candidate={candidate} question={question} amounts={write} label={drawing} />
        <p className="label">{drawing}</p>
      </div>
      <dl className="ruler press__figures" aria-label={t('machine.keyFigures')}>
        {figures.map(([label, text]) => (
          <div className="ruler__cell" key={label}>
            <dt>{label}</dt>
            <dd className="figure">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="press__actions">
        <a className="button" href={link(`${machinePaths[press.key]}#quote`, inquiryQuery(page.url, press.model))}>
          {t('sizing.ask')} <span className="arrow" />
        </a>
        <ModelActions machineKey={press.key} model={press.model} count={candidate.machines} compare />
        <a className="press__link" href={link(machinePaths[press.key])}>
          {t('sizing.machinePage')} <span className="arrow" />
        </a>
      </div>
      <Notes answer={answer} candidate={candidate} question={question} write={write} />
    </article>
  )
}

/** Days of production, a mold with more cavities, and the assumed weight. */
function Notes(props: { candidate: Candidate; question: SizingQuestion; answer: Answer; write: SizingFormat }) {
  const { t } = usePageData()
  const { candidate, question, answer, write } = props
  const { suggestion } = answer
  const days = Math.ceil(candidate.days ?? 0)
  return (
    <div className="press__note">
      {suggestion && (
        <p>
          {t('sizing.suggestion', {
            count: suggestion.machines,
            machines: write.count(suggestion.machines),
            cavities: cavityText(t, suggestion, write),
          })}
        </p>
      )}
      {days > 0 && (
        <p>{t('sizing.days', { count: days, days: write.count(days), quantity: write.count(question.yearly ?? 0) })}</p>
      )}
      {answer.weightEstimated && (
        <p className="label">{t('sizing.estimatedWeight', { weight: write.weight(answer.weight) })}</p>
      )}
    </div>
  )
}

/** The needed and the available clamp force as bars to scale. */
function ClampScale({ candidate, write }: { candidate: Candidate; write: SizingFormat }) {
  const { t } = usePageData()
  const { clamp, press } = candidate
  return (
    <div className="clamp">
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className="clamp__whole" width="100" height="4" />
        <rect className="clamp__needed" width={Math.min(100, (clamp / press.clamp) * 100)} height="4" />
      </svg>
      <dl>
        <div>
          <dt>{t('sizing.clampNeeded')}</dt>
          <dd className="figure">{write.clamp(clamp)}</dd>
        </div>
        <div>
          <dt>{t('sizing.clampAvailable')}</dt>
          <dd className="figure">{write.clamp(press.clamp)}</dd>
        </div>
      </dl>
    </div>
  )
}
