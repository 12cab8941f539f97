import { views } from '../../client/islands/viewer/view-names.ts'
import type { ViewerProps } from '../../client/islands/viewer/viewer-props.ts'
import type { WebModel } from '../../content/models.ts'
import { withUnit } from '../../content/numbers.ts'
import { modelAddress } from '../assets.ts'
import { courseOf } from '../machines/cycle-course.ts'
import type { Machine } from '../machines/machine.ts'
import { labelKey, shownUnit, type UnitSystem, valueText } from '../units.ts'
import { Codes } from './codes.tsx'
import { CycleCurve } from './cycle-curve.tsx'
import { stepCaption, stepName } from './cycle-steps.tsx'
import { useShared } from './page-context.tsx'

/** What takes the place of the pictures once the model is there: fetched with it (`pages/machine.tsx`), never part of the page. */
export function ModelPanel({ machine, model, units }: { machine: Machine; model: WebModel; units: UnitSystem }) {
  const { t, machines } = useShared()
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
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: its keys turn and zoom the model */}
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
          <button type="button" data-zoom="out" aria-label={t('viewer.zoomOut')}>
            −
          </button>
          <button type="button" data-zoom="in" aria-label={t('viewer.zoomIn')}>
            +
          </button>
        </fieldset>
        <button className="link-button" type="button" data-hall="" hidden>
          {t('viewer.hall')}
        </button>
        <button className="link-button" type="button" data-close="">
          {t('viewer.close')}
        </button>
      </div>
      <p
        role="status"
        data-hall-file=""
        data-preparing={t('viewer.hall.preparing')}
        data-ready={t('viewer.hall.ready')}
        data-failed={t('viewer.failed')}
        hidden
      />
      <p role="alert" data-hall-problem="" hidden>
        {t('viewer.hall.failed')}
      </p>
      <HallView />
      <p className="label" id="viewer-keys">
        {t('viewer.keys')}
      </p>
      <p className="hidden" role="status" data-status="" data-text={t('viewer.showing')} />
      <Run machine={machine} model={model} units={units} />
      <Points machine={machine} model={model} units={units} />
    </section>
  )
}

function propsOf({ file, bytes, camera, points, steps }: WebModel, { neutral }: Machine): ViewerProps {
  const course = neutral.cycle && courseOf(steps, neutral.cycle)
  return {
    address: modelAddress(file),
    bytes,
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

/** What lies over the camera's view while the machine stands in the visitor's hall. */
function HallView() {
  const { t } = useShared()
  return (
    <div className="viewer__hall" data-hall-view="" hidden>
      <p
        role="status"
        data-hall-status=""
        data-find={t('viewer.hall.find')}
        data-place={t('viewer.hall.place')}
        data-placed={t('viewer.hall.placed')}
      />
      <div>
        <button className="button" type="button" data-hall-turn="left">
          {t('viewer.hall.turnLeft')}
        </button>
        <button className="button" type="button" data-hall-turn="right">
          {t('viewer.hall.turnRight')}
        </button>
        <button className="button" type="button" data-hall-close="">
          {t('viewer.hall.close')}
        </button>
      </div>
    </div>
  )
}

/** Play, pause, step; the caption of the step that is shown, and where the worked cycle is then. */
function Run({ machine, model, units }: { machine: Machine; model: WebModel; units: UnitSystem }) {
  const { t } = useShared()
  const course = machine.neutral.cycle && courseOf(model.steps, machine.neutral.cycle)
  return (
    <div className="viewer__run">
      <div className="viewer__play">
        <button className="button button--small" type="button" data-play={t('cycle.run')} data-pause={t('cycle.pause')}>
          {t('cycle.run')}
        </button>
        <button className="square" type="button" data-previous="" aria-label={t('cycle.previous')}>
          <span className="arrow arrow--back" />
        </button>
        <button className="square" type="button" data-next="" aria-label={t('cycle.next')}>
          <span className="arrow" />
        </button>
      </div>
      <ol className="viewer__steps">
        {model.steps.map(({ id }, index) => (
          <li key={index}>
            <button type="button" data-step={t(stepCaption(id, machine))}>
              {t(stepName(id, machine))}
            </button>
          </li>
        ))}
      </ol>
      <p className="viewer__caption" role="status" data-caption="" />
      {course && <CycleCurve course={course} machine={machine} units={units} />}
    </div>
  )
}

/** What the points name, each with the value that the chosen model has there. */
function Points({ machine: { key, neutral }, model, units }: { machine: Machine; model: WebModel; units: UnitSystem }) {
  const { t, lang } = useShared()
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
      <ol className="viewer__list">
        {model.points.map(({ id, row: label }) => {
          const row = specTable?.rows.find((candidate) => candidate.label === label)
          const unit = row && shownUnit(row.label, units)
          return (
            <li key={id} data-entry="">
              <strong>{t(`point.${id}`)}</strong>
              {row &&
                specTable?.models.map((name, column) => (
                  <span data-model={name} key={name} hidden={name !== drawn}>
                    {t(labelKey(row))} <bdi dir="ltr">{valueText(row, column, units, lang)}</bdi>
                    {unit && withUnit('', t(`unit.${unit}`))}
                  </span>
                ))}
            </li>
          )
        })}
      </ol>
      <p className="label">
        <Codes text={t('viewer.shown', { model: drawn })} />
      </p>
    </div>
  )
}
