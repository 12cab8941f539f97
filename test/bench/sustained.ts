import { load } from './load.ts'
import { table } from './table.ts'
import { type Service, startWorkerd } from './workerd.ts'

const paths = [
  '/',
  '/machines',
  '/machine/vacuum-compression-molding-machine',
  '/contact?lng=ar',
  '/data/machines/VF/en.json',
]
const connectionsEach = 8
const slices = 6

/** All kinds of pages at once at the highest possible rate; memory after every sixth of the time. */
export async function benchSustained(site: Service, seconds: number): Promise<string> {
  const workerd = await startWorkerd({ site })
  try {
    const rows: string[][] = []
    for (let slice = 1; slice <= slices; slice++) {
      const options = { connections: connectionsEach, seconds: seconds / slices, status: 200 }
      const loads = await Promise.all(paths.map((path) => load(workerd.urls.site + path, options)))
      const requests = loads.reduce((sum, { requests }) => sum + requests, 0)
      const wrong = loads.reduce((sum, { wrong }) => sum + wrong, 0)
      const p99 = Math.max(...loads.map(({ p99 }) => p99))
      rows.push([
        `${Math.round((slice * seconds) / slices)} s`,
        String(requests),
        ((requests * slices) / seconds).toFixed(0),
        p99.toFixed(0),
        String(wrong),
        workerd.memory().toFixed(0),
      ])
    }
    return table(['until', 'requests', 'req/s', 'p99 ms', 'errors', 'memory MB'], rows)
  } finally {
    await workerd.stop()
  }
}
