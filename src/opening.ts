import { clockWriter } from '../client/opening.ts'
import { openingAt } from '../content/opening.ts'
import { site } from '../content/site.ts'
import type { Page } from './page.ts'
import { remember } from './remember.ts'

const writers = new Map<string, (time: number) => string>()

/** There are about 400 zones, each in five languages; nobody needs them all at once. */
const writersAtMost = 200

/** A zone that this runtime does not know is no reason to fail. */
function writerFor(lang: string, timeZone: string): (time: number) => string {
  try {
    return clockWriter(lang, timeZone)
  } catch {
    return clockWriter(lang, site.hours.timeZone)
  }
}

/** The office hours now, and their next change on the visitor's clock; on the company's where his is not known. */
export function describeOpening({ lang, timeZone = site.hours.timeZone }: Pick<Page, 'lang' | 'timeZone'>) {
  const opening = openingAt(site.hours, Date.now())
  if (writers.size > writersAtMost) writers.clear()
  const write = remember(writers, `${lang} ${timeZone}`, () => writerFor(lang, timeZone))
  return { ...opening, time: write(opening.changes[0] ?? Date.now()) }
}
