import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createProxy } from '../../src/commands/start/proxy.ts'
import { quietEnvironment } from '../../src/commands/wrangler/wrangler.ts'
import { builtWorker } from '../support/site/built-worker.ts'
import { startReceiver } from '../support/site/receiver.ts'
import { runWorker } from '../support/site/run-worker.ts'
import { runRaw } from './raw.ts'
import { type FuzzRequest, fuzzRequests, mark } from './requests.ts'

type FuzzReport = { statuses: Map<string, number>; slowest: number; problems: string[] }

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

/** From this body size workerd, unlike the platform, resets an unread request, which is then sent without its body. */
const brokenOff = 16 * 1024

/** Number of concurrent requests. */
const atOnce = 8

/** Sends `count` seeded requests to the site in workerd and collects unexpected responses. */
export async function runFuzz(seed: number, count: number): Promise<FuzzReport> {
  Object.assign(process.env, quietEnvironment, { WRANGLER_LOG: 'error' })
  const receiver = await startReceiver()
  const vars = {
    INQUIRY_WEBHOOK_URL: `${receiver.url}/inquiry`,
    EVENTS_WEBHOOK_URL: `${receiver.url}/event`,
    RATE_LIMIT: 'off',
    VITALS: 'on',
  }
  const { url, messages, close } = await runWorker({ ...builtWorker(), vars })
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const report: FuzzReport = { statuses: new Map(), slowest: 0, problems: [] }

  const requests = fuzzRequests(seed, count)
  async function client() {
    for (const sent of requests) {
      const started = Date.now()
      const answer = await send(url, agent, sent)
        .catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'ECONNRESET' || !sent.body || sent.body.length < brokenOff) throw error
          return send(url, agent, { ...sent, body: undefined })
        })
        .catch((error: Error) => error)
      report.slowest = Math.max(report.slowest, Date.now() - started)
      const label = answer instanceof Error ? 'no answer' : String(answer.status)
      report.statuses.set(label, (report.statuses.get(label) ?? 0) + 1)
      for (const problem of problemsOf(answer)) report.problems.push(`${problem}: ${describe(sent)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, client))
  const proxy = createServer(createProxy(Promise.resolve(url))).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const proxyUrl = new URL(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`)
  report.problems.push(...(await runRaw(proxyUrl, seed, Math.ceil(count / 20))))

  for (const { level, message } of messages) {
    if (level === 'error' || level === 'warn' || /"event":"render\.error"/.test(message))
      report.problems.push(`log: ${message}`)
  }
  agent.destroy()
  proxy.close()
  proxy.closeAllConnections()
  await close()
  receiver.close()
  return report
}

function send(url: URL, agent: Agent, { method, path, headers, body }: FuzzRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body && { 'content-length': String(body.length) }
    const sent = request({
      agent,
      method,
      path,
      host: url.hostname,
      port: url.port,
      headers: { ...headers, ...length },
    })
    sent.setTimeout(20_000, () => sent.destroy(new Error('no answer in 20 s')))
    sent.on('error', reject)
    sent.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        })
      })
    })
    sent.end(body)
  })
}

function problemsOf(answer: Answer | Error): string[] {
  if (answer instanceof Error) return [`no answer (${answer.message})`]
  const { status, headers, body } = answer
  const problems: string[] = []
  if (status >= 500) problems.push(`status ${status}`)
  const type = String(headers['content-type'] ?? '')
  if (type.startsWith('text/html')) {
    if (body.includes(mark)) problems.push('echoed unescaped')
    if (body && !body.trimEnd().endsWith('</html>')) problems.push('page cut short')
  }
  if (JSON.stringify(headers).includes(mark)) problems.push('echoed in a header')
  if (body.includes('    at ') && /\.(ts|tsx|js):\d+/.test(body)) problems.push('stack shown')
  if (!headers['content-security-policy'] || headers['x-content-type-options'] !== 'nosniff')
    problems.push('no security headers')
  if (status === 405 && !headers.allow) problems.push('405 without Allow')
  return problems
}

function describe({ method, path, headers, body }: FuzzRequest): string {
  return `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)} ${JSON.stringify(body?.toString('latin1').slice(0, 300) ?? '')}`
}
