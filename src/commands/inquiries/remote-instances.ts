import { runWrangler } from '../wrangler/wrangler.ts'
import { type Instance, type InstanceDetails, type Instances, pageSize, readPages } from './instances.ts'

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
