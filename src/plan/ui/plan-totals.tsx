import { formatNumber, listSeparator, withUnit } from '../../../client/shared/number-format.ts'
import { formatLengths, formatValue, lengthUnit, measured, type Row, type UnitSystem } from '../../i18n/units.ts'
import { usePageData } from '../../rendering/providers.tsx'
import { rowLabel, UnitLabel } from '../../ui/figures/spec-table.tsx'
import { noBreak } from '../../ui/text/no-break.tsx'
import type { PlanItem } from '../rules/parse-plan.ts'
import { utilityLabels } from '../rules/plan-models.ts'
import { sumTotals } from '../rules/totals.ts'

/** The total requirements of all machines. Sums of 0 are hidden, but remain in the page for programs. */
export function Totals({ items, units }: { items: readonly PlanItem[]; units: UnitSystem }) {
  const { t, lang } = usePageData()
  const { utilities, netWeight, floorLoad, people, packages, oversized } = sumTotals(items)

  function rowSum(name: Row['label'], value: number) {
    const row = { label: name, form: 'number', values: [value] } as Row
    const text = name === 'floorLoad' ? t('plan.floorLoad') : rowLabel(row, units, lang, t)
    const label = (
      <>
        {noBreak(text)}
        <UnitLabel label={name} system={units} />
      </>
    )
    return { name, value, label, text: formatValue(row, 0, units, lang) }
  }

  const counted = (name: 'people' | 'packages' | 'volume' | 'containers', value: number, text?: string) => ({
    name,
    value,
    label: t(`plan.${name}`),
    text: text ?? formatNumber(value, lang),
  })

  const size = (values: number[]) => withUnit(formatLengths(values, units, lang), t(`unit.${lengthUnit(units)}`))

  const sums = [
    ...utilityLabels.map((label) => rowSum(label, utilities[label])),
    rowSum('netWeight', netWeight),
    rowSum('floorLoad', floorLoad),
    rowSum('grossWeight', packages.grossWeight),
    counted('people', people),
    counted('packages', packages.count),
    counted('volume', Math.round(packages.volume * 10) / 10, measured(packages.volume, 'm3', units, lang, t)),
    counted('containers', packages.containers),
  ]
  return (
    <>
      <dl className="plan__totals">
        {sums.map(({ name, value, label, text }) => (
          <div hidden={value === 0} key={name}>
            <dt>{label}</dt>
            <dd data-sum={name} data-value={value}>
              <bdi dir="ltr">{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {oversized.length > 0 && (
        <p className="plan__oversized">
          {noBreak(
            t('plan.oversized', {
              packages: oversized.map((part) => `${part.model} (${size(part.size)})`).join(listSeparator(lang)),
            }),
          )}
        </p>
      )}
    </>
  )
}
