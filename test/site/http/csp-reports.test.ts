import { expect, test } from 'vitest'
import { sharedSite } from '../../support/site/helpers.ts'
import { until } from '../../support/wait.ts'

const site = await sharedSite()
const api = '/api/csp-reports'

function post(body: unknown, type = 'application/csp-report'): Promise<Response> {
  return site.postJson(api, body, { 'content-type': type })
}

test('the policy has a report URL and allows our scripts in browsers without strict-dynamic', async () => {
  const { headers } = await site.fetch('/')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}' 'strict-dynamic'(;|$)/)
  expect(policy).toContain(`report-uri ${api}`)
  expect(policy).toContain('report-to csp')
  expect(headers.get('reporting-endpoints')).toBe(`csp="${api}"`)
})

test('reports of both formats are logged by kind, without texts of the page or a visitor', async () => {
  const old = {
    'csp-report': {
      'document-uri': 'https://x.example/MARKED?mail=MARKED@example.com',
      'violated-directive': 'script-src-elem',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/MARKED.js',
      'script-sample': 'MARKED',
    },
  }
  expect((await post(old)).status).toBe(204)
  const reports = [
    {
      type: 'csp-violation',
      body: { effectiveDirective: 'style-src-attr', blockedURL: 'inline', documentURL: 'MARKED' },
    },
    { type: 'csp-violation', body: { effectiveDirective: 'MARKED\n', blockedURL: 'MARKED' } },
    { type: 'deprecation', body: { id: 'MARKED' } },
  ]
  expect((await post(reports, 'application/reports+json')).status).toBe(204)
  const lines = await until('three lines', () => site.logs('csp.violation').length >= 3 && site.logs('csp.violation'))
  expect(lines).toMatchObject([
    { directive: 'script-src-elem', blocked: 'address' },
    { directive: 'style-src-attr', blocked: 'inline' },
    { directive: 'other', blocked: 'other' },
  ])
  expect(site.output()).not.toContain('MARKED')
})

test('limits apply', async () => {
  const before = site.logs('csp.violation').length
  const many = Array.from({ length: 500 }, () => ({ type: 'csp-violation', body: { blockedURL: 'eval' } }))
  expect((await post(many, 'application/reports+json')).status).toBe(204)
  expect((await post('x'.repeat(40_000))).status).toBe(413)
  expect((await post('{')).status).toBe(400)
  expect((await post('[null, 1]')).status).toBe(204)
  expect((await post('null')).status).toBe(204)
  expect((await post('{}', 'text/html')).status).toBe(415)
  expect((await site.postJson(api, {}, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await site.fetch(api)).status).toBe(405)
  await until('the lines', () => site.logs('csp.violation').length === before + 5)
})
