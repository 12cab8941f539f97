import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { alertBody } from '../../src/alerts/alert-text.ts'
import { startSite, testSecret } from '../support/helpers.ts'
import { validInquiry } from '../support/inquiry-samples.ts'
import { until } from '../support/wait.ts'

const marked = {
  company: 'MARKED',
  name: 'MARKED',
  email: 'MARKED@example.com',
  message: 'MARKED',
  application: 'MARKED',
}

type Told = { event: string; reference: string; counts?: Record<string, number>; text: string } & Record<
  string,
  unknown
>

/** Sites of their own, started together: the tests mostly wait, so they wait side by side. */
function startTelling(vars: Parameters<typeof startSite>[0] & object, around = {}) {
  return startSite(
    (url) => ({ ALERT_WEBHOOK_URL: `${url}/alert`, RETRY_SCHEDULE: '1', ALERT_WINDOW: '4', ...vars }),
    around,
  )
}

/** Sends an inquiry whose delivery meets these answers; gives its stored id. */
async function send(site: Awaited<ReturnType<typeof startTelling>>, answers: number[], changes = {}): Promise<string> {
  const inquiry = validInquiry({ ...marked, ...changes })
  site.receiver.plan(inquiry.id, ...answers)
  const response = await site.postJson('/api/inquiries', inquiry)
  expect(response.status).toBe(202)
  return ((await response.json()) as { id: string }).id
}

function told(site: Awaited<ReturnType<typeof startTelling>>, event: string): Promise<Told> {
  return until(`alert ${event}`, () => (site.alerts() as Told[]).find((alert) => alert.event === event), 20_000)
}

const [firstOfWindow, holding, misconfigured, unsigned, failing, dead, tired, broken] = await Promise.all([
  startTelling({}),
  startTelling({}),
  startTelling({ WEBHOOK_SECRET: 'A'.repeat(25) }),
  startTelling({ WEBHOOK_SECRET: '' }),
  startTelling({}),
  startTelling({ RETRY_SCHEDULE: '1,1,1', REMINDER_SCHEDULE: '1,2,4,7,16,30', ALERT_WINDOW: '1' }),
  startTelling({ STEPS_PER_INSTANCE: '10', RETRY_SCHEDULE: '1,1,1,1,1,1,1,1' }),
  startTelling({ RETRY_SCHEDULE: '1,1,1,1,1,1,1,1' }, { stepLimit: 3 }),
])

test('a reminder of what is held tells to look at it, one of what was released to send it', () => {
  const reminder = { event: 'inquiry.waiting', id: crypto.randomUUID(), attempts: 0, status: '', reminders: 1 } as const
  const bodyOf = (held: boolean) => alertBody({ ...reminder, held }, [86_400]) as { text: string; command: string }
  expect(bodyOf(true).text).toMatch(/is still held, 1 day by now.*npm run inquiries -- show/)
  expect(bodyOf(true).command).toBe(`npm run inquiries -- show ${reminder.id}`)
  expect(bodyOf(false).text).toMatch(/still waits, 1 day by now.*npm run inquiries -- replay/)
})

