import { site } from '../../content/site.ts'
import { isLoopback } from '../loopback.ts'
import type { Settings } from '../settings.ts'
import { varArguments } from './arguments.ts'

/** What must not be deployed: one sentence each. */
export function deployProblems(settings: Settings, args: string[]): string[] {
  const problems: string[] = []
  for (const [name, address] of webhooks(settings)) {
    if (address && isLoopback(new URL(address).hostname))
      problems.push(`${name}: is on this machine; the edge cannot reach it`)
  }
  if (varArguments(args).some((argument) => argument.startsWith('WEBHOOK_SECRET:'))) {
    problems.push(
      'WEBHOOK_SECRET: by --var anyone with the account can read it; npx wrangler secret put WEBHOOK_SECRET',
    )
  }
  return problems
}

/** What an owner should have settled before buyers come; `[ ]` is open as far as can be seen from here. */
export function checklist(settings: Settings): string {
  const points: [done: boolean, text: string][] = [
    [Boolean(settings.inquiryWebhookUrl), 'INQUIRY_WEBHOOK_URL: inquiries are delivered there'],
    [false, 'WEBHOOK_SECRET: set as a secret, and checked by the receiver (npx wrangler secret list)'],
    [Boolean(settings.alertWebhookUrl), 'ALERT_WEBHOOK_URL: people are told when an inquiry needs them'],
    [Boolean(settings.siteOrigin), 'SITE_ORIGIN: search engines get one address, not that of a preview host'],
    [!/@example\.(com|org|net)$/.test(settings.contactEmail), 'CONTACT_EMAIL: your own, shown when something fails'],
    [!/^\+?86 20 0000/.test(settings.contactPhone), 'CONTACT_PHONE: your own'],
    [!site.sample, 'content/site.json: your company, and "sample": false'],
    [Boolean(site.privacy), 'content/site.json: "privacy", the address of your privacy policy'],
    [settings.rateLimit, 'RATE_LIMIT: on'],
    [false, 'a test inquiry sent from the deployed site, seen in the receiver, and replayed once'],
  ]
  const lines = points.map(([done, text]) => `  [${done ? 'x' : ' '}] ${text}`)
  return `Before buyers come:\n${lines.join('\n')}\n`
}

function webhooks({ inquiryWebhookUrl, eventsWebhookUrl, alertWebhookUrl }: Settings): [string, string][] {
  return [
    ['INQUIRY_WEBHOOK_URL', inquiryWebhookUrl],
    ['EVENTS_WEBHOOK_URL', eventsWebhookUrl],
    ['ALERT_WEBHOOK_URL', alertWebhookUrl],
  ]
}
