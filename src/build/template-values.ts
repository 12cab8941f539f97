import { fillPlaceholders } from '../../client/shared/fill-placeholders.ts'
import { mapStrings } from '../../client/shared/map-strings.ts'
import { formatNumber, rangeSeparator, withUnit } from '../../client/shared/number-format.ts'
import { formatUtcOffset, type OfficeHours, utcOffset } from '../../client/shared/office-hours.ts'
import { type Lang, languages } from '../../content/registry/languages.ts'
import { machineKeys, machinesIn } from '../../content/registry/machines.ts'
import type { Site } from '../../content/schema/site.ts'

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

/** Office hours as "Monday to Saturday 8:00–18:00 (GMT+8)" and in short form, from the messages `hours.*`. */
export function officeHoursTexts(hours: OfficeHours, lang: Lang, messages: Record<string, string>) {
  const [first, last] = hours.days
  const fill = (key: string, firstDay: string, lastDay: string) => {
    return fillPlaceholders(messages[key] ?? '', {
      time: `${hours.opens}${rangeSeparator(lang)}${hours.closes}`,
      zone: zoneName(hours.timeZone, lang),
      firstDay: messages[`hours.${firstDay}.${first}`],
      lastDay: messages[`hours.${lastDay}.${last}`],
    })
  }
  return { text: fill('hours.sentence', 'from', 'to'), short: fill('hours.short', 'day', 'day') }
}

/** "GMT+8" and the reference clock of the language; for zones with summer time their name in the language. */
function zoneName(timeZone: string, lang: Lang): string {
  const year = new Date().getUTCFullYear()
  const offsets = Array.from({ length: 12 }, (_, month) => utcOffset(timeZone, Date.UTC(year, month, 1)))
  const [offset = 0] = offsets
  if (offsets.every((other) => other === offset)) {
    const { referenceClock } = languages[lang]
    const relative = referenceClock && formatUtcOffset(offset - referenceClock.utcOffset)
    return [formatUtcOffset(offset), ...(relative ? [relative.replace('GMT', referenceClock.label)] : [])].join(', ')
  }
  const parts = new Intl.DateTimeFormat(lang, { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
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
