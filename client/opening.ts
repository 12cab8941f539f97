import type { Opening } from '../content/opening.ts'

/** The same at a later time; undefined when the page is older than it knows ahead. */
export function openingNow({ open, changes }: Opening, now: number): { open: boolean; next: number } | undefined {
  const passed = changes.filter((time) => time <= now).length
  const next = changes[passed]
  return next === undefined ? undefined : { open: passed % 2 === 0 ? open : !open, next }
}

/** Writes day and time by a clock, with its name: "Monday 3:00 (GMT+2)"; without a zone, by the reader's own. */
export function clockWriter(lang: string, timeZone?: string): (time: number) => string {
  const zone = timeZone === undefined ? {} : { timeZone }
  const format = new Intl.DateTimeFormat(lang === 'ar' ? 'ar-u-nu-latn' : lang, {
    ...zone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const named = new Intl.DateTimeFormat('en', { ...zone, timeZoneName: 'shortOffset' })
  // As the office hours are written; not every language leaves the zero away by itself.
  const write = (time: number) => format.format(time).replace(/0(?=\d:)/, '')
  return (time) => {
    const offset =
      named
        .formatToParts(time)
        .find(({ type }) => type === 'timeZoneName')
        ?.value.replace('-', '−') ?? ''
    if (lang === 'zh') return `${write(time)}（${offset}）`
    return `${write(time)} ${lang === 'ar' ? `\u2066(${offset})\u2069` : `(${offset})`}`
  }
}
