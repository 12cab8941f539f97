import { type Instance, type InstanceDetails, type Instances, openStatuses, pageSize } from './instances.ts'

const wokenAtOnce = 10

type LocalInstances = Instances & {
  /** Ids of everything that has something left to do. */
  open(): Promise<string[]>
  wake(): Promise<number>
}

/** Instances of a running `npm start`, through the simulator's own API: much faster than wrangler's commands. */
export function localInstances(site: string, workflow = 'deliver-inquiry'): LocalInstances {
  const api = `${site.replace(/\/$/, '')}/cdn-cgi/local/explorer/api/workflows/${workflow}/instances`

  async function call<T>(path: string, init?: RequestInit): Promise<T> {
    const response = await fetch(api + path, init).catch(() => {
      throw new Error(`nothing answers on ${site}: is npm start running?`)
    })
    const answer = (await response.json()) as { result: T; errors?: { message: string }[] }
    if (!response.ok) throw new Error(answer.errors?.[0]?.message ?? `status ${response.status}`)
    return answer.result
  }

  /** Every one: for a page of one state the simulator opens all that it has, for a page of all only that page's. */
  async function list(): Promise<Instance[]> {
    const all: Instance[] = []
    for (let page = 1; ; page++) {
      const instances = await call<Instance[]>(`?page=${page}&per_page=${pageSize}`)
      all.push(...instances)
      if (instances.length < pageSize) return all
    }
  }

  async function open(): Promise<string[]> {
    const unfinished = (await list()).filter(({ status = '' }) => openStatuses.includes(status))
    return [...new Set(unfinished.map(({ id }) => id))]
  }

  async function send(id: string, type: string): Promise<void> {
    await call(`/${id}/events/${type}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
  }

  /**
   * A simulator that was killed keeps its instances but starts none of them again; any event does. This one is never
   * waited for. Whole pages may shift while instances finish, so it looks again until it finds nothing new. Returns how
   * many were woken.
   */
  async function wake(): Promise<number> {
    const woken = new Set<string>()
    for (;;) {
      const asleep = (await open()).filter((id) => !woken.has(id))
      for (let start = 0; start < asleep.length; start += wokenAtOnce) {
        await Promise.allSettled(asleep.slice(start, start + wokenAtOnce).map((id) => send(id, 'wake')))
      }
      for (const id of asleep) woken.add(id)
      if (asleep.length < pageSize) return woken.size
    }
  }

  return {
    list,
    open,
    details: (id) => call<InstanceDetails>(`/${id}`),
    send,
    async remove(id) {
      await call(`/${id}`, { method: 'DELETE' })
    },
    wake,
  }
}
