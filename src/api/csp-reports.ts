import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { isWithinRateLimit, rateWindow } from '../http/rate-limit.ts'
import { receivePost } from '../http/receive-post.ts'
import { log } from '../log.ts'

/** Content types of reports: of the old format and of the Reporting API. */
const mediaTypes = ['application/csp-report', 'application/reports+json', 'application/json']

/** Maximum number of reports per post. */
const maxReports = 5

const directives =
  /^(?:script|style|img|font|connect|frame|media|object|worker|manifest|child|default)-src(?:-elem|-attr)?$|^(?:base-uri|form-action|frame-ancestors)$/

const blockedWords = ['inline', 'eval', 'wasm-eval', 'data', 'blob', 'self', 'trusted-types-policy']

/** POST /api/csp-reports: logs violations of a page's content security policy by kind, never with a URL. */
export async function cspReports(c: Context<AppEnv>): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const request = c.req.raw
  // Counted first, because refused posts count too.
  const within = await isWithinRateLimit(c.env, request, 'csp')
  const body = await receivePost(request, mediaTypes)
  if (!('text' in body)) return c.body(null, body.status)
  if (!within) return c.body(null, 429, { 'Retry-After': String(rateWindow) })
  const reports = parseReports(body.text)
  if (!reports) return c.body(null, 400)
  for (const { directive, blocked } of reports) log('csp.violation', { directive, blocked })
  return c.body(null, 204)
}

function parseReports(text: string): { directive: string; blocked: string }[] | undefined {
  try {
    const data: unknown = JSON.parse(text)
    const list = Array.isArray(data) ? data : [data]
    return list
      .slice(0, maxReports)
      .flatMap((entry: { type?: unknown; body?: object; 'csp-report'?: object } | null) => {
        const report = (entry?.['csp-report'] ?? (entry?.type === 'csp-violation' ? entry.body : undefined)) as
          | Record<string, unknown>
          | undefined
        if (!report) return []
        const directive = String(
          report['effective-directive'] ?? report.effectiveDirective ?? report['violated-directive'],
        )
        const blocked = String(report['blocked-uri'] ?? report.blockedURL)
        return [{ directive: directives.test(directive) ? directive : 'other', blocked: classifyBlockedUrl(blocked) }]
      })
  } catch {
    return undefined
  }
}

function classifyBlockedUrl(blocked: string): string {
  const word = blocked.replace(/:.*$/s, '')
  if (blockedWords.includes(word)) return word
  return /^(?:https?|wss?)$/.test(word) ? 'address' : 'other'
}
