import { formatFinding } from '../../cli/user-error.ts'
import type { FoundSettings } from '../../wrangler/settings.ts'
import { look, ok, type Result, wrong } from './result.ts'

/** Lists the problems of the settings of a deploy, and settings that the owner has to choose. */
export function checkSettings({ settings, problems }: Pick<FoundSettings, 'settings' | 'problems'>): Result[] {
  const { siteOrigin, contactEmail, contactPhone, rateLimit } = settings
  const problemResults = problems.map((finding) => {
    const { file, message } = finding
    const [, name] = /^(?:--var )?([\w.-]+):/.exec(message) ?? []
    return wrong(name ?? file ?? 'settings', formatFinding(finding), `correct it in ${file ?? 'the option'}`)
  })
  return [
    ...(problems.length > 0 ? problemResults : [ok('settings', 'all can be read')]),
    siteOrigin
      ? ok('SITE_ORIGIN', siteOrigin)
      : look('SITE_ORIGIN', 'canonical URLs use the host of each request', 'set it: https://www.example.com'),
    /@example\.(com|org|net)$/.test(contactEmail)
      ? look('CONTACT_EMAIL', `${contactEmail} is an example`, 'set your own: pages and error messages show it')
      : ok('CONTACT_EMAIL', contactEmail),
    /^\+?86 20 0000/.test(contactPhone)
      ? look('CONTACT_PHONE', `${contactPhone} is an example`, 'set your own')
      : ok('CONTACT_PHONE', contactPhone),
    rateLimit ? ok('RATE_LIMIT', 'on') : look('RATE_LIMIT', 'is off: one address can send any number', 'set it: on'),
  ]
}
