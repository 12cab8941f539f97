import { readFileSync } from 'node:fs'
import { convertV4MiniflareOptions, Log, LogLevel, type MiniflareOptions, Response } from 'miniflare'
import { root } from '../wrangler.ts'
import { builtSince } from './built-files.ts'
import { bundleHost } from './worker-bundle.ts'

export type Simulated = {
  /** Who hands over a new script has to know it. */
  token: string
  /** Folder of KV and workflows. */
  state: string
  inspectorPort: number | undefined
  /** Gets every line that the Worker writes. */
  hear(message: string): void
  /** When the simulator listed the files it serves; milliseconds. What was built after that is served from here. */
  since(): number
}

/** How the simulator keeps one workerd with the bindings of wrangler.toml (`bound`), whose host loads our scripts. */
export async function simulatorOptions(bound: object, site: Simulated): Promise<MiniflareOptions> {
  const { token, state, inspectorPort, hear, since } = site
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
        ...bound,
        name: 'press-site',
        rootPath: root,
        modules: [{ type: 'ESModule', path: `${root}host.js`, contents: await bundleHost() }],
        bindings: { REPLACE_TOKEN: token },
        workerLoaders: { LOADER: {} },
        serviceBindings: {
          BUILT: ({ url }) => {
            const built = builtSince(since(), new URL(url).pathname)
            if (!built) return new Response(null, { status: 404 })
            return new Response(readFileSync(built.file), { headers: { 'content-type': built.type } })
          },
        },
      },
    ],
  })
}
