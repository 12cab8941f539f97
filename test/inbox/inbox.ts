import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { inboxPage } from './page.ts'

/** One post that arrived. `signature` says whether it can be trusted. */
export type Delivery = {
  receivedAt: string
  id: string
  /** How often this id has come, this time included. */
  times: number
  signature: 'right' | 'wrong' | 'none'
  body: unknown
}

export type Inbox = { inquiries: Delivery[]; events: Delivery[] }

/** How many deliveries of each kind are kept, newest first. */
const kept = 1000

/** A small stand-in for the automation service: takes inquiries and events, and shows them. */
export function createInbox(secrets: string[]): Server {
  const inbox: Inbox = { inquiries: [], events: [] }

  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://inbox')
    const kind = pathname === '/inquiry' ? 'inquiries' : pathname === '/event' ? 'events' : undefined
    if (request.method === 'POST' && kind) {
      take(inbox[kind], request, await readText(request), secrets)
      return answer(response, 204)
    }
    if (request.method !== 'GET') return answer(response, 405)
    if (pathname === '/') return answer(response, 200, 'text/html; charset=utf-8', inboxPage(inbox))
    if (pathname === '/inquiries.json')
      return answer(response, 200, 'application/json', JSON.stringify(inbox.inquiries))
    if (pathname === '/events.json') return answer(response, 200, 'application/json', JSON.stringify(inbox.events))
    return answer(response, 404)
  })
}

function take(deliveries: Delivery[], request: IncomingMessage, text: string, secrets: string[]): void {
  const id = String(request.headers['webhook-id'] ?? '')
  deliveries.unshift({
    receivedAt: new Date().toISOString(),
    id,
    times: 1 + deliveries.filter((earlier) => earlier.id === id).length,
    signature: checkSignature(request, text, secrets),
    body: parse(text),
  })
  deliveries.splice(kept)
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

/** The body of a request as text. */
export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function answer(response: ServerResponse, status: number, type = 'text/plain', body = ''): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  })
  response.end(body)
}
