import { fillPlaceholders } from '../../client/shared/fill-placeholders.ts'
import { rangeSeparator } from '../../client/shared/number-format.ts'
import { formatUtcOffset, type OfficeHours, utcOffset } from '../../client/shared/office-hours.ts'
import { type Lang, languages } from '../../content/registry/languages.ts'

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
