import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { listen, loopback } from '../cli/listen.ts'
import { parseIfJson } from '../cli/parse-json.ts'
import { localInstances } from '../inquiries/local-instances.ts'
import { findAll, findOne, type Row, readRows } from '../inquiries/rows.ts'
import { type Delivery, type Kind, kinds, openDeliveries } from './deliveries.ts'
import { inboxPage } from './page.ts'

type InboxOptions = {
  port: number
  /** The valid signing secrets. */
  secrets(): string[]
  /** File in which deliveries are stored. */
  file: string
  /** URL of the site whose waiting inquiries are shown. */
  site: string
}

/** Maximum size of one post in bytes; the site's own limit for an inquiry is 32 kB. */
const maxBody = 256 * 1024

/** Maximum number of waiting inquiries on the page. */
const maxWaiting = 50

const jsonPaths = { inquiry: '/inquiries.json', event: '/events.json', alert: '/alerts.json' }

/** A small receiver for local use, on loopback only: accepts inquiries, events and alerts and shows them. */
export async function startInbox({ port, secrets, file, site }: InboxOptions) {
  const deliveries = openDeliveries(file)
  const instances = localInstances(site)

  async function get({ pathname, searchParams }: URL, response: ServerResponse): Promise<void> {
    if (pathname === '/') return show(searchParams.get('q') ?? '', response)
    const kind = kinds.find((kind) => pathname === jsonPaths[kind])
    if (!kind) return answer(response, 404)
    answer(response, 200, 'application/json', JSON.stringify(deliveries.list(kind)))
  }

  async function post({ pathname }: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers } = request
    const body = await readBody(request)
    const inquiryId = new URLSearchParams(body).get('id') ?? ''
    if (pathname === '/replay') {
      // Only the button on the inbox's own page may send an inquiry again.
      if (headers.origin !== `http://${headers.host}`) return answer(response, 403)
      const { id, parts } = await findOne(instances, inquiryId)
      await instances.send(parts.at(-1) ?? id, 'replay')
      response.writeHead(303, { location: '/' }).end()
      return
    }
    // Every browser sends an origin with a post, the site does not: a page must not be able to change the inbox.
    if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) return answer(response, 403)
    // `npm run inquiries -- erase` erases an inquiry here, too.
    if (pathname === '/erase') return answer(response, deliveries.erase(inquiryId) ? 204 : 404)
    const kind = kinds.find((kind) => pathname === `/${kind}`)
    if (!kind) return answer(response, 404)
    const id = String(headers['webhook-id'] ?? '')
    deliveries.add({ kind, id, signature: checkSignature(request, body, secrets()), body: parseIfJson(body) })
    answer(response, 204)
  }

  async function show(query: string, response: ServerResponse): Promise<void> {
    const nonce = randomBytes(12).toString('base64')
    const list = (kind: Kind) => deliveries.list(kind).filter((delivery) => matches(delivery, query))
    const waiting = (await readWaiting()).filter((row) => matches(row, query))
    const found = { waiting, inquiry: list('inquiry'), event: list('event'), alert: list('alert') }
    const page = await inboxPage({ query, nonce, site, ...found })
    answer(response, 200, 'text/html; charset=utf-8', String(page), nonce)
  }

  async function readWaiting(): Promise<Row[]> {
    try {
      const unfinished = (await findAll(instances)).filter(({ status }) => status !== 'complete')
      return (await readRows(instances, unfinished.slice(0, maxWaiting))).rows
    } catch {
      // The site is starting; the page reloads in a few seconds.
      return []
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A page of another site can reach this server under its own host name (DNS rebinding).
    if (!/^(localhost|127\.0\.0\.1|\[::1\]):\d+$/.test(request.headers.host ?? '')) return answer(response, 403)
    const url = new URL(request.url ?? '/', 'http://inbox')
    if (request.method === 'GET') return get(url, response)
    if (request.method === 'POST') return post(url, request, response)
    answer(response, 405)
  }

  function listener(request: IncomingMessage, response: ServerResponse): void {
    handle(request, response).catch((error) => {
      if (!response.headersSent) answer(response, error instanceof RangeError ? 413 : 502, 'text/plain', `${error}\n`)
      request.destroy()
    })
  }

  return listen(listener, port, loopback, 'the inbox')
}

/** Whether an entry contains the query, in upper or lower case. */
function matches(entry: object, query: string): boolean {
  return JSON.stringify(entry).toLowerCase().includes(query.trim().toLowerCase())
}

/** The body of a request as text. @throws RangeError when it is longer than `maxBody` */
async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    if (size > maxBody) throw new RangeError(`more than ${maxBody} bytes`)
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function checkSignature({ headers }: IncomingMessage, body: string, secrets: string[]): Delivery['signature'] {
  if (!headers['webhook-signature']) return 'none'
  const isValid = (secret: string) => {
    try {
      new Webhook(secret).verify(body, headers as Record<string, string>)
      return true
    } catch {
      return false
    }
  }
  return secrets.some(isValid) ? 'right' : 'wrong'
}

function answer(response: ServerResponse, status: number, type = 'text/plain', body = '', nonce = ''): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'`,
  })
  response.end(body)
}
