import { clockWriter } from '../../client/opening.ts'
import { withClockName } from '../../content/clock-text.ts'
import weekdays from '../../content/generated/weekday-texts.json'
import { type Opening, openingAt } from '../../content/opening.ts'
import type { Lang } from '../../content/registry/languages.ts'
import { knowsZone, offsetAt } from '../../content/time-zones.ts'
import { offsetName } from '../../content/zone-changes.ts'
import type { PageData } from '../rendering/page-data.ts'
import { site } from '../site.ts'

const weekdayTexts: Partial<Record<Lang, string[]>> = weekdays

type Described = { from: number; opening: Opening & { time: string } }

/** By language and zone, until the office next opens or closes. */
const described = new Map<string, Described>()

/** There are about 400 zones, each in five languages; nobody needs them all at once. */
const describedAtMost = 200

/** The office hours now, and their next change on the visitor's clock; on the company's where his is not known. */
export function describeOpening({ lang, timeZone = site.hours.timeZone }: Pick<PageData, 'lang' | 'timeZone'>) {
  const now = Date.now()
  const key = `${lang} ${timeZone}`
  const before = described.get(key)
  if (before && before.from <= now && now < (before.opening.changes[0] ?? 0)) return before.opening
  const found = openingAt(site.hours, now)
  const opening = { ...found, time: written(lang, timeZone, found.changes[0] ?? now) }
  if (described.size >= describedAtMost) described.clear()
  described.set(key, { from: now, opening })
  return opening
}

/** "Monday 3:00 (GMT+2)", without Intl where the build knew the zone: starting Intl takes an isolate milliseconds. */
function written(lang: Lang, timeZone: string, time: number): string {
  const texts = weekdayTexts[lang]
  if (!texts || !knowsZone(timeZone)) return writtenByIntl(lang, timeZone, time)
  const offset = offsetAt(timeZone, time)
  const local = new Date(time + offset * 60_000)
  const clock = `${local.getUTCHours()}:${String(local.getUTCMinutes()).padStart(2, '0')}`
  return withClockName(lang, (texts[local.getUTCDay()] ?? '').replace('{{time}}', clock), offsetName(offset))
}

/** A zone that this runtime does not know is no reason to fail. */
function writtenByIntl(lang: Lang, timeZone: string, time: number): string {
  try {
    return clockWriter(lang, timeZone)(time)
  } catch {
    return clockWriter(lang, site.hours.timeZone)(time)
  }
}
