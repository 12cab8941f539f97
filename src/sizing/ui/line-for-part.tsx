import { maxPlanMachines } from '../../../client/shared/inquiry-contract.ts'
import { formatPlan } from '../../plan/rules/parse-plan.ts'
import { usePageData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'
import { ArrowLink } from '../../ui/text/links.tsx'
import { noBreak } from '../../ui/text/no-break.tsx'
import type { SizingFormat } from '../format.ts'
import type { Candidate } from '../rules/candidate.ts'
import { type Line, lineInProcessOrder, partsMass } from '../rules/production-line.ts'
import { ModelRow } from './model-row.tsx'

const notes = ['separateMill', 'byHand', 'hardSilicone', 'trays', 'onlyPeroxide', 'baked'] as const

/** The machines before and after the press, with their share of its time, and the steps done without one. */
export function LineForPart(props: { line: Line; candidate: Candidate; format: SizingFormat }) {
  const { t, link } = usePageData()
  const { line, candidate, format } = props
  const models = lineInProcessOrder(line, candidate)
  const plan = formatPlan(models)
  const isPlannable = models.reduce((sum, { count }) => sum + count, 0) <= maxPlanMachines
  return (
    <section className="sizing__more">
      <h2>{t(line.machines.length > 0 ? 'sizing.line' : 'sizing.aroundPress')}</h2>
      {line.machines.length > 0 && (
        <>
          <p>{noBreak(t('sizing.lineText', { quantity: format.rate(partsMass(candidate)) }))}</p>
          <ul className="presses">
            {line.machines.map(({ key, model, count, throughput, busy }) => (
              <ModelRow
                key={key}
                machineKey={key}
                model={model}
                count={count}
                facts={[
                  t('nav.labeled', { label: t('spec.throughput'), value: format.rate(throughput) }),
                  t('sizing.busy', { share: format.count(Math.max(1, Math.round(busy * 100))) }),
                ]}
                data-line={model}
                data-count={count}
              />
            ))}
          </ul>
          {isPlannable && (
            <p>
              <ArrowLink className="press__link" href={link(paths.machines, { plan })} text={t('plan.layOut')} />
            </p>
          )}
        </>
      )}
      {notes.map((note) => line[note] && <p key={note}>{noBreak(t(`sizing.lineNote.${note}`))}</p>)}
    </section>
  )
}
