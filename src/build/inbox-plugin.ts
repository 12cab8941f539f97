import type { Plugin } from 'vite'
import { portInUse } from '../commands/cli/listen.ts'
import { defaultPort, readPort } from '../commands/cli/port.ts'
import { startInbox, withInbox } from '../commands/inbox/inbox.ts'
import { resumeInstances } from '../commands/inquiries/local-instances.ts'
import { readLocalSettings } from '../commands/wrangler/settings.ts'

/** Secret of the deliveries to the development inbox; nothing else accepts it. */
const secret = Buffer.from('secret of the development inbox').toString('base64')

/** The inbox of `vite dev` on the next port, unless a webhook is set; `vars` adds its settings to the Worker's. */
export function inbox(): Plugin & { vars<Vars extends object>(vars: Vars): Vars } {
  let port = defaultPort
  let running: { close(): void } | undefined

  const env = process.env.CLOUDFLARE_ENV
  const settings = () => readLocalSettings([], env).settings
  const isWanted = () => !settings().inquiryWebhookUrl && !settings().eventsWebhookUrl

  return {
    name: 'inbox',
    apply: 'serve',
    vars: (vars) => (isWanted() ? withInbox(vars, port, secret) : vars),
    config({ server }) {
      port = readPort(server?.port?.toString())
    },
    configureServer({ httpServer, config }) {
      httpServer?.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EADDRINUSE') return
        process.stderr.write(`${portInUse(port, 'the site')}\n`)
        process.exit(1)
      })
      // After a restart, Vite configures the new server before it closes the old one.
      httpServer?.once('listening', async () => {
        const site = `http://localhost:${port}`
        if (isWanted()) {
          const secrets = () => [secret, ...settings().webhookSecrets]
          const file = `${config.root}/.wrangler/inbox-${port}.jsonl`
          try {
            running = await startInbox({ port: port + 1, secrets, file, site, env })
            config.logger.info(`  Inbox:   http://localhost:${port + 1}/`)
          } catch (error) {
            config.logger.error(`The inbox was not started: ${error}`)
          }
        }
        await resumeInstances(site, env).catch((error) =>
          config.logger.error(`Stored inquiries were not resumed: ${error}`),
        )
      })
    },
    buildEnd: () => running?.close(),
  }
}
