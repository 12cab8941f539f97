import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite'
import { contentError } from '../commands/cli/content-error.ts'
import { UserError } from '../commands/cli/user-error.ts'
import { readLocalSettings } from '../commands/wrangler/settings.ts'
import { buildContent } from './build-content.ts'
import { root } from './root.ts'

/** Files that trigger a new check of the content or the settings. */
const checked =
  /^(content\/(?!generated\/|images\/.*\.(?!json)|studio\/).*\.(json|ts)|wrangler\.toml|\.dev\.vars|\.env)$/

/** Days for which hashed files of earlier builds stay available to open pages. */
const retentionDays = 30

/** Milliseconds from the last change to the check: the watcher drops a second event within 50 ms. */
const settleTime = 60

/** Validates and generates the content. The development server shows errors in Vite's overlay. */
export function content(): Plugin {
  let payload: ErrorPayload | undefined
  let timer: NodeJS.Timeout | undefined

  async function check(server: ViteDevServer, content = build({ quick: true })): Promise<void> {
    const previous = payload
    payload = await content.then(() => void readLocalSettings([], process.env.CLOUDFLARE_ENV)).catch(errorPayload)
    if (payload) {
      server.ws.send(payload)
      server.config.logger.error(payload.err.message, { timestamp: true })
    } else if (previous) server.ws.send({ type: 'full-reload' })
  }

  return {
    name: 'content',
    async config(_, { command, isPreview }) {
      // The Worker's entry imports generated files, and the Cloudflare plugin loads it while the server starts.
      if (command === 'serve' && !isPreview && !process.env.VITEST) await build({ quick: true })
    },
    buildApp: {
      order: 'pre',
      async handler() {
        rmSync(join(root, 'public/assets/build'), { recursive: true, force: true })
        await build()
        removeOldFiles(join(root, 'dist/client'))
      },
    },
    async configureServer(server) {
      await check(server, Promise.resolve())
      server.ws.on('connection', () => payload && server.ws.send(payload))
      server.watcher.on('all', (_, file) => {
        if (!checked.test(file.slice(root.length))) return
        clearTimeout(timer)
        timer = setTimeout(() => void check(server), settleTime)
      })
      // The Cloudflare plugin watches only files that exist when the server starts.
      server.watcher.on('add', (file) => file === join(root, '.dev.vars') && void server.restart())
    },
    hotUpdate({ server, modules }) {
      // Reloads the browser, because it does not import the changed modules itself.
      if (this.environment.name !== 'client' && modules.length > 0) {
        setTimeout(() => server.ws.send({ type: 'full-reload' }), 20)
      }
    },
  }
}

/** @throws UserError naming file and line */
function build(options?: { quick: boolean }): Promise<void> {
  return buildContent(options).catch((error) => Promise.reject(contentError(error)))
}

function errorPayload(error: unknown): ErrorPayload {
  const [finding] = error instanceof UserError ? error.findings : []
  const { file = '', line = 1, column = 1 } = finding ?? {}
  const place = file && { id: file, loc: { file, line, column } }
  return { type: 'error', err: { plugin: 'content', message: String(error), stack: '', ...place } }
}

/** Empties the output except for hashed files of the last build and those that it replaced within `retentionDays`. */
export function removeOldFiles(output: string): void {
  const hashed = join(output, 'assets/build')
  // Only the Worker of the same build reads content.
  rmSync(join(hashed, 'content'), { recursive: true, force: true })
  const oldest = Date.now() - retentionDays * 86_400_000
  for (const entry of entriesOf(output).concat(entriesOf(join(output, 'assets')))) {
    if (!hashed.startsWith(entry)) rmSync(entry, { recursive: true })
  }
  const dated = entriesOf(hashed).map((entry) => ({ entry, date: statSync(entry).mtimeMs }))
  const lastBuild = Math.max(...dated.map(({ date }) => date)) - 600_000
  for (const { entry, date } of dated) {
    // Sets the date of the file an hour back, so that the next build does not treat it as its own.
    if (date > lastBuild) utimesSync(entry, new Date(), new Date(Date.now() - 3_600_000))
    else if (date < oldest) rmSync(entry, { recursive: true })
  }
}

function entriesOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
}
