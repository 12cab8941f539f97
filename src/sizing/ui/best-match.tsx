import { type MachineKey, machinePaths } from '../../../content/registry/machines.ts'
import { formatItem } from '../../inquiry/list/item.ts'
import { CachedFragment, slot } from '../../rendering/fragment-cache.tsx'
import { usePageData, useSharedData } from '../../rendering/providers.tsx'
import { ArrowLink } from '../../ui/text/links.tsx'
import { Terms } from '../../ui/text/lists.tsx'
import { noBreak } from '../../ui/text/no-break.tsx'
import type { SizingFormat } from '../format.ts'
import type { Candidate } from '../rules/candidate.ts'
import type { Answer } from '../rules/size-machines.ts'
import { CavityDrawing } from './cavity-drawing.tsx'
import { inquiryQuery } from './links.ts'
import { ModelButtons } from './model-row.tsx'
import { Reasons } from './reasons.tsx'

/** The recommended press: its cavities to scale, the figures behind it, its output, and the next steps. */
export function BestMatch(props: { candidate: Candidate; answer: Answer; write: SizingFormat }) {
  const page = usePageData()
  const { t, link } = page
  const { candidate, answer, write } = props
  const { press, cavities, clamp, machines, cycle, perHour, perYear } = candidate
  const { suggestion } = answer
  const days = Math.ceil(candidate.days ?? 0)
  const platen = write.size(press.platen)
  const drawing = t('sizing.drawing', { platen, cavities: write.cavities(candidate) })
  const scale = {
    needed: write.clamp(clamp),
    available: write.clamp(press.clamp),
    share: `${Math.min(100, (clamp / press.clamp) * 100)}`,
  }
  const figures = {
    cavities: write.count(cavities),
    cycle: write.seconds(cycle.total),
    perHour: write.span(perHour),
    perYear: write.span(perYear),
    ...(press.power && { power: `${write.count(press.power)}\u00a0${t('unit.kW')}` }),
    ...(press.size && { footprint: write.size(press.size.slice(0, 2)) }),
  }
  const actions = {
    ask: link(`${machinePaths[press.key]}#quote`, inquiryQuery(page.url, press.model)),
    entry: formatItem({ key: press.key, model: press.model, count: machines }),
  }
  return (
    <article
      className="press"
      data-model={press.model}
      data-clamp={clamp.toFixed(1)}
      data-cavities={cavities}
      data-machines={machines}
    >
      <div className="press__facts">
        <p className="label">{machines > 1 ? write.machines(candidate) : t('sizing.first')}</p>
        <h2 className="press__model" data-announce="">
          <bdi>{machines > 1 ? `${write.count(machines)}\u00a0×\u00a0${press.model}` : press.model}</bdi>
        </h2>
        <p className="press__title">
          <a href={link(machinePaths[press.key])}>{noBreak(page.machines[press.key].title)}</a>
        </p>
        <CachedFragment name="clamp-scale" className="clamp" slots={scale} of={ClampScale} />
        <Reasons candidate={candidate} write={write} />
      </div>
      <div className="press__drawing">
        <CavityDrawing candidate={candidate} write={write} label={drawing} />
        <p className="label">{drawing}</p>
      </div>
      <CachedFragment
        name="press-figures"
        as="dl"
        className="ruler press__figures"
        aria-label={t('machine.keyFigures')}
        slots={figures}
        of={Figures}
        props={{ names: Object.keys(figures) as Figure[] }}
      />
      <CachedFragment
        name="press-actions"
        className="press__actions"
        slots={actions}
        of={Actions}
        props={{ machineKey: press.key, model: press.model }}
      />
      <div className="press__note">
        {suggestion && (
          <p>
            {t('sizing.suggestion', {
              count: suggestion.machines,
              machines: write.count(suggestion.machines),
              cavities: write.cavities(suggestion),
            })}
          </p>
        )}
        {days > 0 && (
          <p>
            {t('sizing.days', {
              count: days,
              days: write.count(days),
              quantity: write.count(answer.question.yearly ?? 0),
            })}
          </p>
        )}
        {answer.weightEstimated && (
          <p className="label">{t('sizing.estimatedWeight', { weight: write.weight(answer.weight) })}</p>
        )}
      </div>
    </article>
  )
}

/** The needed and the available clamp force as bars to scale. */
function ClampScale() {
  const { t } = useSharedData()
  return (
    <>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className="clamp__whole" width="100" height="4" />
        <rect className="clamp__needed" width={slot('share')} height="4" />
      </svg>
      <dl>
        <Terms
          textClass="figure"
          rows={[
            [t('sizing.clampNeeded'), slot('needed')],
            [t('sizing.clampAvailable'), slot('available')],
          ]}
        />
      </dl>
    </>
  )
}

type Figure = 'cavities' | 'cycle' | 'perHour' | 'perYear' | 'power' | 'footprint'

function Figures({ names }: { names: Figure[] }) {
  const { t } = useSharedData()
  const rows = names.map((name) => [t(`sizing.figure.${name}`), slot(name)] as [string, string])
  return <Terms className="ruler__cell" textClass="figure" rows={rows} />
}

function Actions(press: { machineKey: MachineKey; model: string }) {
  const { t, link } = useSharedData()
  return (
    <>
      <ArrowLink className="button" href={slot('ask')} text={t('sizing.ask')} />
      <p className="presses__acts">
        <ModelButtons {...press} compare />
      </p>
      <ArrowLink className="press__link" href={link(machinePaths[press.machineKey])} text={t('sizing.machinePage')} />
    </>
  )
}
