import { isolateLtr } from '../../../client/shared/bidi.ts'
import { countedName, formatNumber, listSeparator, withUnit } from '../../../client/shared/number-format.ts'
import type { Lang } from '../../../content/registry/languages.ts'
import { convert, type UnitSystem } from '../../i18n/units.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import type { Hall } from '../rules/parse-plan.ts'
import type { PlanModel } from '../rules/plan-models.ts'

/** Formats lengths of a hall (mm) in meters or feet with their unit and at most two decimals. */
export function useMeters(units: UnitSystem) {
  const { t, lang, dir } = useSharedData()
  const unit = t(units === 'imperial' ? 'unit.ft' : 'unit.m')
  const number = (millimeters: number): string =>
    formatNumber(Number(convert(millimeters / 1000, 'm', units).value.toFixed(units === 'imperial' ? 1 : 2)), lang)
  return {
    length: (millimeters: number): string => withUnit(number(millimeters), unit),
    size: ({ length, width, height }: Hall & { height?: number }): string => {
      const sides = [length, width, height ?? []].flat().map(number).join('\u00a0×\u00a0')
      return withUnit(dir === 'rtl' ? isolateLtr(sides) : sides, unit)
    },
  }
}

/** The codes of the models as a list, each once; `2 × VF-300` for a model that occurs twice. */
export function listCodes(lang: Lang, models: readonly PlanModel[]): string {
  const groups = [...Map.groupBy(models, ({ model }) => model)]
  return groups.map(([model, same]) => countedName(same.length, model)).join(listSeparator(lang))
}
