import { formatWeekday, utcOffset } from '../../client/shared/office-hours.ts'
import { clockZones } from '../../content/registry/clock-cities.ts'
import { langs } from '../../content/registry/languages.ts'
import type { Site } from '../../content/schema/site.ts'
import type { ClockTables } from '../i18n/clock.ts'

const minute = 60_000
const day = 86_400_000
const coveredDays = 4 * 365

/** The clocks of the site's time zones, from the beginning of this year, and the weekdays, Sunday first. */
export function clockTables({ hours }: Site): ClockTables {
  const start = Date.UTC(new Date().getUTCFullYear(), 0, 1)
  const months = Array.from({ length: coveredDays / 28 }, (_, index) => start + index * 28 * day)
  const zones = [hours.timeZone, ...Object.values(clockZones)]
  const offsetsOf = (zone: string): [number, number][] => [
    [start, utcOffset(zone, start)],
    ...months.flatMap((month) => changes(zone, month, month + 28 * day)),
  ]
  return {
    until: start + coveredDays * day,
    offsets: Object.fromEntries(zones.map((zone) => [zone, offsetsOf(zone)])),
    weekdays: Object.fromEntries(
      langs.map((lang) => [
        lang,
        // The first of February 2026 is a Sunday.
        Array.from({ length: 7 }, (_, index) => formatWeekday(lang, new Date(Date.UTC(2026, 1, 1 + index)))),
      ]),
    ),
  }
}

/** The changes of a zone's offset between two times, to the minute. */
function changes(zone: string, from: number, to: number): [number, number][] {
  const offset = utcOffset(zone, to)
  if (offset === utcOffset(zone, from)) return []
  if (to - from <= minute) return [[to, offset]]
  const middle = Math.floor((from + to) / 2 / minute) * minute
  return [...changes(zone, from, middle), ...changes(zone, middle, to)]
}
