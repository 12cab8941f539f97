import { referenceOf } from '../../../client/shared/inquiry-contract.ts'
import type { Delivery } from '../../inquiry/delivery.ts'
import type { Instance, Instances } from './instances.ts'
import { deliveryOf, type State, type StateKind, stateOf } from './state.ts'

/** One inquiry: its id, its workflow instances (the last one is active), and the status of that one. */
export type Found = { id: string; parts: string[]; status: string | undefined; created: string | undefined }

export type Row = Found & { reference: string; received: Date; state: State; delivery: Partial<Delivery> }

/** Selects the inquiries of a command. */
export type InquiryFilter = { since?: number | undefined; state?: StateKind | undefined }

const concurrency = 8

const idLength = 36

/** Ids of our instances: a UUID, and a number in those that continue an inquiry. */
const instanceId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(-\d+)?$/

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** Reads `--since`: a date, a date and time (UTC, as they are listed), or how long ago (`90m`, `12h`, `7d`); milliseconds since 1970. */
export function readSince(text: string, now = Date.now()): number {
  const [, count, unit] = /^(\d{1,6})([mhd])$/.exec(text) ?? []
  const [, day, clock = '00:00', zone = 'Z'] = /^(\d{4}-\d\d-\d\d)(?:[T ](\S+?)(Z|[+-]\d\d:\d\d)?)?$/.exec(text) ?? []
  const time = unit ? now - Number(count) * units[unit as keyof typeof units] : Date.parse(`${day}T${clock}${zone}`)
  // Date.parse reads 31 February as a day of March.
  const isValid = !Number.isNaN(time) && (!day || new Date(`${day}T00:00Z`).toISOString().startsWith(day))
  if (!isValid) throw new Error(`--since ${text}: write 2026-11-20, 2026-11-20T18:00 (UTC), 90m, 12h or 7d`)
  return time
}

/** Every inquiry, newest first. */
export async function findAll(instances: Instances): Promise<Found[]> {
  const ours = (await instances.list()).filter(({ id }) => instanceId.test(id))
  const partNumber = ({ id }: Instance) => Number(id.slice(idLength + 1)) || 1
  const byId = Map.groupBy(ours, ({ id }) => id.slice(0, idLength))
  return [...byId].map(([id, parts]) => {
    const ordered = parts.toSorted((a, b) => partNumber(a) - partNumber(b))
    const [first, last] = [ordered[0], ordered.at(-1)]
    return { id, parts: ordered.map((part) => part.id), status: last?.status, created: first?.created_on }
  })
}

/** The inquiries of an id, a reference or the beginning of either; at least four digits. */
export async function findByName(instances: Instances, name: string): Promise<Found[]> {
  const start = name.toLowerCase()
  if (!/^[0-9a-f-]{4,36}$/.test(start)) throw new Error(`${name} is neither an id nor a reference`)
  const matches = (await findAll(instances)).filter(({ id }) => id.startsWith(start))
  if (matches.length === 0) throw new Error(`there is no inquiry ${name}`)
  return matches
}

/** The one inquiry of that name. When several match, the error lists them. @throws Error when it cannot be read */
export async function findOne(instances: Instances, name: string): Promise<Row> {
  const found = await findByName(instances, name)
  const { rows, unreadable } = await readRows(instances, found)
  const [row] = rows
  if (row && found.length === 1) return row
  const list = [
    ...rows.map(({ id, state, received }) => `  ${id}  ${state.kind}  ${shortTime(received)}`),
    ...unreadable.map(({ id, reason }) => `  ${id}  cannot be read: ${reason}`),
  ]
  if (found.length === 1) throw new Error(`nothing was done:\n${list.join('\n')}`)
  throw new Error(`several inquiries begin with ${name}; nothing was done. Name one by its id:\n${list.join('\n')}`)
}

/** Reads and filters inquiries. An unreadable one, which may just have been deleted, does not stop the others. */
export async function readRows(instances: Instances, found: Found[], { since, state }: InquiryFilter = {}) {
  const candidates = found.filter(({ created }) => !since || !created || Date.parse(created) >= since)
  const results: (Row | { id: string; reason: string })[] = []
  for (let start = 0; start < candidates.length; start += concurrency) {
    const reading = candidates
      .slice(start, start + concurrency)
      .map((each) => readRow(instances, each).catch((error) => ({ id: each.id, reason: describeReason(error) })))
    results.push(...(await Promise.all(reading)))
  }
  return {
    rows: results.filter((result) => 'state' in result).filter((row) => !state || row.state.kind === state),
    unreadable: results.filter((result) => 'reason' in result),
  }
}

async function readRow(instances: Instances, found: Found): Promise<Row> {
  const details = await Promise.all(found.parts.map((part) => instances.details(part)))
  const received = new Date(found.created ?? details[0]?.queued ?? Number.NaN)
  const reference = referenceOf(found.id)
  return { ...found, reference, received, state: stateOf(details), delivery: deliveryOf(details[0]) }
}

/** A date to the minute: `2026-11-20 18:05` (UTC). */
export function shortTime(date: Date): string {
  return Number.isNaN(date.getTime()) ? '-' : date.toISOString().slice(0, 16).replace('T', ' ')
}

/** The first line of an error, without characters that could control a terminal. */
function describeReason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return (text.split('\n')[0] ?? '').replace(/\p{C}/gu, '\uFFFD')
}
