import { type ViewerProps, views } from '../../../../client/islands/viewer/props.ts'
import type { WebModel } from '../../../../content/schema/web-model.ts'
import type { Machine } from '../../../machines/machine.ts'
import { modelUrl } from '../../../rendering/assets.ts'
import { useSharedData } from '../../../rendering/providers.tsx'
import { cycleTimeline } from '../cycle/cycle-timeline.ts'
import type { MachineProps } from '../machine-props.ts'
import { CyclePlayer } from './cycle-player.tsx'
import { Hotspots } from './hotspots.tsx'

/**
 * Replaces the pictures once the model is loaded. Fetched with the model (`pages/machine/page.tsx`), never part of the
 * page.
 */
export function ViewerPanel({ machine, model, units }: MachineProps & { model: WebModel }) {
  const { t, machines } = useSharedData()
  const label = t('viewer.label', { title: machines[machine.key].title })
  return (
    <section
      className="viewer__panel"
      aria-label={label}
      data-viewer=""
      data-props={JSON.stringify(propsOf(model, machine))}
      hidden
    >
      <div className="viewer__frame">
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: keys turn and zoom the model */}
        <canvas tabIndex={0} role="application" aria-label={label} aria-describedby="viewer-keys" />
        <ol className="viewer__points" data-points="">
          {model.points.map(({ id }, index) => (
            <li key={id}>
              <button type="button" data-point="" aria-expanded={false} aria-label={t(`point.${id}`)}>
                {index + 1}
              </button>
            </li>
          ))}
        </ol>
        <p className="viewer__callout" data-callout="" role="status" hidden />
      </div>
      <div className="viewer__bar">
        <fieldset className="viewer__views" aria-label={t('viewer.views')}>
          {views.map((view) => (
            <button type="button" data-view={view} key={view}>
              {t(`viewer.view.${view}`)}
            </button>
          ))}
        </fieldset>
        <fieldset className="viewer__views" aria-label={t('viewer.zoom')}>
          <button type="button" data-zoom="out" aria-label={t('viewer.zoomOut')}>
            −
          </button>
          <button type="button" data-zoom="in" aria-label={t('viewer.zoomIn')}>
            +
          </button>
        </fieldset>
        <button className="link-button" type="button" data-full-screen="" aria-pressed={false} hidden>
          {t('viewer.fullScreen')}
        </button>
        <button className="link-button" type="button" data-ar="" hidden>
          {t('viewer.ar')}
        </button>
        <button className="link-button" type="button" data-close="">
          {t('viewer.close')}
        </button>
      </div>
      <p
        role="status"
        data-ar-file=""
        data-preparing={t('viewer.ar.preparing')}
        data-ready={t('viewer.ar.ready')}
        data-failed={t('viewer.failed')}
        hidden
      />
      <p role="alert" data-ar-problem="" hidden>
        {t('viewer.ar.failed')}
      </p>
      <ArOverlay />
      <p className="label" id="viewer-keys">
        <span className="viewer__hint-keys">{t('viewer.keys')}</span>
        <span className="viewer__hint-touch">{t('viewer.touch')}</span>
      </p>
      <p className="hidden" role="status" data-status="" data-text={t('viewer.showing')} />
      <CyclePlayer machine={machine} model={model} units={units} />
      <Hotspots machine={machine} model={model} units={units} />
    </section>
  )
}

/** Controls over the camera's view in AR. */
function ArOverlay() {
  const { t } = useSharedData()
  return (
    <div className="viewer__ar" data-ar-overlay="" hidden>
      <p
        role="status"
        data-ar-status=""
        data-find={t('viewer.ar.find')}
        data-place={t('viewer.ar.place')}
        data-placed={t('viewer.ar.placed')}
      />
      <div>
        {(['left', 'right'] as const).map((side) => (
          <button className="button" type="button" data-ar-turn={side} key={side}>
            {t(side === 'left' ? 'viewer.ar.turnLeft' : 'viewer.ar.turnRight')}
          </button>
        ))}
        <button className="button" type="button" data-ar-close="">
          {t('viewer.ar.close')}
        </button>
      </div>
    </div>
  )
}

function propsOf({ file, camera, points, steps }: WebModel, { neutral }: Machine): ViewerProps {
  const course = neutral.cycle && cycleTimeline(steps, neutral.cycle)
  return {
    file: modelUrl(file),
    camera,
    points: points.map(({ position, normal }) => ({ position, normal })),
    steps: steps.map(({ from, to }, index) => {
      const real = course?.steps[index]?.real
      if (!course || !real) return { from, to }
      return { from, to, course: [share(real[0] / course.seconds), share(real[1] / course.seconds)] }
    }),
  }
}

const share = (value: number) => Number(value.toFixed(4))
