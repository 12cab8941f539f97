import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../../src/build/root.ts'
import { builtFiles } from '../../src/commands/start/local-worker.ts'
import { temporaryFolder } from '../support/wait.ts'
import { coldStart } from './cold.ts'
import { load, median } from './load.ts'
import { table } from './table.ts'
import { startWorkerd } from './workerd.ts'

const machinePage = '/machine/vacuum-compression-molding-machine'

/** Bundle, cold start and machine page with the current catalog and with 400 machines, all copies of one. */
export async function benchGrowth(): Promise<string> {
  const rows: string[][] = []
  for (const added of [0, 379]) {
    const checkout = copyOfSite(added)
    const site = { bundle: join(checkout, 'dist/worker/index.js'), assets: join(checkout, 'dist/client') }
    const modules = builtFiles(site.bundle).map((file) => readFileSync(file))
    const size = (of: Buffer[]) => (of.reduce((sum, { length }) => sum + length, 0) / 1000).toFixed(0)
    const starts = []
    for (let start = 0; start < 5; start++) starts.push(await coldStart(site, machinePage))
    rows.push([
      String(21 + added),
      size(modules),
      size(modules.map((module) => gzipSync(module))),
      median(starts.map(({ boot }) => boot)).toFixed(0),
      median(starts.map(({ first }) => first)).toFixed(1),
      (await hotPage(site)).toFixed(2),
    ])
  }
  return table(['machines', 'bundle kB', 'gzip kB', 'start, CPU ms', 'first page ms', 'page, CPU ms'], rows)
}

async function hotPage(site: { bundle: string; assets: string }): Promise<number> {
  const workerd = await startWorkerd({ site })
  try {
    const url = workerd.urls.site + machinePage
    await load(url, { connections: 8, seconds: 4, status: 200 })
    const before = workerd.cpu()
    const { requests } = await load(url, { connections: 8, seconds: 4, status: 200 })
    return (workerd.cpu() - before) / requests
  } finally {
    await workerd.stop()
  }
}

/** A built copy of this checkout with additional machines; their content is as long as a real machine's. */
function copyOfSite(added: number): string {
  const copy = temporaryFolder()
  for (const part of [
    'content',
    'client',
    'src',
    'test',
    'wrangler.toml',
    'vite.config.ts',
    'package.json',
    'tsconfig.json',
  ]) {
    const wanted = (source: string) => !/\.(webp|png|jpg)$|content\/studio|\.git$/.test(source)
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: wanted })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  mkdirSync(join(copy, 'public/assets/build/content'), { recursive: true })
  const keys = Array.from({ length: added }, (_, index) => `Copy${index + 1}`)
  for (const key of keys)
    cpSync(join(copy, 'content/machines/VF'), join(copy, 'content/machines', key), { recursive: true })
  const registry = join(copy, 'content/registry/machines.json')
  const { Punching, ...before } = JSON.parse(readFileSync(registry, 'utf8'))
  const copies = keys.map((key) => {
    const name = key.toLowerCase()
    return [key, { path: `/machine/${name}`, option: name, code: name, categories: ['auxiliary'] }]
  })
  writeFileSync(registry, JSON.stringify({ ...before, ...Object.fromEntries(copies), Punching }))
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: copy,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return copy
}
