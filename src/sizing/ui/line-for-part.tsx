import type { SizingFormat } from '../../i18n/sizing-format.ts'
import { formatPlan } from '../../plan/rules/parse-plan.ts'
import { usePageData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'
import type { Candidate } from '../rules/candidate.ts'
import { inProcessOrder, type Line } from '../rules/production-line.ts'
import { ModelRow } from './model-row.tsx'

const notes = ['separateMill', 'byHand', 'trays', 'onlyPeroxide', 'baked'] as const

/** The machines before and after the press, with their share of its time, and the steps done without one. `weight` in g. */
export function LineForPart(props: { line: Line; candidate: Candidate; weight: number; write: SizingFormat }) {
  const { t, link } = usePageData()
  const { line, candidate, weight, write } = props
  const most = (candidate.perHour[1] * candidate.machines * weight) / 1000
  return (
    <section className="sizing__more">
      <h2>{t('sizing.line')}</h2>
      {line.machines.length > 0 && (
        <>
          <p>{t('sizing.lineText', { quantity: write.rate([most, most]) })}</p>
          <ul className="presses">
            {line.machines.map(({ key, model, count, throughput, busy }) => (
              <ModelRow
                key={key}
                machineKey={key}
                model={model}
                name={count > 1 ? `${count}\u00a0×\u00a0${model}` : model}
                count={count}
                facts={[
                  t('nav.labelled', { label: t('spec.throughput'), value: write.rate(throughput) }),
                  t('sizing.busy', { share: write.count(Math.max(1, Math.round(busy * 100))) }),
                ]}
                data-line={model}
                data-count={count}
              />
            ))}
          </ul>
          <p>
            <a
              className="press__link"
              href={link(paths.machines, { plan: formatPlan(inProcessOrder(line, candidate)) })}
            >
              {t('plan.layOut')} <span className="arrow" />
            </a>
          </p>
        </>
      )}
      {notes.map((note) => line[note] && <p key={note}>{t(`sizing.lineNote.${note}`)}</p>)}
    </section>
  )
}
