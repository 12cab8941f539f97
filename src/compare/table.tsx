import type { CSSProperties } from 'react'
import { sentenceSeparator, withUnit } from '../../client/shared/number-format.ts'
import { machinePaths } from '../../content/registry/machines.ts'
import { formatRange, labelKey, megapascalRange, type Row, type UnitSystem } from '../i18n/units.ts'
import { usePageData } from '../rendering/providers.tsx'
import { paths } from '../routes.ts'
import { noBreakRange } from '../ui/figures/key-figures.tsx'
import { rowLabel, UnitLabel } from '../ui/figures/spec-table.tsx'
import { Picture } from '../ui/media/picture.tsx'
import { NoBreak } from '../ui/text/no-break.tsx'
import { type Column, columnRow, itemOf, itemText, rowsOf, shortName } from './columns.ts'

/** Minimum number of columns. */
export const minCompared = 2

/** Id of the form of the model selects in the column heads. */
export const modelsFormId = 'compare-models'

type Props = { columns: Column[]; units: UnitSystem }

/** Compares machines or models in columns. Rows with different values come first, equal ones follow in gray. */
export function ComparisonTable({ columns, units }: Props) {
  const { t, lang } = usePageData()
  const lines = rowsOf(columns).map((rows) => {
    const shown = columns.map((column, index) => rows[index] && columnRow(rows[index], column))
    const texts = shown.map((row) => row && formatRange(row, units, lang))
    return { rows, shown, texts, same: new Set(texts).size === 1 }
  })
  return (
    <table className="spec__table compare__table" style={{ '--machines': columns.length } as CSSProperties}>
      <caption className="hidden">{t('compare.heading')}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column, index) => (
            <ColumnHead key={itemText(itemOf(column))} column={column} others={columns.toSpliced(index, 1)} />
          ))}
        </tr>
        <tr className="compare__names">
          <td />
          {columns.map((column) => (
            <td key={itemText(itemOf(column))}>
              <bdi aria-hidden="true">{shortName(column)}</bdi>
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines
          .toSorted((a, b) => Number(a.same) - Number(b.same))
          .map(({ rows, shown, texts, same }) => {
            const name = labelRow(rows)
            return (
              <tr key={name.label} className={same ? 'compare__same' : undefined}>
                <th scope="row">
                  {rowLabel(name, units, lang, t)}
                  <UnitLabel label={name.label} system={units} />
                  {same && <span className="hidden">{sentenceSeparator(lang) + t('compare.same')}</span>}
                </th>
                {texts.map((text, index) => (
                  <td key={index}>
                    {text ? <bdi dir="ltr">{noBreakRange(text)}</bdi> : '–'}
                    <Megapascals row={shown[index]} units={units} />
                  </td>
                ))}
              </tr>
            )
          })}
      </tbody>
    </table>
  )
}

/** Picture, name, choice of a model, and the link that removes the column. */
function ColumnHead({ column, others }: { column: Column; others: Column[] }) {
  const { t, machines, link } = usePageData()
  const { machine, model } = column
  const { title, picture } = machines[machine.key]
  const { models } = machine.neutral.specTable
  const name = model ?? title
  return (
    <th scope="col" abbr={name}>
      <Picture name={picture} alt="" sizes="12rem" className="compare__picture" eager />
      <a className="compare__title" href={link(machinePaths[machine.key])}>
        <NoBreak text={title} />
      </a>
      {models.length > 1 && (
        <select
          className="form__input form__select compare__model"
          name="compare"
          form={modelsFormId}
          defaultValue={itemText(itemOf(column))}
          aria-label={t('nav.labelled', { label: t('machine.model'), value: title })}
        >
          <option value={machine.key}>{t('compare.allModels')}</option>
          {models.map((code) => (
            <option key={code} value={`${machine.key}:${code}`}>
              {code}
            </option>
          ))}
        </select>
      )}
      {models.length === 1 && <input type="hidden" name="compare" form={modelsFormId} value={machine.key} />}
      {others.length >= minCompared && (
        <a
          className="compare__remove"
          href={link(paths.machines, { compare: others.map((other) => itemText(itemOf(other))).join(',') })}
        >
          {t('compare.remove')} <span className="hidden">{name}</span>
        </a>
      )}
    </th>
  )
}

function Megapascals({ row, units }: { row: Row | undefined; units: UnitSystem }) {
  const { t, lang } = usePageData()
  const text = row && megapascalRange(row, units, lang)
  if (!text) return null
  return (
    <small className="spec__also">
      <bdi>{withUnit(text, t('unit.MPa'))}</bdi>
    </small>
  )
}

/**
 * The row that names a line. A machine's own variant of the label (force of a press, of a punch) is used if all
 * machines share it.
 */
function labelRow(rows: (Row | undefined)[]): Row {
  const known = rows.filter((row) => row !== undefined)
  const [first] = known as [Row]
  return known.every((row) => labelKey(row) === labelKey(first)) ? first : ({ ...first, as: undefined } as Row)
}
