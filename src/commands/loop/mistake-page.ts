import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { escapeHtml } from '../escape-html.ts'
import { describe, type Finding, type Mistake } from '../mistake.ts'
import { root } from '../wrangler.ts'
import { liveScript } from './live-channel.ts'

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 3rem auto; padding: 0 1rem }
pre { overflow-x: auto; padding: 1rem; border-inline-start: 4px solid #c22; background: color-mix(in srgb, currentColor 6%, transparent) }
mark { background: color-mix(in srgb, #c22 30%, transparent); color: inherit }
`

/** Lines shown before and after the wrong one. */
const around = 3

/** What a developer sees in place of every page while a mistake stands: file, line, message. Heals by itself. */
export function mistakePage(mistake: Mistake): { html: string; headers: Record<string, string> } {
  const nonce = randomBytes(12).toString('base64')
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(describe(mistake.findings[0] ?? { message: mistake.message }))}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<h1>${escapeHtml(mistake.message)}</h1>
${mistake.findings.map(article).join('\n')}
${mistake.advice ? `<p>${escapeHtml(mistake.advice)}</p>` : ''}
<p>This page loads itself again when a file is saved. What is not a page is answered by the last good site.</p>
<script nonce="${nonce}">${liveScript}</script>
</body>
</html>
`
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'`,
    },
  }
}

function article(finding: Finding): string {
  return `<h2>${escapeHtml(describe(finding))}</h2>${excerpt(finding)}`
}

function excerpt({ file, line }: Finding): string {
  if (!file || !line) return ''
  try {
    const lines = readFileSync(`${root}${file}`, 'utf8').split('\n')
    const first = Math.max(0, line - 1 - around)
    const shown = lines.slice(first, line + around).map((text, index) => {
      const number = first + index + 1
      const row = `${String(number).padStart(4)}  ${escapeHtml(text)}`
      return number === line ? `<mark>${row}</mark>` : row
    })
    return `<pre>${shown.join('\n')}</pre>`
  } catch {
    return ''
  }
}
