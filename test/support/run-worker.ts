import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { asWrangler } from '../../src/commands/loop/worker-bundle.ts'
import { root } from '../../src/commands/wrangler.ts'
import type { Env } from '../../src/env.ts'
import { modulesOf } from './bundle.ts'

/** One thing that the Worker wrote. */
export type Written = { level: string; message: string }

export type RunningWorker = {
  url: URL
  /** A request under any address, as the platform would hand it to the Worker. */
  dispatch(address: string, init: RequestInit): Promise<Response>
  bindings(): Promise<Env>
  written: Written[]
  close(): Promise<void>
}

export type WorkerOptions = {
  /** A wrangler.toml: bindings, variables, assets. */
  config: string
  /** The Worker's script; the files that it imports lie beside it. */
  script: string
  vars?: Record<string, string>
  /** A binding -> the file in test/fixtures that stands in for it. */
  standIns?: Record<string, string>
}

const name = 'press-site'

/** Carries a request's `cf`. */
export const platformHeader = 'MF-CF-Blob'

/**
 * Runs a bundled Worker in workerd with its bindings, as `wrangler dev` would, but without the Workers of wrangler and
 * Miniflare in front of it, which cost a request three times what the site's own does. What the platform knows of a
 * visitor comes in the header `platformHeader`, as JSON.
 */
export async function runWorker({ config, script, vars = {}, standIns = {} }: WorkerOptions): Promise<RunningWorker> {
  const written: Written[] = []
  const { workerOptions } = workerOptionsOf(config)
  const site: V4WorkerOptions = {
    ...workerOptions,
    name,
    rootPath: root,
    modulesRoot: dirname(script),
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    modules: modulesOf(script).map(({ kind, file: path }) => {
      const contents = readFileSync(path)
      return kind === 'data' ? { type: 'Data', path, contents } : { type: 'ESModule', path, contents: `${contents}` }
    }),
    bindings: { ...(workerOptions.bindings as Record<string, string>), ...vars },
  }
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      log: new Log(LogLevel.NONE),
      logRequests: false,
      cf: false,
      handleStructuredLogs: (line) => void written.push(line),
      workers: [
        withStandIns(site, standIns),
        ...(await Promise.all([...new Set(Object.values(standIns))].map(standIn))),
      ],
    }),
  )
  return {
    url: await miniflare.unsafeGetDirectURL(name),
    dispatch: (address, init) => miniflare.dispatchFetch(address, init as never) as unknown as Promise<Response>,
    bindings: () => miniflare.getBindings<Env>(name),
    written,
    close: () => miniflare.dispose(),
  }
}

/** A binding of whatever kind becomes one to the Worker that stands in for it. */
function withStandIns(site: V4WorkerOptions, standIns: Record<string, string>): V4WorkerOptions {
  const { kvNamespaces, workflows, ratelimits, ...rest } = site
  const left = <Value>(bindings: unknown) =>
    Object.fromEntries(Object.entries((bindings ?? {}) as Record<string, Value>).filter(([key]) => !(key in standIns)))
  return {
    ...rest,
    kvNamespaces: left<string>(kvNamespaces),
    workflows: left(workflows),
    ratelimits: left(ratelimits),
    serviceBindings: { ...site.serviceBindings, ...standIns },
  } as V4WorkerOptions
}

async function standIn(file: string): Promise<V4WorkerOptions> {
  const { outputFiles } = await build({ ...asWrangler, entryPoints: [`test/fixtures/${file}.ts`] })
  const contents = outputFiles[0]?.text ?? ''
  return {
    name: file,
    compatibilityDate: '2026-10-23',
    modules: [{ type: 'ESModule', path: join(root, `${file}.js`), contents }],
  }
}
