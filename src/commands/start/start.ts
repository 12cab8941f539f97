import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Settings } from '../../settings.ts'
import { listen, loopback } from '../cli/listen.ts'
import { readPort, stateFolder } from '../cli/port.ts'
import { print } from '../cli/run-command.ts'
import { builtDocuments } from '../content/versions.ts'
import { startInbox, withInbox } from '../inbox/inbox.ts'
import { resumeInstances } from '../inquiries/local-instances.ts'
import { formatEntry, parseEntries } from '../tail/log-format.ts'
import { readLocalSettings } from '../wrangler/settings.ts'
import { buildSite } from './build-site.ts'
import { fillStore, localStore } from './local-store.ts'
import { startLocalWorker } from './local-worker.ts'
import { createProxy } from './proxy.ts'

type Options = { port?: string; var?: string[]; env?: string; persistTo?: string; ip?: string }

/** Builds and serves the site and its inbox until a signal ends the process. @throws UserError on wrong options */
export async function start(options: Options): Promise<void> {
  const { ip = 'localhost', env, var: varOptions = [] } = options
  const port = readPort(options.port)
  const persistTo = stateFolder(port, options.persistTo)
  const { settings, vars } = readLocalSettings(varOptions, env)
  // Miniflare ends workerd when this process exits.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0))

  const usesInbox = !settings.inquiryWebhookUrl && !settings.eventsWebhookUrl
  const secret = randomBytes(24).toString('base64')
  const host = ip === '0.0.0.0' || ip === '::' ? 'localhost' : ip
  const site = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const runtime = Promise.withResolvers<URL>()
  // Listens before the build, so that a port in use is reported at once.
  await listen(createProxy(runtime.promise), port, ip === 'localhost' ? loopback : [ip], 'the site')
  if (usesInbox) {
    const secrets = () => [...settings.webhookSecrets, secret]
    await startInbox({ port: port + 1, secrets, file: `${persistTo}/inbox.jsonl`, site, env })
  }

  if (!process.env.PRESS_SITE_BUILT || env) await buildSite(env)
  const miniflare = await startLocalWorker({
    vars: usesInbox ? withInbox(vars, port, secret) : vars,
    wrapper: { name: 'read-back.js', contents: readFileSync(new URL('read-back.js', import.meta.url), 'utf8') },
    persistTo,
    onLog: ({ message }) => printLog(message),
  })

  print(`\nSite   ${site}`)
  if (usesInbox) print(`Inbox  http://localhost:${port + 1}  (every delivered inquiry and event)`)
  else printDestinations(settings)
  print('Ctrl-C ends it.\n')

  const url = await miniflare.ready
  runtime.resolve(url)
  await resumeInstances(url.href, env).then(
    (count) => count > 0 && print(`Resumed ${count} ${count === 1 ? 'inquiry' : 'inquiries'} of the last run.`),
    (error) => process.stderr.write(`Inquiries of the last run were not resumed: ${error}\n`),
  )
  // Pages read the build's own files for what KV lacks, so a failure does no harm, and the next start completes it.
  await fillStore(localStore(url), builtDocuments()).catch(() => undefined)
}

/** Prints the Worker's log without the versions of code and content, because a local site has one of each. */
function printLog(text: string): void {
  const entries = parseEntries(text)
  const lines = entries?.map(({ version: _, content: __, ...entry }) => formatEntry({ time: Date.now(), ...entry }))
  for (const line of lines ?? [text]) print(line)
}

function printDestinations({ inquiryWebhookUrl, eventsWebhookUrl, alertWebhookUrl }: Settings): void {
  const receivers = { Inquiries: inquiryWebhookUrl, Events: eventsWebhookUrl, Alerts: alertWebhookUrl }
  for (const [subject, url] of Object.entries(receivers))
    print(url ? `${subject} are sent to ${new URL(url).origin}` : `${subject} are not sent: no webhook is set`)
}
