/** The Worker as `npm start` bundles it: the deployed one, its bindings called through the host (host.ts). */
import { WorkerEntrypoint } from 'cloudflare:workers'
import type { Env } from '../../../env.ts'
import worker, { DeliverInquiry as Deliver, TellPeople as Tell } from '../../../index.ts'
import type { Bindings, InstanceName, LimiterName, WorkflowName } from './contract.ts'

type Handed = Pick<Env, 'ASSETS' | 'VERSION'> & { BINDINGS: Bindings }

let known: { handed: Handed; env: Env } | undefined

export default {
  fetch: (request, handed, context) => worker.fetch(request, environment(handed), context),
} satisfies ExportedHandler<Handed>

export class DeliverInquiry extends Deliver {
  constructor(context: ExecutionContext, handed: Handed) {
    super(context, environment(handed))
  }
}

export class TellPeople extends Tell {
  constructor(context: ExecutionContext, handed: Handed) {
    super(context, environment(handed))
  }
}

/** Answers once the whole site has started. */
export class Started extends WorkerEntrypoint {
  ok(): void {}
}

function environment(handed: Handed): Env {
  if (known?.handed !== handed) known = { handed, env: bind(handed) }
  return known.env
}

function bind({ BINDINGS, ...handed }: Handed): Env {
  const limiter = (name: LimiterName): RateLimit => ({ limit: (options) => BINDINGS.limit(name, options) })
  return {
    ...handed,
    CONTENT: {
      get: (key: string, options: KVNamespaceGetOptions<'json'>) => BINDINGS.read(key, options),
    } as unknown as KVNamespace,
    DELIVERY: workflow(BINDINGS, 'DELIVERY'),
    ALERTS: workflow(BINDINGS, 'ALERTS'),
    RATE_LIMITER: limiter('RATE_LIMITER'),
    VITALS_LIMITER: limiter('VITALS_LIMITER'),
  }
}

function workflow(bindings: Bindings, name: WorkflowName): Workflow {
  const instance = (of: InstanceName) => ({
    id: of.id,
    status: () => bindings.status(of),
    sendEvent: (event: { type: string; payload: unknown }) => bindings.sendEvent(of, event),
  })
  return {
    async create(options: WorkflowInstanceCreateOptions) {
      return instance({ workflow: name, id: await bindings.create(name, options) })
    },
    async get(id: string) {
      await bindings.exists({ workflow: name, id })
      return instance({ workflow: name, id })
    },
  } as unknown as Workflow
}
