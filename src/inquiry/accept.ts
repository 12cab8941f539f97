import type { InquirySource } from '../../client/inquiry-contract.ts'
import type { Lang } from '../../content/languages.ts'
import type { DeliveryBody } from './labels.ts'

/** What an instance of the workflow keeps until it is delivered, and as long as the platform keeps instances after. */
export type Delivery = {
  body: DeliveryBody
  source: InquirySource
  lang: Lang
  /** The trap field was filled: an operator decides whether it goes out. */
  held: boolean
}

/** Longest time (milliseconds) that a buyer waits for the store before being told to try again. */
const storeLimit = 10_000

/** Longest time (milliseconds) for reading back what was stored; stored it is without that, too. */
const readBackLimit = 2000

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
    const instance = await inTime(workflow.create({ id, params: delivery }), storeLimit)
    // Reading it back: the local simulator answers `create` some milliseconds before it has written.
    await inTime(instance.status(), readBackLimit).catch(() => undefined)
    return 'stored'
  } catch (error) {
    if (await exists(workflow, id)) return 'repeated'
    return error instanceof Error ? error : new Error(String(error))
  }
}

async function exists(workflow: Workflow, id: string): Promise<boolean> {
  try {
    await inTime(workflow.get(id), readBackLimit)
    return true
  } catch {
    return false
  }
}

async function inTime<T>(work: Promise<T>, limit: number): Promise<T> {
  let timer: number | null = null
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the store did not answer in time')), limit)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
