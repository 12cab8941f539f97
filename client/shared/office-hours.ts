import { type Lang, languages } from '../../content/registry/languages.ts'
import type { Site } from '../../content/schema/site.ts'
import { fillPlaceholders } from './fill-placeholders.ts'

export type OfficeHours = Site['hours']

const minute = 60_000
const msPerDay = 86_400_000
const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** Whether the office is open, and when that changes next (milliseconds), by the company's clock, summer time included. */
export function officeStatus({ days, opens, closes, timeZone }: OfficeHours, now: number) {
  const offset = (time: number) => utcOffset(timeZone, time) * minute
  const local = now + offset(now)
  const midnight = local - (local % msPerDay)
  const [opening, closing] = [midnight + minutesOf(opens) * minute, midnight + minutesOf(closes) * minute]
  const open = isWorkday(local) && local >= opening && local < closing
  let next = open ? closing : opening
  while (!open && (next <= local || !isWorkday(next))) next += msPerDay
  // Office hours are never within the hour in which clocks change.
  return { open, nextChange: next - offset(next - offset(next)) }

  function isWorkday(localTime: number): boolean {
    const [first, last] = days.map((name) => week.indexOf(name)) as [number, number]
    const weekday = (new Date(localTime).getUTCDay() + 6) % 7
    return first <= last ? weekday >= first && weekday <= last : weekday >= first || weekday <= last
  }
}

/** Minutes since midnight of a time like `8:00`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The time of minutes since midnight: `8:00`. */
export function formatClock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** Creating a format of Intl takes much longer than using it. */
const offsetFormats = new Map<string | undefined, Intl.DateTimeFormat>()

/** Minutes by which a zone's clock, or this device's, is ahead of UTC at a time (milliseconds). @throws RangeError */
export function utcOffset(timeZone: string | undefined, time: number): number {
  const format =
    offsetFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { ...(timeZone && { timeZone }), timeZoneName: 'longOffset' })
  offsetFormats.set(timeZone, format)
  const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = 0, minutes = 0] = /([+−-])(\d\d):(\d\d)/.exec(name) ?? []
  return (!sign || sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes))
}

/** "GMT+8", "GMT+5:30", "GMT−6" */
export function formatUtcOffset(offset: number): string {
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `GMT${offset < 0 ? '\u2212' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
}

/** The messages `form.zonedTime` and `form.zonedTimeAtOne`: Spanish writes "a las 3:00", but "a la 1:00". */
export type ZonedTimeTexts = { zonedTime: string; zonedTimeAtOne: string }

/** "Monday 3:00 (GMT+2)"; without a zone, by the clock of this device. @throws RangeError for an unknown zone */
export function formatZonedTime(texts: ZonedTimeTexts, lang: Lang, timeZone: string | undefined, time: number): string {
  const local = new Date(time + utcOffset(timeZone, time) * minute)
  const weekday = new Intl.DateTimeFormat(lang, { timeZone: 'UTC', weekday: languages[lang].weekday ?? 'long' })
  const pattern = local.getUTCHours() === 1 ? texts.zonedTimeAtOne : texts.zonedTime
  return fillPlaceholders(pattern, { weekday: weekday.format(local), ...zonedClock(timeZone, time) })
}

/** The time and zone of `formatZonedTime` without the weekday. @throws RangeError for an unknown zone */
export function zonedClock(timeZone: string | undefined, time: number): { time: string; zone: string } {
  const offset = utcOffset(timeZone, time)
  const local = new Date(time + offset * minute)
  return { time: formatClock(local.getUTCHours() * 60 + local.getUTCMinutes()), zone: formatUtcOffset(offset) }
}
