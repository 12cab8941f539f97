import { rmSync } from 'node:fs'
import { inquiryFields } from '../../client/shared/inquiry-contract.ts'
import { localInstances } from '../../src/commands/wrangler/workflow-instances/local.ts'
import { stateOf } from '../../src/commands/wrangler/workflow-instances/state.ts'
import { startReceiver } from '../support/receiver.ts'
import { freePort, type StartedSite, startProcess } from '../support/started-site.ts'
import { temporaryFolder, until } from '../support/wait.ts'
import { type Seen, submitAsBuyer } from './buyer.ts'
import { type Planned, planAlerts, planFaults } from './plan.ts'
import { countAlerts, isAcceptedAlert, isSigned } from './posts.ts'

export type FaultOptions = { seed: number; inquiries: number; clients: number; kills: number; say(line: string): void }

export type FaultReport = {
  submitted: number
  accepted: number
  'stored though the answer was lost': number
  'refused (an error was shown)': number
  delivered: number
  'of these after a replay': number
  'posted more than once after a 2xx': number
  'posts in all': number
  kills: number
  'neither thanked nor told': number
  'alerts sent': number
  'inquiries that people were told of': number
  'needed people, who were not told': number
  'delivered under two ids': number
  forged: number
  'wrong body': number
  lost: number
}

const schedule = '1,1,1,2,2,2,3'

const secret = Buffer.from('the secret of the fault run').toString('base64')

/** How long (milliseconds) after the last submission everything must have arrived. */
const settlingTime = 3_600_000

/** Runs the whole site against a failing automation host while it is killed again and again, and counts what became of each inquiry. */
export async function runFaults(options: FaultOptions): Promise<FaultReport> {
  const { say } = options
  const planned = planFaults(options.seed, options.inquiries)
  const receiver = await startReceiver()
  const folder = temporaryFolder()
  const port = await freePort()
  for (const { inquiry, answers } of planned) receiver.plan(inquiry.id, ...answers)
  receiver.planByBody((body) => planned[numberIn(body)]?.answers)

  receiver.planAlerts(...planAlerts(options.seed, options.inquiries))
  const vars = [
    `INQUIRY_WEBHOOK_URL:${receiver.url}/inquiry`,
    `ALERT_WEBHOOK_URL:${receiver.url}/alert`,
    `WEBHOOK_SECRET:${secret}`,
    'ALERT_WINDOW:10',
    `RETRY_SCHEDULE:${schedule}`,
    'RATE_LIMIT:off',
  ]
  const start = () => startProcess(port, ['--persist-to', folder, '--var', ...vars])
  let site: StartedSite = await start()
  say(`site on ${site.url}, state in ${folder}`)

  let done = 0
  const seen: Seen[][] = []
  const queue = planned.entries()
  // The simulator wakes nothing by itself: `npm start` does, and buyers come when it has, as the platform's would.
  let awake: Promise<unknown> = Promise.resolve()
  async function client() {
    for (const [number, plan] of queue) {
      await awake
      seen[number] = await submitAsBuyer(site.url, plan, 120_000)
      done++
      // The next buyer comes when the site is there again: an outage must not use up the inquiries.
      if (seen[number].at(-1) === 'no answer') await until('the site', () => isUp(site.url), 600_000)
    }
  }
  const clients = Array.from({ length: options.clients }, client)

  for (let kill = 1; kill <= options.kills; kill++) {
    const due = Math.floor((planned.length * kill) / (options.kills + 1))
    await until(`${due} submissions`, () => done >= due, 1_800_000)
    await site.kill()
    say(`killed after ${done} submissions`)
    await new Promise((resolve) => setTimeout(resolve, 500))
    const restarted = start().then(async (next) => {
      site = next
      await until('waking', () => /Resumed|were not resumed/.test(next.output()), 600_000)
    })
    awake = restarted.catch(() => undefined)
    await restarted
    say(`started again: ${/Resumed.*|.*were not resumed.*/.exec(site.output())?.[0]}`)
  }
  await Promise.all(clients)
  say(`all ${done} submitted; waiting for deliveries`)

  const instances = localInstances(site.url)
  const replayed = new Set<string>()
  async function settle(): Promise<boolean> {
    const open = await instances.open()
    for (const id of open) {
      const { word } = stateOf([await instances.details(id)])
      if ((word !== 'undelivered' && word !== 'held') || replayed.has(id)) continue
      receiver.plan(id)
      replayed.add(id)
      await instances.send(id, 'replay')
    }
    if (open.length > 0) await new Promise((resolve) => setTimeout(resolve, 1000))
    return open.length === 0
  }
  const settled = await until('all deliveries', settle, settlingTime).catch(() => false)
  // A failed alert is tried again after up to two minutes.
  await until('all alerts', () => countAlerts(receiver.posts) >= replayed.size, 200_000).catch(() => false)
  if (!settled) await sayUnsettled(instances, say)
  await site.stop()
  receiver.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  return count(planned, seen, receiver, replayed, options.kills)
}

async function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** For whoever looks into a failed run: what the open instances are doing. */
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
    'neither thanked nor told': 0,
    'alerts sent': receiver.posts.filter(isAcceptedAlert).length,
    'inquiries that people were told of': countAlerts(receiver.posts),
    'needed people, who were not told': Math.max(0, replayed.size - countAlerts(receiver.posts)),
    'delivered under two ids': 0,
    forged: inquiries.filter((post) => !isSigned(post, secret)).length,
    'wrong body': 0,
    lost: 0,
  }
  const postsOf = Map.groupBy(inquiries, ({ body }) => numberIn(body))
  for (const [number, { inquiry }] of planned.entries()) {
    const thanked = seen[number]?.includes('thanks') ?? false
    const posts = postsOf.get(number) ?? []
    const taken = posts.filter(({ answered }) => answered !== undefined && answered >= 200 && answered < 300)
    if (thanked) report.accepted++
    else if (posts.length > 0) report['stored though the answer was lost']++
    else report['refused (an error was shown)']++
    if (seen[number]?.includes('unclear')) report['neither thanked nor told']++
    if (taken.length > 0) report.delivered++
    else if (thanked || posts.length > 0) report.lost++
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

/** What must be 0. */
const forbidden = [
  'lost',
  'forged',
  'wrong body',
  'delivered under two ids',
  'neither thanked nor told',
  'needed people, who were not told',
] as const

/** What went wrong in a run, in words; empty when all is well. */
export function failuresOf(report: FaultReport): string[] {
  return forbidden.filter((name) => report[name] > 0).map((name) => `${report[name]} ${name}`)
}
