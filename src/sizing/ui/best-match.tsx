import { countedName } from '../../../client/shared/number-format.ts'
import { machinePaths, machinePicture } from '../../../content/registry/machines.ts'
import { formatItem } from '../../inquiry/list/item.ts'
import { usePageData } from '../../rendering/providers.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { ArrowLink } from '../../ui/text/links.tsx'
import { Terms } from '../../ui/text/lists.tsx'
import { noBreak } from '../../ui/text/no-break.tsx'
import type { SizingFormat } from '../format.ts'
import type { Candidate } from '../rules/candidate.ts'
import { type Answer, usualFill } from '../rules/size-machines.ts'
import { CavityDrawing } from './cavity-drawing.tsx'
import { inquiryQuery } from './links.ts'
import { ModelButtons } from './model-row.tsx'
import { Reasons } from './reasons.tsx'

/** The recommended press: its cavities to scale, the figures behind it, its output, and the next steps. */
export function BestMatch(props: { candidate: Candidate; answer: Answer; format: SizingFormat }) {
  const page = usePageData()
  const { t, link } = page
  const { candidate, answer, format } = props
  const { press, cavities, clamp, machines, cycle, perHour, perYear } = candidate
  const { suggestion, question } = answer
  const days = Math.ceil(candidate.days ?? 0)
  const share = Math.round(usualFill(question) * 100)
  const platen = format.size(press.platen.toReversed())
  const drawing = t('sizing.drawing', { platen, cavities: format.cavities(candidate) })
  const entry = formatItem({ key: press.key, model: press.model, count: machines })
  const figures: [string, string][] = [
    [t('sizing.figure.cavities'), format.count(cavities)],
    [t('sizing.figure.cycle'), format.seconds(cycle.total)],
    [t('sizing.figure.perHour'), format.span(perHour)],
    [t('sizing.figure.perYear'), format.span(perYear)],
  ]
  if (press.power) figures.push([t('sizing.figure.power'), `${format.count(press.power)}\u00a0${t('unit.kW')}`])
  if (press.size) figures.push([t('sizing.figure.footprint'), format.size(press.size.slice(0, 2))])
  return (
    <article
      className="press"
      data-model={press.model}
      data-clamp={clamp.toFixed(1)}
      data-cavities={cavities}
      data-machines={machines}
    >
      <div className="press__facts">
        <Picture className="press__picture" name={machinePicture(press.key)} alt="" sizes="8rem" />
        <p className="label">{machines > 1 ? format.machines(candidate) : t('sizing.first')}</p>
        <h2 className="press__model" data-announce="">
          <bdi>{noBreak(countedName(machines, press.model))}</bdi>
        </h2>
        <p className="press__title">
          <a href={link(machinePaths[press.key])}>{noBreak(page.machines[press.key].title)}</a>
        </p>
        <ClampScale candidate={candidate} format={format} />
        <Reasons candidate={candidate} format={format} />
      </div>
      <div className="press__drawing">
        <CavityDrawing candidate={candidate} format={format} label={drawing} />
        <p className="label">{drawing}</p>
      </div>
      <dl className="ruler press__figures" aria-label={t('machine.keyFigures')}>
        <Terms className="ruler__cell" textClass="figure" rows={figures} />
      </dl>
      <div className="press__actions">
        <ArrowLink
          className="button"
          href={link(`${machinePaths[press.key]}#quote`, inquiryQuery(page.url, press.model))}
          text={t('sizing.ask')}
        />
        <p className="presses__actions">
          <ModelButtons machineKey={press.key} model={press.model} entry={entry} compare />
        </p>
        <ArrowLink className="press__link" href={link(machinePaths[press.key])} text={t('sizing.machinePage')} />
      </div>
      <div className="press__note">
        {suggestion && (
          <p>
            {t('sizing.suggestion', {
              count: suggestion.machines,
              machines: format.count(suggestion.machines),
              cavities: format.cavities(suggestion),
            })}
          </p>
        )}
        {days > 0 && (
          <p>
            {t('sizing.days', { count: days, days: format.count(days), quantity: format.count(question.yearly ?? 0) })}
          </p>
        )}
        {answer.weightEstimated && (
          <p className="label">{t('sizing.estimatedWeight', { weight: format.weight(answer.weight), share })}</p>
        )}
      </div>
    </article>
  )
}

function ClampScale({ candidate: { clamp, press }, format }: { candidate: Candidate; format: SizingFormat }) {
  const { t } = usePageData()
  return (
    <div className="clamp">
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className="clamp__whole" width="100" height="4" />
        <rect className="clamp__needed" width={Math.min(100, (clamp / press.clamp) * 100)} height="4" />
      </svg>
      <dl>
        <Terms
          textClass="figure"
          rows={[
            [t('sizing.clampNeeded'), format.clamp(clamp)],
            [t('sizing.clampAvailable'), format.clamp(press.clamp)],
          ]}
        />
      </dl>
    </div>
  )
}
