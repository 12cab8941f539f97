/** Writes day and time by a clock: "Monday 3:00"; without a zone, by the reader's own. */
export function clockFormat(lang: string, timeZone?: string): (time: number) => string {
  const format = new Intl.DateTimeFormat(lang === 'ar' ? 'ar-u-nu-latn' : lang, {
    ...(timeZone && { timeZone }),
    weekday: lang === 'zh' ? 'short' : 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  // As the office hours are written; not every language leaves the zero away by itself.
  return (time) => format.format(time).replace(/0(?=\d:)/, '')
}

/** Between weekday and time of day, where a sentence needs more than Intl writes: "el martes a las 10:00". */
const beforeTime: Partial<Record<string, (text: string) => string>> = {
  en: () => ' at ',
  ru: () => ', ',
  es: (text) => (/ 1:/.test(text) ? ' a la ' : ' a las '),
  ar: () => ' الساعة ',
}

/** The same with the clock's name behind: "Monday at 3:00 (GMT+2)". */
export function withClockName(lang: string, text: string, name: string): string {
  if (lang === 'zh') return `${text}（${name}）`
  const said = text.replace(/,? (?=\d)/, beforeTime[lang]?.(text) ?? ' ')
  return `${said} ${lang === 'ar' ? `\u2066(${name})\u2069` : `(${name})`}`
}

/**
 * What a language writes from Sunday on, with `{{time}}` for the time of day: the build asks Intl, so that no isolate
 * does. Undefined where a language writes digits of its own.
 */
export function weekdayTexts(lang: string): string[] | undefined {
  const write = clockFormat(lang, 'UTC')
  const sunday = Date.UTC(2023, 11, 31, 12, 34)
  const texts = Array.from({ length: 7 }, (_, day) => write(sunday + day * 86_400_000).replace('12:34', '{{time}}'))
  return texts.every((text) => text.includes('{{time}}')) ? texts : undefined
}
