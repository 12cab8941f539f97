import type { CSSProperties } from 'react'
import { sentenceSeparator } from '../../client/shared/number-format.ts'
import { machinePaths } from '../../content/registry/machines.ts'
import { formatRange, labelKey, megapascalRange, type Row, type UnitSystem } from '../i18n/units.ts'
import { usePageData } from '../rendering/providers.tsx'
import { paths } from '../routes.ts'
import { noBreakRange } from '../ui/figures/key-figures.tsx'
import { AlsoShown, rowLabel, UnitLabel } from '../ui/figures/spec-table.tsx'
import { Picture } from '../ui/media/picture.tsx'
import { noBreak } from '../ui/text/no-break.tsx'
import { type Column, columnRow, minCompared, rowsOf, shortName } from './columns.ts'

export const modelsFormId = 'compare-models'

/** Compares machines or models in columns. Rows with different values come first, equal ones follow in gray. */
export function ComparisonTable({ columns, units }: { columns: Column[]; units: UnitSystem }) {
  const { t, lang } = usePageData()
  const lines = rowsOf(columns).map((rows) => {
    const cells = columns.map((column, index) => {
      const row = rows[index] && columnRow(rows[index], column)
      return { text: row && formatRange(row, units, lang), megapascals: row && megapascalRange(row, units, lang) }
    })
    return { name: labelRow(rows), cells, isSame: new Set(cells.map(({ text }) => text)).size === 1 }
  })
  const sorted = [...lines.filter(({ isSame }) => !isSame), ...lines.filter(({ isSame }) => isSame)]
  return (
    <table className="spec__table compare__table" style={{ '--machines': columns.length } as CSSProperties}>
      <caption className="hidden">{t('compare.heading')}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column, index) => (
            <ColumnHead key={column.entry} column={column} others={columns.toSpliced(index, 1)} />
          ))}
        </tr>
        <tr className="compare__names">
          <td />
          {columns.map((column) => (
            <td key={column.entry}>
              <bdi aria-hidden="true">{shortName(column)}</bdi>
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ name, cells, isSame }) => (
          <tr key={name.label} data-row={name.label} className={isSame ? 'compare__same' : undefined}>
            <th scope="row">
              {rowLabel(name, units, lang, t)}
              <UnitLabel label={name.label} system={units} />
              {isSame && <span className="hidden">{sentenceSeparator(lang) + t('compare.same')}</span>}
            </th>
            {cells.map(({ text, megapascals }, index) => (
              <td key={index} data-form={name.form} data-name={columns[index] && shortName(columns[index])}>
                {text ? <bdi dir="ltr">{text.split(/(?<= – |×.*～)/).map(rangeEnd)}</bdi> : '–'}
                {megapascals && <AlsoShown text={megapascals} unit="MPa" />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const rangeEnd = (text: string) => <span key={text}>{noBreakRange(text)}</span>

function ColumnHead({ column, others }: { column: Column; others: Column[] }) {
  const { t, machines, link } = usePageData()
  const { entry, machine, model, specTable } = column
  const { title, picture } = machines[machine.key]
  const name = model ?? title
  return (
    <th scope="col" abbr={name}>
      <Picture name={picture} alt="" sizes="12rem" className="compare__picture" eager />
      <a className="compare__title" href={link(machinePaths[machine.key])}>
        {noBreak(title)}
      </a>
      {specTable.models.length > 1 ? (
        <select
          className="form__input form__select compare__model"
          name="compare"
          form={modelsFormId}
          defaultValue={entry}
          aria-label={t('nav.labeled', { label: t('machine.model'), value: title })}
        >
          <option value={machine.key}>{t('compare.allModels')}</option>
          {specTable.models.map((code) => (
            <option key={code} value={`${machine.key}:${code}`}>
              {code}
            </option>
          ))}
        </select>
      ) : (
        <input type="hidden" name="compare" form={modelsFormId} value={machine.key} />
      )}
      {others.length >= minCompared && (
        <a
          className="compare__remove"
          href={link(paths.machines, { compare: others.map((other) => other.entry).join(',') })}
        >
          {t('compare.remove')} <span className="hidden">{name}</span>
        </a>
      )}
    </th>
  )
}

/** The row that names a line: with a machine's own variant of the label only if all machines share it. */
function labelRow(rows: (Row | undefined)[]): Row {
  const known = rows.filter((row) => row !== undefined)
  const [first] = known as [Row]
  return known.every((row) => labelKey(row) === labelKey(first)) ? first : ({ ...first, as: undefined } as Row)
}
