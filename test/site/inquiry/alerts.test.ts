import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { alertBody } from '../../../src/alerts/alert-text.ts'
import { storedAlert } from '../../contracts/contracts.ts'
import { countAlerts } from '../../faults/posts.ts'
import { startSite, testSecret } from '../../support/site/helpers.ts'
import { validInquiry } from '../../support/site/inquiry-samples.ts'
import { until } from '../../support/wait.ts'

const marked = {
  company: 'MARKED',
  name: 'MARKED',
  email: 'MARKED@example.com',
  message: 'MARKED',
  application: 'MARKED',
}

type AlertJson = { event: string; reference: string; counts?: Record<string, number>; text: string } & Record<
  string,
  unknown
>

/** Starts a site for one test. The tests mostly wait, so they run in parallel. */
function startAlertSite(vars: Parameters<typeof startSite>[0] & object, around = {}) {
  return startSite(
    (url) => ({ ALERT_WEBHOOK_URL: `${url}/alert`, RETRY_SCHEDULE: '1', ALERT_WINDOW: '4', ...vars }),
    around,
  )
}

/** Posts an inquiry and plans the receiver's answers to it. Returns its stored id. */
async function send(
  site: Awaited<ReturnType<typeof startAlertSite>>,
  answers: number[],
  changes = {},
): Promise<string> {
  const inquiry = validInquiry({ ...marked, ...changes })
  site.receiver.plan(inquiry.id, ...answers)
  const response = await site.postJson('/api/inquiries', inquiry)
  expect(response.status).toBe(202)
  return ((await response.json()) as { id: string }).id
}

function alertPosted(site: Awaited<ReturnType<typeof startAlertSite>>, event: string): Promise<AlertJson> {
  return until(`alert ${event}`, () => (site.alerts() as AlertJson[]).find((alert) => alert.event === event))
}

const [firstOfWindow, holding, misconfigured, unsigned, failing, dead, tired, broken, brokenLate] = await Promise.all([
  startAlertSite({ ALERT_WINDOW: '10' }),
  startAlertSite({}),
  startAlertSite({ WEBHOOK_SECRET: 'A'.repeat(25) }),
  startAlertSite({ WEBHOOK_SECRET: '' }),
  startAlertSite({}),
  startAlertSite({ RETRY_SCHEDULE: '1,1,1', REMINDER_SCHEDULE: '1,2,4,7,16,30', ALERT_WINDOW: '1' }),
  startAlertSite({ STEPS_PER_INSTANCE: '10', RETRY_SCHEDULE: '1,1,1,1,1,1,1,1' }),
  startAlertSite({ RETRY_SCHEDULE: '1,1,1,1,1,1,1,1' }, { stepLimit: 3 }),
  startAlertSite({ RETRY_SCHEDULE: '1' }, { stepLimit: 4 }),
])

test('a reminder of a held inquiry names the command that shows it, one of a released inquiry the command that sends it', () => {
  const reminder = {
    event: 'inquiry.waiting',
    id: crypto.randomUUID(),
    part: 1,
    attempts: 0,
    status: '',
    reminders: 1,
  } as const
  const bodyOf = (held: boolean, workflow = 'tell-people') =>
    alertBody({ ...reminder, held }, [86_400], workflow) as { text: string; command: string }
  expect(bodyOf(true).text).toMatch(/has been held for 1 day\. .*npm run inquiries -- show/)
  expect(bodyOf(true).command).toBe(`npm run inquiries -- show ${reminder.id}`)
  expect(bodyOf(false).text).toMatch(/has been waiting for 1 day\. .*npm run inquiries -- replay/)
  const preview = bodyOf(true, 'tell-people-preview')
  expect(preview.command).toBe(`npm run inquiries -- --env preview show ${reminder.id}`)
  expect(preview.text).toContain(preview.command)
})

