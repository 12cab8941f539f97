/** The local simulator's API for workflow instances, as its own explorer page uses it. */

export type Instance = { id: string; status?: string; created_on?: string }

export type Step = {
  name: string
  type: 'step' | 'sleep' | 'waitForEvent'
  start: string
  end: string | null
  success?: boolean | null
  finished?: boolean
  output?: unknown
}

export type InstanceDetails = { status: string; params: unknown; steps: Step[] }

/** States in which nothing is left to do, or an operator stopped it on purpose. */
export const settledStatuses = ['complete', 'errored', 'terminated', 'paused']

const pageSize = 100

export function localInstances(site: string) {
  const api = `${site.replace(/\/$/, '')}/cdn-cgi/local/explorer/api/workflows/deliver-inquiry/instances`

  async function call<T>(path: string, init?: RequestInit): Promise<T> {
    const response = await fetch(api + path, init)
    const answer = (await response.json()) as { result: T; errors?: { message: string }[] }
    if (!response.ok) throw new Error(`${response.status} ${answer.errors?.[0]?.message ?? ''}`.trim())
    return answer.result
  }

  return {
    /** All instances, newest first. */
    async list(): Promise<Instance[]> {
      const all: Instance[] = []
      for (let page = 1; ; page++) {
        const instances = await call<Instance[]>(`?page=${page}&per_page=${pageSize}`)
        all.push(...instances)
        if (instances.length < pageSize) return all
      }
    },

    details(id: string): Promise<InstanceDetails> {
      return call(`/${id}`)
    },

    send(id: string, type: string): Promise<unknown> {
      return call(`/${id}/events/${type}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
    },

    /**
     * A simulator that was killed keeps its instances but starts none of them again; any event does. This one is
     * never waited for. Returns how many were woken.
     */
    async wake(): Promise<number> {
      const unfinished = (await this.list()).filter(({ status }) => status && !settledStatuses.includes(status))
      for (const { id } of unfinished) await this.send(id, 'wake').catch(() => undefined)
      return unfinished.length
    },
  }
}
