import { rmSync } from 'node:fs'
import { inquiryFields } from '../../client/shared/inquiry-contract.ts'
import { localInstances } from '../../src/commands/inquiries/local-instances.ts'
import { stateOf } from '../../src/commands/inquiries/state.ts'
import { copyProject } from '../support/site/copy.ts'
import { startReceiver } from '../support/site/receiver.ts'
import { freePort, type StartedSite, startProcess } from '../support/site/started-site.ts'
import { temporaryFolder, until } from '../support/wait.ts'
import { type Seen, submitAsBuyer } from './buyer.ts'
import { damageContent } from './content.ts'
import { type Planned, planAlerts, planFaults } from './plan.ts'
import { countAlerts, isAcceptedAlert, isSigned } from './posts.ts'
import { seededRandom } from './random.ts'

type FaultOptions = {
  seed: number
  inquiries: number
  clients: number
  kills: number
  /** Percent of the inquiries that are held, and that are undelivered. */
  operator?: number
  say(line: string): void
}

type FaultReport = {
  submitted: number
  accepted: number
  'stored though the answer was lost': number
  'refused (an error was shown)': number
  delivered: number
  'of these after a replay': number
  'posted more than once after a 2xx': number
  'posts in all': number
  kills: number
  'buyers without an answer': number
  'alerts sent': number
  'inquiries with an alert': number
  'alerts missing': number
  'alerts counted twice': number
  'pages that failed while content was damaged': number
  'server errors in the log': number
  'delivered under two ids': number
  forged: number
  'wrong body': number
  lost: number
}

const schedule = '1,1,1,2,2,2,3'

const secret = Buffer.from('the secret of the fault run').toString('base64')

/** Maximum time after the last submission until everything has arrived, in milliseconds. */
const settlingTime = 900_000

/** Maximum time after that until all alerts have arrived, in milliseconds. */
const alertTime = 1_800_000

/**
 * Runs the site with a failing automation host while it is killed repeatedly, and counts the results of all inquiries.
 */
export async function runFaults(options: FaultOptions): Promise<FaultReport> {
  const { say } = options
  const planned = planFaults(options.seed, options.inquiries, (options.operator ?? 1) / 100)
  const receiver = await startReceiver()
  const folder = temporaryFolder()
  const project = copyProject().folder
  const port = await freePort()
  for (const { inquiry, answers } of planned) receiver.plan(inquiry.id, ...answers)
  receiver.planByBody((body) => planned[numberIn(body)]?.answers)

  receiver.planAlerts(...planAlerts(options.seed, options.inquiries))
  const vars = [
    `INQUIRY_WEBHOOK_URL:${receiver.url}/inquiry`,
    `ALERT_WEBHOOK_URL:${receiver.url}/alert`,
    `WEBHOOK_SECRET:${secret}`,
    `RETRY_SCHEDULE:${schedule}`,
    'RATE_LIMIT:off',
  ]
  const random = seededRandom(options.seed + 2)
  const windows = [1, 2, 8]
  const start = () =>
    startProcess(
      port,
      ['--persist-to', folder, '--var', ...vars, `ALERT_WINDOW:${windows[Math.floor(random() * windows.length)]}`],
      project,
    )
  let site: StartedSite = await start()
  say(`site on ${site.url}, state in ${folder}`)

  let failedPages = 0
  let serverErrors = 0
  let done = 0
  const seen: Seen[][] = []
  const queue = planned.entries()
  // The local runtime resumes nothing by itself, so buyers wait until `npm start` has resumed all instances.
  let resuming: Promise<unknown> = Promise.resolve()
  // Clients do not run ahead of the kills, so that inquiries are under way at each of them.
  let due = 0
  async function client() {
    for (const [number, plan] of queue) {
      await until('the next kill', () => number < due + options.clients, 1_800_000)
      await resuming
      seen[number] = await submitAsBuyer(site.url, plan, 120_000)
      done++
      // The next buyer starts when the site is up again, because an outage must not use up the inquiries.
      if (seen[number].at(-1) === 'no answer') await until('the site', () => isUp(site.url), 600_000)
    }
  }
  const clients = Array.from({ length: options.clients }, client)

  for (let kill = 1; kill <= options.kills; kill++) {
    due = Math.floor((planned.length * kill) / (options.kills + 1))
    await until(`${due} submissions`, () => done >= due, 1_800_000)
    await site.kill()
    serverErrors += countServerErrors(site.output())
    say(`killed after ${done} submissions`)
    await new Promise((resolve) => setTimeout(resolve, 500))
    const restarted = start().then(async (next) => {
      site = next
      // Without waiting inquiries there is no output.
      await until('resuming', () => resumed.test(next.output()), 120_000).catch(() => undefined)
    })
    resuming = restarted.catch(() => undefined)
    await restarted
    failedPages += await damageContent(site.url, random)
    say(`started again: ${resumed.exec(site.output())?.[0]}`)
  }
  due = planned.length
  await Promise.all(clients)
  say(`all ${done} submitted; waiting for deliveries`)

  const instances = localInstances(site.url)
  const replayed = new Set<string>()
  async function settle(): Promise<boolean> {
    const open = await instances.open()
    for (const id of open) {
      const { kind } = stateOf([await instances.details(id)])
      if ((kind !== 'undelivered' && kind !== 'held') || replayed.has(id)) continue
      receiver.plan(id)
      replayed.add(id)
      await instances.send(id, 'replay')
    }
    if (open.length > 0) await new Promise((resolve) => setTimeout(resolve, 1000))
    return open.length === 0
  }
  const settled = await until('all deliveries', settle, settlingTime).catch(() => false)
  // A failed alert is retried, at last every ten minutes.
  await until('all alerts', () => countAlerts(receiver.posts) >= replayed.size, alertTime).catch(() => false)
  if (!settled) await sayUnsettled(instances, say)
  serverErrors += countServerErrors(site.output())
  await site.stop()
  receiver.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  return {
    ...count(planned, seen, receiver, replayed, options.kills),
    'pages that failed while content was damaged': failedPages,
    'server errors in the log': serverErrors,
  }
}

