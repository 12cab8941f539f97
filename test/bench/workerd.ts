import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../../src/build/root.ts'
import { builtFiles } from '../../src/commands/start/local-worker.ts'
import { freePort } from '../support/site/started-site.ts'
import { temporaryFolder, until } from '../support/wait.ts'

/** A Worker as one bundled module, or a folder of static files. */
export type Service = { bundle: string; assets?: string } | { folder: string }

export type Workerd = {
  /** URL of each service by name. */
  urls: Record<string, string>
  /** Processor time used so far, user and system, in milliseconds. */
  cpu(): number
  /** Resident memory in megabytes. */
  memory(): number
  stop(): Promise<void>
}

const binary = fileURLToPath(import.meta.resolve('workerd/bin/workerd'))

/** From wrangler.toml, so that both are always equal. */
const compatibility = readFileSync(join(root, 'wrangler.toml'), 'utf8')
const compatibilityDate = /^compatibility_date = "(.+)"/m.exec(compatibility)?.[1]
const compatibilityFlags = /^compatibility_flags = (\[.*\])/m.exec(compatibility)?.[1]

/**
 * KV as after a deploy: the documents of the build's version (`machines/VERSION/VF/en` is a file of the same name), no
 * pointer to another version, each with a latency.
 */
function deployedKv(milliseconds: number): string {
  const wait = milliseconds > 0 ? `await scheduler.wait(${milliseconds})` : ''
  return `export default { async fetch({ method, url }, { ASSETS }) {
  ${wait}
  if (method !== 'GET') return new Response(null)
  const [, key] = /^\\/machines\\/(.+)$/.exec(decodeURIComponent(new URL(url).pathname)) ?? []
  return key ? ASSETS.fetch('http://assets/assets/build/content/' + key + '.json') : new Response(null, { status: 404 })
} }`
}

/**
 * Runs services side by side in plain `workerd serve`, without wrangler and Miniflare, whose own Workers would be
 * counted too. All of them share one process, so only one may be under load at a time. `kvDelay` in milliseconds.
 */
export async function startWorkerd(services: Record<string, Service>, kvDelay = 0): Promise<Workerd> {
  const folder = temporaryFolder()
  const ports: Record<string, number> = {}
  for (const name of Object.keys(services)) ports[name] = await freePort()
  const config = join(folder, 'config.capnp')
  writeFileSync(config, describe(services, ports, folder, deployedKv(kvDelay)))
  const child = spawn(binary, ['serve', config], { stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (data) => {
    errors = (errors + data).slice(-4000)
  })
  const ended = once(child, 'exit').then(() => true)
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const urls = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, `http://127.0.0.1:${port}`]))
  for (const port of Object.values(ports)) {
    await until('workerd', () => {
      if (child.exitCode !== null) throw new Error(`workerd ended:\n${errors}`)
      return listening(port)
    })
  }
  return {
    urls,
    cpu() {
      if (child.exitCode !== null) throw new Error(`workerd ended:\n${errors}`)
      return processorTime(child)
    },
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    async stop() {
      process.off('exit', kill)
      kill()
      await ended
    },
  }
}

/** Opens only a connection: a request would be the first one, which the cold part measures. */
async function listening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const answered = await once(socket, 'connect').then(Boolean, () => false)
  socket.destroy()
  return answered
}

/**
 * Sum over all threads, which workerd keeps for its lifetime: Linux reports the time of a process only in ticks of 10
 * ms.
 */
function processorTime({ pid }: ChildProcess): number {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, time) => sum + time, 0) / 1e6
}

function describe(
  services: Record<string, Service>,
  ports: Record<string, number>,
  folder: string,
  kvScript: string,
): string {
  const quote = (text: string) => JSON.stringify(text)
  const entries = Object.entries(services).flatMap(([name, service]) => {
    if ('folder' in service) return [`(name = ${quote(name)}, disk = (path = ${quote(service.folder)}))`]
    const { bundle, assets } = service
    const bindings = assets
      ? [
          `(name = "ASSETS", service = ${quote(`${name}-assets`)})`,
          '(name = "CONTENT", kvNamespace = "kv")',
          '(name = "CONTACT_EMAIL", text = "sales@example.com")',
        ]
      : []
    const worker = [
      `modules = [${builtFiles(bundle)
        .map((file) => {
          const kind = file.endsWith('.bin') ? 'data' : 'esModule'
          return `(name = ${quote(relative(dirname(bundle), file))}, ${kind} = embed ${quote(relative(folder, file))})`
        })
        .join(', ')}]`,
      `bindings = [${bindings.join(', ')}]`,
      `compatibilityDate = ${quote(compatibilityDate ?? '')}`,
      `compatibilityFlags = ${compatibilityFlags}`,
    ]
    return [
      `(name = ${quote(name)}, worker = (${worker.join(', ')}))`,
      ...(assets ? [`(name = ${quote(`${name}-assets`)}, disk = (path = ${quote(assets)}))`] : []),
    ]
  })
  const [deployed] = Object.entries(services).flatMap(([name, service]) => ('assets' in service ? [name] : []))
  const kv = `(name = "kv", worker = (${[
    `modules = [(name = "kv", esModule = ${quote(kvScript)})]`,
    ...(deployed ? [`bindings = [(name = "ASSETS", service = ${quote(`${deployed}-assets`)})]`] : []),
    `compatibilityDate = ${quote(compatibilityDate ?? '')}`,
  ].join(', ')}))`
  const sockets = Object.entries(ports).map(
    ([name, port]) => `(name = ${quote(name)}, address = "127.0.0.1:${port}", http = (), service = ${quote(name)})`,
  )
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${[...entries, kv].join(',\n    ')}],
  sockets = [${sockets.join(',\n    ')}]
);
`
}
