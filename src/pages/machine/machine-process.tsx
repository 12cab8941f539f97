import { linesOf } from '../../../content/registry/processes.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { ProductionLine } from '../../ui/media/production-line.tsx'
import { NoBreak } from '../../ui/text/no-break.tsx'
import type { MachineProps } from './machine-props.ts'

/** Input and output of the machine, and its production lines. */
export function MachineProcess({ machine: { key, texts } }: MachineProps) {
  const { t, texts: pages } = useSharedData()
  const [line, ...others] = linesOf(key)
  return (
    <div className="section wrap">
      <h2>{t('machine.process')}</h2>
      {texts && (
        <dl className="process-step">
          <div>
            <dt>{t('machine.processIn')}</dt>
            <dd>{texts.process.input}</dd>
          </div>
          <div className="process-step__work">
            <dt>
              <NoBreak text={texts.title} />
            </dt>
            <dd>
              <NoBreak text={texts.process.description} />
            </dd>
          </div>
          <div>
            <dt>{t('machine.processOut')}</dt>
            <dd>{texts.process.output}</dd>
          </div>
        </dl>
      )}
      {line && <ProductionLine process={line} here={key} />}
      {others.length > 0 && (
        <p className="label">
          {t('nav.labelled', {
            label: t('machine.otherLines'),
            value: others.map(({ id }) => pages.machines.processes[id].processName).join(' · '),
          })}
        </p>
      )}
    </div>
  )
}
