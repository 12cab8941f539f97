import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import { launch } from '../support/browser/chromium.ts'
import { open, type Visit } from './browser.ts'
import { startEdge } from './edge.ts'
import { answer, load, median } from './load.ts'
import { table } from './table.ts'
import { startWorkerd } from './workerd.ts'

const pages = ['home', 'product'] as const

/** A server of the two pages: their paths, and how to start a new process. */
type Contender = {
  name: string
  /** A folder with files that the edge serves. */
  assets?: string | undefined
  routes: Record<(typeof pages)[number], string>
  /** Path of the request before the first page, as the platform would have started the isolate. */
  warmUp: string
  start(): Promise<{ url: string; cpu(): number; stop(): Promise<unknown> }>
}

/** As the peers' own measure/peers.mjs describes them. */
type Peer = Pick<Contender, 'name' | 'assets' | 'routes'> & {
  start(port: number): Promise<{ pid: number; stop(): Promise<unknown> }>
}

/** The lower limit: the same HTML as a cached string. */
const cachedString = 'the HTML cached as a string'

/** The compared peers and their names in the table. */
const chosen: Record<string, string> = {
  'HonoX (hono/jsx)': 'HonoX (hono/jsx)',
  'Hono+React stream, eager islands': 'Hono + React stream',
  'Astro SSR, client:visible': 'Astro SSR + React islands',
  'React Router SSR': 'React Router SSR',
  'Next start, dynamic': 'Next.js, dynamic',
  'limit: cached HTML string': cachedString,
}

const english = { 'accept-language': 'en' }

/**
 * Compares the site with similar pages in other frameworks, in one sitting: processor time at 32 connections (median of
 * three rounds of two seconds), first request to a new process (median of five), then a phone on slow 4G (median of
 * five). `folder` is the output of the peers' `run.sh`.
 */
export async function benchPeers(site: { bundle: string; assets: string }, folder?: string): Promise<string> {
  if (!folder) throw new Error('--peers FOLDER is missing: the folder in which the run.sh of the peers has built them.')
  const rows: string[][] = []
  for (const contender of [ours(site), ...(await peersIn(resolve(folder)))]) {
    const measured: string[][] = []
    for (const page of pages) measured.push(await measure(contender, page))
    const columns = measured[0]?.map((_, index) => measured.map((row) => row[index]).join(' / ')) ?? []
    rows.push([contender.name, ...columns])
  }
  const heads = ['kB of HTML', 'CPU ms', 'ms per kB', 'first ms', 'FCP ms', 'LCP ms', 'TBT ms', 'kB in all']
  return table([pages.join(' / '), ...heads], rows)
}

function ours(site: { bundle: string; assets: string }): Contender {
  return {
    name: 'this site',
    assets: site.assets,
    routes: { home: '/', product: '/machine/vacuum-compression-molding-machine' },
    warmUp: '/healthz',
    async start() {
      const { urls, cpu, stop } = await startWorkerd({ site })
      return { url: urls.site ?? '', cpu, stop }
    },
  }
}

async function peersIn(folder: string): Promise<Contender[]> {
  process.env.WORK = folder
  const load = (file: string) => import(pathToFileURL(join(folder, 'measure', file)).href)
  const { peers } = (await load('peers.mjs')) as { peers: Peer[] }
  const { cpuMs } = (await load('lib.mjs')) as { cpuMs(pid: number): number }
  let port = 8800
  return Object.entries(chosen).map(([known, name]) => {
    const peer = peers.find((peer) => peer.name === known)
    if (!peer) throw new Error(`${folder} has no peer called ${known}`)
    const start = async () => {
      const at = ++port
      const { pid, stop } = await peer.start(at)
      return { url: `http://127.0.0.1:${at}`, cpu: () => cpuMs(pid), stop }
    }
    return { name, assets: peer.assets, routes: peer.routes, warmUp: '/nothing.txt', start }
  })
}

async function measure(contender: Contender, page: (typeof pages)[number]): Promise<string[]> {
  const path = contender.routes[page]
  const { kilobytes, cpu } = await underLoad(contender, path)
  const server = [
    kilobytes.toFixed(1),
    cpu.toFixed(2),
    (cpu / kilobytes).toFixed(3),
    (await firstRequest(contender, path)).toFixed(0),
  ]
  return [...server, ...(contender.name === cachedString ? ['–', '–', '–', '–'] : await onPhone(contender, path))]
}

async function underLoad({ start }: Contender, path: string): Promise<{ kilobytes: number; cpu: number }> {
  const running = await start()
  try {
    const url = running.url + path
    const options = { seconds: 2, status: 200, headers: english }
    const response = await fetch(url, { headers: english })
    const kilobytes = Buffer.byteLength(await response.text()) / 1000
    await load(url, { ...options, connections: 8 })
    const rounds: number[] = []
    for (let round = 0; round < 3; round++) {
      const before = running.cpu()
      const { requests, wrong } = await load(url, { ...options, connections: 32 })
      if (wrong > 0) throw new Error(`${wrong} wrong answers from ${url}`)
      rounds.push((running.cpu() - before) / requests)
    }
    return { kilobytes, cpu: median(rounds) }
  } finally {
    await running.stop()
  }
}

async function firstRequest({ start, warmUp }: Contender, path: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    const running = await start()
    await answer(running.url + warmUp)
    const asked = performance.now()
    const status = await answer(running.url + path, undefined, english)
    times.push(performance.now() - asked)
    await running.stop()
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
  return median(times)
}

async function onPhone({ start, assets }: Contender, path: string): Promise<string[]> {
  const running = await start()
  const edge = await startEdge(running.url, assets)
  const browser = await launch({ whole: true })
  try {
    const visits: Visit[] = []
    for (let visit = 0; visit < 5; visit++) visits.push(await open(browser, edge.url + path))
    return (['fcp', 'lcp', 'tbt', 'kilobytes'] as const).map((key) =>
      median(visits.map((visit) => visit[key])).toFixed(0),
    )
  } finally {
    await browser.close()
    edge.server.closeAllConnections()
    edge.server.close()
    await running.stop()
  }
}
