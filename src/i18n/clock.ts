import { type Clock, formatWeekday, utcOffset } from '../../client/shared/office-hours.ts'
import data from '../../content/generated/clock.json'

/** `offsets`: since when (milliseconds) the clock of a zone has been how many minutes ahead of UTC. */
export type ClockTables = {
  until: number
  offsets: Record<string, [since: number, offset: number][] | undefined>
  weekdays: Record<string, string[]>
}

const tables = data as unknown as ClockTables

/**
 * The site's time zones from tables of the build, others from Intl: its first use costs an isolate 11 ms, a tenth of
 * a cold start (test/bench/README.md).
 */
export const clock: Clock = {
  utcOffset(timeZone = 'UTC', time) {
    const offset = time < tables.until && tables.offsets[timeZone]?.findLast(([since]) => since <= time)?.[1]
    return typeof offset === 'number' ? offset : utcOffset(timeZone, time)
  },
  weekday: (lang, date) => tables.weekdays[lang]?.[date.getUTCDay()] ?? formatWeekday(lang, date),
}
