import { runWrangler } from '../wrangler/wrangler.ts'

/** Workflow instances as the operator's commands see them, on the platform or in the local simulator. */
export type Instances = {
  /** Every instance, newest first. */
  list(): Promise<Instance[]>
  /** @throws Error when there is none */
  details(id: string): Promise<InstanceDetails>
  send(id: string, type: string): Promise<void>
  remove(id: string): Promise<void>
}

export type Instance = { id: string; status?: string; created_on?: string }

export type Step = { name: string; type: 'step' | 'waitForEvent'; start: string; end: string | null; output?: unknown }

export type InstanceDetails = { status: string; params: unknown; queued?: string; steps: Step[] }

/** Maximum page size of both sources. */
export const pageSize = 100

/** Reads all pages, numbered from 1. Pages shift when an instance is created, so one may be listed twice. */
export async function readPages(readPage: (page: number) => Promise<Instance[]>): Promise<Instance[]> {
  const all: Instance[] = []
  for (let page = 1; ; page++) {
    const instances = await readPage(page)
    all.push(...instances)
    if (instances.length < pageSize) return [...new Map(all.map((instance) => [instance.id, instance])).values()]
  }
}

/** Instances of the deployed Worker, through `wrangler workflows instances`; wrangler knows the account. */
export function remoteInstances(env?: string): Instances {
  const workflow = env ? `deliver-inquiry-${env}` : 'deliver-inquiry'

  async function wrangler<T>(command: string, ...args: string[]): Promise<T> {
    return JSON.parse(await runWrangler(['workflows', 'instances', command, workflow, ...args, '--json'])) as T
  }

  return {
    list: () => readPages((page) => wrangler<Instance[]>('list', `--page=${page}`, `--per-page=${pageSize}`)),
    details: (id) => wrangler<InstanceDetails>('describe', id),
    send: (id, type) => wrangler('send-event', id, `--type=${type}`),
    remove: (id) => wrangler('delete', id),
  }
}
