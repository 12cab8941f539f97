import type { Installation, SheetLabel } from '../../../content/schema/data-sheet.ts'
import type { SpecLabel, SpecTable } from '../../../content/schema/spec-table.ts'
import { useSharedData } from '../../rendering/providers.tsx'

type Values = SpecTable['rows'][number]['values']

/** Explains rows of a machine's tables that a reader could take in two ways. */
export function TableNotes({ table, installation }: { table: SpecTable; installation: Installation | undefined }) {
  const { t } = useSharedData()
  const rowOf = (label: SpecLabel) => table.rows.find((row) => row.label === label)?.values
  const sheetOf = (label: SheetLabel) => installation?.rows.find((row) => row.label === label)?.values
  const daylights = Number(sheetOf('daylights')?.[0] ?? 1)
  const injects = rowOf('maxInjectionRate') !== undefined
  const hydraulic = rowOf('plungerDiameter') !== undefined
  const tieBars = rowOf('tieBarDistance')
  return (
    <>
      {rowOf('clampForce') && <p>{t('machine.tonNote')}</p>}
      {injects && <p>{t('machine.plungerNote')}</p>}
      {sheetOf('liquidInjectionVolume') && <p>{t('machine.twoUnitsNote')}</p>}
      {hydraulic && !injects && <p>{t('machine.pressNote')}</p>}
      {sheetOf('stations') && <p>{t('machine.stationsNote')}</p>}
      {daylights > 1 && <p>{t('machine.daylightsNote', { n: daylights })}</p>}
      {tieBars && (
        <p>{t(areBetweenBars(rowOf('platenSize'), tieBars) ? 'machine.tieBarNoteHorizontal' : 'machine.tieBarNote')}</p>
      )}
      {differ(sheetOf('platenHeatingPower'), rowOf('heatingPower')) && (
        <p>{t(sheetOf('potDiameter') ? 'machine.potNote' : 'machine.heatingNote')}</p>
      )}
      <p>{t(hydraulic ? 'machine.sizeNote' : 'machine.sizeNoteAuxiliary')}</p>
    </>
  )
}

/** True if every platen fits between the tie bars in both directions, as on horizontal machines. */
function areBetweenBars(platens: Values | undefined, tieBars: Values): boolean {
  return tieBars.every((bars, index) => {
    const platen = platens?.[index]
    return (
      Array.isArray(bars) && Array.isArray(platen) && bars.every((distance, side) => distance > (platen[side] ?? 0))
    )
  })
}

function differ(one: Values | undefined, other: Values | undefined): boolean {
  return one !== undefined && other !== undefined && one.some((value, index) => value !== other[index])
}
