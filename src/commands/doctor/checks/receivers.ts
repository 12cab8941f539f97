import { randomBytes, randomUUID } from 'node:crypto'
import { type Attempt, postWebhook } from '../../../http/webhook.ts'
import { alertTarget, inquiryTarget } from '../../../http/webhook-targets.ts'
import type { Settings } from '../../../settings.ts'
import type { Line } from '../check.ts'

/** Prefix of the ids of test deliveries, which a receiver answers without further action. */
const testId = () => `test_${randomUUID()}`

/** A test inquiry with the seven keys of a real one. */
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
export async function inquiryLines(settings: Settings): Promise<Line[]> {
  const what = 'INQUIRY_WEBHOOK_URL'
  if (!settings.inquiryWebhookUrl)
    return [
      {
        what,
        state: 'wrong',
        found: 'is empty; inquiries would be stored and never delivered',
        todo: 'set it in wrangler.toml under [vars]',
      },
    ]
  const target = inquiryTarget(settings, false)
  if (target.secrets.length === 0) {
    return [
      {
        what,
        state: 'look',
        found: 'not tried: the secret is not known here',
        todo: 'put WEBHOOK_SECRET="whsec_..." into .dev.vars',
      },
    ]
  }
  const signed = await postWebhook(target, testId(), testBody)
  const arrived: Line = signed.ok
    ? { what, state: 'ok', found: `accepts a signed test delivery (${signed.status})` }
    : { what, state: 'wrong', found: `a signed test delivery: ${described(signed)}`, todo: adviceFor(signed) }
  if (!signed.ok) return [arrived]
  const wrongSecret = { ...target, secrets: [randomBytes(24).toString('base64')] }
  const forged = await postWebhook(wrongSecret, testId(), testBody)
  return [arrived, forgery(forged)]
}

function forgery(forged: Attempt): Line {
  const what = 'signatures'
  return forged.ok
    ? {
        what,
        state: 'look',
        found: `the receiver accepts a forged delivery (${forged.status})`,
        todo: 'check webhook-signature there (src/inquiry/README.md)',
      }
    : { what, state: 'ok', found: `the receiver refuses a forged delivery (${forged.status})` }
}

/** Posts a test to the receiver of alerts. */
export async function alertLine(settings: Settings): Promise<Line> {
  const what = 'ALERT_WEBHOOK_URL'
  if (!settings.alertWebhookUrl)
    return {
      what,
      state: 'look',
      found: 'is empty: no alert is sent when an inquiry needs attention',
      todo: "set it; a chat's incoming webhook does",
    }
  const text = 'A test from npm run doctor: alerts about inquiries arrive here.'
  const sent = await postWebhook(alertTarget(settings), testId(), JSON.stringify({ text, event: 'test' }))
  return sent.ok
    ? { what, state: 'ok', found: `accepts a test (${sent.status}); check that the test was received` }
    : { what, state: 'wrong', found: `a test: ${described(sent)}`, todo: adviceFor(sent) }
}

function described({ status }: Attempt): string {
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
