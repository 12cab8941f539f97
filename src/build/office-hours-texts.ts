import { rangeSeparator } from '../../client/shared/number-format.ts'
import type { Lang } from '../../content/registry/languages.ts'
import type { Site } from '../../content/schema/site.ts'
import { offsetName, zoneChanges } from '../../content/zone-changes.ts'

type Hours = Site['hours']
type Day = Hours['days'][number]
type Words = {
  /** The first and the last day of the week as the sentence wants them; without it, the day's own name. */
  from?: Record<Day, string>
  to?: Record<Day, string>
  weekday: 'long' | 'short'
  /** In a sentence that may begin with it: `{{Hours}}` has a capital. */
  text(from: string, to: string, time: string, zone: string): string
  short(from: string, to: string, time: string, zone: string): string
  /** The zone where its clock never changes, by minutes ahead of GMT; without it, "GMT+8". */
  zone?(offset: number): string
}

const words: Partial<Record<string, Words>> = {
  en: {
    weekday: 'long',
    text: (from, to, time, zone) => `${from} to ${to} ${time} (${zone})`,
    short: (from, to, time, zone) => `${from}–${to} ${time} (${zone})`,
  },
  zh: {
    weekday: 'short',
    text: (from, to, time, zone) => `${from}至${to}${time}（${zone}）`,
    short: (from, to, time, zone) => `${from}至${to}${time}（${zone}）`,
  },
  ru: {
    from: {
      Mon: 'понедельника',
      Tue: 'вторника',
      Wed: 'среды',
      Thu: 'четверга',
      Fri: 'пятницы',
      Sat: 'субботы',
      Sun: 'воскресенья',
    },
    to: {
      Mon: 'понедельник',
      Tue: 'вторник',
      Wed: 'среду',
      Thu: 'четверг',
      Fri: 'пятницу',
      Sat: 'субботу',
      Sun: 'воскресенье',
    },
    weekday: 'long',
    text: (from, to, time, zone) => `${from === 'вторника' ? 'со' : 'с'} ${from} по ${to}, ${time} (${zone})`,
    short: (from, to, time, zone) => `${from}–${to} ${time} (${zone})`,
    // Buyers reckon from Moscow's clock, which is GMT+3 all year.
    zone: (offset) => `${offsetName(offset)}, ${offsetName(offset - 180).replace('GMT', 'МСК')}`,
  },
  es: {
    weekday: 'long',
    text: (from, to, time, zone) => `de ${from} a ${to}, ${time} (${zone})`,
    short: (from, to, time, zone) => `${from}–${to} ${time} (${zone})`,
  },
  ar: {
    weekday: 'long',
    text: (from, to, time, zone) => `من ${from} إلى ${to} ${time} (${zone})`,
    short: (from, to, time, zone) => `${from}–${to} ${time} (${zone})`,
  },
}

/** Where a language has no words of its own: the same signs, which every language reads. */
const plain: Words = {
  weekday: 'long',
  text: (from, to, time, zone) => `${from}–${to}, ${time} (${zone})`,
  short: (from, to, time, zone) => `${from}–${to} ${time} (${zone})`,
}

/** Office hours as a sentence says them ("Monday to Saturday 8:00–18:00 (GMT+8)") and in few letters. */
export function hoursTexts(hours: Hours, lang: Lang): { text: string; short: string } {
  const { from, to, weekday, text, short } = words[lang] ?? plain
  const [first, last] = hours.days
  const time = `${hours.opens}${rangeSeparator(lang)}${hours.closes}`
  const zone = zoneName(hours.timeZone, lang)
  const named = (day: Day) => dayName(day, lang, weekday)
  const brief = (day: Day) => dayName(day, lang, 'short')
  return {
    text: text(from?.[first] ?? named(first), to?.[last] ?? named(last), time, zone),
    short: short(brief(first), brief(last), time, zone),
  }
}

/** 1 January 2024 was a Monday. */
const days: Day[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

function dayName(day: Day, lang: Lang, weekday: 'long' | 'short'): string {
  const date = Date.UTC(2024, 0, 1 + days.indexOf(day))
  return new Intl.DateTimeFormat(lang, { timeZone: 'UTC', weekday }).format(date)
}

/** "GMT+8"; where clocks change in summer, the zone's name in the language: "Central European Time". */
function zoneName(timeZone: string, lang: Lang): string {
  const now = Date.now()
  const [current, ...changes] = zoneChanges(timeZone, now, now + 365 * 86_400_000)
  if (current && changes.length === 0) return (words[lang]?.zone ?? offsetName)(current[1])
  const parts = new Intl.DateTimeFormat(lang, { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
