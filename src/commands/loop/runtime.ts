import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import type { Store } from '../content/store.ts'
import { findingOf, Mistake } from '../mistake.ts'
import { root } from '../wrangler.ts'
import { sourcePositions } from './source-positions.ts'
import type { Bundle } from './worker-bundle.ts'

export type RuntimeOptions = {
  configPath: string
  env: string | undefined
  /** Folder of KV and workflows, as wrangler's `--persist-to`. */
  state: string
  inspectorPort: number | undefined
  /** Gets every line that the Worker writes, with positions in the sources. */
  print(line: string): void
}

/**
 * workerd with the bindings of wrangler.toml. A new script takes the place of the old one only when it starts; one that
 * does not is refused and the old one goes on.
 */
export function createRuntime({ configPath, env, state, inspectorPort, print }: RuntimeOptions) {
  let miniflare: Miniflare | undefined
  let good: { bundle: Bundle; vars: Record<string, string> } | undefined
  let toSources = (text: string) => text
  let starting: string[] | undefined

  function options({ script }: Bundle, vars: Record<string, string>) {
    const { workerOptions } = workerOptionsOf(configPath, env)
    return convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      ...(inspectorPort !== undefined && { inspectorPort }),
      log: new Log(LogLevel.NONE),
      logRequests: false,
      handleStructuredLogs: ({ message }) => hear(message),
      cf: false,
      resourcePersistencePath: `${state}/v3`,
      unsafeLocalExplorer: true,
      workers: [
        {
          ...workerOptions,
          name: 'press-site',
          rootPath: root,
          modules: [{ type: 'ESModule', path: `${root}worker.js`, contents: script }],
          bindings: vars,
        },
      ],
    })
  }

  function hear(message: string): void {
    const text = toSources(message)
    if (starting) starting.push(text)
    else print(text)
  }

  async function run(bundle: Bundle, vars: Record<string, string>): Promise<void> {
    toSources = sourcePositions(bundle.sourceMap)
    starting = []
    try {
      if (miniflare) await miniflare.setOptions(options(bundle, vars))
      else {
        miniflare = new Miniflare(options(bundle, vars))
        await miniflare.ready
      }
      good = { bundle, vars }
      for (const line of starting) print(line)
    } catch (error) {
      const said = starting.find((line) => /Uncaught|Error/.test(line)) ?? String(error)
      throw new Mistake('The site builds but does not start.', [
        findingOf([...starting, said].find((line) => /\.tsx?:\d+/.test(line)) ?? said, root),
      ])
    } finally {
      starting = undefined
    }
  }

  return {
    /** @throws Mistake when the script does not start; then the last good one runs again. */
    async replace(bundle: Bundle, vars: Record<string, string>): Promise<void> {
      if (good && good.bundle.script === bundle.script && good.vars === vars) return
      const last = good
      try {
        await run(bundle, vars)
      } catch (error) {
        if (last) await run(last.bundle, last.vars)
        throw error
      }
    },
    /**
     * The local KV of machine content, until the next `replace`; over HTTP. Miniflare's own way in stops this process
     * until the runtime answers, which then waits for this process to read its log: under load both stand still.
     */
    async content(): Promise<Store> {
      if (!miniflare) throw new Error('nothing runs yet')
      const values = new URL('/cdn-cgi/local/explorer/api/storage/kv/namespaces/CONTENT/values/', await miniflare.ready)
      async function call(key: string, init?: RequestInit): Promise<Response> {
        const response = await fetch(new URL(encodeURIComponent(key), values), init)
        if (!response.ok && response.status !== 404) throw new Error(`KV answers ${response.status}`)
        return response
      }
      return {
        async get(key) {
          const response = await call(key)
          return response.ok ? response.text() : null
        },
        async put(key, value) {
          await (await call(key, { method: 'PUT', body: value })).arrayBuffer()
        },
      }
    },
    /** Where it answers now: a new port after every `replace`. */
    async address(): Promise<URL> {
      if (!miniflare) throw new Error('nothing runs yet')
      return miniflare.ready
    },
  }
}

export type Runtime = ReturnType<typeof createRuntime>
