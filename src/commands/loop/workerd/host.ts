/**
 * The Worker that stays while the site is edited: workerd starts once, and every bundle of the site runs in an isolate
 * of its own (Worker Loader), under the rules of a real start. What cannot be handed over to another isolate is called
 * here: see `Bindings`.
 */
import { WorkerEntrypoint, WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from 'cloudflare:workers'
import { within } from '../../../../client/shared/with-timeout.ts'
import type { Env } from '../../../env.ts'
import type { Bindings as BindingsOf, InstanceName, LimiterName, Replacement, WorkflowName } from './contract.ts'

type HostEnv = Env & {
  LOADER: WorkerLoader
  /** Files that were built since workerd started. */
  BUILT: Fetcher
  /** Who may replace the site. */
  REPLACE_TOKEN: string
}

/** Longest time (milliseconds) for reading back what was created. */
const readBackLimit = 2000

let site: Replacement | undefined

export default {
  async fetch(request, env, context) {
    if (request.headers.get('x-replace-token') === env.REPLACE_TOKEN) return replace(await request.json(), env, context)
    return (await running(env, context)).getEntrypoint().fetch(request)
  },
} satisfies ExportedHandler<HostEnv>

/** A site that does not start is refused with what it said; the one before goes on. */
async function replace(next: Replacement, env: HostEnv, context: Exporting): Promise<Response> {
  try {
    await load(next, env, context).getEntrypoint<WorkerEntrypoint & { ok(): void }>('Started').ok()
  } catch (error) {
    return new Response(error instanceof Error ? (error.stack ?? error.message) : String(error), { status: 422 })
  }
  site = next
  return new Response(null, { status: 204 })
}

/** What sleeps in the store may wake before the site is there. */
async function running(env: HostEnv, context: Exporting): Promise<WorkerStub> {
  while (!site) await scheduler.wait(50)
  return load(site, env, context)
}

type Exporting = { exports: unknown }

/** A loaded site is found again by its id; a stub serves only the request that asked for it. */
function load({ id, script, vars, compatibility }: Replacement, env: HostEnv, { exports }: Exporting): WorkerStub {
  const { Bindings, Files } = exports as Record<'Bindings' | 'Files', (options: object) => Fetcher>
  return env.LOADER.get(id, () => ({
    compatibilityDate: compatibility.date,
    compatibilityFlags: compatibility.flags,
    mainModule: 'worker.js',
    modules: { 'worker.js': script },
    env: { ...vars, VERSION: env.VERSION, ASSETS: Files({}), BINDINGS: Bindings({}) },
  }))
}

/** Files of public/, those of the newest build included, which the simulator's own list of them lacks. */
export class Files extends WorkerEntrypoint<HostEnv> {
  override async fetch(request: Request): Promise<Response> {
    const built = await this.env.BUILT.fetch(request.url)
    return built.ok ? built : this.env.ASSETS.fetch(request)
  }
}

/**
 * KV, limits and workflows for the site. The simulator answers `create` some milliseconds before it has written what it
 * was given, the platform after: here an instance is read back before its buyer is thanked, so that a site that is killed
 * loses none.
 */
export class Bindings extends WorkerEntrypoint<HostEnv> implements BindingsOf {
  read(key: string, options: KVNamespaceGetOptions<'json'>): Promise<unknown> {
    return this.env.CONTENT.get(key, options)
  }

  limit(limiter: LimiterName, options: RateLimitOptions): Promise<RateLimitOutcome> {
    return this.env[limiter].limit(options)
  }

  async create(workflow: WorkflowName, options: WorkflowInstanceCreateOptions): Promise<string> {
    const instance = await this.env[workflow].create(options)
    await within(readBackLimit, instance.status()).catch(() => undefined)
    return instance.id
  }

  async exists({ workflow, id }: InstanceName): Promise<void> {
    await this.env[workflow].get(id)
  }

  async status({ workflow, id }: InstanceName): Promise<InstanceStatus> {
    return (await this.env[workflow].get(id)).status()
  }

  async sendEvent({ workflow, id }: InstanceName, event: { type: string; payload: unknown }): Promise<void> {
    await (await this.env[workflow].get(id)).sendEvent(event)
  }
}

type Running = { run(event: unknown, step: WorkflowStep): Promise<unknown> } & Rpc.WorkerEntrypointBranded

abstract class Instance extends WorkflowEntrypoint<HostEnv> {
  abstract readonly entrypoint: string

  override async run(event: Readonly<WorkflowEvent<unknown>>, step: WorkflowStep): Promise<unknown> {
    const stub = await running(this.env, this.ctx as unknown as Exporting)
    return stub.getEntrypoint<Running>(this.entrypoint).run(event, step)
  }
}

export class DeliverInquiry extends Instance {
  readonly entrypoint = 'DeliverInquiry'
}

export class TellPeople extends Instance {
  readonly entrypoint = 'TellPeople'
}
