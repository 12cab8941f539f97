import type { AppContext } from '../env.ts'
import { resolveUnits } from '../http/visitor-cookie.ts'
import type { UnitSystem } from '../i18n/units.ts'
import { readModels } from '../machines/documents.ts'
import { Island } from '../rendering/island.tsx'
import { usePageData } from '../rendering/providers.tsx'
import { paths } from '../routes.ts'
import { QueryView, queryViewHead } from '../ui/layout/query-view.tsx'
import { type Arrangement, arrange } from './rules/arrange.ts'
import { type ParsedPlan, parsePlan } from './rules/parse-plan.ts'
import type { PlanModel } from './rules/plan-models.ts'
import { PlanForm } from './ui/plan-form.tsx'
import { PlanResult } from './ui/plan-result.tsx'

/** "Plan your line": a query view of the catalog; `format=dxf` downloads the drawing. */
export async function planPage(c: AppContext) {
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
  const view = <Plan plan={plan} models={models} arrangement={arrangement} units={resolveUnits(c)} />
  return c.render(view, queryViewHead(t, 'plan', Object.values(plan.problems).flat().some(Boolean)))
}

const exampleLine = { plan: 'VF-300:2,TM-160,RC-400,PU-10,WD-15', hall: '18x9' }

type Props = { plan: ParsedPlan; models: PlanModel[]; arrangement: Arrangement | undefined; units: UnitSystem }

function Plan({ plan, models, arrangement, units }: Props) {
  const { t, link } = usePageData()
  return (
    <QueryView name="plan" printsUrl>
      <Island name="sizing" hydrate="interaction" className="plan__sheet">
        <PlanForm plan={plan} models={models} units={units} />
        <section className="sizing__answer" id="answer" tabIndex={-1} aria-label={t('plan.result')}>
          {arrangement ? (
            <PlanResult plan={plan} arrangement={arrangement} units={units} />
          ) : (
            <p data-announce="">
              {t('plan.start')} <a href={link(paths.machines, exampleLine)}>{t('plan.example')}</a>
            </p>
          )}
        </section>
        <p className="hidden" role="status" />
      </Island>
    </QueryView>
  )
}
