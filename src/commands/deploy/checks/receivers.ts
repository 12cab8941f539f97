import { randomBytes, randomUUID } from 'node:crypto'
import { type Attempt, alertTarget, inquiryTarget, postWebhook } from '../../../http/webhook.ts'
import type { Settings } from '../../../settings.ts'
import { type CheckResult, failed, ok, warning } from './result.ts'

/** Prefix of the ids of test deliveries, which a receiver answers without further action. */
const testId = () => `test_${randomUUID()}`

const testBody = JSON.stringify({
  company: 'Test delivery',
  name: 'npm run doctor',
  email: 'doctor@example.com',
  application: 'test',
  message: 'A test of this receiver, not an inquiry; webhook-id begins with test_.',
  machine: 'General Inquiries',
  country: '-',
})

/** Posts a signed test to the automation service, and one with a wrong signature, which it should refuse. */
export async function checkInquiries(settings: Settings, env?: string): Promise<CheckResult[]> {
  const subject = 'INQUIRY_WEBHOOK_URL'
  if (!settings.inquiryWebhookUrl) {
    const finding = 'is empty; inquiries would be stored and never delivered'
    return [failed(subject, finding, `set it in wrangler.toml under [${env ? `env.${env}.` : ''}vars]`)]
  }
  const target = inquiryTarget(settings, false)
  if (target.secrets.length === 0)
    return [
      warning(subject, 'not tried: the secret is not known here', 'put WEBHOOK_SECRET="whsec_..." into .dev.vars'),
    ]
  const signed = await postWebhook(target, testId(), testBody)
  if (!signed.ok) return [failed(subject, `a signed test delivery: ${describe(signed)}`, adviceFor(signed))]
  const wrongSecret = { ...target, secrets: [randomBytes(24).toString('base64')] }
  const forged = await postWebhook(wrongSecret, testId(), testBody)
  return [ok(subject, `accepts a signed test delivery (${signed.status})`), checkForgery(forged)]
}

function checkForgery({ ok: accepted, status }: Attempt): CheckResult {
  const subject = 'signatures'
  // A busy or failing receiver (429, 5xx, no answer) proves nothing.
  if (/^4(?!29)/.test(`${status}`)) return ok(subject, `the receiver refuses a forged delivery (${status})`)
  const advice = 'check webhook-signature there (src/inquiry/README.md)'
  return warning(subject, `a forged delivery ${accepted ? 'is accepted' : 'is not refused'} (${status})`, advice)
}

/** Posts a test alert. */
export async function checkAlerts(settings: Settings): Promise<CheckResult> {
  const subject = 'ALERT_WEBHOOK_URL'
  if (!settings.alertWebhookUrl) {
    const finding = 'is empty: no alert is sent when an inquiry needs attention'
    return warning(subject, finding, "set it, for example to a chat's incoming webhook")
  }
  const text = 'A test from npm run doctor: alerts about inquiries arrive here.'
  const sent = await postWebhook(alertTarget(settings), testId(), JSON.stringify({ text, event: 'test' }))
  if (!sent.ok) return failed(subject, `a test: ${describe(sent)}`, adviceFor(sent))
  return ok(subject, `accepts a test (${sent.status}); check that the test was received`)
}

function describe({ status }: Attempt): string {
  if (status === 'network') return 'does not answer'
  if (status === 'timeout') return 'no answer in 10 s'
  return `is answered with ${status}`
}

function adviceFor({ status }: Attempt): string {
  if (status === 401 || status === 403) return 'does the receiver have the same secret?'
  if (status === 404 || status === 410) return 'is the flow active, and is its production address used?'
  if (status === 'network' || status === 'timeout') return 'is the address right, and the receiver running?'
  return 'look at the log of the receiver; any 2xx counts'
}
