import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'

export type Load = { requests: number; perSecond: number; p50: number; p99: number; wrong: number }

/** Requests one URL over a number of keep-alive connections, each as soon as its last response is complete. */
export async function load(
  url: string,
  options: { connections: number; seconds: number; status: number; headers?: Record<string, string> },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections })
  const times: number[] = []
  let wrong = 0
  const start = performance.now()
  const end = start + options.seconds * 1000
  async function client() {
    while (performance.now() < end) {
      const asked = performance.now()
      const status = await answer(url, agent, options.headers)
      times.push(performance.now() - asked)
      if (status !== options.status) wrong++
    }
  }
  await Promise.all(Array.from({ length: options.connections }, client))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const share = (part: number) => times[Math.floor((times.length - 1) * part)] ?? Number.NaN
  return { requests: times.length, perSecond: times.length / seconds, p50: share(0.5), p99: share(0.99), wrong }
}

/** Reads one whole response; resolves with its status, or 0 if the connection broke. */
export function answer(url: string, agent?: Agent, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', () => resolve(0))
    }).on('error', () => resolve(0))
  })
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}
