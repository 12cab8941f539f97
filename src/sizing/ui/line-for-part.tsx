import type { MachineKey } from '../../../content/registry/machines.ts'
import type { SizingFormat } from '../../i18n/sizing-format.ts'
import { usePageData } from '../../rendering/providers.tsx'
import type { Candidate } from '../rules/candidate.ts'
import type { LineMachine } from '../rules/production-line.ts'
import { ModelActs, ModelName } from './model-actions.tsx'

/** The machines before and after the press that keep pace with it. `weight` in g. */
export function WholeLine(props: { line: LineMachine[]; candidate: Candidate; weight: number; write: SizingFormat }) {
  const { t } = usePageData()
  const { line, candidate, weight, write } = props
  const most = (candidate.perHour[1] * candidate.machines * weight) / 1000
  return (
    <section className="sizing__more">
      <h2>{t('sizing.line')}</h2>
      <p>{t('sizing.lineText', { quantity: write.rate([most, most]) })}</p>
      <ul className="presses">
        {line.map(({ key, model, count, throughput }) => (
          <li className="presses__row" key={key} data-line={model} data-count={count}>
            <ModelName machineKey={key} model={model} count={count} />
            <p>{t('nav.labelled', { label: t('spec.throughput'), value: write.rate(throughput) })}</p>
            <ModelActs machineKey={key} model={model} />
          </li>
        ))}
      </ul>
      {trimmedByHand(line) && <p className="label">{t('sizing.byHand')}</p>}
    </section>
  )
}

/** A line with a mill is one for rubber or solid silicone, whose flash has to go. */
function trimmedByHand(line: LineMachine[]): boolean {
  const has = (...keys: MachineKey[]) => line.some(({ key }) => keys.includes(key))
  return has('OpenMill', 'TwoRollMill') && !has('Punching', 'Deflashing')
}
