import { request } from 'node:http'
import { expect, test } from 'vitest'
import { formatEntry } from '../../../src/commands/tail/log-format.ts'
import { sharedSite } from '../../support/site/helpers.ts'
import { validInquiry } from '../../support/site/inquiry-samples.ts'
import { until } from '../../support/wait.ts'

const site = await sharedSite()

/** Requests a path byte for byte; `fetch` would normalize it. */
function ask(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = site.url
    request({ hostname, port, path }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', reject)
      .end()
  })
}

/** The Worker's lines of one kind as `npm run tail` prints them. */
function printed(event: string): string[] {
  return site.logs(event).map((line) => formatEntry(line).slice(10))
}

test('a URL cannot forge a log line: unknown paths are logged as `unknown`, known ones unchanged', async () => {
  const hostile = [
    '/x%20%200%20ms%0A10:40:00%20%20inquiry.delivered%20%20id=deadbeef',
    '/esc%1b%5b2J',
    '/%e2%80%a8split%e2%80%a9in-three',
    '/jane.doe@example.com',
    '/%61bout',
    '/%68ealthz',
    '/%72obots.txt',
    '/data/machines/%56F/en.json',
    '/api/%69nquiries',
    '/assets/jane@example.com.js',
    '/data/machines/jane@example.com/en.json',
    '/data/machines/Jane.json',
    '/data/machines/VF/jane_doe.json',
    '/data/machines/VF.json',
    '/api/jane@example.com',
  ]
  for (const path of hostile) expect(await ask(path), path).toBe(404)
  for (const path of ['/about', '/data/machines/VF/en.json']) expect(await ask(`${path}?x=jane@example.com`)).toBe(200)
  const lines = await until('all lines', () => {
    const found = site.logs('request')
    return found.length === hostile.length + 2 && found
  })
  expect(lines.map(({ path }) => path)).toEqual([
    ...hostile.map(() => 'unknown'),
    '/about',
    '/data/machines/VF/en.json',
  ])
  for (const text of ['deadbeef', 'jane', 'Jane', '\u001b[2J', 'split']) expect(site.output()).not.toContain(text)
  expect(site.output().split(/\r\n|[\n\r\u2028\u2029]/).length).toBe(site.output().split('\n').length)
})

test('invalid fields are named in the log', async () => {
  await site.postJson('/api/inquiries', validInquiry({ email: 'x', country: '' }))
  const line = await until('the line', () => printed('inquiry.invalid')[0])
  expect(line).toContain('fields=email:invalid,country:missing')
})

test('any value is logged in one line without control characters', () => {
  const hostile = 'a\nb\u001b[2J\u2028c\u202Ed\u0085e"f'
  const lines = [
    formatEntry({ event: hostile, [hostile]: hostile }),
    formatEntry({ event: 'request', method: hostile, path: '/ 200  GET /forged', status: hostile, ms: hostile }),
    formatEntry({ event: 'x', list: [hostile], inner: { [hostile]: { [hostile]: hostile } } }),
  ]
  for (const line of lines) expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
  expect(lines[1]).toContain('"/ 200  GET /forged"')
})
