import type { ReactNode } from 'react'
import { type Cycle, cycleLabels, type Installation, pressScope } from '../../../content/schema/data-sheet.ts'
import type { NeutralDocument } from '../../../content/schema/machine.ts'
import type { LabelVariant } from '../../../content/schema/spec-table.ts'
import type { Row } from '../../i18n/units.ts'
import type { MachineProps } from '../../machines/machine.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { bindsWithResin } from '../../sizing/rules/compounds.ts'
import { SpecDisclaimer, SpecTable } from '../../ui/figures/spec-table.tsx'
import { TextList } from '../../ui/text/lists.tsx'
import { noBreak } from '../../ui/text/no-break.tsx'

/** The parts of the data sheet that planners need: closed on screen, open on paper. Sample values. */
export function DataSheet({ machine: { neutral, texts }, units }: MachineProps) {
  const { t } = useSharedData()
  const { installation, specTable, cycle, scope, standards } = neutral
  const products = texts?.applicationAlt ?? neutral.default.applicationAlt
  const cycleText = ({ application, compound, model }: Cycle) => {
    const part = products[application] ?? ''
    return noBreak(t('machine.cycleText', { part, compound: t(`compound.${compound}`), model }))
  }
  return (
    <>
      <h2>{t('machine.planner')}</h2>
      <div className="planner__parts">
        {installation && specTable && (
          <PlannerPart id="installation">
            <SpecTable
              models={specTable.models}
              rows={[...installation.rows, ...packageRows(installation)]}
              caption={t('machine.installation')}
              system={units}
            />
            <SpecDisclaimer className="label" />
          </PlannerPart>
        )}
        {cycle && (
          <PlannerPart id="cycle">
            <p>{cycleText(cycle)}</p>
            <SpecTable
              models={[cycle.model]}
              rows={cycleRows(cycle, neutral)}
              caption={t('machine.cycle')}
              system={units}
            />
            <SpecDisclaimer className="label" />
          </PlannerPart>
        )}
        {scope && (
          <PlannerPart id="scope">
            <ScopeSheet scope={scope} />
          </PlannerPart>
        )}
        {standards && (
          <PlannerPart id="standards">
            <p>{t('machine.standardsText')}</p>
            <TextList className="data-sheet__list" items={standards.map((item) => t(`standard.${item}`))} />
          </PlannerPart>
        )}
      </div>
    </>
  )
}

function PlannerPart({ id, children }: { id: 'installation' | 'cycle' | 'scope' | 'standards'; children: ReactNode }) {
  const { t } = useSharedData()
  return (
    <details className="planner__part" id={id}>
      <summary className="accordion__question">
        <h3>{t(`machine.${id}`)}</h3>
        <span className="accordion__sign" />
      </summary>
      {children}
    </details>
  )
}

/** Size and weight of each package of every model; models with fewer packages have empty cells. */
function packageRows({ packages }: Installation): Row[] {
  const most = Math.max(...packages.map((list) => list.length))
  return Array.from({ length: most }, (_, index): Row[] => {
    const sizes = packages.map((list) => list[index]?.size ?? null)
    const weights = packages.map((list) => list[index]?.weight ?? null)
    return [
      { label: 'packageSize', nth: index + 1, form: 'size', values: sizes },
      { label: 'packageWeight', nth: index + 1, form: 'number', values: weights },
    ]
  }).flat()
}

function cycleRows(cycle: Cycle, neutral: NeutralDocument): Row[] {
  return (Object.keys(cycleLabels) as (keyof typeof cycleLabels)[])
    .filter((label) => cycle[label] !== undefined)
    .map((label) => ({ label, as: variantOf(label, cycle, neutral), form: 'number', values: [cycle[label] ?? null] }))
}

/** The name of a step by press and compound: without a vacuum pump there is no vacuum, injected parts are not degassed. */
function variantOf(
  label: keyof typeof cycleLabels,
  { compound, injectTime }: Cycle,
  { installation, scope }: NeutralDocument,
): LabelVariant | undefined {
  const transfers = installation?.rows.some((row) => row.label === 'transferForce')
  const hasVacuum = scope?.standard.some((item) => item === 'vacuum' || item === 'vacuumPump')
  if (label === 'cureTime' && bindsWithResin(compound)) return 'resinCure'
  if (label === 'injectTime' && transfers) return 'transfer'
  if (label !== 'closeTime') return undefined
  if (injectTime === undefined) return hasVacuum ? undefined : 'closeAndDegas'
  return hasVacuum ? 'closeAndVacuum' : 'close'
}

/** Lists the standard delivery, that of every press first, and the options. */
function ScopeSheet({ scope: { standard, options } }: { scope: NonNullable<NeutralDocument['scope']> }) {
  const { t } = useSharedData()
  const isPress = pressScope.every((item) => (standard as string[]).includes(item))
  const names = (items: typeof standard) => items.map((item) => t(`scope.${item}`))
  const others = standard.filter((item) => !isPress || !pressScope.includes(item))
  return (
    <>
      {isPress && (
        <>
          <h4>{t('machine.everyPress')}</h4>
          <TextList className="data-sheet__list" items={names(standard.filter((item) => pressScope.includes(item)))} />
        </>
      )}
      <h4>{t(isPress ? 'machine.alsoStandard' : 'machine.standardScope')}</h4>
      <TextList className="data-sheet__list" items={names(others)} />
      <h4>{t('machine.options')}</h4>
      <TextList className="data-sheet__list" items={options.map((item) => t(`option.${item}`))} />
    </>
  )
}
