import * as v from 'valibot'
import type { AppContext } from '../env.ts'
import { isWithinRateLimit } from '../http/rate-limit.ts'
import { receiveJson, refusePost } from '../http/receive-post.ts'
import { log } from '../log.ts'

/** Content types of reports: of the old format and of the Reporting API. */
const mediaTypes = ['application/csp-report', 'application/reports+json', 'application/json']

const maxReports = 5

const directives =
  /^(?:script|style|img|font|connect|frame|media|object|worker|manifest|child|default)-src(?:-elem|-attr)?$|^(?:base-uri|form-action|frame-ancestors)$/

const blockedWords = ['inline', 'eval', 'wasm-eval', 'data', 'blob', 'self', 'trusted-types-policy']

const text = v.optional(v.string(), '')

const violation = v.union([
  v.object({
    'csp-report': v.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
  }),
  v.object({ type: v.literal('csp-violation'), body: v.object({ effectiveDirective: text, blockedURL: text }) }),
])

/** POST /api/csp-reports: logs violations of a page's content security policy by kind, never with a URL. */
export async function cspReports(c: AppContext): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  // Counted first, because refused posts count too.
  const isWithinLimit = await isWithinRateLimit(c.env, c.req.raw, 'csp')
  const post = await receiveJson(c.req.raw, mediaTypes)
  if ('status' in post) return refusePost(c, post.status)
  if (!isWithinLimit) return refusePost(c, 429)
  for (const entry of [post.json].flat().slice(0, maxReports)) {
    const report = v.safeParse(violation, entry)
    if (!report.success) continue
    const { directive, blocked } = detailsOf(report.output)
    const known = directives.test(directive) ? directive : 'other'
    log('csp.violation', { directive: known, blocked: classifyBlockedUrl(blocked) })
  }
  return c.body(null, 204)
}

function detailsOf(report: v.InferOutput<typeof violation>): { directive: string; blocked: string } {
  if ('body' in report) return { directive: report.body.effectiveDirective, blocked: report.body.blockedURL }
  const { 'csp-report': old } = report
  const { 'effective-directive': effective, 'violated-directive': violated, 'blocked-uri': blocked } = old
  return { directive: effective || violated, blocked }
}

function classifyBlockedUrl(blocked: string): string {
  const word = blocked.replace(/:.*$/s, '')
  if (blockedWords.includes(word)) return word
  return /^(?:https?|wss?)$/.test(word) ? 'address' : 'other'
}
