import { formatNumber, listSeparator, withUnit } from '../../../client/shared/number-format.ts'
import { formatValue, type Row, type UnitSystem } from '../../i18n/units.ts'
import { usePageData } from '../../rendering/providers.tsx'
import { rowLabel, UnitLabel } from '../../ui/figures/spec-table.tsx'
import { NoBreak } from '../../ui/text/no-break.tsx'
import type { PlanItem } from '../rules/parse-plan.ts'
import { utilityLabels } from '../rules/plan-models.ts'
import { sumTotals } from '../rules/totals.ts'

const cubicFeetPerCubicMeter = 1 / 0.3048 ** 3

/**
 * The total requirements of all machines. `data-value` is the plain metric number. A sum of 0 is not shown, but remains in
 * the page for programs that read it.
 */
export function Totals({ items, units }: { items: readonly PlanItem[]; units: UnitSystem }) {
  const { t, lang } = usePageData()
  const { utilities, netWeight, floorLoad, people, packages, oversized } = sumTotals(items)
  const row = (label: Row['label'], value: number): Row => ({ label, form: 'number', values: [value] }) as Row
  const rows = [
    ...utilityLabels.map((label) => row(label, utilities[label])),
    row('netWeight', netWeight),
    row('floorLoad', floorLoad),
    row('grossWeight', packages.grossWeight),
  ]
  const imperial = units === 'imperial'
  const volume = imperial ? packages.volume * cubicFeetPerCubicMeter : packages.volume
  const size = (values: readonly number[]) => {
    const text = formatValue({ label: 'machineSize', form: 'size', values: [[...values]] }, 0, units, lang)
    return withUnit(text, t(imperial ? 'unit.in' : 'unit.mm'))
  }
  const measured = (one: Row) => ({
    name: one.label,
    value: one.values[0] as number,
    label: (
      <>
        <NoBreak text={one.label === 'floorLoad' ? t('plan.floorLoad') : rowLabel(one, units, lang, t)} />
        <UnitLabel label={one.label} system={units} />
      </>
    ),
    text: formatValue(one, 0, units, lang),
  })
  const volumeText = formatNumber(Number(volume.toPrecision(3)), lang)
  const counted = [
    { name: 'people', value: people, text: formatNumber(people, lang) },
    { name: 'packages', value: packages.count, text: formatNumber(packages.count, lang) },
    {
      name: 'volume',
      value: Math.round(packages.volume * 10) / 10,
      text: withUnit(volumeText, t(imperial ? 'unit.ft3' : 'unit.m3')),
    },
    { name: 'containers', value: packages.containers, text: formatNumber(packages.containers, lang) },
  ].map((one) => ({ ...one, label: t(`plan.${one.name as 'people'}`) }))
  return (
    <>
      <dl className="plan__totals">
        {[...rows.map(measured), ...counted].map(({ name, value, label, text }) => (
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
          <NoBreak
            text={t('plan.oversized', {
              packages: oversized.map((part) => `${part.model} (${size(part.size)})`).join(listSeparator(lang)),
            })}
          />
        </p>
      )}
    </>
  )
}
