import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { listen, loopback } from '../cli/listen.ts'
import { findAll, findOne, type Row, readRows } from '../inquiries/rows.ts'
import { localInstances } from '../wrangler/workflow-instances/local.ts'
import { type Deliveries, type Delivery, deliveriesIn, type Kind, kinds } from './deliveries.ts'
import { inboxPage } from './page.ts'
import { readText } from './read-text.ts'

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

/** A small receiver for local use, on loopback only: accepts inquiries, events and alerts and shows them. */
export async function startInbox({ port, secrets, file, site }: InboxOptions) {
  const deliveries = deliveriesIn(file)
  const instances = localInstances(site)

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A page of another site can reach this server under its own host name (DNS rebinding).
    if (!/^(localhost|127\.0\.0\.1|\[::1\]):\d+$/.test(request.headers.host ?? '')) return answer(response, 403)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://inbox')
    const kind = kinds.find((kind) => pathname === `/${kind}`)
    if (request.method === 'POST' && kind) return receive(kind, request, response)
    if (request.method === 'POST' && pathname === '/replay') return replay(request, response)
    if (request.method === 'POST' && pathname === '/erase') return erase(request, response)
    if (request.method !== 'GET') return answer(response, 405)
    if (pathname === '/') return show(searchParams.get('q') ?? '', response)
    const listed = kinds.find((kind) => pathname === jsonPaths[kind])
    if (listed) return answer(response, 200, 'application/json', JSON.stringify(deliveries.of(listed)))
    return answer(response, 404)
  }

  async function receive(kind: Kind, request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Every browser sends an origin with a post, the site does not: a page must not be able to fill the inbox.
    if (isFromPage(request)) return answer(response, 403)
    const text = await readText(request, maxBody)
    const id = String(request.headers['webhook-id'] ?? '')
    deliveries.add({ kind, id, signature: checkSignature(request, text, secrets()), body: parse(text) })
    answer(response, 204)
  }

  /** Sends an inquiry again; only the button on the inbox's own page may ask for it. */
  async function replay(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.headers.origin !== `http://${request.headers.host}`) return answer(response, 403)
    const id = new URLSearchParams(await readText(request, maxBody)).get('id') ?? ''
    const { parts } = await findOne(instances, id)
    await instances.send(parts.at(-1) ?? id, 'replay')
    response.writeHead(303, { location: '/' }).end()
  }

  /** Deletes an inquiry that `npm run inquiries -- erase` deletes on the site. */
  async function erase(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isFromPage(request)) return answer(response, 403)
    const id = new URLSearchParams(await readText(request, maxBody)).get('id') ?? ''
    return answer(response, deliveries.erase(id) ? 204 : 404)
  }

  async function show(query: string, response: ServerResponse): Promise<void> {
    const nonce = randomBytes(12).toString('base64')
    const inbox = {
      query,
      nonce,
      site,
      waiting: (await waiting()).filter(matching(query)),
      ...shown(deliveries, query),
    }
    answer(response, 200, 'text/html; charset=utf-8', String(await inboxPage(inbox)), nonce)
  }

  async function waiting(): Promise<Row[]> {
    try {
      const unfinished = (await findAll(instances)).filter(({ status }) => status !== 'complete')
      const { rows } = await readRows(instances, unfinished.slice(0, maxWaiting))
      return rows
    } catch {
      // The site is starting; the page reloads in a few seconds.
      return []
    }
  }

  return listen(
    {
      request: (request, response) =>
        void handle(request, response).catch((error) => {
          if (!response.headersSent)
            answer(response, error instanceof RangeError ? 413 : 502, 'text/plain', `${error}\n`)
          request.destroy()
        }),
    },
    port,
    loopback,
    'the inbox',
  )
}

const jsonPaths = { inquiry: '/inquiries.json', event: '/events.json', alert: '/alerts.json' }

/** Tells whether a browser sent this request. */
function isFromPage({ headers }: IncomingMessage): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined
}

function shown(deliveries: Deliveries, query: string): Record<Kind, Delivery[]> {
  const of = (kind: Kind) => deliveries.of(kind).filter(matching(query))
  return { inquiry: of('inquiry'), event: of('event'), alert: of('alert') }
}

/** Matches entries that contain the query, in upper or lower case. */
function matching(query: string): (entry: object) => boolean {
  const wanted = query.trim().toLowerCase()
  return (entry) => JSON.stringify(entry).toLowerCase().includes(wanted)
}

function checkSignature(request: IncomingMessage, text: string, secrets: string[]): Delivery['signature'] {
  if (!request.headers['webhook-signature']) return 'none'
  const headers = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, String(request.headers[name] ?? '')]),
  )
  const right = secrets.some((secret) => {
    try {
      new Webhook(secret).verify(text, headers)
      return true
    } catch {
      return false
    }
  })
  return right ? 'right' : 'wrong'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function answer(response: ServerResponse, status: number, type = 'text/plain', body = '', nonce = ''): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'`,
  })
  response.end(body)
}
