import type { Settings } from '../settings.ts'

const responseTimeoutMs = 10_000

/** URL, secrets (newest first; empty = unsigned); `misconfigured`: a setting is invalid or missing, so nothing is sent. */
export type WebhookTarget = ReturnType<typeof inquiryTarget>

/** The automation service; `signed`: there was a secret when the inquiry was accepted. */
export function inquiryTarget(settings: Settings, signed: boolean) {
  const { inquiryWebhookUrl, webhookSecrets, invalid } = settings
  const isSecretMissing = signed && webhookSecrets.length === 0
  return {
    url: inquiryWebhookUrl,
    secrets: webhookSecrets,
    misconfigured: isSecretMissing || invalid.includes('INQUIRY_WEBHOOK_URL') || invalid.includes('WEBHOOK_SECRET'),
  }
}

/** Receiver of analytics events. */
export function eventTarget({ eventsWebhookUrl, webhookSecrets, invalid }: Settings): WebhookTarget {
  return { url: eventsWebhookUrl, secrets: webhookSecrets, misconfigured: invalid.includes('WEBHOOK_SECRET') }
}

/** Receiver of alerts. Alerts are sent even when the secret is invalid, because they report exactly that. */
export function alertTarget({ alertWebhookUrl, webhookSecrets }: Settings): WebhookTarget {
  return { url: alertWebhookUrl, secrets: webhookSecrets, misconfigured: false }
}

/** Outcome of one post. `status` is the response's status, or the reason why there was none. */
export type Attempt = {
  ok: boolean
  status: number | 'timeout' | 'network' | 'unconfigured' | 'misconfigured'
  /** Seconds to wait, as the response asked. */
  retryAfter: number
}

/** Posts a body once as a Standard Webhook. Any 2xx is success; redirects are not followed. Does not throw. */
export async function postWebhook(target: WebhookTarget, id: string, body: string): Promise<Attempt> {
  const { url, secrets, misconfigured } = target
  if (misconfigured) return { ok: false, status: 'misconfigured', retryAfter: 0 }
  if (!url) return { ok: false, status: 'unconfigured', retryAfter: 0 }
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: await webhookHeaders(id, body, secrets, Math.floor(Date.now() / 1000)),
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(responseTimeoutMs),
    })
    response.body?.cancel().catch(() => undefined)
    const { ok, status, headers } = response
    return { ok, status, retryAfter: secondsToWait(headers.get('retry-after'), Date.now()) }
  } catch (error) {
    const late = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
    return { ok: false, status: late ? 'timeout' : 'network', retryAfter: 0 }
  }
}

/** Headers of a post; signed with every secret, so that a receiver may have the old or the new one. */
export async function webhookHeaders(id: string, body: string, secrets: string[], timestamp: number) {
  const signatures = await Promise.all(secrets.map((secret) => sign(secret, `${id}.${timestamp}.${body}`)))
  return {
    'content-type': 'application/json',
    // Some firewalls refuse requests without a user agent.
    'user-agent': 'press-site-webhook/1.0',
    'idempotency-key': id,
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    ...(signatures.length > 0 && { 'webhook-signature': signatures.join(' ') }),
  }
}

async function sign(secret: string, content: string): Promise<string> {
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (char) => char.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(content))
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`
}

/** Parses `Retry-After`: seconds or a date; 0 when absent or invalid. */
function secondsToWait(header: string | null, now: number): number {
  if (!header) return 0
  if (/^\d+$/.test(header.trim())) return Number(header)
  const date = Date.parse(header)
  return Number.isNaN(date) ? 0 : Math.max(0, Math.ceil((date - now) / 1000))
}
