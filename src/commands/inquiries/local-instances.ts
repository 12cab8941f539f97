import { type Instance, type InstanceDetails, pageSize, readPages } from './instances.ts'

const resumedAtOnce = 10

const openStatuses = ['queued', 'running', 'waiting', 'waitingForPause']

/** Instances of a running `npm start`, through the simulator's own API: much faster than wrangler's commands. */
export function localInstances(site: string, env?: string, workflow = 'deliver-inquiry') {
  const name = env ? `${workflow}-${env}` : workflow
  const api = `${site.replace(/\/$/, '')}/cdn-cgi/local/explorer/api/workflows/${name}/instances`

  async function call<T>(path: string, init?: RequestInit): Promise<T> {
    const response = await fetch(api + path, init).catch(() => {
      throw new Error(`nothing answers on ${site}: is npm start running?`)
    })
    const answer = (await response.json()) as { result: T; errors?: { message: string }[] }
    const reason = answer.errors?.[0]?.message ?? `status ${response.status}`
    if (reason.startsWith(`Workflow '${name}'`)) throw new Error(`${site} has no ${name}: add the --env of npm start`)
    if (!response.ok) throw new Error(reason)
    return answer.result
  }

  /** Lists all states: with a filter by state, the simulator opens every instance for each page. */
  const list = () => readPages((page) => call<Instance[]>(`?page=${page}&per_page=${pageSize}`))

  const open = async () => (await list()).flatMap(({ id, status = '' }) => (openStatuses.includes(status) ? id : []))

  const headers = { 'content-type': 'application/json' }
  const send = (id: string, type: string) =>
    call<void>(`/${id}/events/${type}`, { method: 'POST', headers, body: '{}' })

  /**
   * A killed simulator does not restart its instances; any event does, also one that no step waits for. Pages shift
   * while instances finish, so the list is read until it contains no new instance. @returns their number
   */
  async function resume(): Promise<number> {
    const resumed = new Set<string>()
    for (;;) {
      const pending = (await open()).filter((id) => !resumed.has(id))
      for (let start = 0; start < pending.length; start += resumedAtOnce) {
        await Promise.allSettled(pending.slice(start, start + resumedAtOnce).map((id) => send(id, 'wake')))
      }
      for (const id of pending) resumed.add(id)
      if (pending.length < pageSize) return resumed.size
    }
  }

  const details = (id: string) => call<InstanceDetails>(`/${id}`)
  const remove = (id: string) => call<void>(`/${id}`, { method: 'DELETE' })
  return { list, details, send, remove, open, resume }
}

/** Resumes the instances of a killed simulator. @returns their number @throws Error if the site does not answer */
export async function resumeInstances(site: string, env?: string): Promise<number> {
  await localInstances(site, env, 'tell-people').resume()
  return localInstances(site, env).resume()
}
