import { performance } from 'node:perf_hooks'
import { answer, median } from './load.ts'
import { table } from './table.ts'
import { type Service, startWorkerd } from './workerd.ts'

const paths = {
  home: '/',
  machine: '/machine/vacuum-compression-molding-machine',
  'machine JSON': '/data/machines/VF/neutral.json',
}

/** The first requests of a fresh process, each start asked for one page: wall time and processor time, medians. */
export async function benchCold(site: Service, starts: number): Promise<string> {
  const rows: string[][] = []
  for (const [name, path] of Object.entries(paths)) {
    const runs: { first: number; firstCpu: number; second: number; tenth: number }[] = []
    for (let start = 0; start < starts; start++) {
      const workerd = await startWorkerd({ site })
      const times: number[] = []
      const before = workerd.cpu()
      let firstCpu = 0
      for (let request = 0; request < 10; request++) {
        const asked = performance.now()
        await answer(workerd.urls.site + path, undefined, { 'accept-language': 'en' })
        times.push(performance.now() - asked)
        if (request === 0) firstCpu = workerd.cpu() - before
      }
      runs.push({ first: times[0] ?? 0, firstCpu, second: times[1] ?? 0, tenth: times[9] ?? 0 })
      await workerd.stop()
    }
    const of = (key: keyof (typeof runs)[number]) => median(runs.map((run) => run[key])).toFixed(1)
    rows.push([name, of('first'), of('firstCpu'), of('second'), of('tenth')])
  }
  return table(['page', 'first ms', 'first, CPU ms', 'second ms', 'tenth ms'], rows)
}
