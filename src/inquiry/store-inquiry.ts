import { timedOut, withTimeout } from '../../client/shared/with-timeout.ts'
import type { Delivery } from './delivery.ts'

/** Timeout of storing an inquiry in milliseconds; after it the buyer is asked to try again. */
const storeLimit = 10_000

/** Timeout of the check whether it was stored before, in milliseconds. */
const askLimit = 2000

/** Creates the workflow instance of an inquiry. `repeated`: this id was stored before. An error means that it is not stored. */
export async function storeInquiry(
  workflow: Workflow,
  id: string,
  delivery: Delivery,
): Promise<'stored' | 'repeated' | Error> {
  try {
    await inTime(workflow.create({ id, params: delivery }), storeLimit)
    return 'stored'
  } catch (error) {
    const found = await inTime(workflow.get(id), askLimit).catch(() => undefined)
    if (found) return 'repeated'
    return error instanceof Error ? error : new Error(String(error))
  }
}

async function inTime<T>(work: Promise<T>, limit: number): Promise<T> {
  const outcome = await withTimeout(limit, work)
  if (outcome === timedOut) throw new Error('the store did not answer in time')
  return outcome
}
