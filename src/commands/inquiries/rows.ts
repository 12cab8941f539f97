import { referenceOf } from '../../../client/shared/inquiry-contract.ts'
import type { Delivery } from '../../inquiry/delivery.ts'
import type { Instance, Instances } from '../instances/instances.ts'
import { deliveryOf, type State, stateOf } from '../instances/state.ts'
import type { Choice } from './choice.ts'

/** One inquiry: its id, the instances that it has lived in (the last one is alive), and how it stands. */
export type Found = { id: string; parts: string[]; status: string | undefined; created: string | undefined }

export type Row = Found & { received: Date; state: State; delivery: Partial<Delivery> }

/** How many instances are asked for at a time. */
const atOnce = 8

const idLength = 36

/** Every inquiry, newest first. */
export async function findAll(instances: Instances): Promise<Found[]> {
  const byId = Map.groupBy(await instances.list(), ({ id }) => id.slice(0, idLength))
  return [...byId].map(([id, parts]) => foundOf(id, parts))
}

/** The inquiries of an id, a reference or the beginning of either; at least four digits. */
export async function findByName(instances: Instances, name: string): Promise<Found[]> {
  const start = name.toLowerCase()
  if (!/^[0-9a-f-]{4,36}$/.test(start)) throw new Error(`${name} is neither an id nor a reference`)
  const matches = (await findAll(instances)).filter(({ id }) => id.startsWith(start))
  if (matches.length === 0) throw new Error(`there is no inquiry ${name}`)
  return matches
}

/** The one inquiry of that name. When several fit, they are named and nothing is done. */
export async function findOne(instances: Instances, name: string): Promise<Row> {
  const rows = await rowsOf(instances, await findByName(instances, name))
  const [row] = rows
  if (!row || rows.length > 1) {
    const list = rows.map(({ id, state, received }) => `  ${id}  ${state.word}  ${shortTime(received)}`)
    throw new Error(`several inquiries begin with ${name}; nothing was done. Name one by its id:\n${list.join('\n')}`)
  }
  return row
}

/** What is known of each, as far as it is chosen. */
export async function rowsOf(instances: Instances, found: Found[], choice?: Choice): Promise<Row[]> {
  const { since, state } = choice ?? {}
  const rows: Row[] = []
  const maybe = found.filter(({ created }) => !since || !created || Date.parse(created) >= since)
  for (let start = 0; start < maybe.length; start += atOnce) {
    rows.push(...(await Promise.all(maybe.slice(start, start + atOnce).map((each) => rowOf(instances, each)))))
  }
  return rows.filter(
    (row) => (!since || row.received.getTime() >= since) && (state === undefined || row.state.word === state),
  )
}

/** Minutes suffice: `2026-11-20 18:05` (UTC). */
export function shortTime(date: Date): string {
  return Number.isNaN(date.getTime()) ? '-' : date.toISOString().slice(0, 16).replace('T', ' ')
}

/** What a buyer was told, and what commands are given. */
export function referenceOfRow({ id }: Found): string {
  return referenceOf(id)
}

function foundOf(id: string, parts: Instance[]): Found {
  const ordered = parts.toSorted((a, b) => partOf(a.id) - partOf(b.id))
  return {
    id,
    parts: ordered.map((part) => part.id),
    status: ordered.at(-1)?.status,
    created: ordered[0]?.created_on,
  }
}

function partOf(instance: string): number {
  return Number(instance.slice(idLength + 1)) || 1
}

async function rowOf(instances: Instances, found: Found): Promise<Row> {
  const details = await Promise.all(found.parts.map((part) => instances.details(part)))
  const received = new Date(found.created ?? details[0]?.queued ?? Number.NaN)
  return { ...found, received, state: stateOf(details), delivery: deliveryOf(details[0]) }
}
