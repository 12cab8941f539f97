import { countedName, formatNumber, listSeparator, withUnit } from '../../client/shared/number-format.ts'
import type { PageData } from '../rendering/page-data.ts'
import { paths } from '../routes.ts'
import { arrange } from './rules/arrange.ts'
import { parsePlan } from './rules/parse-plan.ts'
import type { PlanModel } from './rules/plan-models.ts'

/** The hall plan of a URL as lines of an inquiry: machines, hall and the plan's URL. Empty without machines. */
export function planLines({ url, origin, t, lang, link }: PageData, models: readonly PlanModel[]): string {
  const { items, hall, query } = parsePlan(url.searchParams, models)
  if (items.length === 0) return ''
  const { length, width } = arrange(items, hall).hall
  const size = `${formatNumber(length / 1000, lang)} × ${formatNumber(width / 1000, lang)}`
  const machines = items.map(({ model: { model }, count }) => countedName(count, model)).join(listSeparator(lang))
  const summary = t('plan.summary', { machines, hall: withUnit(size, t('unit.m')) })
  return `${summary}\n${decodeURIComponent(new URL(link(paths.machines, query), origin).href)}`
}
