import { machinePaths } from '../../../content/registry/machines.ts'
import { formatLengths, lengthUnit, measured, type UnitSystem } from '../../i18n/units.ts'
import { CachedFragment } from '../../rendering/fragment-cache.tsx'
import { usePageData, useSharedData } from '../../rendering/providers.tsx'
import { apiPaths, paths } from '../../routes.ts'
import { SpecDisclaimer, UnitSwitch } from '../../ui/figures/spec-table.tsx'
import { SubmitButton } from '../../ui/form/query-fields.tsx'
import { noBreak } from '../../ui/text/no-break.tsx'
import { type Arrangement, aisleWidth } from '../rules/arrange.ts'
import type { ParsedPlan } from '../rules/parse-plan.ts'
import { container } from '../rules/totals.ts'
import { listCodes, useMeters } from './format.ts'
import { PlanDrawing } from './plan-drawing.tsx'
import { Totals } from './plan-totals.tsx'

/** The plan, its numbered machines, the totals, and ways to request a quote and to download the drawing. */
export function PlanResult(props: { plan: ParsedPlan; arrangement: Arrangement; units: UnitSystem }) {
  const { t, lang, link } = usePageData()
  const { arrangement, units } = props
  const { items, hall, query } = props.plan
  const meters = useMeters(units)
  const { placed, unplaced, smallest, narrowest } = arrangement
  const fits = t(hall ? 'plan.fits' : 'plan.smallestIs', { hall: meters.size(arrangement.hall), count: placed.length })
  const models = listCodes(lang, unplaced)
  const tooSmall = t('plan.tooSmall', { models, hall: meters.size(narrowest ?? smallest) })
  return (
    <>
      <p className="plan__summary" data-announce="" tabIndex={-1}>
        {noBreak(unplaced.length > 0 ? tooSmall : fits)}
      </p>
      <PlanDrawing arrangement={arrangement} units={units} />
      <div className="plan__actions">
        <form method="post" action={link(apiPaths.inquiryList)}>
          {items.map(({ model: { key, model }, count }) => (
            <input type="hidden" name="add" value={`${key}:${model}:${count}`} key={model} />
          ))}
          <input type="hidden" name="plan" value={query.plan} />
          <input type="hidden" name="hall" value={query.hall ?? ''} />
          <SubmitButton text={t('plan.quote')} />
        </form>
        <a href={link(paths.machines, { ...query, format: 'dxf' })} download="plan.dxf" data-stay>
          {t('plan.dxf')}
        </a>
        <UnitSwitch units={units} query={query} path={paths.machines} />
      </div>
      <section className="plan__part">
        <h2>{t('plan.tableHeading')}</h2>
        <MachineTable arrangement={arrangement} units={units} />
      </section>
      <section className="plan__part">
        <h2>{t('plan.totalsHeading')}</h2>
        <Totals items={items} units={units} />
      </section>
      <CachedFragment
        name="plan-assumptions"
        as="details"
        className="plan__part sizing__assumptions"
        component={Assumptions}
        props={{ units }}
      />
      <SpecDisclaimer className="label" />
    </>
  )
}

function MachineTable({ arrangement, units }: { arrangement: Arrangement; units: UnitSystem }) {
  const { t, lang, link, machines } = usePageData()
  const { placed, unplaced } = arrangement
  const unit = t(`unit.${lengthUnit(units)}`)
  return (
    <div className="spec">
      <table className="spec__table plan__table">
        <thead>
          <tr>
            <th scope="col">{t('plan.number')}</th>
            <th scope="col">{t('machine.model')}</th>
            <th scope="col">{t('plan.machine')}</th>
            <th scope="col">{t('form.labelWithUnit', { label: t('plan.size'), unit })}</th>
          </tr>
        </thead>
        <tbody>
          {[...placed.map(({ model }) => model), ...unplaced].map(({ key, model, width, depth }, index) => (
            <tr key={index}>
              <td>{placed[index]?.number ?? '–'}</td>
              <td>
                <bdi>{model}</bdi>
              </td>
              <td>
                <a href={link(machinePaths[key])}>{noBreak(machines[key].title)}</a>
              </td>
              <td>
                <bdi dir="ltr">{formatLengths([width, depth], units, lang)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Assumptions({ units }: { units: UnitSystem }) {
  const { t, lang } = useSharedData()
  const meters = useMeters(units)
  const payload = measured(container.payload, 'kg', units, lang, t)
  const door = { length: container.door.width, width: container.door.height }
  return (
    <>
      <summary>
        {t('plan.assumed')} <span className="chevron" />
      </summary>
      <ul>
        <li>{t('plan.assumedOrder')}</li>
        <li>{t('plan.assumedAisle', { width: meters.length(aisleWidth) })}</li>
        <li>{t('plan.assumedViews')}</li>
        <li>{t('plan.assumedSums')}</li>
        <li>{t('plan.assumedPeople')}</li>
        <li>{t('plan.assumedContainer', { size: meters.size(container), door: meters.size(door), payload })}</li>
      </ul>
    </>
  )
}
