import { randomBytes } from 'node:crypto'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { Webhook } from 'standardwebhooks'
import { listen, loopback } from '../cli/listen.ts'
import { localInstances } from '../inquiries/local-instances.ts'
import { findAll, findOne, type Row, readRows } from '../inquiries/rows.ts'
import { parseIfJson } from '../tail/log-format.ts'
import { type InboxPost, type Kind, openDeliveries } from './deliveries.ts'
import { inboxPage } from './page.ts'

type InboxOptions = {
  port: number
  secrets(): string[]
  file: string
  /** URL and environment of the site whose waiting inquiries are shown. */
  site: string
  env?: string | undefined
}

/** Maximum size of one post in bytes; the site's own limit for an inquiry is 32 kB. */
const maxSize = 256 * 1024

const maxWaiting = 50

/** Refuses posts of browsers, which always send an origin: a page must not be able to change the inbox. */
const refuseBrowsers = createMiddleware(async (c, next) => {
  if (c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') !== undefined) return c.body(null, 403)
  await next()
})

/** A small receiver for local use, on loopback only: accepts inquiries, events and alerts and shows them. */
export function startInbox({ port, secrets, file, site, env }: InboxOptions) {
  const deliveries = openDeliveries(file)
  const instances = localInstances(site, env)
  const options = `--local --port ${new URL(site).port}${env ? ` --env ${env}` : ''}`
  const app = new Hono()

  app.use(bodyLimit({ maxSize, onError: (c) => c.text('Payload Too Large', 413) }), async (c, next) => {
    // A page of another site can reach this server under its own host name (DNS rebinding).
    if (!/^(localhost|127\.0\.0\.1|\[::1\]):\d+$/.test(c.req.header('host') ?? '')) return c.body(null, 403)
    await next()
    c.header('cache-control', 'no-store')
  })

  app.get('/', async (c) => {
    const query = c.req.query('q') ?? ''
    const nonce = randomBytes(12).toString('base64')
    const list = (kind: Kind) => deliveries.list(kind).filter((delivery) => matches(delivery, query))
    const waiting = (await readWaiting()).filter((row) => matches(row, query))
    const found = { waiting, inquiry: list('inquiry'), event: list('event'), alert: list('alert') }
    const sources = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'`
    c.header('content-security-policy', `${sources}; form-action 'self'; frame-ancestors 'none'`)
    return c.html(inboxPage({ query, nonce, options, ...found }))
  })
  app.get('/inquiries.json', (c) => c.json(deliveries.list('inquiry')))
  app.get('/events.json', (c) => c.json(deliveries.list('event')))
  app.get('/alerts.json', (c) => c.json(deliveries.list('alert')))

  app.post('/replay', async (c) => {
    // Only the button on the inbox's own page may send an inquiry again.
    if (c.req.header('origin') !== `http://${c.req.header('host')}`) return c.body(null, 403)
    const { id, parts } = await findOne(instances, await readId(c.req.raw))
    await instances.send(parts.at(-1) ?? id, 'replay')
    return c.redirect('/', 303)
  })
  // `npm run inquiries -- erase` erases an inquiry here, too.
  app.post('/erase', refuseBrowsers, async (c) => c.body(null, deliveries.erase(await readId(c.req.raw)) ? 204 : 404))
  app.post('/:kind{inquiry|event|alert}', refuseBrowsers, async (c) => {
    const headers = c.req.header()
    const { 'webhook-id': id = '' } = headers
    const body = await c.req.text()
    const signature = checkSignature(headers, body, secrets())
    deliveries.add({ kind: c.req.param('kind') as Kind, id, signature, body: parseIfJson(body) })
    return c.body(null, 204)
  })
  app.onError((error, c) => c.text(`${error}\n`, 502))

  async function readWaiting(): Promise<Row[]> {
    try {
      const unfinished = (await findAll(instances)).filter(({ status }) => status !== 'complete')
      return (await readRows(instances, unfinished.slice(0, maxWaiting))).rows
    } catch {
      // The site is starting; the page reloads in a few seconds.
      return []
    }
  }

  return listen(getRequestListener(app.fetch), port, loopback, 'the inbox')
}

function matches(entry: object, query: string): boolean {
  return JSON.stringify(entry).toLowerCase().includes(query.trim().toLowerCase())
}

async function readId(request: Request): Promise<string> {
  return new URLSearchParams(await request.text()).get('id') ?? ''
}

function checkSignature(headers: Record<string, string>, body: string, secrets: string[]): InboxPost['signature'] {
  if (!headers['webhook-signature']) return 'none'
  const isValid = (secret: string) => {
    try {
      new Webhook(secret).verify(body, headers)
      return true
    } catch {
      return false
    }
  }
  return secrets.some(isValid) ? 'right' : 'wrong'
}

/** The settings, with those that are not set sending all webhooks to the inbox of the site on this port. */
export function withInbox<Vars extends object>(vars: Vars, port: number, secret: string): Vars {
  const url = `http://localhost:${port + 1}`
  const inboxSettings = {
    INQUIRY_WEBHOOK_URL: `${url}/inquiry`,
    EVENTS_WEBHOOK_URL: `${url}/event`,
    ALERT_WEBHOOK_URL: `${url}/alert`,
    WEBHOOK_SECRET: secret,
  }
  const chosen = Object.entries(vars).filter(([name, value]) => value !== '' || !(name in inboxSettings))
  return { ...inboxSettings, ...(Object.fromEntries(chosen) as Vars) }
}
