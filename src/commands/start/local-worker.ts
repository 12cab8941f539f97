import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { root } from '../../build/root.ts'

/** The configuration that `vite build` writes beside the Worker. */
export const builtConfig = join(root, 'dist/worker/wrangler.json')

type LocalWorkerOptions = {
  /** The wrangler.json of a build, or a changed copy with absolute paths. */
  config?: string
  /** The built script; the modules that it imports are beside it. */
  script?: string
  /** Replaces or adds variables of the configuration. */
  vars?: Record<string, string>
  /** A module that runs in place of the script and imports it as `./index.js`. */
  wrapper?: { name: string; contents: string }
  /** Folder in which KV and workflows are stored; without it they are in memory. */
  persistTo?: string
  /** Changes the Worker's options, and adds other Workers that its bindings use. */
  adapt?(site: V4WorkerOptions): V4WorkerOptions[]
  onLog(line: { level: string; message: string }): void
}

export const workerName = 'press-site'

/** Runs the built Worker in workerd on a free port of this machine. @throws Error when it does not start */
export async function startLocalWorker(options: LocalWorkerOptions): Promise<Miniflare> {
  const { config = builtConfig, script = join(root, 'dist/worker/index.js'), vars = {} } = options
  const { wrapper, persistTo, adapt = (site) => [site], onLog } = options
  const { workerOptions } = workerOptionsOf(config)
  const site = {
    ...workerOptions,
    name: workerName,
    rootPath: root,
    modulesRoot: dirname(script),
    modules: readModules(script, wrapper),
    bindings: { ...(workerOptions.bindings as Record<string, string>), ...vars },
  } as V4WorkerOptions
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      log: new Log(LogLevel.NONE),
      logRequests: false,
      cf: false,
      handleStructuredLogs: onLog,
      ...(persistTo && { resourcePersistencePath: `${persistTo}/v3`, unsafeLocalExplorer: true }),
      workers: adapt(site),
    }),
  )
  await miniflare.ready
  return miniflare
}

/** Files of a built Worker: the script first, then the modules that it imports. */
export function builtFiles(script: string): string[] {
  const folder = dirname(script)
  const files = globSync('**/*.{js,bin}', { cwd: folder }).map((name) => join(folder, name))
  return [...new Set([script, ...files])]
}

function readModules(script: string, wrapper: LocalWorkerOptions['wrapper']) {
  const built = builtFiles(script).map((path) =>
    path.endsWith('.bin')
      ? ({ type: 'Data', path, contents: readFileSync(path) } as const)
      : ({ type: 'ESModule', path, contents: readFileSync(path, 'utf8') } as const),
  )
  if (!wrapper) return built
  return [{ type: 'ESModule', path: join(dirname(script), wrapper.name), contents: wrapper.contents }, ...built]
}
