import { Webhook } from 'standardwebhooks'
import { afterAll, describe, expect, test } from 'vitest'
import { startSite, testSecret } from '../../support/site/helpers.ts'
import { validInquiry } from '../../support/site/inquiry-samples.ts'
import type { Answer } from '../../support/site/receiver.ts'
import { until } from '../../support/wait.ts'

const oldSecret = `whsec_${Buffer.from('the secret before that').toString('base64')}`
const site = await startSite({ RETRY_SCHEDULE: '1,1,2', WEBHOOK_SECRET: `${testSecret} ${oldSecret}` })
const api = '/api/inquiries'

async function send(plan: Answer[], changes = {}): Promise<string> {
  const inquiry = validInquiry(changes)
  site.receiver.plan(inquiry.id, ...plan)
  const response = await site.postJson(api, inquiry)
  if (response.status !== 202) throw new Error(`answered ${response.status}`)
  return ((await response.json()) as { id: string }).id
}

function delivered(id: string) {
  return until(`delivery of ${id}`, () => site.logs('inquiry.delivered', id)[0])
}

/** Seconds between the posts of one id. */
function waits(id: string): number[] {
  const times = site.receiver.of(id).map(({ at }) => at)
  return times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000)
}

describe.concurrent('delivery', () => {
  test('the body is exactly the seven keys in their order, byte for byte, and the post has a user agent', async ({
    expect,
  }) => {
    const id = await send([], {
      lng: 'zh',
      company: 'Müller & Söhne "GmbH" </script>',
      name: '李雷',
      message: 'line 1\nline 2\t😀',
      machine: 'general',
      country: 'CN',
    })
    await delivered(id)
    const [post] = site.receiver.of(id)
    expect(post?.body).toBe(
      '{"company":"Müller & Söhne \\"GmbH\\" </script>","name":"李雷","email":"jane@example.com",' +
        `"application":"rubber gloves","message":"line 1\\nline 2\\t😀","machine":"${post && JSON.parse(post.body).machine}","country":"中国"}`,
    )
    expect(post?.headers['content-type']).toBe('application/json')
    expect(post?.headers['user-agent']).toMatch(/^press-site-webhook\/\d/)
  })

  test('an empty message is an empty text', async ({ expect }) => {
    const id = await send([], { message: '' })
    await delivered(id)
    expect(JSON.parse(site.receiver.of(id)[0]?.body ?? '').message).toBe('')
  })

  test('both secrets verify the signature, others do not', async ({ expect }) => {
    const id = await send([])
    await delivered(id)
    const [post] = site.receiver.of(id)
    if (!post) throw new Error('no post')
    for (const secret of [testSecret, oldSecret]) {
      expect(new Webhook(secret).verify(post.body, post.headers)).toHaveProperty('company')
    }
    const stranger = new Webhook(Buffer.from('secret of another company').toString('base64'))
    expect(() => stranger.verify(post.body, post.headers)).toThrow()
    expect(() => new Webhook(testSecret).verify(`${post.body} `, post.headers)).toThrow()
    expect(post.headers['webhook-id']).toBe(id)
    expect(post.headers['idempotency-key']).toBe(id)
  })

  test.for([200, 201, 202, 204, 299])('%i ends the delivery', async (status, { expect }) => {
    const id = await send([status])
    await delivered(id)
    expect(site.receiver.of(id)).toHaveLength(1)
  })

  test.for([
    [500, 500],
    [404, 404],
    [401, 401],
    [304, 304],
    ['reset', 'network'],
  ] as [Answer, number | string][])('%s is tried again under the same id', async ([answer, status], { expect }) => {
    const id = await send([answer, 200])
    await delivered(id)
    expect(site.receiver.of(id)).toHaveLength(2)
    expect(site.logs('inquiry.retry', id)).toMatchObject([{ attempt: 1, status, wait: 1 }])
    const [first, second] = site.receiver.of(id)
    expect(second?.body).toBe(first?.body)
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  })

  test.for([301, 302, 307, 308])('a redirect (%i) is not followed', async (status, { expect }) => {
    const id = await send([{ status, headers: { location: `${site.receiver.url}/elsewhere` } }, 200])
    await delivered(id)
    expect(site.receiver.of(id).map(({ path }) => path)).toEqual(['/inquiry', '/inquiry'])
  })

  test('the schedule sets the delays', async ({ expect }) => {
    const id = await send([500, 503, 502, 200])
    await delivered(id)
    const [first = 0, second = 0, third = 0] = waits(id)
    expect(first).toBeGreaterThanOrEqual(0.9)
    expect(second).toBeGreaterThanOrEqual(0.9)
    expect(third).toBeGreaterThanOrEqual(1.9)
  })

  test('Retry-After prolongs a delay, in seconds or as a date', async ({ expect }) => {
    const date = new Date(Date.now() + 5000).toUTCString()
    const inSeconds = await send([{ status: 429, headers: { 'retry-after': '3' } }])
    const asDate = await send([{ status: 503, headers: { 'retry-after': date } }])
    await Promise.all([delivered(inSeconds), delivered(asDate)])
    expect(waits(inSeconds)[0]).toBeGreaterThanOrEqual(2.9)
    expect(site.receiver.of(asDate)[1]?.at).toBeGreaterThanOrEqual(Date.parse(date))
  })

  test('a shorter or invalid Retry-After changes nothing, a longer one adds an hour at most', async ({ expect }) => {
    const senseless = ['0', '-5', 'soon', '1e9', '']
    const ids = await Promise.all(senseless.map((value) => send([{ status: 429, headers: { 'retry-after': value } }])))
    await Promise.all(ids.map((id) => delivered(id)))
    for (const id of ids) expect(site.logs('inquiry.retry', id)[0]?.wait).toBe(1)
    const long = await send([{ status: 429, headers: { 'retry-after': '99999999999' } }])
    await until('retry line', () => site.logs('inquiry.retry', long)[0])
    expect(site.logs('inquiry.retry', long)[0]?.wait).toBe(3601)
  })

  test('no answer within ten seconds counts as a failure', async ({ expect }) => {
    const id = await send(['hang', 200])
    await delivered(id)
    expect(site.logs('inquiry.retry', id)).toMatchObject([{ attempt: 1, status: 'timeout' }])
    expect(waits(id)[0]).toBeGreaterThan(10)
  })

  test('the response body is neither read nor logged', async ({ expect }) => {
    const id = await send([
      { status: 500, body: 'MARKED-ANSWER '.repeat(200_000) },
      { status: 200, body: 'MARKED-ANSWER' },
    ])
    await delivered(id)
    expect(site.output()).not.toContain('MARKED-ANSWER')
  })

  test('after the schedule it waits for a replay, which restarts it', async ({ expect }) => {
    const id = await send([500, 500, 500, 500, 500, 200])
    const undelivered = await until('undelivered', () => site.logs('inquiry.undelivered', id)[0])
    expect(undelivered).toMatchObject({ attempt: 4, status: 500 })
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(site.receiver.of(id)).toHaveLength(4)
    await site.replay(id)
    expect(await delivered(id)).toMatchObject({ attempt: 6 })
    expect(site.logs('inquiry.replayed', id)).toMatchObject([{ replays: 1 }])
    expect(new Set(site.receiver.of(id).map((post) => post.headers['webhook-id'])).size).toBe(1)
  })

  test('the text of a machine page is the title of the machine', async ({ expect }) => {
    const id = await send([], { source: 'details_form', machine: 'OpenMill', lng: 'en' })
    await delivered(id)
    expect(JSON.parse(site.receiver.of(id)[0]?.body ?? '').machine).toMatch(/^[A-Z].*Open Mill/)
  })
})

afterAll(() => {
  // An id was never posted again after it was accepted.
  const ids = site.logs('inquiry.delivered').map(({ id }) => String(id))
  expect(ids.length).toBeGreaterThan(0)
  const accepted = (id: string) => site.receiver.of(id).filter(({ answered = 0 }) => answered >= 200 && answered < 300)
  for (const id of ids) expect(accepted(id), id).toHaveLength(1)
})
