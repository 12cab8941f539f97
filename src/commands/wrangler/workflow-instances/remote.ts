import { runWrangler } from '../wrangler.ts'
import { type Instance, type InstanceDetails, type Instances, pageSize } from './instances.ts'

/** Instances of the deployed Worker, through `wrangler workflows instances`; wrangler knows the account. */
export function remoteInstances(env?: string): Instances {
  const workflow = env ? `deliver-inquiry-${env}` : 'deliver-inquiry'

  async function wrangler<T>(...args: string[]): Promise<T> {
    return JSON.parse(await runWrangler(['workflows', 'instances', ...args, '--json'])) as T
  }

  return {
    async list() {
      const all: Instance[] = []
      for (let page = 1; ; page++) {
        const instances = await wrangler<Instance[]>('list', workflow, `--page=${page}`, `--per-page=${pageSize}`)
        all.push(...instances)
        if (instances.length < pageSize) return all
      }
    },

    details(id) {
      return wrangler<InstanceDetails>('describe', workflow, id)
    },

    async send(id, type) {
      await wrangler('send-event', workflow, id, `--type=${type}`)
    },

    async remove(id) {
      await wrangler('delete', workflow, id)
    },
  }
}