describe.concurrent('alerts are sent', () => {
  test('the first at once, the others of a window in a summary, and one when the delivery succeeds in the end', async () => {
    const site = firstOfWindow
    const first = await send(site, [500, 404, 200])
    const alert = await alertPosted(site, 'inquiry.undelivered')
    expect(alert).toEqual({
      text: expect.stringMatching(/^Inquiry [0-9A-F]{8} could not be delivered after 2 attempts \(the last: 404\)\./),
      event: 'inquiry.undelivered',
      id: first,
      reference: first.slice(0, 8).toUpperCase(),
      attempts: 2,
      status: 404,
      command: `npm run inquiries -- replay ${first}`,
    })
    expect(alert.text).toContain(String(alert.command))

    // On a busy machine the alerts of one burst may fall into two windows, so the number of posts is not exact.
    const others = await Promise.all(Array.from({ length: 9 }, () => send(site, [500, 500, 200])))
    const count = () => countAlerts(site.receiver.posts, ['inquiry.undelivered'])
    await until('all alerts', () => count() >= 10, 120_000)
    expect(count()).toBe(10)
    expect(site.alerts().length).toBeLessThan(10)
    const summary = await alertPosted(site, 'summary')
    expect(summary.counts).toEqual({ 'inquiry.undelivered': (summary.references as string[]).length })
    expect(others.map((id) => id.slice(0, 8).toUpperCase())).toEqual(
      expect.arrayContaining(summary.references as string[]),
    )
    const post = site.receiver.posts.find(({ path }) => path === '/alert')
    expect(new Webhook(testSecret).verify(post?.body ?? '', post?.headers ?? {})).toHaveProperty('event')

    await site.replay(first)
    await until(
      'the alert of the delivery',
      () => countAlerts(site.receiver.posts, ['inquiry.delivered']) === 1,
      60_000,
    )
    expect(site.logs('inquiry.delivered', first)).toMatchObject([{ id: first, attempt: 3, status: 200 }])
    expect(JSON.stringify(site.alerts()) + site.output()).not.toContain('MARKED')
  })

  test('for a held inquiry, with the command that shows it', async () => {
    const site = holding
    const id = await send(site, [], { leave_empty: 'MARKED' })
    const command = `npm run inquiries -- show ${id}`
    expect(await alertPosted(site, 'inquiry.held')).toMatchObject({ id, attempts: 0, status: '', command })
    await site.replay(id)
    await until('delivery', () => site.logs('inquiry.delivered', id)[0])
    await until(
      'the alert of the delivery',
      () => countAlerts(site.receiver.posts, ['inquiry.delivered']) === 1,
      60_000,
    )
  })

  test('for a secret that was removed: an inquiry that was accepted with it is never sent unsigned', async () => {
    const site = misconfigured
    const id = await send(site, [])
    expect(await alertPosted(site, 'inquiry.misconfigured')).toMatchObject({ id, status: 'misconfigured' })
    expect(site.receiver.of(id)).toEqual([])

    // A held inquiry that was released and cannot be sent gets a further alert.
    const held = await send(site, [], { leave_empty: 'MARKED' })
    await until('the held one', () => site.logs('inquiry.held', held)[0])
    await site.replay(held)
    const count = () => countAlerts(site.receiver.posts, ['inquiry.misconfigured'])
    await until('the alert of the held one', () => count() === 2)

    const { DELIVERY } = await unsigned.bindings()
    const params = { body: { company: 'x' }, source: 'custom_form', lang: 'en', held: false, signed: true, steps: 800 }
    const signedOnce = crypto.randomUUID()
    await DELIVERY.create({ id: signedOnce, params })
    expect(await alertPosted(unsigned, 'inquiry.misconfigured')).toMatchObject({ id: signedOnce })
    expect(unsigned.receiver.of(signedOnce)).toEqual([])
    const fresh = await send(unsigned, [])
    await until('the unsigned delivery of what was accepted without a secret', () => unsigned.receiver.of(fresh)[0])
  })

  test('again after a failure, and a failed alert does not stop deliveries', async () => {
    const site = failing
    site.receiver.planAlerts(500)
    const undelivered = await send(site, [500, 500, 200])
    await until('a failed alert', () => site.logs('alert.failed')[0])
    const other = await send(site, [])
    await until('the other delivery', () => site.logs('inquiry.delivered', other)[0])
    await until('the alert at last', () => site.logs('alert.sent')[0])
    expect(site.alerts()[0]).toMatchObject({ id: undelivered })
    await site.replay(undelivered)
    await until('the delivery', () => site.logs('inquiry.delivered', undelivered)[0])
  })

  test('by itself when the digest of its window ended without it', async () => {
    const site = failing
    const { ALERTS } = await site.bindings()
    // An hour ago, because the alerts of other tests may have a digest for this second.
    const windowEnd = Math.floor(Date.now() / 1000 - 3600) * 1000
    const digest = await ALERTS.create({ id: `alerts-${windowEnd / 1000}`, params: { until: windowEnd } })
    // On a busy machine it may have ended by itself.
    await digest.terminate().catch(() => undefined)
    const alert = { ...storedAlert, part: 1 }
    await ALERTS.create({ id: 'lost-alert', params: { alert, until: windowEnd } })
    const post = () => site.receiver.posts.find(({ id }) => id === 'lost-alert-first')
    expect(JSON.parse((await until('the alert', post)).body)).toMatchObject({ id: storedAlert.id })
  })

  /** One second represents a day. */
  test('thirty days without a receiver: undelivered after three, reminders after 1, 3, 7, 14 and 30, delivered on replay', async () => {
    const site = dead
    site.receiver.answerOthers(503)
    site.receiver.planAlerts(...Array<number>(20).fill(200))
    const id = await send(site, [])
    const lines = () => site.alerts() as AlertJson[]
    await until('the reminder of day 30', () => lines().some(({ text }) => text.includes('for 30 seconds')))
    const waited = lines().map(({ event, counts }) =>
      event === 'summary' ? counts?.['inquiry.waiting'] : Number(event === 'inquiry.waiting'),
    )
    expect(lines()[0]?.event).toBe('inquiry.undelivered')
    expect(
      waited.reduce<number>((sum, count) => sum + (count ?? 0), 0),
      JSON.stringify(lines()),
    ).toBe(5)
    const lastAttempt = site.receiver.of(id).at(-1)
    for (const { at, body } of site.receiver.posts.filter(({ path }) => path === '/alert')) {
      const due = Number(/waiting for (\d+) seconds/.exec(body)?.[1] ?? 0)
      expect([0, 1, 3, 7, 14, 30]).toContain(due)
      expect((at - (lastAttempt?.at ?? 0)) / 1000).toBeGreaterThanOrEqual(due)
    }
    expect(site.receiver.of(id)).toHaveLength(4)

    site.receiver.answerOthers(200)
    await site.replay(id)
    await until('delivery', () => site.logs('inquiry.delivered', id)[0])
    expect(new Set(site.receiver.of(id).map((post) => post.headers['webhook-id']))).toEqual(new Set([id]))
  }, 90_000)

  describe('when a workflow instance ends', () => {
    test('because its steps run out, a new one continues with the same id and the count of attempts', async () => {
      const site = tired
      const id = await send(site, [500, 500, 500, 500, 500, 500, 200])
      const delivered = await until('delivery', () => site.logs('inquiry.delivered', id)[0])
      expect(delivered).toMatchObject({ id, attempt: 7 })
      expect(site.logs('inquiry.continued', id)).toMatchObject([{ id, part: 2 }])
      expect(site.receiver.of(id).map((post) => post.headers['webhook-id'])).toEqual(Array(7).fill(id))
    })

    test('because the engine fails, that is logged and alerted, and the inquiry waits in a new one', async () => {
      const site = broken
      const id = await send(site, [500, 500, 500, 200])
      await until('the line', () => site.logs('inquiry.broken', id)[0])
      expect(await alertPosted(site, 'inquiry.broken')).toMatchObject({ id, attempts: 3 })
      expect(site.receiver.of(id)).toHaveLength(3)
      await site.replay(`${id}-2`)
      await until('delivery', () => site.logs('inquiry.delivered', id)[0])
      expect(new Set(site.receiver.of(id).map((post) => post.headers['webhook-id']))).toEqual(new Set([id]))
    })

    test('because the engine fails after the delivery, the alert still says that it was delivered, and nothing continues', async () => {
      const site = brokenLate
      const id = await send(site, [500, 500, 200])
      await alertPosted(site, 'inquiry.undelivered')
      await site.replay(id)
      await until('the alert', () => countAlerts(site.receiver.posts, ['inquiry.delivered', 'inquiry.broken']) === 1)
      expect(countAlerts(site.receiver.posts, ['inquiry.delivered'])).toBe(1)
      expect([...site.logs('inquiry.broken', id), ...site.logs('inquiry.continued', id)]).toEqual([])
    })
  })
})
