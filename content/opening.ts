import type { Site } from './schema/site.ts'
import { minutesOf } from './time-of-day.ts'
import { offsetAt } from './time-zones.ts'

/** Is the office open, and when does that change next, and after that (ms)? */
export type Opening = { open: boolean; changes: number[] }

const minute = 60_000
const day = 86_400_000
const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** A page that stays open knows so many changes ahead. */
const changesAhead = 6

/** The office hours at a time (ms), by the company's clock, summer time included. */
export function openingAt({ days, opens, closes, timeZone }: Site['hours'], now: number): Opening {
  const offset = (time: number) => offsetAt(timeZone, time) * minute
  const today = Math.floor((now + offset(now)) / day) * day
  const [first, last] = days.map((name) => week.indexOf(name)) as [number, number]
  const edges = Array.from({ length: 10 }, (_, index) => today + (index - 1) * day)
    .filter((midnight) => isWorkday((new Date(midnight).getUTCDay() + 6) % 7))
    .flatMap((midnight) => [
      { time: toTime(midnight + minutesOf(opens) * minute), open: true },
      { time: toTime(midnight + minutesOf(closes) * minute), open: false },
    ])
  const next = edges.findIndex(({ time }) => time > now)
  return {
    open: edges[next]?.open === false,
    changes: edges.slice(next, next + changesAhead).map(({ time }) => time),
  }

  function isWorkday(weekday: number): boolean {
    return first <= last ? weekday >= first && weekday <= last : weekday >= first || weekday <= last
  }

  /** What the company's clock shows, as a time; office hours lie clear of the hour in which clocks change. */
  function toTime(local: number): number {
    return local - offset(local - offset(local))
  }
}
