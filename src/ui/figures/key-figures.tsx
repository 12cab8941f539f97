import { unitSpace, withUnit } from '../../../client/shared/number-format.ts'
import type { MachineKey } from '../../../content/registry/machines.ts'
import { cardFigureCount } from '../../../content/schema/machine-index.ts'
import type { SpecRow } from '../../../content/schema/spec-table.ts'
import { displayUnit, formatRange, labelKey, megapascalRange, type Row, type UnitSystem } from '../../i18n/units.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { Terms } from '../text/lists.tsx'

/** Large numbers on a ruler: value, small unit beside it, label below. */
export function KeyFigures({ rows, system = 'metric' }: { rows: SpecRow[]; system?: UnitSystem }) {
  const { t } = useSharedData()
  if (rows.length === 0) return null
  return (
    <dl className="ruler" aria-label={t('machine.keyFigures')}>
      <Terms
        className="ruler__cell"
        rows={rows.map((row) => [t(labelKey(row)), <Figure key={row.label} row={row} system={system} />])}
      />
    </dl>
  )
}

/** The first key figures of a machine, for cards and guides. */
export function FigureList({ machineKey, className }: { machineKey: MachineKey; className: string }) {
  const { t, machines } = useSharedData()
  const rows = machines[machineKey].figures.slice(0, cardFigureCount)
  return (
    <dl className={className}>
      <Terms rows={rows.map((row) => [t(labelKey(row)), <Figure key={row.label} row={row} />])} />
    </dl>
  )
}

/** A range with its unit, left to right in every language. */
export function Figure({ row, system = 'metric' }: { row: Row; system?: UnitSystem }) {
  const { t, lang } = useSharedData()
  const unit = displayUnit(row.label, system)
  const megapascals = megapascalRange(row, system, lang)
  return (
    <span className="figure">
      <bdi dir="ltr">{noBreakRange(formatRange(row, system, lang))}</bdi>
      {unit && <UnitSuffix unit={t(`unit.${unit}`)} />}
      {megapascals && <UnitSuffix unit={`(${megapascals}\u00a0${t('unit.MPa')})`} />}
    </span>
  )
}

/** A line breaks only after the dash of "510 × 510 – 700 × 800" and before the last of three sides, not in "20–90". */
export function noBreakRange(text: string): string {
  return text
    .replaceAll(' × ', '\u00a0×\u00a0')
    .replaceAll(/(×[^×–～]+×)\u00a0/g, '$1 ')
    .replace(' – ', '\u00a0– ')
    .replace(/(?<=×.*)～/, '～\u200b')
    .replace(/^(.{1,5}–)(?=.{1,5}$)/, '$1\u2060')
}

/** The unit after a large number. */
export function UnitSuffix({ unit }: { unit: string }) {
  return (
    <>
      {unitSpace(unit)}
      <small>{unit}</small>
    </>
  )
}

/** An amount with its unit in running text, left to right in every language. */
export function Amount({ value, unit }: { value: string; unit: string }) {
  return (
    <>
      <bdi dir="ltr">{value}</bdi>
      {withUnit('', unit)}
    </>
  )
}
