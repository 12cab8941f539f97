import { clockWriter } from '../client/opening.ts'
import { type Opening, openingAt } from '../content/opening.ts'
import { site } from '../content/site.ts'
import type { Page } from './page.ts'

type Described = { from: number; opening: Opening & { time: string } }

/** By language and zone, until the office next opens or closes. */
const described = new Map<string, Described>()

/** There are about 400 zones, each in five languages; nobody needs them all at once. */
const describedAtMost = 200

/** The office hours now, and their next change on the visitor's clock; on the company's where his is not known. */
export function describeOpening({ lang, timeZone = site.hours.timeZone }: Pick<Page, 'lang' | 'timeZone'>) {
  const now = Date.now()
  const key = `${lang} ${timeZone}`
  const before = described.get(key)
  if (before && before.from <= now && now < (before.opening.changes[0] ?? 0)) return before.opening
  const found = openingAt(site.hours, now)
  const opening = { ...found, time: writerFor(lang, timeZone)(found.changes[0] ?? now) }
  if (described.size >= describedAtMost) described.clear()
  described.set(key, { from: now, opening })
  return opening
}

/** A zone that this runtime does not know is no reason to fail. */
function writerFor(lang: string, timeZone: string): (time: number) => string {
  try {
    return clockWriter(lang, timeZone)
  } catch {
    return clockWriter(lang, site.hours.timeZone)
  }
}
