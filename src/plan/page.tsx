import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { resolveUnits } from '../http/unit-preference.ts'
import type { UnitSystem } from '../i18n/units.ts'
import { readModels } from '../machines/documents.ts'
import { Island } from '../rendering/island.tsx'
import { usePageData } from '../rendering/providers.tsx'
import { paths } from '../routes.ts'
import { Breadcrumb, machinesTrail } from '../ui/layout/breadcrumb.tsx'
import { PrintedUrl, RunningHead } from '../ui/layout/print-sheet.tsx'
import { type Arrangement, arrange } from './rules/arrange.ts'
import { formatPlan, type ParsedPlan, parsePlan } from './rules/parse-plan.ts'
import type { PlanModel } from './rules/plan-models.ts'
import { sumTotals } from './rules/totals.ts'
import { PlanForm } from './ui/plan-form.tsx'
import { PlanResult } from './ui/plan-result.tsx'

/** "Plan your line": a query view of the catalogue; `format=dxf` downloads the drawing. */
export async function planPage(c: Context<AppEnv>) {
  const { t, url, version } = c.get('page')
  const models = await readModels(c.env, version, 'plan')
  const plan = parsePlan(url.searchParams, models)
  const arrangement = plan.items.length > 0 ? arrange(plan.items, plan.hall) : undefined
  if (arrangement && url.searchParams.get('format') === 'dxf') {
    const { planDxf } = await import('./dxf.ts')
    return c.body(await planDxf(c.env, arrangement), 200, {
      'Content-Type': 'image/vnd.dxf',
      'Content-Disposition': 'attachment; filename="plan.dxf"',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-store',
    })
  }
  return c.render(<Plan plan={plan} models={models} arrangement={arrangement} units={resolveUnits(c)} />, {
    title: t('plan.heading'),
    description: t('plan.lead'),
    styles: 'plan',
    isQueryView: true,
  })
}

function Plan(props: {
  plan: ParsedPlan
  models: PlanModel[]
  arrangement: Arrangement | undefined
  units: UnitSystem
}) {
  const { t, url, origin } = usePageData()
  const { plan, models, arrangement, units } = props
  return (
    <>
      <RunningHead title={t('plan.heading')} />
      <Breadcrumb trail={machinesTrail(t, paths.machines, t('plan.heading'))} />
      <PrintedUrl url={`${origin}${url.pathname}${url.search}`} />
      <div className="wrap plan">
        <h1>{t('plan.heading')}</h1>
        <p className="lead">{t('plan.lead')}</p>
        <Island name="sizing" hydrate="interaction" className="plan__sheet">
          <PlanForm plan={plan} models={models} />
          <section className="sizing__answer" id="answer" tabIndex={-1} aria-label={t('plan.result')}>
            {arrangement ? (
              <PlanResult
                arrangement={arrangement}
                totals={sumTotals(plan.items)}
                hall={plan.hall}
                code={formatPlan(plan.items.map(({ model, count }) => ({ model: model.model, count })))}
                items={plan.items}
                units={units}
              />
            ) : (
              <p data-announce="">{t('plan.start')}</p>
            )}
          </section>
          <p className="hidden" role="status" />
        </Island>
      </div>
    </>
  )
}
