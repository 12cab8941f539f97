import { sentenceSeparator, withUnit } from '../../../client/shared/number-format.ts'
import type { MachineKey } from '../../../content/registry/machines.ts'
import { conditions } from '../../../content/schema/data-sheet.ts'
import type { Translate } from '../../i18n/translator.ts'
import { alsoText, displayUnit, formatValue, labelKey, measured, type Row, type UnitSystem } from '../../i18n/units.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { site } from '../../site.ts'
import { AddToInquiry } from '../form/add-to-inquiry.tsx'
import { noBreak } from '../text/no-break.tsx'

type SpecTableProps = {
  models: string[]
  rows: Row[]
  caption: string
  system: UnitSystem
  /** The machine whose models can be added to the inquiry list. */
  machine?: MachineKey
}

/** A specification table: models as columns, rows with label and unit. On phones the names of the models stay in view. */
export function SpecTable({ models, rows, caption, system, machine }: SpecTableProps) {
  const { t, lang } = useSharedData()
  return (
    <div className="spec-frame">
      {models.length > 1 && (
        <p
          className="spec__position"
          data-position={t('machine.position', { n: '#', total: models.length })}
          aria-hidden="true"
        >
          {[t('machine.model'), ...models].map((name) => (
            <bdi key={name}>{name}</bdi>
          ))}
        </p>
      )}
      <section className="spec" aria-label={caption} tabIndex={models.length > 1 ? 0 : undefined}>
        <table className="spec__table">
          <caption className="hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('machine.model')}</th>
              {models.map((model) => (
                <th scope="col" key={model} abbr={machine && model}>
                  <bdi>{model}</bdi>
                  {machine && <AddToInquiry entry={`${machine}:${model}`} name={model} back="specification" />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                <th scope="row">
                  {noBreak(rowLabel(row, system, lang, t))}
                  <UnitLabel label={row.label} system={system} />
                </th>
                {models.map((model, column) => {
                  const alsoShown = alsoText(row, column, system, lang)
                  return (
                    <td key={model} data-form={row.form}>
                      <bdi dir="ltr">{formatValue(row, column, system, lang)}</bdi>
                      {alsoShown && <AlsoShown {...alsoShown} />}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

/** Label of a row, with the condition for its values. */
export function rowLabel(row: Row, system: UnitSystem, lang: string, t: Translate): string {
  const condition = conditions[row.as ?? row.label]
  if (!condition) return t(labelKey(row), 'nth' in row ? { n: row.nth ?? 1 } : undefined)
  return t(labelKey(row), { value: measured(condition.value, condition.unit, system, lang, t) })
}

/** The value of a cell in another unit. */
export function AlsoShown({ text, unit }: { text: string; unit: 'kN' | 'MPa' }) {
  const { t } = useSharedData()
  return (
    <small className="spec__also">
      <bdi>{withUnit(text, t(`unit.${unit}`))}</bdi>
    </small>
  )
}

/** The unit in brackets; Chinese brackets are full-width and need no space. */
export function UnitLabel({ label, system }: { label: Row['label']; system: UnitSystem }) {
  const { t, lang } = useSharedData()
  const unit = displayUnit(label, system)
  if (!unit) return null
  const text = unit === 't' || unit === 'kW' || unit === 'kgf/cm2' ? t(`unit.label.${unit}`) : t(`unit.${unit}`)
  if (lang === 'zh') return <bdi className="spec__unit">{`（${text}）`}</bdi>
  return (
    <>
      {' '}
      <bdi className="spec__unit">{`(${text})`}</bdi>
    </>
  )
}

/** Note below machine values: whether they are samples, and that only the offer is binding. */
export function SpecDisclaimer({ className }: { className?: string }) {
  const { t, lang } = useSharedData()
  return (
    <p className={className}>
      {site.sample && t('machine.sampleValues') + sentenceSeparator(lang)}
      {t('machine.binding')}
    </p>
  )
}

/** Links to switch the unit system; `query` is the rest of the page's query. */
export function UnitSwitch(props: { units: UnitSystem; path: string; query?: Record<string, string> }) {
  const { t, link } = useSharedData()
  return (
    <ul className="switch" aria-label={t('machine.units')}>
      {(['metric', 'imperial'] as const).map((system) => (
        <li key={system}>
          <a
            href={link(props.path, { ...props.query, units: system })}
            aria-current={system === props.units ? 'true' : undefined}
          >
            {t(`machine.${system}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}
