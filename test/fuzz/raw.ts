import { connect } from 'node:net'
import { seededRandom } from '../faults/random.ts'

/** Timeout of a silent socket in milliseconds. */
const timeoutMs = 3000

/**
 * Sends requests that client libraries would not: broken lines, contradicting lengths, incomplete ones. Every response
 * must be valid HTTP, and below 500 if it comes from the Worker; returns the others.
 */
export async function runRaw(url: URL, seed: number, count: number): Promise<string[]> {
  const problems: string[] = []
  const requests = rawRequests(seed, count)
  async function client() {
    for (const bytes of requests) {
      const answer = await exchange(url, bytes)
      const [, status] = /^HTTP\/1\.[01] (\d{3})/.exec(answer) ?? []
      if (answer !== '' && !status)
        problems.push(`no answer but ${JSON.stringify(answer.slice(0, 80))}: ${show(bytes)}`)
      if (Number(status) >= 500 && isOurs(answer)) problems.push(`status ${status}: ${show(bytes)}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, client))
  const { ok } = await fetch(new URL('/healthz', url))
  if (!ok) problems.push('the site does not answer any more')
  return problems
}

/**
 * Whether the response comes from the Worker. The local runtime itself answers unreadable requests (`GET *`) with 500
 * or 501.
 */
function isOurs(answer: string): boolean {
  return /^x-request-id:/im.test(answer)
}

function* rawRequests(seed: number, count: number): Generator<Buffer> {
  const random = seededRandom(seed + 2)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const body = 'company=Acme&name=x'
  for (let number = 0; number < count; number++) {
    const method = pick(['GET', 'POST', 'HEAD', 'get', 'G\u0000T', 'PO ST', '', 'X'.repeat(300)])
    const path = pick([
      '/',
      '/contact',
      '/api/inquiries',
      '*',
      '//',
      '/%',
      '/\u0000',
      'http://evil.example/',
      '/ä',
      '?',
    ])
    const version = pick(['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', 'FTP/1', ''])
    const headers = [
      pick(['Host: localhost', 'Host: localhost', 'Host:', 'Host: a\r\nHost: b', 'Host: evil.example\u0000', '']),
      pick([
        'Content-Type: application/json',
        'Content-Type: application/x-www-form-urlencoded',
        'Content-Type',
        ': x',
      ]),
      pick([
        `Content-Length: ${body.length}`,
        'Content-Length: -1',
        'Content-Length: 1e9',
        'Content-Length: 5\r\nContent-Length: 6',
        'Transfer-Encoding: chunked',
        'Transfer-Encoding: chunked\r\nContent-Length: 3',
        'Expect: 100-continue',
      ]),
      pick([
        'Connection: close',
        'Connection: keep-alive, upgrade',
        ' folded: line',
        'X: \u0001\u007f',
        `X: ${'y'.repeat(9000)}`,
      ]),
    ]
    const end = pick(['\r\n', '\r\n', '\n', '\r'])
    const content = pick([body, '', '5\r\nhello\r\n0\r\n\r\n', 'zz\r\n', '\u0000\u00ff\u00fe', `{"id":`])
    const text = `${method} ${path} ${version}${end}${headers.join(end)}${end}${end}${content}`
    yield Buffer.from(random() < 0.2 ? text.slice(0, Math.floor(random() * text.length)) : text, 'latin1')
  }
}

function exchange(url: URL, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(url.port), url.hostname.replace(/[[\]]/g, ''))
    let answer = ''
    socket.setTimeout(timeoutMs, () => socket.destroy())
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
    socket.on('data', (data) => {
      answer += data.toString('latin1')
      if (answer.includes('\r\n\r\n')) socket.destroy()
    })
    socket.end(bytes)
  })
}

function show(bytes: Buffer): string {
  return JSON.stringify(bytes.toString('latin1').slice(0, 300))
}
