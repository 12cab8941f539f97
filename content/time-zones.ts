import generated from './generated/time-zones.json' with { type: 'json' }
import type { ZoneChange } from './zone-changes.ts'

const changes = generated as unknown as Record<string, ZoneChange[] | undefined>

/** Minutes by which a zone's clock is ahead of GMT at a time (ms), summer time included. */
export function offsetAt(timeZone: string, time: number): number {
  const known = changes[timeZone]
  if (!known) throw new Error(`${timeZone} is not in content/clock-zones.ts or content/site.json`)
  return (known.findLast(([from]) => from <= time) ?? known[0])?.[1] ?? 0
}

/** Day by a zone's clock, as `2026-11-23`. */
export function dayAt(timeZone: string, time: number): string {
  return new Date(time + offsetAt(timeZone, time) * 60_000).toISOString().slice(0, 10)
}

/** Calendar year by a zone's clock. */
export function yearAt(timeZone: string, time: number): number {
  return Number(dayAt(timeZone, time).slice(0, 4))
}
