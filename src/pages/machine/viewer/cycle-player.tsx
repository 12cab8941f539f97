import type { WebModel } from '../../../../content/schema/web-model.ts'
import { useSharedData } from '../../../rendering/providers.tsx'
import { CycleCurve } from '../cycle/cycle-curve.tsx'
import { stepCaption, stepName } from '../cycle/cycle-steps.tsx'
import type { MachineProps } from '../machine-props.ts'

/** Play, pause, step; the caption of the current step, and the time in the worked cycle. */
export function CyclePlayer({ machine, model, units }: MachineProps & { model: WebModel }) {
  const { t } = useSharedData()
  return (
    <div className="viewer__run">
      <div className="viewer__play">
        <button className="button button--small" type="button" data-play={t('cycle.run')} data-pause={t('cycle.pause')}>
          {t('cycle.run')}
        </button>
        {model.steps.length > 1 && (
          <>
            <button className="square" type="button" data-previous="" aria-label={t('cycle.previous')}>
              <span className="arrow arrow--back" />
            </button>
            <button className="square" type="button" data-next="" aria-label={t('cycle.next')}>
              <span className="arrow" />
            </button>
          </>
        )}
      </div>
      {/* With a single step there is nothing to choose; its button only has the caption. */}
      <ol className="viewer__steps" hidden={model.steps.length === 1}>
        {model.steps.map(({ id }, index) => (
          <li key={index}>
            <button type="button" data-step={t(stepCaption(id, machine, index))}>
              {t(stepName(id, machine, index))}
            </button>
          </li>
        ))}
      </ol>
      <p className="viewer__caption" role="status" data-caption="" />
      <CycleCurve machine={machine} units={units} />
    </div>
  )
}
