/** `npm start`: the site, and beside it the inbox unless a webhook is set. Arguments go on to `wrangler dev`. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { buildSite } from './build.ts'
import { findSettings, option } from './dev-settings.ts'
import { createInbox } from './inbox/inbox.ts'
import { localInstances } from './instances/local.ts'
import { root, runSite } from './site-process.ts'

const args = process.argv.slice(2)
const port = Number(option(args, 'port') ?? 8787)
if (!Number.isInteger(port) || port < 1 || port > 65534) stopWith(['--port: must be a number from 1 to 65534'])

const { settings, problems } = findSettings(join(root, 'wrangler.toml'), args)
if (problems.length > 0) stopWith(problems)

// Tests build once for all the sites that they start.
if (!process.env.PRESS_SITE_BUILT) {
  await buildSite().catch((error) => stopWith([error instanceof Error ? error.message : String(error)]))
}

const wantsInbox = !settings.inquiryWebhookUrl && !settings.eventsWebhookUrl
const ownArgs = option(args, 'port') ? [] : ['--port', String(port)]
if (!option(args, 'inspector-port')) ownArgs.push('--inspector-port', '0')
let inbox: Server | undefined
if (wantsInbox) {
  const inboxUrl = `http://localhost:${port + 1}`
  const secrets = settings.webhookSecrets.length > 0 ? settings.webhookSecrets : [randomBytes(24).toString('base64')]
  inbox = await listen(createInbox(secrets), port + 1)
  ownArgs.push('--var', `INQUIRY_WEBHOOK_URL:${inboxUrl}/inquiry`, `EVENTS_WEBHOOK_URL:${inboxUrl}/event`)
  if (settings.webhookSecrets.length === 0) ownArgs.push(`WEBHOOK_SECRET:${secrets[0]}`)
}

// The last --var of a name wins, so what the caller says comes after ours.
const site = runSite([...ownArgs, ...args], {
  print: (line) => void process.stdout.write(`${line}\n`),
  reloaded: () =>
    void localInstances(`http://localhost:${port}`)
      .wake()
      .catch(() => undefined),
})
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopping = true
    site.stop()
  })
}
site.ended.then((code) => {
  inbox?.close()
  inbox?.closeAllConnections()
  process.exitCode = stopping ? 0 : code
})

const address = await site.ready.catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
})
if (address) {
  process.stdout.write(`\nSite   ${address}\n`)
  if (inbox) process.stdout.write(`Inbox  http://localhost:${port + 1}  (every delivered inquiry and event)\n`)
  process.stdout.write('Ctrl-C ends it.\n\n')
  await wake(address)
}

async function wake(address: string): Promise<void> {
  try {
    const woken = await localInstances(address).wake()
    if (woken === 0) return
    process.stdout.write(`Going on with ${woken} ${woken === 1 ? 'inquiry' : 'inquiries'} of the last run.\n`)
  } catch (error) {
    if (!stopping) process.stderr.write(`Inquiries of the last run sleep on: ${error}\n`)
  }
}

async function listen(server: Server, port: number): Promise<Server> {
  server.listen(port)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) =>
    stopWith([
      `port ${port}, wanted for the inbox, ${error.code === 'EADDRINUSE' ? 'is in use' : `fails: ${error.message}`}`,
    ]),
  )
  return server
}

function stopWith(problems: string[]): never {
  process.stderr.write(`Cannot start:\n${problems.map((problem) => `  ${problem}\n`).join('')}`)
  process.exit(1)
}
