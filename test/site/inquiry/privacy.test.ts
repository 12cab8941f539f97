import { expect, test } from 'vitest'
import { startSite } from '../../support/site/helpers.ts'
import { formFieldsOf, validInquiry } from '../../support/site/inquiry-samples.ts'
import { until } from '../../support/wait.ts'

const site = await startSite({ RETRY_SCHEDULE: '1' })

/** Every text that a buyer types, marked so that it can be found in logs and URLs. */
const marked = {
  company: 'MARKED-company',
  name: 'MARKED-name',
  email: 'MARKED-email@example.com',
  application: 'MARKED-application',
  message: 'MARKED-message',
}

test(`buyers' input never appears in log lines or URLs`, async () => {
  const delivered = validInquiry(marked)
  const undelivered = validInquiry(marked)
  site.receiver.plan(undelivered.id, 500, 'reset', 500)
  const wrong = validInquiry({ ...marked, country: 'MARKED-country', machine: 'MARKED-machine' })

  const answers = [
    await site.postJson('/api/inquiries', delivered),
    await site.postJson('/api/inquiries', delivered),
    await site.postJson('/api/inquiries', undelivered),
    await site.postJson('/api/inquiries', wrong),
    await site.postJson('/api/inquiries', { ...wrong, id: 'MARKED-id' }),
    await site.postJson('/api/inquiries', `${JSON.stringify(delivered)}MARKED-broken`),
    await site.postJson('/api/inquiries', validInquiry({ ...marked, leave_empty: 'MARKED-trap' })),
    await site.postForm('/contact', formFieldsOf(validInquiry(marked))),
    await site.postForm('/contact', formFieldsOf(wrong)),
    await site.postForm('/contact', formFieldsOf(delivered), { origin: 'https://MARKED.example' }),
    await site.postJson('/api/events', { outcome: 'exception', error: 'MARKED-error', source: 'custom_form' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 422, 422, 400, 202, 202, 422, 403, 204])
  for (const { headers, url } of answers) expect(`${url}${JSON.stringify([...headers])}`).not.toContain('MARKED')
  for (const answer of answers.slice(0, 7)) expect(await answer.text()).not.toContain('MARKED')

  const waiting = await until('undelivered', () => site.logs('inquiry.undelivered', undelivered.id)[0])
  await site.replay(String(waiting.id))
  await until('delivery', () => site.logs('inquiry.delivered', undelivered.id)[0])
  expect(site.receiver.of(delivered.id)[0]?.body).toContain('MARKED-name')
  expect(site.output().length).toBeGreaterThan(1000)
  expect(site.output()).not.toContain('MARKED')
  for (const post of site.receiver.posts) expect(post.path + JSON.stringify(post.headers)).not.toContain('MARKED')
})
