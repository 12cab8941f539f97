import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { startSite, testSecret } from '../../support/site/helpers.ts'
import { formFieldsOf, validInquiry } from '../../support/site/inquiry-samples.ts'
import { until } from '../../support/wait.ts'

const site = await startSite()
const api = '/api/events'

function events() {
  return site.receiver.posts.filter(({ path }) => path === '/event')
}

/** Posts an event and returns the relayed post with `mark`. */
async function relayed(event: object, mark: string) {
  expect((await site.postJson(api, event)).status).toBe(204)
  return until(`event ${mark}`, () => events().find(({ body }) => body.includes(mark)))
}

describe('events', () => {
  test('an outcome is accepted at once and relayed with exactly its keys', async () => {
    const post = await relayed(
      {
        source: 'custom_form',
        error: 'TypeError: mark-1',
        status: 503,
        outcome: 'exception',
        extra: 1,
        email: 'x@y.z',
      },
      'mark-1',
    )
    expect(post.body).toBe('{"outcome":"exception","status":503,"error":"TypeError: mark-1","source":"custom_form"}')
    expect(new Webhook(testSecret).verify(post.body, post.headers)).toHaveProperty('outcome')
  })

  test('missing fields are not relayed', async () => {
    const before = events().length
    await site.postJson(api, { outcome: 'success', source: 'details_form' })
    const post = await until('event', () => events()[before])
    expect(post.body).toBe('{"outcome":"success","source":"details_form"}')
  })

  test('a relayed error text has no control characters', async () => {
    const error = 'mark-9 \u001b[2J\r\n\u0000\u0085\u202e\u2028end'
    const post = await relayed({ outcome: 'exception', error, source: 'custom_form' }, 'mark-9')
    expect(JSON.parse(post.body).error).toBe('mark-9 \uFFFD[2J\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDend')
  })

  test('an error text is cut at 200 characters', async () => {
    const post = await relayed(
      { outcome: 'exception', error: `mark-2 ${'😀'.repeat(500)}`, source: 'custom_form' },
      'mark-2',
    )
    expect([...JSON.parse(post.body).error]).toHaveLength(200)
  })

  test('beacons come as text/plain', async () => {
    const body = JSON.stringify({ outcome: 'error', status: 422, error: 'mark-3', source: 'custom_form' })
    expect((await site.postJson(api, body, { 'content-type': 'text/plain;charset=UTF-8' })).status).toBe(204)
    await until('event', () => events().find((post) => post.body.includes('mark-3')))
  })

  test('a failed relay is tried once more and then logged as lost', async () => {
    site.receiver.answerOthers(500)
    const before = events().length
    expect((await site.postJson(api, { outcome: 'success', source: 'custom_form' })).status).toBe(204)
    const lost = await until('event.lost', () => site.logs('event.lost')[0])
    site.receiver.answerOthers(200)
    expect(events().length - before).toBe(2)
    expect(lost).toMatchObject({ status: 500 })
    expect(events()[before]?.id).toBe(lost.id)
  })

  test('a chunk error is logged by its kind and not relayed', async () => {
    const before = events().length
    expect((await site.postJson(api, { type: 'chunk', kind: 'timeout' })).status).toBe(204)
    await until('log line', () => site.logs('chunk.error').find(({ kind }) => kind === 'timeout'))
    expect(events()).toHaveLength(before)
  })

  test('vitals are accepted, and dropped while VITALS is off', async () => {
    const before = events().length
    expect((await site.postJson(api, { type: 'vital', name: 'LCP', value: 812.5 })).status).toBe(204)
    await relayed({ outcome: 'exception', error: 'after the vital', source: 'custom_form' }, 'after the vital')
    expect(events()).toHaveLength(before + 1)
  })

  test.for([
    ['no JSON', '{', 'application/json', 400],
    ['no event', '{}', 'application/json', 422],
    ['an unknown outcome', '{"outcome":"maybe","source":"custom_form"}', 'application/json', 422],
    ['an unknown source', '{"outcome":"success","source":"other"}', 'application/json', 422],
    ['a status as text', '{"outcome":"error","status":"500","source":"custom_form"}', 'application/json', 422],
    ['an unknown kind', '{"type":"chunk","kind":"<b>"}', 'application/json', 422],
    ['an array', '[]', 'application/json', 422],
    ['null', 'null', 'application/json', 422],
    ['another type', '{}', 'text/html', 415],
    ['more than 32 kB', `{"error":"${'x'.repeat(40_000)}"}`, 'application/json', 413],
  ] as const)('%s is refused', async ([, body, type, status]) => {
    const response = await site.postJson(api, body, { 'content-type': type })
    expect(response.status).toBe(status)
    expect(await response.json()).toHaveProperty('error')
  })

  test('events of other sites are refused, other methods answered with Allow', async () => {
    const foreign = await site.postJson(
      api,
      { outcome: 'success', source: 'custom_form' },
      { origin: 'https://evil.example' },
    )
    expect(foreign.status).toBe(403)
    const get = await site.fetch(api)
    expect(get.status).toBe(405)
    expect(get.headers.get('allow')).toContain('POST')
  })

  test('without script the server reports each attempt itself', async () => {
    const before = events().length
    await site.postForm('/contact', formFieldsOf(validInquiry()), { origin: 'https://evil.example' })
    await site.postForm('/contact', formFieldsOf(validInquiry()))
    await site.postForm('/machine/punching-machine', formFieldsOf(validInquiry({ email: 'x' })))
    await until('events', () => events().length >= before + 2)
    expect(
      events()
        .slice(before)
        .map(({ body }) => body)
        .sort(),
    ).toEqual([
      '{"outcome":"error","status":422,"source":"details_form"}',
      '{"outcome":"success","status":202,"source":"custom_form"}',
    ])
  })
})

test('with VITALS on, vitals are relayed', async () => {
  const measured = await startSite({ VITALS: 'on' })
  await measured.postJson(api, { type: 'vital', name: 'CLS', value: 0, page: '/secret' })
  const post = await until('vital', () => measured.receiver.posts[0])
  expect(post.body).toBe('{"type":"vital","name":"CLS","value":0}')
})

test('without a webhook for events they are only logged', async () => {
  const silent = await startSite({ EVENTS_WEBHOOK_URL: '' })
  await silent.postJson(api, { outcome: 'success', source: 'custom_form' })
  await until('log line', () => silent.logs('event.received')[0])
  expect(silent.receiver.posts).toHaveLength(0)
})
