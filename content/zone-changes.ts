/** When the clocks of a time zone change; asked of Intl at build time, so that no request pays for it. */

/** No zone changes its clocks twice within it; the shortest pause of summer time, in Ramadan, is four weeks. */
const week = 7 * 86_400_000
const minute = 60_000

/** `[from, offset]`: from this time (ms) on the zone's clock is `offset` minutes ahead of GMT. */
export type ZoneChange = [from: number, offset: number]

/** The offset at `from` and each change until `until` (ms), to the minute. */
export function zoneChanges(timeZone: string, from: number, until: number): ZoneChange[] {
  const offsetAt = offsetReader(timeZone)
  let last = offsetAt(from)
  const changes: ZoneChange[] = [[from, last]]
  for (let before = from; before < until; before += week) {
    const offset = offsetAt(before + week)
    if (offset !== last) changes.push([changeBetween(before, before + week, offsetAt), offset])
    last = offset
  }
  return changes
}

function changeBetween(before: number, after: number, offsetAt: (time: number) => number): number {
  if (after - before <= minute) return after
  const middle = before + Math.floor((after - before) / 2 / minute) * minute
  return offsetAt(middle) === offsetAt(before)
    ? changeBetween(middle, after, offsetAt)
    : changeBetween(before, middle, offsetAt)
}

function offsetReader(timeZone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  return (time) => {
    const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  }
}

/** "GMT+8", "GMT+5:30", "GMT−6" */
export function offsetName(offset: number): string {
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `GMT${offset < 0 ? '\u2212' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
}
