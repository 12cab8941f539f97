import {
  type Cycle,
  cycleLabels,
  type Installation,
  pressScope,
  type SheetLabel,
} from '../../../content/schema/data-sheet.ts'
import type { NeutralDocument } from '../../../content/schema/machine.ts'
import type { LabelVariant } from '../../../content/schema/spec-table.ts'
import type { Row, UnitSystem } from '../../i18n/units.ts'
import type { Machine } from '../../machines/machine.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { bindsWithResin } from '../../sizing/rules/compounds.ts'
import { SpecTable } from '../../ui/figures/spec-table.tsx'
import { NoBreak } from '../../ui/text/no-break.tsx'
import { SpecDisclaimer } from '../../ui/text/spec-disclaimer.tsx'

/** The sections of the data sheet that follow the specification, each where the document has it. */
export function DataSheet({ machine: { neutral, texts }, units }: { machine: Machine; units: UnitSystem }) {
  const { installation, specTable, cycle, scope, standards, applicationImages } = neutral
  const transfer = installation?.rows.some(({ label }) => label === 'transferForce') ?? false
  const parts = texts?.applicationAlt ?? applicationImages.map(({ alt }) => alt)
  return (
    <>
      {installation && specTable && (
        <section className="section wrap" id="installation">
          <InstallationSheet models={specTable.models} sheet={installation} units={units} />
        </section>
      )}
      <div className="section wrap data-sheet__pair">
        {cycle && (
          <section id="cycle">
            <CycleSheet cycle={cycle} part={parts[cycle.application] ?? ''} transfer={transfer} units={units} />
          </section>
        )}
        {scope && (
          <section id="scope">
            <ScopeSheet scope={scope} />
          </section>
        )}
        {standards && (
          <section id="standards">
            <StandardsSheet standards={standards} />
          </section>
        )}
      </div>
    </>
  )
}

/** What the machine needs where it stands: mold space, connections, floor, packages. Sample values, as in the table above. */
function InstallationSheet({ models, sheet, units }: { models: string[]; sheet: Installation; units: UnitSystem }) {
  const { t } = useSharedData()
  const rows: Row[] = [...sheet.rows, ...packageRows(sheet)]
  return (
    <>
      <h2>{t('machine.installation')}</h2>
      <section className="spec" aria-label={t('machine.installation')} tabIndex={0}>
        <SpecTable models={models} rows={rows} caption={t('machine.installation')} system={units} />
      </section>
      <SpecDisclaimer className="label" />
    </>
  )
}

/** Size and weight of the first, second ... package of every model; models with fewer packages have none there. */
function packageRows({ packages }: Installation): Row[] {
  const most = Math.max(...packages.map((list) => list.length))
  return Array.from({ length: most }, (_, index) => [
    {
      label: 'packageSize' as const,
      nth: index + 1,
      form: 'size' as const,
      values: packages.map((list) => list[index]?.size ?? null),
    },
    {
      label: 'packageWeight' as const,
      nth: index + 1,
      form: 'number' as const,
      values: packages.map((list) => list[index]?.weight ?? null),
    },
  ]).flat()
}

/** One cycle, second by second, with what comes of it in an hour. */
function CycleSheet(props: { cycle: Cycle; part: string; transfer: boolean; units: UnitSystem }) {
  const { cycle, part, transfer, units } = props
  const { t } = useSharedData()
  const rows = (Object.keys(cycleLabels) as (keyof typeof cycleLabels)[])
    .filter((label) => cycle[label] !== undefined)
    .map((label) => ({
      label: label satisfies SheetLabel,
      as: variantOf(label, cycle.compound, transfer),
      form: 'number' as const,
      values: [cycle[label] ?? null],
    }))
  return (
    <>
      <h2>{t('machine.cycle')}</h2>
      <p>
        <NoBreak
          text={t('machine.cycleText', { part, compound: t(`compound.${cycle.compound}`), model: cycle.model })}
        />
      </p>
      <div className="spec">
        <SpecTable models={[cycle.model]} rows={rows} caption={t('machine.cycle')} system={units} />
      </div>
      <SpecDisclaimer className="label" />
    </>
  )
}

/** A step that has another name with this compound or press: liquid silicone is not degassed, a resin is cured. */
function variantOf(label: keyof typeof cycleLabels, compound: string, transfer: boolean): LabelVariant | undefined {
  if (label === 'cureTime' && bindsWithResin(compound)) return 'resinCure'
  if (label === 'closeTime' && compound === 'lsr') return 'closeAndVacuum'
  if (label === 'injectTime' && transfer) return 'transfer'
}

type Scope = NonNullable<NeutralDocument['scope']>

function StandardList({ items }: { items: Scope['standard'] }) {
  const { t } = useSharedData()
  return (
    <ul className="data-sheet__list">
      {items.map((item) => (
        <li key={item}>{t(`scope.${item}`)}</li>
      ))}
    </ul>
  )
}

/** Lists the standard delivery, that of every press first, and the options. */
function ScopeSheet({ scope }: { scope: Scope }) {
  const { t } = useSharedData()
  const isPress = pressScope.every((item) => (scope.standard as string[]).includes(item))
  return (
    <>
      <h2>{t('machine.scope')}</h2>
      {isPress ? (
        <>
          <h3>{t('machine.everyPress')}</h3>
          <StandardList items={scope.standard.filter((item) => pressScope.includes(item))} />
          <h3>{t('machine.alsoStandard')}</h3>
          <StandardList items={scope.standard.filter((item) => !pressScope.includes(item))} />
        </>
      ) : (
        <>
          <h3>{t('machine.standardScope')}</h3>
          <StandardList items={scope.standard} />
        </>
      )}
      <h3>{t('machine.options')}</h3>
      <ul className="data-sheet__list">
        {scope.options.map((item) => (
          <li key={item}>{t(`option.${item}`)}</li>
        ))}
      </ul>
    </>
  )
}

function StandardsSheet({ standards }: { standards: NonNullable<NeutralDocument['standards']> }) {
  const { t } = useSharedData()
  return (
    <>
      <h2>{t('machine.standards')}</h2>
      <p>{t('machine.standardsText')}</p>
      <ul className="data-sheet__list">
        {standards.map((item) => (
          <li key={item}>
            <NoBreak text={t(`standard.${item}`)} />
          </li>
        ))}
      </ul>
    </>
  )
}
