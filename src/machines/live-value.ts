import { timedOut, withTimeout } from '../../client/shared/with-timeout.ts'
import type { Env } from '../env.ts'

/** The parts of Hono's context that reading content needs; `waitUntil` continues a read after the response. */
export type RequestScope = { env: Env; executionCtx: Pick<ExecutionContext, 'waitUntil'> }

/** How long a Worker isolate uses a value from KV before it reads it again (milliseconds). */
const maxAgeMs = 30_000

/** How long a response waits for KV before it uses the content of the build (milliseconds). */
export const gracePeriodMs = 50

/** A value from KV, refreshed in the background. The first read, and one after a pause, waits for the grace period at most. */
export function liveValue<T>(fallback: T, read: (env: Env) => Promise<T>): (scope: RequestScope) => Promise<T> {
  let cached: { value: T; refreshAt: number } | undefined
  const store = (value: T) => {
    cached = { value, refreshAt: Date.now() + maxAgeMs }
    return value
  }
  return async ({ env, executionCtx }) => {
    const known = cached
    if (known && Date.now() < known.refreshAt) return known.value
    const reading = read(env).then(store)
    executionCtx.waitUntil(reading)
    // After a pause the value may be older than the two minutes that the publishing command promises.
    if (known && Date.now() < known.refreshAt + maxAgeMs) return store(known.value)
    const value = await withTimeout(gracePeriodMs, reading)
    if (value !== timedOut) return value
    // Another request may have read it in the meantime; if not, the value is used until the next refresh.
    return cached && cached !== known ? cached.value : store(known ? known.value : fallback)
  }
}
