import { formatNumber, withUnit } from '../../client/shared/number-format.ts'
import type { PageData } from '../rendering/page-data.ts'
import { paths } from '../routes.ts'
import { arrange } from './rules/arrange.ts'
import { formatHall, formatPlan, parsePlan } from './rules/parse-plan.ts'
import type { PlanModel } from './rules/plan-models.ts'

/** The hall plan of a URL as lines of an inquiry: machines, hall and the plan's URL. Empty without machines. */
export function planLines({ url, origin, t, lang, link }: PageData, models: readonly PlanModel[]): string {
  const { items, hall } = parsePlan(url.searchParams, models)
  if (items.length === 0) return ''
  const named = items.map(({ model, count }) => ({ model: model.model, count }))
  const { length, width } = arrange(items, hall).hall
  const size = `${formatNumber(length / 1000, lang)} × ${formatNumber(width / 1000, lang)}`
  const machines = named.map(({ model, count }) => (count === 1 ? model : `${count} × ${model}`)).join(', ')
  const query = { plan: formatPlan(named), ...(hall && { hall: formatHall(hall) }) }
  return [
    t('plan.summary', { machines, hall: withUnit(size, t('unit.m')) }),
    new URL(link(paths.machines, query), origin).href,
  ].join('\n')
}
