import { readFileSync } from 'node:fs'
import { html, raw } from 'hono/html'
import { referenceOf } from '../../../client/shared/inquiry-contract.ts'
import type { Row } from '../inquiries/rows.ts'
import { replayable } from '../inquiries/state.ts'
import type { InboxPost, Kind } from './deliveries.ts'

type Inbox = Record<Kind, InboxPost[]> & { query: string; nonce: string; options: string; waiting: Row[] }

const readPart = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const style = readPart('page.css')
const script = readPart('page.js')

type Html = ReturnType<typeof html>

const signatures = { right: 'signature valid', wrong: 'SIGNATURE INVALID', none: 'not signed' }

/** The inbox as a page. It is complete without script; times are then UTC. */
export function inboxPage({ query, nonce, options, waiting, inquiry, event, alert }: Inbox): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Inbox (${inquiry.length})</title>
<style nonce="${nonce}">${raw(style)}</style>
</head>
<body>
<h1>Inbox</h1>
<p>Replaces the automation service during development. As JSON: <a href="/inquiries.json">inquiries</a>, <a href="/events.json">events</a>, <a href="/alerts.json">alerts</a>.</p>
<form><input type="search" name="q" value="${query}" aria-label="Search" placeholder="Name, reference, machine ..."><button>Search</button></form>
${section('Waiting', waiting.map(waitingArticle), '')}
${section('Alerts', alert.map(article), '', html`Their commands are for a deployed site; for this one add <code>${options}</code>.`)}
${section('Inquiries', inquiry.map(article), query ? 'Nothing found.' : 'No inquiry has arrived yet. Send one from the site.')}
${section('Events', event.map(article), query ? 'Nothing found.' : 'No event has arrived yet.')}
<script nonce="${nonce}">${raw(script)}</script>
</body>
</html>
`
}

function section(heading: string, articles: Html[], none: string, note?: Html): Html | '' {
  if (articles.length === 0 && !none) return ''
  return html`<h2>${heading} (${articles.length})</h2>
${note && html`<p><small>${note}</small></p>`}
${articles.length > 0 ? articles : html`<p>${none}</p>`}`
}

function waitingArticle({ id, state, delivery }: Row): Html {
  const { kind, attempts, next } = state
  const last = attempts.at(-1)
  const tried = last ? html`${attempts.length} attempts, the last ${last.status} ${time(last.at)}` : 'not tried'
  const replay = html`<form method="post" action="/replay"><input type="hidden" name="id" value="${id}"><button>Send again</button></form>`
  return html`<article>
<p><strong>${referenceOf(id)}</strong> ${kind} <small>${tried}${next ? html` · next ${time(next.toISOString())}` : ''} · ${id}</small></p>
${fields(delivery.body ?? {})}
${replayable.includes(kind) ? replay : ''}
</article>`
}

function article({ receivedAt, id, times, signature, body }: InboxPost): Html {
  const again = times > 1 ? ` · arrived ${times} times` : ''
  const reference = id ? html`<strong>${referenceOf(id)}</strong> ` : ''
  return html`<article>
<p>${reference}<small>${time(receivedAt)} · ${signatures[signature]}${again} · ${id}</small></p>
${fields(body)}
</article>`
}

function fields(body: unknown): Html {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [['body', body]]
  return html`<dl>${entries.map(([key, value]) => html`<dt>${key}</dt><dd dir="auto">${asText(value)}</dd>`)}</dl>`
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function time(iso: string): Html {
  return html`<time datetime="${iso}">${iso}</time>`
}
