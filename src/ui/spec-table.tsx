import type { SpecTable as Table } from '../../content/spec-table.ts'
import { shownUnit, type UnitSystem, valueText } from '../units.ts'
import { usePage } from './page-context.ts'

/** The specification: models as columns, labels with their unit as rows; two leading rows larger. */
export function SpecTable({ table, system }: { table: Table; system: UnitSystem }) {
  const { t, lang } = usePage()
  return (
    <table className="spec__table">
      <caption className="hidden">{t('machine.specification')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('machine.model')}</th>
          {table.models.map((model) => (
            <th scope="col" key={model}>
              <bdi>{model}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">
              {t(`spec.${row.label}`)} <UnitLabel label={row.label} system={system} />
            </th>
            {table.models.map((model, index) => (
              <td key={model}>
                <bdi dir="ltr">{valueText(row, index, system, lang)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function UnitLabel({ label, system }: { label: Table['rows'][number]['label']; system: UnitSystem }) {
  const { t } = usePage()
  const unit = shownUnit(label, system)
  if (!unit) return null
  const text = unit === 't' || unit === 'kW' || unit === 'kgf/cm2' ? t(`unit.label.${unit}`) : t(`unit.${unit}`)
  return <bdi className="spec__unit">{`(${text})`}</bdi>
}
