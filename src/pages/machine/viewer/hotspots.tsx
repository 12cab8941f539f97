import { withUnit } from '../../../../client/shared/number-format.ts'
import type { WebModel } from '../../../../content/schema/web-model.ts'
import { displayUnit, formatValue, labelKey } from '../../../i18n/units.ts'
import { useSharedData } from '../../../rendering/providers.tsx'
import { NoBreak } from '../../../ui/text/no-break.tsx'
import type { MachineProps } from '../machine-props.ts'

/** Labels of the hotspots, each with its value for the chosen model. */
export function Hotspots({ machine: { key, neutral }, model, units }: MachineProps & { model: WebModel }) {
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
      <ol className="viewer__list">
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
      <p className="label">
        <NoBreak text={t('viewer.shown', { model: drawn })} />
      </p>
    </div>
  )
}
