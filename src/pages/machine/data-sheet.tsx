import type { ReactNode } from 'react'
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

/** The parts of the data sheet that planners need: closed on screen, open on paper. */
export function DataSheet({ machine: { neutral, texts }, units }: { machine: Machine; units: UnitSystem }) {
  const { t } = useSharedData()
  const { installation, specTable, cycle, scope, standards, applicationImages } = neutral
  const transfer = installation?.rows.some(({ label }) => label === 'transferForce') ?? false
  const vacuum = scope?.standard.some((item) => item === 'vacuum' || item === 'vacuumPump') ?? false
  const parts = texts?.applicationAlt ?? applicationImages.map(({ alt }) => alt)
  return (
    <>
      <h2>{t('machine.planner')}</h2>
      <div className="planner__parts">
        {installation && specTable && (
          <PlannerPart id="installation" title={t('machine.installation')}>
            <InstallationSheet models={specTable.models} sheet={installation} units={units} />
          </PlannerPart>
        )}
        {cycle && (
          <PlannerPart id="cycle" title={t('machine.cycle')}>
            <CycleSheet
              cycle={cycle}
              part={parts[cycle.application] ?? ''}
              press={{ transfer, vacuum }}
              units={units}
            />
          </PlannerPart>
        )}
        {scope && (
          <PlannerPart id="scope" title={t('machine.scope')}>
            <ScopeSheet scope={scope} />
          </PlannerPart>
        )}
        {standards && (
          <PlannerPart id="standards" title={t('machine.standards')}>
            <StandardsSheet standards={standards} />
          </PlannerPart>
        )}
      </div>
    </>
  )
}

function PlannerPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details className="planner__part" id={id}>
      <summary className="accordion__question">
        <h3>{title}</h3>
        <span className="accordion__sign" />
      </summary>
      {children}
    </details>
  )
}

/** Mold space, connections, floor and packages of every model. Sample values. */
function InstallationSheet({ models, sheet, units }: { models: string[]; sheet: Installation; units: UnitSystem }) {
  const { t } = useSharedData()
  const rows: Row[] = [...sheet.rows, ...packageRows(sheet)]
  return (
    <>
      <section className="spec" aria-label={t('machine.installation')} tabIndex={0}>
        <SpecTable models={models} rows={rows} caption={t('machine.installation')} system={units} />
      </section>
      <SpecDisclaimer className="label" />
    </>
  )
}

/** Size and weight of each package of every model; models with fewer packages have empty cells. */
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

/** One cycle in seconds, with its output per hour. */
type CycleSheetProps = { cycle: Cycle; part: string; press: { transfer: boolean; vacuum: boolean }; units: UnitSystem }

function CycleSheet({ cycle, part, press, units }: CycleSheetProps) {
  const { t } = useSharedData()
  const rows = (Object.keys(cycleLabels) as (keyof typeof cycleLabels)[])
    .filter((label) => cycle[label] !== undefined)
    .map((label) => ({
      label: label satisfies SheetLabel,
      as: variantOf(label, cycle, press),
      form: 'number' as const,
      values: [cycle[label] ?? null],
    }))
  return (
    <>
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

/** The name of a step by press and compound: without a vacuum pump there is no vacuum, injected parts are not degassed. */
function variantOf(
  label: keyof typeof cycleLabels,
  { compound, injectTime }: Cycle,
  { transfer, vacuum }: CycleSheetProps['press'],
): LabelVariant | undefined {
  if (label === 'cureTime' && bindsWithResin(compound)) return 'resinCure'
  if (label === 'injectTime' && transfer) return 'transfer'
  if (label !== 'closeTime') return
  if (injectTime === undefined) return vacuum ? undefined : 'closeAndDegas'
  return vacuum ? 'closeAndVacuum' : 'close'
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
      {isPress ? (
        <>
          <h4>{t('machine.everyPress')}</h4>
          <StandardList items={scope.standard.filter((item) => pressScope.includes(item))} />
          <h4>{t('machine.alsoStandard')}</h4>
          <StandardList items={scope.standard.filter((item) => !pressScope.includes(item))} />
        </>
      ) : (
        <>
          <h4>{t('machine.standardScope')}</h4>
          <StandardList items={scope.standard} />
        </>
      )}
      <h4>{t('machine.options')}</h4>
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
