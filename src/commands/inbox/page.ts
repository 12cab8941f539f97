import { referenceOf } from '../../../client/shared/inquiry-contract.ts'
import type { Row } from '../inquiries/rows.ts'
import { replayable } from '../wrangler/workflow-instances/state.ts'
import type { Delivery, Kind } from './deliveries.ts'
import { escapeHtml } from './escape-html.ts'

type Inbox = Record<Kind, Delivery[]> & { query: string; nonce: string; site: string; waiting: Row[] }

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
article { border-top: 1px solid; padding-block: 1rem }
dl { display: grid; grid-template-columns: 8rem 1fr; gap: .25rem 1rem; margin: .5rem 0 0 }
dt { opacity: .7 } dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
p { margin: 0 } small { opacity: .7 }
form { display: inline-flex; gap: .5rem; margin-block: .5rem } input, button { font: inherit; padding: .25rem .75rem }
`

/** Times in the reader's zone; the page loads itself again unless somebody types. */
const script = `for(const time of document.querySelectorAll('time'))
time.textContent=new Date(time.dateTime).toLocaleString(undefined,{dateStyle:'medium',timeStyle:'medium'});
setInterval(()=>document.activeElement?.matches('input')||location.reload(),5000)`

const signatures = { right: 'signature right', wrong: 'SIGNATURE WRONG', none: 'not signed' }

/** The inbox as a page. Whole without script: times are then UTC. */
export function inboxPage({ query, nonce, site, waiting, inquiry, event, alert }: Inbox): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Inbox (${inquiry.length})</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<h1>Inbox</h1>
<p>Stands in for the automation service. As JSON: <a href="/inquiries.json">inquiries</a>, <a href="/events.json">events</a>, <a href="/alerts.json">alerts</a>.</p>
<form><input type="search" name="q" value="${escapeHtml(query)}" aria-label="Search" placeholder="Name, reference, machine ..."><button>Search</button></form>
${section('Waiting', waiting.map(waitingArticle), '')}
${section('Alerts', alert.map(article), '', `Their commands mean a deployed site; for this one add <code>--local --port ${new URL(site).port}</code>.`)}
${section('Inquiries', inquiry.map(article), query ? 'Nothing found.' : 'No inquiry has arrived yet. Send one from the site.')}
${section('Events', event.map(article), query ? 'Nothing found.' : 'No event has arrived yet.')}
<script nonce="${nonce}">${script}</script>
</body>
</html>
`
}

function section(heading: string, articles: string[], none: string, note = ''): string {
  if (articles.length === 0 && !none) return ''
  return `<h2>${heading} (${articles.length})</h2>\n${note && `<p><small>${note}</small></p>\n`}${articles.join('\n') || `<p>${none}</p>`}`
}

function waitingArticle({ id, state, delivery }: Row): string {
  const { word, attempts, next } = state
  const last = attempts.at(-1)
  const tried = last ? `${attempts.length} attempts, the last ${escapeHtml(last.status)} ${time(last.at)}` : 'not tried'
  const replay = `<form method="post" action="/replay"><input type="hidden" name="id" value="${escapeHtml(id)}"><button>Send again</button></form>`
  return `<article>
<p><strong>${escapeHtml(referenceOf(id))}</strong> ${word} <small>${tried}${next ? ` · next ${time(next.toISOString())}` : ''} · ${escapeHtml(id)}</small></p>
${fields(delivery.body ?? {})}
${replayable.includes(word) ? replay : ''}
</article>`
}

function article({ receivedAt, id, times, signature, body }: Delivery): string {
  const again = times > 1 ? ` · arrived ${times} times` : ''
  const reference = id ? `<strong>${escapeHtml(referenceOf(id))}</strong> ` : ''
  return `<article>
<p>${reference}<small>${time(receivedAt)} · ${signatures[signature]}${again} · ${escapeHtml(id)}</small></p>
${fields(body)}
</article>`
}

function fields(body: unknown): string {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [['body', body]]
  return `<dl>${entries.map(([key, value]) => `<dt>${escapeHtml(key)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`).join('')}</dl>`
}

function time(iso: string): string {
  return `<time datetime="${escapeHtml(iso)}">${escapeHtml(iso)}</time>`
}
