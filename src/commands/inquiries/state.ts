import * as v from 'valibot'
import type { Delivery } from '../../inquiry/delivery.ts'
import type { InstanceDetails, Step } from './instances.ts'

type AttemptRecord = { number: number; at: string; ok: boolean; status: string; wait: number | null }

const stoppedStates = ['paused', 'errored', 'terminated'] as const

/** `undelivered` and `held` wait for an operator; the others continue without one or have ended. */
export const states = ['delivered', 'delivering', 'retrying', 'undelivered', 'held', ...stoppedStates] as const

export type StateKind = (typeof states)[number]
export type State = { kind: StateKind; attempts: AttemptRecord[]; next?: Date }

export const replayable: readonly StateKind[] = ['undelivered', 'held', 'retrying']

/** Derives the state of an inquiry from its steps, because the platform only reports "running" or "waiting". */
export function stateOf(parts: InstanceDetails[]): State {
  const attempts = parts.flatMap(({ steps }) => steps.flatMap(readAttempt))
  const alive = parts.at(-1)
  const status = alive?.status
  // Complete without a delivery: a new instance is about to continue.
  if (status === 'complete') return { kind: attempts.some(({ ok }) => ok) ? 'delivered' : 'delivering', attempts }
  const stopped = stoppedStates.find((kind) => kind === status)
  if (stopped) return { kind: stopped, attempts }
  const open = alive?.steps.findLast(({ end }) => !end)
  if (open?.type !== 'waitForEvent') return { kind: 'delivering', attempts }
  const last = attempts.at(-1)
  // No attempt: the honeypot was filled, or the engine failed before.
  if (!last) return { kind: deliveryOf(parts[0]).held ? 'held' : 'undelivered', attempts }
  if (!open.name.startsWith('wait ')) return { kind: 'undelivered', attempts }
  return { kind: 'retrying', attempts, next: new Date(Date.parse(open.start) + (last.wait ?? 0) * 1000) }
}

/** Parameters of the first instance of an inquiry. */
export function deliveryOf(details: InstanceDetails | undefined): Partial<Delivery> {
  const value: unknown = typeof details?.params === 'string' ? JSON.parse(details.params) : details?.params
  return (value as Partial<Delivery> | null) ?? {}
}

/** The output of an attempt's step; an attempt whose output cannot be read has failed. */
const outcome = v.object({ ok: v.boolean(), status: v.union([v.string(), v.number()]), wait: v.nullable(v.number()) })
const unreadable = { ok: false, status: 'unknown', wait: null }
const stepOutput = v.fallback(v.union([outcome, v.pipe(v.string(), v.parseJson(), outcome)]), unreadable)

/** Steps are named `attempt 3`; the platform adds a counter (`attempt 3-1`), and their output is JSON there. */
function readAttempt({ name, end, output }: Step): AttemptRecord[] {
  const number = Number(/^attempt (\d+)/.exec(name)?.[1])
  if (!number || !end) return []
  const { ok, status, wait } = v.parse(stepOutput, output)
  return [{ number, at: end, ok, status: String(status), wait }]
}
