import { maxPlanMachines } from '../../../client/shared/inquiry-contract.ts'
import { latinDigits } from '../../i18n/normalize.ts'
import type { PlanModel } from './plan-models.ts'

/** Smallest and largest side of a hall, meters. */
export const hallLimits = { min: 3, max: 200 }

/** A hall in mm; rows of machines run along its `length`. */
export type Hall = { length: number; width: number }
export type PlanItem = { model: PlanModel; count: number }

export type ParsedPlan = ReturnType<typeof parsePlan>

/** Digits of other scripts as ASCII digits; `×` and Cyrillic `х` separate like `x`. */
function normalize(text: string): string {
  return latinDigits(text.normalize('NFKC')).toUpperCase().replaceAll(/[×Х*]/g, 'X').trim()
}

const withoutHyphens = (code: string) => code.replaceAll(/[\p{Pd}\s]/gu, '')

/** A code with its quantity in one of three notations: `2 x VF-300`, `VF-300:2`, `VF-300 x2`. */
const codeWithQuantity = /^(?:(?<before>\d+)\s*X)?(?<code>[^:]*?)(?:(?::|\sX|X(?=\d))(?<after>.*))?$/s

/** Reads `plan=VF-300:2,TM-160` and `hall=18x9` (meters) or `60x30 ft`; `problems` names what is unreadable or too much. */
export function parsePlan(query: URLSearchParams, models: readonly PlanModel[]) {
  const byCode = new Map(models.map((model) => [withoutHyphens(normalize(model.model)), model]))
  const unknown: string[] = []
  /** Parts of the query whose quantity is not a positive whole number. */
  const quantities: string[] = []
  const counts = new Map<PlanModel, number>()
  let total = 0
  const texts = query
    .getAll('plan')
    .join()
    .split(/[,;；،؛，、\n]/)
  for (const part of texts.map((text) => text.trim()).filter(Boolean)) {
    const { before = '', code = '', after = '' } = codeWithQuantity.exec(normalize(part))?.groups ?? {}
    // Two numbers are not a quantity.
    const quantity = `${before} ${after}`.trim() || '1'
    const model = byCode.get(withoutHyphens(code))
    if (!model) unknown.push(part.slice(0, 40))
    else if (!/^[1-9]\d{0,5}$/.test(quantity)) quantities.push(part.slice(0, 40))
    else {
      const count = Math.min(Number(quantity), Math.max(0, maxPlanMachines - total))
      total += Number(quantity)
      if (count > 0) counts.set(model, (counts.get(model) ?? 0) + count)
    }
  }
  const typedHall = query.get('hall')?.trim() ?? ''
  const hall = parseHall(typedHall)
  const items = [...counts].map(([model, count]) => ({ model, count }))
  const plan = formatPlan(items.map(({ model, count }) => ({ model: model.model, count })))
  return {
    items,
    hall,
    /** The plan as a query of URLs, without its problems. */
    query: { plan, ...(hall && { hall: `${hall.length / 1000}x${hall.width / 1000}` }) },
    problems: { unknown, quantities, tooMany: total > maxPlanMachines, hall: typedHall !== '' && !hall },
  }
}

const side = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)\s*`
const unit = `([MМ]|FT|FEET|')?`
const hallPattern = new RegExp(`^${side}${unit}\\s*X\\s*${side}${unit}\\.?$`)

const isFeet = (unit: string) => !/[MМ]/.test(unit)

function parseHall(text: string): Hall | undefined {
  // The pattern is slow on long texts.
  const [, length, lengthUnit, width, widthUnit] = hallPattern.exec(normalize(text.slice(0, 40))) ?? []
  if (!length || !width) return undefined
  // A unit beside one side is that of both.
  const units = [lengthUnit, widthUnit].filter((unit) => unit !== undefined)
  if (units.some(isFeet) && !units.every(isFeet)) return undefined
  const meters = [length, width].map((side) => Number(side.replace(',', '.')) * (units.some(isFeet) ? 0.3048 : 1))
  if (meters.some((side) => side < hallLimits.min || side > hallLimits.max)) return undefined
  const millimeters = meters.map((side) => Math.round(side * 100) * 10)
  return { length: Math.max(...millimeters), width: Math.min(...millimeters) }
}

/** The value of `plan` for these machines. */
export function formatPlan(items: readonly { model: string; count: number }[]): string {
  return items.map(({ model, count }) => (count === 1 ? model : `${model}:${count}`)).join(',')
}
