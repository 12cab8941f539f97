import type { State } from './state.ts'

/** Selects the inquiries of a command. */
export type Choice = { since?: number | undefined; state?: State['word'] | undefined }

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** Reads `--since`: a date, a date and time (UTC, as they are listed), or how long ago (`90m`, `12h`, `7d`); milliseconds since 1970. */
export function readSince(text: string, now = Date.now()): number {
  const [, count, unit] = /^(\d{1,6})([mhd])$/.exec(text) ?? []
  const [, day, clock = '00:00', zone = 'Z'] = /^(\d{4}-\d\d-\d\d)(?:[T ](\S+?)(Z|[+-]\d\d:\d\d)?)?$/.exec(text) ?? []
  const time = unit ? now - Number(count) * units[unit as keyof typeof units] : Date.parse(`${day}T${clock}${zone}`)
  if (Number.isNaN(time)) throw new Error(`--since ${text}: write 2026-11-20, 2026-11-20T18:00 (UTC), 90m, 12h or 7d`)
  return time
}
