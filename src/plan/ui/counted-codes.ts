import type { PlanModel } from '../rules/plan-models.ts'

/** The codes of the models, each once; `2 × VF-300` for a model that occurs twice. */
export function countedCodes(models: readonly PlanModel[]): string[] {
  const counts = new Map<string, number>()
  for (const { model } of models) counts.set(model, (counts.get(model) ?? 0) + 1)
  return [...counts].map(([model, count]) => (count === 1 ? model : `${count} × ${model}`))
}
