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
import { collectMachineDocuments } from '../../content/documents.ts'
import { option, varArguments } from './arguments.ts'
import { buildSite } from './build.ts'
import { fillStore, noteBuilt } from './content/store.ts'
import { startInbox } from './inbox/inbox.ts'
import { localInstances } from './instances/local.ts'
import { listen, loopback } from './listen.ts'
import { configPath, defaultPort, readLocalSettings, stateFolder } from './local-settings.ts'
import { createFront } from './loop/front.ts'
import { liveChannel } from './loop/live-channel.ts'
import { createLoop } from './loop/loop.ts'
import { createRuntime } from './loop/runtime.ts'
import { watch } from './loop/watch.ts'
import { workerBundler } from './loop/worker-bundle.ts'
import { Mistake, runCommand } from './mistake.ts'
import { printer } from './terminal.ts'

const usage = `npm start -- [--port N] [--ip ADDRESS] [--var NAME:VALUE ...] [--persist-to FOLDER] [--env NAME] [--inspector-port N] [--json]`

/** Options that take a value, those that take none, and those of `wrangler dev` that have nothing to say here. */
const known = ['port', 'ip', 'var', 'persist-to', 'env', 'inspector-port', 'json']
const silent = ['local', 'live-reload', 'log-level', 'show-interactive-dev-session', 'test-scheduled']

async function start(): Promise<void> {
  const args = process.argv.slice(2)
  refuseUnknown(args)
  const port = portIn(args)
  const env = option(args, 'env')
  const state = stateFolder(port, option(args, 'persist-to'))
  const inspectorPort = Number(option(args, 'inspector-port')) || undefined
  const print = printer(args.includes('--json'))

  const { settings } = readLocalSettings(args, env)
  // The simulator ends workerd with this process, unless that is killed: the next start does it then.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0))

  const wantsInbox = !settings.inquiryWebhookUrl && !settings.eventsWebhookUrl
  const secret = randomBytes(24).toString('base64')
  const site = `http://localhost:${port}`
  const inboxUrl = `http://localhost:${port + 1}`
  if (wantsInbox) {
    await startInbox({
      port: port + 1,
      secrets: () => readLocalSettings(args, env).settings.webhookSecrets.concat(secret),
      file: `${state}/inbox.jsonl`,
      site,
    })
  }

  /** What the caller says wins over ours. */
  function readVars(): Record<string, string> {
    const { vars, settings } = readLocalSettings(args, env)
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
  const ip = option(args, 'ip')
  await listen(front, port, ip && ip !== 'localhost' ? [ip] : loopback, 'the site')

  // Tests build once for all the sites that they start.
  if (!process.env.PRESS_SITE_BUILT) await buildSite()
  await loop.start()
  watch(loop.changed)

  process.stdout.write(`\nSite   ${site}\n`)
  if (wantsInbox) process.stdout.write(`Inbox  ${inboxUrl}  (every delivered inquiry and event)\n`)
  process.stdout.write('Saved files show by themselves. Ctrl-C ends it.\n\n')
  await wakeAtStart(wake)
  // Pages read the build's own files for what KV lacks: nobody waits for this, and the next start completes it.
  await fillStore(await runtime.content(), collectMachineDocuments()).catch(() => undefined)
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

function portIn(args: string[]): number {
  const port = Number(option(args, 'port') ?? defaultPort)
  if (Number.isInteger(port) && port > 0 && port < 65535) return port
  throw new Mistake('Cannot start.', ['--port: must be a number from 1 to 65534'], usage)
}

function refuseUnknown(args: string[]): void {
  const values = varArguments(args)
  const wrong = args
    .filter((argument) => argument.startsWith('-') && !values.includes(argument))
    .map((argument) => argument.split('=')[0] ?? '')
    .filter((argument) => ![...known, ...silent].includes(argument.replace(/^--/, '')))
  if (wrong.length === 0) return
  throw new Mistake(
    'Cannot start.',
    wrong.map((argument) => `${argument}: there is no such option`),
    usage,
  )
}

await runCommand(start)
