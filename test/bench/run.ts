import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../../src/build/root.ts'
import { createCommand, runCommand } from '../../src/commands/cli/run-command.ts'
import { buildSite } from '../../src/commands/start/build-site.ts'
import { builtFiles } from '../../src/commands/start/local-worker.ts'
import { wholeNumbers } from '../support/whole-numbers.ts'
import { benchBrowser } from './browser.ts'
import { benchCold } from './cold.ts'
import { benchDev } from './dev.ts'
import { startEdge } from './edge.ts'
import { benchGrowth } from './growth.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchPeers } from './peers.ts'
import { benchServer } from './server.ts'
import { benchSustained } from './sustained.ts'
import { startWorkerd } from './workerd.ts'

const description = `Measures the production build in plain workerd on this machine; nothing leaves it.

  server      processor time, speed and size of each page, beside three references: about 8 minutes
  cold        the first requests of a fresh process
  browser     a phone on slow 4G with a slow processor
  sustained   two minutes at the highest rate
  growth      21 machines beside 400
  dev         from a saved file to the open page of the development server
  lighthouse  only when named; needs \`npm install --no-save lighthouse\`
  peers       only when named, with --peers FOLDER: the same kind of pages in other frameworks, built there`

const command = createCommand('bench', description)
  .argument('[parts...]')
  .option('--seconds <number>', 'how long each page of the server part is measured', '1')
  .option('--rounds <number>', 'how often', '2')
  .option('--peers <folder>', 'folder of the other frameworks')
  .action(bench)

async function bench(named: string[], options: { seconds: string; rounds: string; peers?: string }): Promise<void> {
  const { seconds, rounds } = wholeNumbers({ seconds: options.seconds, rounds: options.rounds })
  const site = { bundle: join(root, 'dist/worker/index.js'), assets: join(root, 'dist/client') }
  const parts: Record<string, () => Promise<string>> = {
    server: () => benchServer(site, seconds, rounds),
    cold: () => benchCold(site, 7),
    browser: () => behindEdge(site, (url) => benchBrowser(url, 3)),
    growth: () => benchGrowth(),
    dev: () => benchDev(),
    sustained: () => benchSustained(site, 120),
    lighthouse: () => behindEdge(site, benchLighthouse),
    peers: () => benchPeers(site, options.peers),
  }
  const onlyNamed = ['lighthouse', 'peers']
  const chosen = named.length > 0 ? named : Object.keys(parts).filter((part) => !onlyNamed.includes(part))
  const runs = chosen.map((part) => {
    const run = parts[part]
    if (!run) throw new Error(`There is no part ${part}: ${Object.keys(parts).join(', ')}`)
    return { part, run }
  })
  if (process.platform !== 'linux') throw new Error('The benchmark reads processor time from /proc: it needs Linux.')

  await buildSite()
  const modules = builtFiles(site.bundle).map((file) => readFileSync(file))
  const size = (of: Buffer[]) => `${(of.reduce((sum, { length }) => sum + length, 0) / 1000).toFixed(0)} kB`
  console.log(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`)
  console.log(`Worker bundle ${size(modules)}, compressed ${size(modules.map((module) => gzipSync(module)))}\n`)
  for (const { part, run } of runs) {
    console.log(`## ${part}\n`)
    console.log(`${await run()}\n`)
  }
  process.exit()
}

async function behindEdge(
  site: Parameters<typeof benchServer>[0],
  work: (url: string) => Promise<string>,
): Promise<string> {
  const workerd = await startWorkerd({ site })
  const edge = await startEdge(workerd.urls.site ?? '', site.assets)
  try {
    return await work(edge.url)
  } finally {
    edge.server.closeAllConnections()
    edge.server.close()
    await workerd.stop()
  }
}

await runCommand(command)
