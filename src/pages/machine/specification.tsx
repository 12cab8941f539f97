import { machinePaths } from '../../../content/registry/machines.ts'
import { moldOpenings } from '../../../content/schema/data-sheet.ts'
import type { SpecTable as Table } from '../../../content/schema/spec-table.ts'
import type { UnitSystem } from '../../i18n/units.ts'
import type { Machine } from '../../machines/machine.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { SpecTable } from '../../ui/figures/spec-table.tsx'
import { UnitSwitch } from '../../ui/figures/unit-switch.tsx'
import { SpecDisclaimer } from '../../ui/text/spec-disclaimer.tsx'
import { TableNotes } from './table-notes.tsx'

/** The specification of a machine's models: the table, its units, and explanations of rows and codes. */
export function Specification({ machine, units }: { machine: Machine; units: UnitSystem }) {
  const { t } = useSharedData()
  const { specTable: table, installation } = machine.neutral
  if (!table) return null
  return (
    <>
      <div className="spec-head">
        <h2>{t('machine.specification')}</h2>
        <UnitSwitch units={units} path={`${machinePaths[machine.key]}#specification`} />
      </div>
      {table.models.length > 1 && <TablePosition total={table.models.length} />}
      <section className="spec" aria-label={t('machine.specification')} tabIndex={0}>
        <SpecTable
          models={table.models}
          rows={table.rows}
          caption={t('machine.specification')}
          system={units}
          machine={machine.key}
        />
      </section>
      <div className="spec-foot label">
        <SpecDisclaimer />
        <TableNotes table={table} installation={installation} />
        <MoldOpeningLegend table={table} />
      </div>
    </>
  )
}

/** On phones, names the model in view. The script updates it (client/behaviors/table-position.ts). */
function TablePosition({ total }: { total: number }) {
  const { t } = useSharedData()
  return (
    <p className="spec__position label" data-position={t('machine.position', { n: '#', total })} aria-hidden="true">
      {t('machine.position', { n: 1, total })}
    </p>
  )
}

/** Legend of the codes in the row "Mold Opening Type". */
function MoldOpeningLegend({ table }: { table: Table }) {
  const { t } = useSharedData()
  const codes = table.rows.find(({ label }) => label === 'moldOpeningType')?.values.join(' ') ?? ''
  const used = (Object.keys(moldOpenings) as (keyof typeof moldOpenings)[]).filter((code) => codes.includes(code))
  if (used.length === 0) return null
  return (
    <dl className="legend">
      {used.map((code) => (
        <div key={code}>
          <dt>
            <bdi>{code}</bdi>
          </dt>
          <dd>{t(`machine.legend.${code}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
