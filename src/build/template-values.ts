import { fillPlaceholders } from '../../client/shared/fill-placeholders.ts'
import { mapStrings } from '../../client/shared/map-strings.ts'
import { formatNumber, withUnit } from '../../client/shared/number-format.ts'
import type { Lang } from '../../content/registry/languages.ts'
import { machineKeys, machinesIn } from '../../content/registry/machines.ts'
import type { Site } from '../../content/schema/site.ts'
import { officeHoursTexts } from './office-hours-texts.ts'

type TemplateValues = Record<string, string>

/** Facts and counts as texts of one language: `machineTypes` is "21 machine types". */
export function templateValues(site: Site, lang: Lang, messages: Record<string, string>): TemplateValues {
  const { place, claims, hours } = site
  const { text, short } = officeHoursTexts(hours, lang, messages)
  const squareMeters = formatNumber(claims.facility.squareMeters, lang)
  const area = withUnit(squareMeters, messages['unit.squareMeters'] ?? '')
  const also = claims.facility.also?.[lang]
  const counted = (key: string, count: number) => {
    const form = new Intl.PluralRules(lang).select(count)
    return fillPlaceholders(messages[`${key}_${form}`] ?? messages[`${key}_other`] ?? '', { count })
  }
  return {
    ...place[lang],
    founded: String(site.founded),
    hours: text,
    hoursShort: short,
    facility: `${squareMeters}\u00a0${messages['unit.m2']}`,
    facilityAlso: also ? `${area}${lang === 'zh' ? `（${also}）` : ` (${also})`}` : area,
    machineCount: String(machineKeys.length),
    machineTypes: counted('machines.types', machineKeys.length),
    auxiliaryMachines: counted('machines.count', machinesIn('auxiliary').length),
    claimedTypes: String(claims.machineTypes),
    countries: String(claims.countries),
    customFrom: String(claims.customPress.from),
    customTo: String(claims.customPress.to),
    developed: claims.developed[lang],
  }
}

/** The fact of a placeholder's name; a capital (`Hours`) starts a sentence. */
export function findFact(name: string, facts: TemplateValues): string | undefined {
  if (name in facts) return facts[name]
  const fact = facts[name.charAt(0).toLowerCase() + name.slice(1)]
  return fact && fact.charAt(0).toUpperCase() + fact.slice(1)
}

/** Fills all placeholders but `later`, which a request fills. @throws Error naming source and field of unknown ones */
export function fillTemplate<T>(document: T, facts: TemplateValues, source: string, later: readonly string[]): T {
  const wrong: string[] = []
  const filled = mapStrings(document, (text, field) =>
    text.replaceAll(/\{\{(\w*)\}\}/g, (all, name: string) => {
      const value = later.includes(name) ? all : findFact(name, facts)
      const problem = 'is neither a company fact nor listed in content/registry/runtime-placeholders.json'
      if (value === undefined) wrong.push(`${source}: ${field}: {{${name}}} ${problem}`)
      return value ?? all
    }),
  )
  if (wrong.length > 0) throw new Error(`${wrong.join('\n')}\nFacts: ${Object.keys(facts).join(', ')}`)
  return filled
}
