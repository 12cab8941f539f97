import { join } from 'node:path'
import { build } from 'esbuild'
import type { V4WorkerOptions } from 'miniflare'
import { root } from '../../../src/build/root.ts'
import { builtConfig, startLocalWorker, workerName } from '../../../src/commands/start/local-worker.ts'
import type { Env } from '../../../src/env.ts'
import { memoize } from '../../../src/memoize.ts'

/** A console message of the Worker. */
type ConsoleMessage = { level: string; message: string }

export type RunningWorker = {
  url: URL
  /** A request with any URL, as the platform would pass it to the Worker. */
  dispatch(address: string, init: RequestInit): Promise<Response>
  bindings(): Promise<Env>
  messages: ConsoleMessage[]
  close(): Promise<void>
}

type WorkerOptions = {
  /** A wrangler.json: bindings, variables, assets. */
  config?: string
  /** The Worker's script; the files that it imports are beside it. */
  script?: string
  vars?: Record<string, string>
  /** A binding -> the file in test/fixtures that replaces it. */
  bindingOverrides?: Record<string, string>
}

/** Header with a request's `cf` object as JSON. */
export const platformHeader = 'MF-CF-Blob'

/**
 * Runs a built Worker in workerd with its bindings. Requests reach it directly, because the routers of wrangler and
 * Miniflare take three times as long as the site itself.
 */
export async function runWorker({
  config = builtConfig,
  script,
  vars = {},
  bindingOverrides = {},
}: WorkerOptions): Promise<RunningWorker> {
  const messages: ConsoleMessage[] = []
  const overrides = await Promise.all(
    Object.entries(bindingOverrides).map(async ([name, file]) => [name, await fixtureWorker(file)] as const),
  )
  const miniflare = await startLocalWorker({
    config,
    ...(script && { script }),
    vars,
    adapt: (site) => [
      withOverrides(site, Object.fromEntries(overrides)),
      ...new Set(overrides.map(([, worker]) => worker)),
    ],
    onLog: (line) => void messages.push(line),
  })
  return {
    url: await miniflare.unsafeGetDirectURL(workerName),
    dispatch: (address, init) => miniflare.dispatchFetch(address, init as never) as unknown as Promise<Response>,
    bindings: () => miniflare.getBindings<Env>(workerName),
    messages,
    close: () => miniflare.dispose(),
  }
}

/** Serves bindings by other Workers in place of the simulator. Requests skip the simulator's router. */
function withOverrides(site: V4WorkerOptions, overrides: Record<string, V4WorkerOptions>): V4WorkerOptions {
  const others = (bindings: object = {}) =>
    Object.fromEntries(Object.entries(bindings).filter(([name]) => !(name in overrides)))
  const services = Object.entries(overrides).map(([name, worker]) => [name, worker.name])
  return {
    ...site,
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    kvNamespaces: others(site.kvNamespaces),
    workflows: others(site.workflows),
    ratelimits: others(site.ratelimits),
    serviceBindings: { ...site.serviceBindings, ...Object.fromEntries(services) },
  } as V4WorkerOptions
}

const fixtures = new Map<string, Promise<V4WorkerOptions>>()

/** A Worker of test/fixtures; two bindings may share it. */
function fixtureWorker(file: string): Promise<V4WorkerOptions> {
  return memoize(fixtures, file, () => bundleFixture(file))
}

async function bundleFixture(file: string): Promise<V4WorkerOptions> {
  const { outputFiles } = await build({
    entryPoints: [join(root, `test/fixtures/${file}.ts`)],
    bundle: true,
    write: false,
    format: 'esm',
    external: ['cloudflare:*'],
  })
  const contents = outputFiles[0]?.text ?? ''
  return {
    name: file,
    compatibilityDate: '2026-10-23',
    modules: [{ type: 'ESModule', path: join(root, `${file}.js`), contents }],
  }
}
