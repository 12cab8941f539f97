/**
 * The Worker as `npm start` runs it. The local simulator answers `create` some milliseconds before it has written what
 * it was given, the platform after: here an inquiry is read back before its buyer is thanked, so that a site that is
 * killed loses none.
 */
import { within } from '../../client/within.ts'
import type { Env } from '../env.ts'
import worker from '../index.ts'

export { DeliverInquiry, TellPeople } from '../index.ts'

/** Longest time (milliseconds) for reading back. */
const readBackLimit = 2000

let known: { given: Env; patient: Env } | undefined

export default {
  fetch(request, env, context) {
    if (known?.given !== env) known = { given: env, patient: { ...env, DELIVERY: readingBack(env.DELIVERY) } }
    return worker.fetch(request, known.patient, context)
  },
} satisfies ExportedHandler<Env>

function readingBack(workflow: Workflow): Workflow {
  return {
    get: (id: string) => workflow.get(id),
    async create(options: WorkflowInstanceCreateOptions) {
      const instance = await workflow.create(options)
      await within(readBackLimit, instance.status()).catch(() => undefined)
      return instance
    },
  } as Workflow
}
