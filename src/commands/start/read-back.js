/**
 * The built Worker as `npm start` runs it. The local simulator answers `create` some milliseconds before it has written
 * the instance to disk; the platform answers after. This wrapper reads each new instance back before the caller goes on,
 * so that an acknowledged inquiry survives a killed simulator.
 */
import worker, { DeliverInquiry as Deliver, TellPeople as Tell } from './index.js'

/** Longest time to wait for the instance, in milliseconds. */
const timeoutMs = 2000

const wrapped = new WeakMap()

function withReadBack(env) {
  if (!wrapped.has(env)) {
    wrapped.set(env, { ...env, DELIVERY: readBack(env.DELIVERY), ALERTS: readBack(env.ALERTS) })
  }
  return wrapped.get(env)
}

function readBack(workflow) {
  return {
    get: (id) => workflow.get(id),
    async create(options) {
      const instance = await workflow.create(options)
      await Promise.race([instance.status(), scheduler.wait(timeoutMs)]).catch(() => undefined)
      return instance
    },
  }
}

export default { fetch: (request, env, context) => worker.fetch(request, withReadBack(env), context) }

export class DeliverInquiry extends Deliver {
  constructor(context, env) {
    super(context, withReadBack(env))
  }
}

export class TellPeople extends Tell {
  constructor(context, env) {
    super(context, withReadBack(env))
  }
}