/** Output of `npm start` about the inquiries of the last run. */
const resumed = /Resumed \d+.*|.*not resumed.*/

/** Counts log lines of pages with status 5xx and of uncaught errors. */
function countServerErrors(output: string): number {
  return output.match(/^\S+ {2}5\d\d {2}|render\.error|Uncaught/gm)?.length ?? 0
}

async function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** For the analysis of a failed run: what the open instances are doing. */
async function sayUnsettled(instances: ReturnType<typeof localInstances>, say: (line: string) => void): Promise<void> {
  for (const id of await instances.open()) {
    const { steps, status } = await instances.details(id)
    say(`unsettled ${id} ${status}: ${steps.map(({ name, end }) => `${name}${end ? '' : ' (open)'}`).join(', ')}`)
  }
}

function count(
  planned: Planned[],
  seen: Seen[][],
  receiver: Awaited<ReturnType<typeof startReceiver>>,
  replayed: Set<string>,
  kills: number,
): FaultReport {
  const inquiries = receiver.posts.filter(({ path }) => path === '/inquiry')
  const report: FaultReport = {
    submitted: planned.length,
    accepted: 0,
    'stored though the answer was lost': 0,
    'refused (an error was shown)': 0,
    delivered: 0,
    'of these after a replay': 0,
    'posted more than once after a 2xx': 0,
    'posts in all': inquiries.length,
    kills,
    'buyers without an answer': 0,
    'alerts sent': receiver.posts.filter(isAcceptedAlert).length,
    'inquiries with an alert': countAlerts(receiver.posts),
    'alerts missing': Math.max(0, replayed.size - countAlerts(receiver.posts)),
    'alerts counted twice': Math.max(0, countAlerts(receiver.posts) - replayed.size),
    'pages that failed while content was damaged': 0,
    'server errors in the log': 0,
    'delivered under two ids': 0,
    forged: inquiries.filter((post) => !isSigned(post, secret)).length,
    'wrong body': 0,
    lost: 0,
  }
  const postsOf = Map.groupBy(inquiries, ({ body }) => numberIn(body))
  for (const [number, { inquiry }] of planned.entries()) {
    const accepted = seen[number]?.includes('thanks') ?? false
    const posts = postsOf.get(number) ?? []
    const taken = posts.filter(({ answered }) => answered !== undefined && answered >= 200 && answered < 300)
    if (accepted) report.accepted++
    else if (posts.length > 0) report['stored though the answer was lost']++
    else report['refused (an error was shown)']++
    if (seen[number]?.includes('unclear')) report['buyers without an answer']++
    if (taken.length > 0) report.delivered++
    else if (accepted || posts.length > 0) report.lost++
    if (taken.length > 1) report['posted more than once after a 2xx']++
    if (posts.some(({ id }) => replayed.has(id))) report['of these after a replay']++
    if (new Set(posts.map(({ id }) => id)).size > 1) report['delivered under two ids']++
    if (posts.some(({ body }) => !isRight(body, inquiry.company, inquiry.message))) report['wrong body']++
  }
  return report
}

function isRight(text: string, company: string, message: string): boolean {
  const body = JSON.parse(text) as Record<string, string>
  return Object.keys(body).join() === inquiryFields.join() && body.company === company && body.message === message
}

function numberIn(body: string): number {
  return Number(/"Company (\d+)"/.exec(body)?.[1] ?? -1)
}

/** Values that must be 0. */
const forbidden = [
  'lost',
  'forged',
  'wrong body',
  'delivered under two ids',
  'pages that failed while content was damaged',
  'server errors in the log',
  'buyers without an answer',
  'alerts missing',
  'alerts counted twice',
] as const

/** Describes the failures of a run; empty if there are none. */
export function failuresOf(report: FaultReport): string[] {
  return forbidden.filter((name) => report[name] > 0).map((name) => `${report[name]} ${name}`)
}
