import { type ReactNode, Suspense, use } from 'react'
import { timedOut, withTimeout } from '../../client/shared/with-timeout.ts'
import { gracePeriodMs } from '../machines/live-value.ts'

/** Data that a page shows: available, or pending when it did not arrive within the grace period. */
export type Loadable<T> = { value: T } | { pending: Promise<T> }

/** Waits for data for the grace period. */
export async function loadWithinGracePeriod<T>(data: Promise<T>): Promise<Loadable<T>> {
  const value = await withTimeout(gracePeriodMs, data)
  return value === timedOut ? { pending: data } : { value }
}

/** Renders available data in place. Pending data stream later; until then the fallback is shown. */
export function Await<T>(props: { data: Loadable<T>; fallback: ReactNode; children: (value: T) => ReactNode }) {
  const { data, fallback, children } = props
  if ('value' in data) return children(data.value)
  return (
    <Suspense fallback={fallback}>
      <Resolved promise={data.pending}>{children}</Resolved>
    </Suspense>
  )
}

function Resolved<T>({ promise, children }: { promise: Promise<T>; children: (value: T) => ReactNode }) {
  return children(use(promise))
}
