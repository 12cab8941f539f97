import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What arrives at the inbox. */
export const kinds = ['inquiry', 'event', 'alert'] as const
export type Kind = (typeof kinds)[number]

/** One post that arrived. `signature` says whether it can be trusted. */
export type Delivery = {
  kind: Kind
  receivedAt: string
  id: string
  /** How often this id has come, this time included. */
  times: number
  signature: 'right' | 'wrong' | 'none'
  body: unknown
}

/** How many deliveries of each kind are kept in memory, newest first; the file keeps all. */
const kept = 1000

/** What this state has received since it exists: a file beside it, a line for each delivery. */
export function deliveriesIn(file: string) {
  const all: Record<Kind, Delivery[]> = { inquiry: [], event: [], alert: [] }

  function keep(delivery: Delivery): void {
    all[delivery.kind].unshift(delivery)
    all[delivery.kind].splice(kept)
  }

  if (existsSync(file)) for (const line of readFileSync(file, 'utf8').split('\n')) if (line) keepLine(line)

  /** A line that a power cut left half is passed over. */
  function keepLine(line: string): void {
    try {
      keep(JSON.parse(line) as Delivery)
    } catch {}
  }

  return {
    of: (kind: Kind): readonly Delivery[] => all[kind],
    add(delivery: Omit<Delivery, 'times' | 'receivedAt'>): void {
      const times = 1 + all[delivery.kind].filter(({ id }) => id !== '' && id === delivery.id).length
      const complete = { ...delivery, receivedAt: new Date().toISOString(), times }
      mkdirSync(dirname(file), { recursive: true })
      appendFileSync(file, `${JSON.stringify(complete)}\n`)
      keep(complete)
    },
  }
}

export type Deliveries = ReturnType<typeof deliveriesIn>
