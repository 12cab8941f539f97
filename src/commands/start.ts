/**
 * `npm start`: the site as it is edited, and beside it the inbox unless a webhook is set.
 *
 * Not `wrangler dev`, though the same workerd with the same bindings: wrangler holds every request while a bundle is
 * broken, dies of a wrong file that the Worker reads when it starts, and starts workerd anew for every saved file, which
 * takes longer than everything else together. So the parts are used directly: esbuild bundles, Miniflare (wrangler's own
 * simulator) keeps one workerd, in which every bundle that came out well gets an isolate of its own (`loop/workerd/`), and
 * a small front serves. Cloudflare's Vite plugin was not measured; it would run the modules unbundled, another program
 * than the one that is deployed.
 */
import { randomBytes } from 'node:crypto'
import { collectMachineDocuments } from '../build/machine-documents.ts'
import type { Settings } from '../settings.ts'
import type { Given } from './arguments.ts'
import { buildSite } from './build.ts'
import { runCommand } from './command.ts'
import { fillStore, noteBuilt } from './content/store.ts'
import { startInbox } from './inbox/inbox.ts'
import { localInstances } from './instances/local.ts'
import { listen, loopback } from './listen.ts'
import { configPath, readLocalSettings, stateFolder } from './local-settings.ts'
import { createFront } from './loop/front.ts'
import { liveChannel } from './loop/live-channel.ts'
import { createLoop } from './loop/loop.ts'
import { createRuntime } from './loop/runtime.ts'
import { watch } from './loop/watch.ts'
import { workerBundler } from './loop/worker-bundle.ts'
import { readPort } from './port.ts'
import { printer } from './terminal.ts'

const usage = `Usage: npm start -- [--port N] [--var NAME:VALUE ...] [--env NAME] [--persist-to FOLDER] [--json]

The site as it is edited on http://localhost:8787, and beside it on the next port the inbox, unless a webhook is set.

  --port N             another port; its store is another, too
  --var NAME:VALUE     a setting, in place of the one in wrangler.toml and .dev.vars
  --env NAME           the settings of another deployment: --env preview
  --persist-to FOLDER  where inquiries and content are kept
  --ip ADDRESS         where it listens; this machine alone unless it is said: --ip 0.0.0.0
  --inspector-port N   for a debugger
  --json               log lines as the Worker writes them`

const options = {
  port: { type: 'string' },
  var: { type: 'string', multiple: true },
  env: { type: 'string' },
  'persist-to': { type: 'string' },
  ip: { type: 'string' },
  'inspector-port': { type: 'string' },
  json: { type: 'boolean', default: false },
  'log-level': { type: 'string' },
} as const

/** Options of `wrangler dev` that have nothing to say here. */
const silent = /^--(local|live-reload|show-interactive-dev-session|test-scheduled)(=|$)/

async function start({ values }: Given<typeof options>): Promise<void> {
  const { ip, env, var: given = [] } = values
  const port = readPort(values.port)
  const state = stateFolder(port, values['persist-to'])
  const inspector = values['inspector-port']
  const inspectorPort = inspector === undefined ? undefined : readPort(inspector, '--inspector-port')
  const print = printer(values.json)

  const { settings } = readLocalSettings(given, env)
  // The simulator ends workerd with this process, unless that is killed: the next start does it then.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0))

  const wantsInbox = !settings.inquiryWebhookUrl && !settings.eventsWebhookUrl
  const secret = randomBytes(24).toString('base64')
  const site = `http://localhost:${port}`
  const inboxUrl = `http://localhost:${port + 1}`
  if (wantsInbox) {
    await startInbox({
      port: port + 1,
      secrets: () => readLocalSettings(given, env).settings.webhookSecrets.concat(secret),
      file: `${state}/inbox.jsonl`,
      site,
    })
  }

  /** What the caller says wins over ours. */
  function readVars(): Record<string, string> {
    const { vars, settings } = readLocalSettings(given, env)
    if (!wantsInbox) return vars
    const ours = { INQUIRY_WEBHOOK_URL: `${inboxUrl}/inquiry`, EVENTS_WEBHOOK_URL: `${inboxUrl}/event` }
    return {
      ...vars,
      ...Object.fromEntries(Object.entries(ours).filter(([name]) => !vars[name])),
      ...('ALERT_WEBHOOK_URL' in vars && !vars.ALERT_WEBHOOK_URL && { ALERT_WEBHOOK_URL: `${inboxUrl}/alert` }),
      ...(settings.webhookSecrets.length === 0 && { WEBHOOK_SECRET: secret }),
    }
  }

  const channel = liveChannel()
  const bundler = await workerBundler()
  const runtime = createRuntime({
    configPath,
    env,
    state,
    inspectorPort,
    print,
    restarted: () => void wake().catch(() => undefined),
  })

  async function wake(): Promise<number> {
    const address = String(await runtime.address())
    // What has to be told waits in instances of its own.
    await localInstances(address, 'tell-people').wake()
    return localInstances(address).wake()
  }

  const loop = createLoop({
    bundler,
    runtime,
    channel,
    readVars,
    contentReplaced: () =>
      void runtime
        .content()
        .then(noteBuilt)
        .catch(() => undefined),
    say: (line) => void process.stdout.write(`${line}\n`),
  })
  const front = createFront(loop, channel)
  await listen(front, port, ip && ip !== 'localhost' ? [ip] : loopback, 'the site')

  // Tests build once for all the sites that they start.
  if (!process.env.PRESS_SITE_BUILT) await buildSite()
  await loop.start()
  watch(loop.changed)

  process.stdout.write(`\nSite   ${site}\n`)
  if (wantsInbox) process.stdout.write(`Inbox  ${inboxUrl}  (every delivered inquiry and event)\n`)
  else process.stdout.write(`${destinations(settings)}\n`)
  process.stdout.write('Saved files show by themselves. Ctrl-C ends it.\n\n')
  await wakeAtStart(wake)
  // Pages read the build's own files for what KV lacks: nobody waits for this, and the next start completes it.
  await fillStore(await runtime.content(), collectMachineDocuments()).catch(() => undefined)
}

/** Where what buyers send ends, when a webhook is set: who tries the site should know. */
function destinations({ inquiryWebhookUrl, eventsWebhookUrl, alertWebhookUrl }: Settings): string {
  const line = (what: string, url: string, setting: string) =>
    `${what} go to ${url ? new URL(url).origin : `nobody: ${setting} is empty`}`
  return [
    line('Inquiries', inquiryWebhookUrl, 'INQUIRY_WEBHOOK_URL'),
    line('Events', eventsWebhookUrl, 'EVENTS_WEBHOOK_URL'),
    line('Alerts', alertWebhookUrl, 'ALERT_WEBHOOK_URL'),
  ].join('\n')
}

async function wakeAtStart(wake: () => Promise<number>): Promise<void> {
  try {
    const woken = await wake()
    if (woken === 0) return
    process.stdout.write(`Going on with ${woken} ${woken === 1 ? 'inquiry' : 'inquiries'} of the last run.\n`)
  } catch (error) {
    process.stderr.write(`Inquiries of the last run sleep on: ${error}\n`)
  }
}

await runCommand(
  { usage, options },
  start,
  process.argv.slice(2).filter((argument) => !silent.test(argument)),
)
