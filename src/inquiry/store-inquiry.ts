import { timedOut, withTimeout } from '../../client/shared/with-timeout.ts'
import type { Delivery } from './delivery.ts'

/** Longest time (milliseconds) that a buyer waits for the store before being told to try again. */
const storeLimit = 10_000

/** Longest time (milliseconds) for asking whether it was stored before. */
const askLimit = 2000

/**
 * Stores an inquiry by creating its workflow instance; once `stored`, its delivery is certain to be tried.
 * `repeated`: this id was stored before, by a double click or a resend after a lost answer.
 */
export async function accept(
  workflow: Workflow,
  id: string,
  delivery: Delivery,
): Promise<'stored' | 'repeated' | Error> {
  try {
    await inTime(workflow.create({ id, params: delivery }), storeLimit)
    return 'stored'
  } catch (error) {
    if (await exists(workflow, id)) return 'repeated'
    return error instanceof Error ? error : new Error(String(error))
  }
}

async function exists(workflow: Workflow, id: string): Promise<boolean> {
  try {
    await inTime(workflow.get(id), askLimit)
    return true
  } catch {
    return false
  }
}

async function inTime<T>(work: Promise<T>, limit: number): Promise<T> {
  const outcome = await withTimeout(limit, work)
  if (outcome === timedOut) throw new Error('the store did not answer in time')
  return outcome
}
