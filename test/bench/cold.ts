import { performance } from 'node:perf_hooks'
import { answer, median } from './load.ts'
import { table } from './table.ts'
import { type Service, startWorkerd } from './workerd.ts'

const paths = {
  home: '/',
  machine: '/machine/vacuum-compression-molding-machine',
  'machine JSON': '/data/machines/VF/neutral.json',
}

/** Latency of a remote KV in milliseconds. */
const farKv = 20

/** In milliseconds: processor time until the isolate has answered its health check, then the first ten requests. */
type ColdStart = { boot: number; first: number; firstCpu: number; second: number; tenth: number }

/** The first requests to new processes, one page per start; medians. */
export async function benchCold(site: Service, starts: number): Promise<string> {
  const rows: string[][] = []
  for (const [name, path] of Object.entries(paths)) {
    const runs: ColdStart[] = []
    const far: ColdStart[] = []
    for (let start = 0; start < starts; start++) {
      runs.push(await coldStart(site, path))
      far.push(await coldStart(site, path, farKv))
    }
    const of = (key: keyof ColdStart, from = runs) => median(from.map((run) => run[key])).toFixed(1)
    rows.push([name, of('boot'), of('first'), of('firstCpu'), of('second'), of('tenth'), of('first', far)])
  }
  const heads = [
    'page',
    'start, CPU ms',
    'first ms',
    'first, CPU ms',
    'second ms',
    'tenth ms',
    `first ms, KV ${farKv} ms`,
  ]
  return table(heads, rows)
}

export async function coldStart(site: Service, path: string, kvDelay = 0): Promise<ColdStart> {
  const workerd = await startWorkerd({ site }, kvDelay)
  try {
    // workerd loads the script at the first request; the platform does so earlier, during the connection.
    await answer(`${workerd.urls.site}/healthz`)
    const boot = workerd.cpu()
    const times: number[] = []
    let firstCpu = 0
    for (let request = 0; request < 10; request++) {
      const asked = performance.now()
      await answer(workerd.urls.site + path, undefined, { 'accept-language': 'en' })
      times.push(performance.now() - asked)
      if (request === 0) firstCpu = workerd.cpu() - boot
    }
    const [first = 0, second = 0] = times
    return { boot, first, firstCpu, second, tenth: times.at(-1) ?? 0 }
  } finally {
    await workerd.stop()
  }
}
