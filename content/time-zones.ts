import generated from './generated/time-zones.json' with { type: 'json' }
import type { ZoneChange } from './zone-changes.ts'

/** Zones by every name that the build knew, and the courses of clocks: most zones share theirs with others. */
const { zones, courses } = generated as unknown as { zones: Record<string, number>; courses: ZoneChange[][] }

/** Is the course of this zone's clock known? */
export function knowsZone(timeZone: string): boolean {
  return Object.hasOwn(zones, timeZone)
}

/** Minutes by which a zone's clock is ahead of GMT at a time (ms), summer time included. @throws Error for an unknown zone */
export function offsetAt(timeZone: string, time: number): number {
  const changes = knowsZone(timeZone) && courses[zones[timeZone] ?? 0]
  if (!changes) throw new Error(`${timeZone} is no time zone that the build knew`)
  return (changes.findLast(([from]) => from <= time) ?? changes[0])?.[1] ?? 0
}

/** Day by a zone's clock, as `2026-11-23`. */
export function dayAt(timeZone: string, time: number): string {
  return new Date(time + offsetAt(timeZone, time) * 60_000).toISOString().slice(0, 10)
}

/** Calendar year by a zone's clock. */
export function yearAt(timeZone: string, time: number): number {
  return Number(dayAt(timeZone, time).slice(0, 4))
}
