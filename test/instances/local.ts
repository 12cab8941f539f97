import { type Instance, type InstanceDetails, type Instances, pageSize, settledStatuses } from './instances.ts'

const wokenAtOnce = 10

/** Instances of a running `npm start`, through the simulator's own API: much faster than wrangler's commands. */
export function localInstances(site: string): Instances & { wake(): Promise<number> } {
  const api = `${site.replace(/\/$/, '')}/cdn-cgi/local/explorer/api/workflows/deliver-inquiry/instances`

  async function call<T>(path: string, init?: RequestInit): Promise<T> {
    const response = await fetch(api + path, init).catch(() => {
      throw new Error(`nothing answers on ${site}: is npm start running?`)
    })
    const answer = (await response.json()) as { result: T; errors?: { message: string }[] }
    if (!response.ok) throw new Error(answer.errors?.[0]?.message ?? `status ${response.status}`)
    return answer.result
  }

  async function list(): Promise<Instance[]> {
    const all: Instance[] = []
    for (let page = 1; ; page++) {
      const instances = await call<Instance[]>(`?page=${page}&per_page=${pageSize}`)
      all.push(...instances)
      if (instances.length < pageSize) return all
    }
  }

  async function send(id: string, type: string): Promise<void> {
    await call(`/${id}/events/${type}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
  }

  return {
    list,
    send,
    details: (id) => call<InstanceDetails>(`/${id}`),

    /**
     * A simulator that was killed keeps its instances but starts none of them again; any event does. This one is
     * never waited for. Returns how many were woken.
     */
    async wake() {
      const unfinished = (await list()).filter(({ status }) => status && !settledStatuses.includes(status))
      for (let start = 0; start < unfinished.length; start += wokenAtOnce) {
        await Promise.allSettled(unfinished.slice(start, start + wokenAtOnce).map(({ id }) => send(id, 'wake')))
      }
      return unfinished.length
    },
  }
}
