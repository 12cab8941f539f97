import { machinePaths } from '../../../content/registry/machines.ts'
import { type Installation, moldOpenings, type SheetLabel } from '../../../content/schema/data-sheet.ts'
import type { SpecLabel, SpecTable as Table } from '../../../content/schema/spec-table.ts'
import type { Translate } from '../../i18n/translator.ts'
import type { MachineProps } from '../../machines/machine.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { SpecDisclaimer, SpecTable, UnitSwitch } from '../../ui/figures/spec-table.tsx'
import { Terms } from '../../ui/text/lists.tsx'

/** The specification of a machine's models: the table, its units, and explanations of rows and codes. */
export function Specification({ machine: { key, neutral }, units }: MachineProps) {
  const { t } = useSharedData()
  const { specTable: table, installation } = neutral
  if (!table) return null
  const notes = notesOf(table, installation, t)
  return (
    <>
      <div className="spec-head">
        <h2>{t('machine.specification')}</h2>
        <UnitSwitch units={units} path={`${machinePaths[key]}#specification`} />
      </div>
      <SpecTable {...table} caption={t('machine.specification')} system={units} machine={key} />
      <div className="spec-foot label">
        <SpecDisclaimer />
        {notes.length < 3 ? (
          notes
        ) : (
          <details className="spec-notes">
            <summary>
              {t('machine.notes')} <span className="chevron" />
            </summary>
            <div>
              {notes}
              <MoldOpeningLegend table={table} />
            </div>
          </details>
        )}
      </div>
    </>
  )
}

/** Explains rows of a machine's tables that could be misunderstood. */
function notesOf(table: Table, installation: Installation | undefined, t: Translate) {
  const rowOf = (label: SpecLabel) => table.rows.find((row) => row.label === label)?.values
  const sheetOf = (label: SheetLabel) => installation?.rows.find((row) => row.label === label)?.values
  const daylights = Number(sheetOf('daylights')?.[0] ?? 1)
  const injects = rowOf('maxInjectionRate') !== undefined
  const hydraulic = rowOf('plungerDiameter') !== undefined
  const tieBars = rowOf('tieBarDistance')
  const notes = [
    rowOf('clampForce') && t('machine.tonNote'),
    injects && t('machine.plungerNote'),
    sheetOf('liquidInjectionVolume') && t('machine.twoUnitsNote'),
    hydraulic && !injects && t('machine.pressNote'),
    sheetOf('stations') && t('machine.stationsNote'),
    daylights > 1 && t('machine.daylightsNote', { n: daylights }),
    tieBars && t(areBetweenBars(rowOf('platenSize'), tieBars) ? 'machine.tieBarNoteHorizontal' : 'machine.tieBarNote'),
    differ(sheetOf('platenHeatingPower'), rowOf('heatingPower')) &&
      t(sheetOf('potDiameter') ? 'machine.potNote' : 'machine.heatingNote'),
    t(hydraulic ? 'machine.sizeNote' : 'machine.sizeNoteAuxiliary'),
  ]
  return notes.filter(Boolean).map((note, index) => <p key={index}>{note}</p>)
}

type Values = Table['rows'][number]['values']

/** True if every platen fits between the tie bars in both directions, as on horizontal machines. */
function areBetweenBars(platens: Values | undefined, tieBars: Values): boolean {
  return tieBars.every((bars, index) => {
    const platen = platens?.[index]
    if (!Array.isArray(bars) || !Array.isArray(platen)) return false
    return bars.every((distance, side) => distance > (platen[side] ?? 0))
  })
}

function differ(one: Values | undefined, other: Values | undefined): boolean {
  return one !== undefined && other !== undefined && one.some((value, index) => value !== other[index])
}

function MoldOpeningLegend({ table }: { table: Table }) {
  const { t } = useSharedData()
  const codes = table.rows.find(({ label }) => label === 'moldOpeningType')?.values.join(' ') ?? ''
  const used = (Object.keys(moldOpenings) as (keyof typeof moldOpenings)[]).filter((code) => codes.includes(code))
  if (used.length === 0) return null
  return (
    <dl className="legend">
      <Terms rows={used.map((code) => [<bdi key={code}>{code}</bdi>, t(`machine.legend.${code}`)])} />
    </dl>
  )
}
