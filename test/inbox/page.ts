import { referenceOf } from '../../client/inquiry-contract.ts'
import type { Delivery, Inbox } from './inbox.ts'

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
article { border-top: 1px solid; padding-block: 1rem }
dl { display: grid; grid-template-columns: 8rem 1fr; gap: .25rem 1rem; margin: .5rem 0 0 }
dt { opacity: .7 } dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
p { margin: 0 } small { opacity: .7 }
`

const signatures = { right: 'signature right', wrong: 'SIGNATURE WRONG', none: 'not signed' }

/** The inbox as a page without script, that loads itself again every five seconds. */
export function inboxPage({ inquiries, events }: Inbox): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>Inbox (${inquiries.length})</title>
<style>${style}</style>
</head>
<body>
<h1>Inbox</h1>
<p>Stands in for the automation service. As JSON: <a href="/inquiries.json">inquiries</a>, <a href="/events.json">events</a>.</p>
<h2>Inquiries (${inquiries.length})</h2>
${list(inquiries, 'No inquiry has arrived yet. Send one from the site.')}
<h2>Events (${events.length})</h2>
${list(events, 'No event has arrived yet.')}
</body>
</html>
`
}

function list(deliveries: Delivery[], none: string): string {
  return deliveries.length === 0 ? `<p>${none}</p>` : deliveries.map(article).join('\n')
}

function article({ receivedAt, id, times, signature, body }: Delivery): string {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [['body', body]]
  const again = times > 1 ? ` · arrived ${times} times` : ''
  return `<article>
<p><strong>${escapeHtml(referenceOf(id))}</strong> <small>${receivedAt} · ${signatures[signature]}${again} · ${escapeHtml(id)}</small></p>
<dl>${fields.map(([key, value]) => `<dt>${escapeHtml(key)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`).join('')}</dl>
</article>`
}

function escapeHtml(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
