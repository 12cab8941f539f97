import { type View, type ViewerProps, viewDirections } from '../../../../client/islands/viewer/props.ts'
import { withUnit } from '../../../../client/shared/number-format.ts'
import type { MessageKey } from '../../../../content/schema/messages.ts'
import type { WebModel } from '../../../../content/schema/web-model.ts'
import { displayUnit, formatValue, labelKey } from '../../../i18n/units.ts'
import type { Machine, MachineProps } from '../../../machines/machine.ts'
import { useSharedData } from '../../../rendering/providers.tsx'
import { noBreak } from '../../../ui/text/no-break.tsx'
import { CycleCurve } from '../cycle/cycle-curve.tsx'
import { stepCaption, stepName } from '../cycle/cycle-steps.tsx'
import { cycleTimeline } from '../cycle/cycle-timeline.ts'
import { isWide } from './machine-viewer.tsx'

type ViewerPanelProps = MachineProps & { model: WebModel }

/** Replaces the pictures once the model is loaded; fetched with the model (`pages/machine/page.tsx`). */
export function ViewerPanel({ machine, model, units }: ViewerPanelProps) {
  const { t, machines } = useSharedData()
  const label = t('viewer.label', { title: machines[machine.key].title })
  const named = (key: MessageKey, letter = '') => ({ title: t(key), 'aria-label': letter + t(key) })
  const letters = model.points.map((_, index) => String.fromCharCode(65 + index))
  return (
    <section
      className="viewer__panel"
      aria-label={label}
      data-viewer=""
      data-props={JSON.stringify(propsOf(model, machine))}
      hidden
    >
      <div className="viewer__frame" data-wide={isWide(model) || undefined}>
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: keys turn and zoom the model */}
        <canvas tabIndex={0} role="application" aria-label={label} aria-describedby="viewer-keys" />
        <ol className="viewer__points" data-points="">
          {model.points.map(({ id }, index) => (
            <li key={id}>
              <button type="button" data-point="" aria-expanded={false} {...named(`point.${id}`, `${letters[index]} `)}>
                {letters[index]}
              </button>
            </li>
          ))}
        </ol>
        <svg className="viewer__leader" aria-hidden="true">
          <path data-leader="" />
        </svg>
        <div className="viewer__corner">
          <button
            className="square"
            type="button"
            data-full-screen=""
            aria-pressed={false}
            {...named('viewer.fullScreen')}
            hidden
          >
            <svg viewBox="0 0 16 16" width="18" aria-hidden="true">
              <path d="M1 5V1h4M11 1h4v4M15 11v4h-4M5 15H1v-4" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
          <button className="square" type="button" data-close="" {...named('viewer.close')}>
            <span className="cross" />
          </button>
        </div>
        <fieldset className="viewer__zoom" aria-label={t('viewer.zoom')}>
          <button className="square" type="button" data-zoom="out" {...named('viewer.zoomOut')}>
            −
          </button>
          <button className="square" type="button" data-zoom="in" {...named('viewer.zoomIn')}>
            +
          </button>
        </fieldset>
      </div>
      <p className="viewer__callout" data-callout="" role="status" hidden />
      <div className="viewer__text">
        <p className="viewer__caption" role="status" data-caption="" />
        <p className="viewer__hint label" id="viewer-keys">
          <span className="viewer__hint-keys">{t('viewer.keys')}</span>
          <span className="viewer__hint-touch">{t('viewer.touch')}</span>
        </p>
      </div>
      <div className="viewer__run">
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
        <div className="viewer__bar">
          <button className="button button--small viewer__play" type="button" data-play="">
            <span>{t(model.steps.length === 1 ? 'cycle.runMachine' : 'cycle.run')}</span>
            <span>{t('cycle.pause')}</span>
          </button>
          <fieldset className="viewer__views" aria-label={t('viewer.views')}>
            {(['hero', ...Object.keys(viewDirections)] as View[]).map((view) => (
              <button type="button" data-view={view} aria-pressed={view === 'hero'} key={view}>
                {t(`viewer.view.${view}`)}
              </button>
            ))}
          </fieldset>
          <button className="link-button" type="button" data-rest="" hidden>
            {t('viewer.points')}
          </button>
          <button className="link-button" type="button" data-ar="" hidden>
            {t('viewer.ar')}
          </button>
        </div>
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
      <p className="hidden" role="status" data-status="" data-text={t('viewer.showing')} />
      <div className="viewer__side">
        <CycleCurve machine={machine} units={units} />
        <Hotspots machine={machine} model={model} units={units} />
      </div>
    </section>
  )
}

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

function Hotspots({ machine: { key, neutral }, model, units }: ViewerPanelProps) {
  const { t, lang } = useSharedData()
  const { specTable, drawn } = neutral
  return (
    <div className="viewer__legend">
      <div className="viewer__choice">
        <h2>{t('viewer.points')}</h2>
        {specTable && (
          <label>
            <span>{t('viewer.valuesOf')}</span>
            <select className="form__input form__select" defaultValue={drawn} name={`values-${key}`}>
              {specTable.models.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        )}
      </div>
      <ol className="viewer__list" data-list="">
        {model.points.map(({ id, row: label }) => {
          const row = specTable?.rows.find((candidate) => candidate.label === label)
          const unit = row && displayUnit(row.label, units)
          return (
            <li key={id} data-entry="">
              <strong>{t(`point.${id}`)}</strong>
              {row &&
                specTable?.models.map((name, column) => (
                  <span data-model={name} key={name} hidden={name !== drawn}>
                    {t(labelKey(row))} <bdi dir="ltr">{formatValue(row, column, units, lang)}</bdi>
                    {unit && withUnit('', t(`unit.${unit}`))}
                  </span>
                ))}
            </li>
          )
        })}
      </ol>
      <p className="label">{noBreak(t('viewer.shown', { model: drawn }))}</p>
    </div>
  )
}

/** Props of the viewer; steps of a worked cycle have their course in it, as shares of its time. */
function propsOf({ file, camera, outline, points, steps }: WebModel, { neutral }: Machine): ViewerProps {
  const timeline = neutral.cycle && cycleTimeline(steps, neutral.cycle)
  return {
    file: `/assets/models/${file}`,
    camera,
    outline,
    points: points.map(({ places }) => ({ places })),
    steps: steps.map(({ from, to }, index) => {
      const [start, end] = timeline?.steps[index]?.real.map((at) => Number((at / timeline.seconds).toFixed(4))) ?? []
      return { from, to, ...(start !== undefined && end !== undefined && { course: [start, end] }) }
    }),
  }
}
