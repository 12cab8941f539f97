import { isLoopback } from '../../../http/hostnames.ts'
import type { Settings } from '../../../settings.ts'
import { type Finding, formatFinding } from '../../cli/user-error.ts'
import { locateSetting } from '../../settings-check/locate-setting.ts'
import { deployedSources } from '../../settings-check/settings-check.ts'
import type { Line } from '../check.ts'

/** Checks the settings of a deploy, and names those that the owner has to choose. */
export function settingLines(
  { settings, problems }: { settings: Settings; problems: Finding[] },
  given: string[],
  env?: string,
): Line[] {
  const sources = deployedSources(given, env)
  const ours = unreachable(settings).map((problem) => locateSetting(problem, sources))
  const wrong = [...problems, ...ours]
  return [
    ...wrong.map((finding): Line => {
      const { file, message } = finding
      const [, name] = /^(?:--var )?([\w.-]+):/.exec(message) ?? []
      const what = name ?? file ?? 'settings'
      return { what, state: 'wrong', found: formatFinding(finding), todo: `correct it in ${file ?? 'the option'}` }
    }),
    ...(wrong.length === 0 ? [{ what: 'settings', state: 'ok', found: 'all can be read' } as const] : []),
    setting(
      'SITE_ORIGIN',
      settings.siteOrigin,
      'canonical URLs use the host of each request',
      'https://www.example.com',
    ),
    setting(
      'CONTACT_EMAIL',
      /@example\.(com|org|net)$/.test(settings.contactEmail) ? '' : settings.contactEmail,
      `${settings.contactEmail} is an example`,
      'your own: it is shown when something fails',
    ),
    setting(
      'CONTACT_PHONE',
      /^\+?86 20 0000/.test(settings.contactPhone) ? '' : settings.contactPhone,
      `${settings.contactPhone} is an example`,
      'your own',
    ),
    setting('RATE_LIMIT', settings.rateLimit ? 'on' : '', 'is off: one address can send any number', 'on'),
  ]
}

function setting(what: string, value: string, without: string, wanted: string): Line {
  return value
    ? { what, state: 'ok', found: value }
    : { what, state: 'look', found: without, todo: `set it: ${wanted}` }
}

function unreachable({ inquiryWebhookUrl, eventsWebhookUrl, alertWebhookUrl }: Settings): string[] {
  const webhooks = {
    INQUIRY_WEBHOOK_URL: inquiryWebhookUrl,
    EVENTS_WEBHOOK_URL: eventsWebhookUrl,
    ALERT_WEBHOOK_URL: alertWebhookUrl,
  }
  return Object.entries(webhooks)
    .filter(([, address]) => address && isLoopback(new URL(address).hostname))
    .map(([name]) => `${name}: is on this machine; the edge cannot reach it`)
}