describe.concurrent('people are told', () => {
  test('at once of the first, of the others of a window in one summary, and when deliveries succeed again', async () => {
    const site = firstOfWindow
    const first = await send(site, [500, 404, 200])
    const alert = await told(site, 'inquiry.undelivered')
    expect(alert).toEqual({
      text: expect.stringMatching(/^Inquiry [0-9A-F]{8} could not be delivered: 2 attempts, the last ended with 404\./),
      event: 'inquiry.undelivered',
      id: first,
      reference: first.slice(0, 8).toUpperCase(),
      attempts: 2,
      status: 404,
      command: `npm run inquiries -- replay ${first}`,
    })
    expect(alert.text).toContain(String(alert.command))
    const others = await Promise.all([1, 2, 3].map(() => send(site, [500, 500, 200])))
    const summary = await told(site, 'summary')
    expect(summary.counts).toEqual({ 'inquiry.undelivered': 3 })
    expect(summary.references).toEqual(expect.arrayContaining(others.map((id) => id.slice(0, 8).toUpperCase())))
    expect(site.alerts()).toHaveLength(2)
    const post = site.receiver.posts.find(({ path }) => path === '/alert')
    expect(new Webhook(testSecret).verify(post?.body ?? '', post?.headers ?? {})).toHaveProperty('event')

    await until('the window to close', async () => site.logs('alert.sent').length === 2)
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await site.replay(first)
    expect(await told(site, 'inquiry.delivered')).toMatchObject({ id: first, attempts: 3, status: 200 })
    expect(JSON.stringify(site.alerts()) + site.output()).not.toContain('MARKED')
  })

  test('of a held inquiry; it is theirs to look at', async () => {
    const site = holding
    const id = await send(site, [], { leave_empty: 'MARKED' })
    const command = `npm run inquiries -- show ${id}`
    expect(await told(site, 'inquiry.held')).toMatchObject({ id, attempts: 0, status: '', command })
    await site.replay(id)
    await until('delivery', () => site.logs('inquiry.delivered', id)[0])
    // Who was told of it hears how it ended; within one window that is a line of the summary.
    expect((await told(site, 'summary')).counts).toEqual({ 'inquiry.delivered': 1 })
  })

  test('of a secret that was there and is gone: what was accepted under it never goes out unsigned', async () => {
    const site = misconfigured
    const id = await send(site, [])
    expect(await told(site, 'inquiry.misconfigured')).toMatchObject({ id, status: 'misconfigured' })
    expect(site.receiver.of(id)).toEqual([])

    // People know of a held one already; that it cannot go out when they release it is news.
    const held = await send(site, [], { leave_empty: 'MARKED' })
    await until('the held one', () => site.logs('inquiry.held', held)[0])
    await site.replay(held)
    await until('the summary that counts it', () =>
      (site.alerts() as Told[]).some(({ counts }) => counts?.['inquiry.misconfigured'] === 1),
    )

    const { DELIVERY } = await unsigned.bindings()
    const params = { body: { company: 'x' }, source: 'custom_form', lang: 'en', held: false, signed: true, steps: 800 }
    const signedOnce = crypto.randomUUID()
    await DELIVERY.create({ id: signedOnce, params })
    expect(await told(unsigned, 'inquiry.misconfigured')).toMatchObject({ id: signedOnce })
    expect(unsigned.receiver.of(signedOnce)).toEqual([])
    const fresh = await send(unsigned, [])
    await until('the unsigned delivery of what was accepted without a secret', () => unsigned.receiver.of(fresh)[0])
  })

  test('trouble with alerts is no inquiry`s trouble, and an alert is tried again', async () => {
    const site = failing
    site.receiver.planAlerts(500)
    const undelivered = await send(site, [500, 500, 200])
    await until('a failed alert', () => site.logs('alert.failed')[0])
    const other = await send(site, [])
    await until('the other delivery', () => site.logs('inquiry.delivered', other)[0])
    await until('the alert at last', () => site.logs('alert.sent')[0], 20_000)
    expect(site.alerts()[0]).toMatchObject({ id: undelivered })
    await site.replay(undelivered)
    await until('the delivery', () => site.logs('inquiry.delivered', undelivered)[0])
  })

  /** One second stands for a day: the schedule is moved, the clock is not. */
  test('thirty days of a dead receiver: undelivered after three, reminders after 1, 3, 7, 14 and 30, delivered on replay', async () => {
    const site = dead
    site.receiver.answerOthers(503)
    site.receiver.planAlerts(...Array<number>(20).fill(200))
    const id = await send(site, [])
    const lines = () => site.alerts() as Told[]
    await until('the reminder of day 30', () => lines().some(({ text }) => text.includes('30 seconds')), 60_000)
    const waited = lines().map(({ event, counts }) =>
      event === 'summary' ? counts?.['inquiry.waiting'] : Number(event === 'inquiry.waiting'),
    )
    expect(lines()[0]?.event).toBe('inquiry.undelivered')
    expect(
      waited.reduce<number>((sum, count) => sum + (count ?? 0), 0),
      JSON.stringify(lines()),
    ).toBe(5)
    const posts = site.receiver.posts.filter(({ path }) => path === '/alert')
    for (const { at, body } of posts) {
      const due = Number(/waits, (\d+) seconds/.exec(body)?.[1] ?? 0)
      expect([0, 1, 3, 7, 14, 30]).toContain(due)
      expect((at - (posts[0]?.at ?? 0)) / 1000).toBeGreaterThan(due - 1)
    }
    expect(site.receiver.of(id)).toHaveLength(4)

    site.receiver.answerOthers(200)
    await site.replay(id)
    await until('delivery', () => site.logs('inquiry.delivered', id)[0])
    expect(new Set(site.receiver.of(id).map((post) => post.headers['webhook-id']))).toEqual(new Set([id]))
  }, 90_000)

  describe('an instance does not live forever', () => {
    test('before its steps run out a fresh one goes on, with the same id and the count of attempts', async () => {
      const site = tired
      const id = await send(site, [500, 500, 500, 500, 500, 500, 200])
      const delivered = await until('delivery', () => site.logs('inquiry.delivered', id)[0], 30_000)
      expect(delivered).toMatchObject({ id, attempt: 7 })
      expect(site.logs('inquiry.continued', id)).toMatchObject([{ id, part: 2 }])
      expect(site.receiver.of(id).map((post) => post.headers['webhook-id'])).toEqual(Array(7).fill(id))
    })

    test('when the engine gives it up, that is logged and told, and it waits in a fresh one', async () => {
      const site = broken
      const id = await send(site, [500, 500, 500, 200])
      await until('the line', () => site.logs('inquiry.broken', id)[0], 20_000)
      expect(await told(site, 'inquiry.broken')).toMatchObject({ id, attempts: 3 })
      expect(site.receiver.of(id)).toHaveLength(3)
      await site.replay(`${id}-2`)
      await until('delivery', () => site.logs('inquiry.delivered', id)[0])
      expect(new Set(site.receiver.of(id).map((post) => post.headers['webhook-id']))).toEqual(new Set([id]))
    })
  })
})
