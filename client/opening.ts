import { clockFormat, withClockName } from '../content/clock-text.ts'
import type { Opening } from '../content/opening.ts'

/** The same at a later time; undefined when the page is older than it knows ahead. */
export function openingNow({ open, changes }: Opening, now: number): { open: boolean; next: number } | undefined {
  const passed = changes.filter((time) => time <= now).length
  const next = changes[passed]
  return next === undefined ? undefined : { open: passed % 2 === 0 ? open : !open, next }
}

/** Writes day and time by a clock, with its name: "Monday 3:00 (GMT+2)"; without a zone, by the reader's own. */
export function clockWriter(lang: string, timeZone?: string): (time: number) => string {
  const write = clockFormat(lang, timeZone)
  const named = new Intl.DateTimeFormat('en', { ...(timeZone && { timeZone }), timeZoneName: 'shortOffset' })
  return (time) => {
    const name = named.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    return withClockName(lang, write(time), name.replace('-', '−'))
  }
}
