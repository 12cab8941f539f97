import { configPath, findDeployedSettings } from '../wrangler/settings.ts'
import { checkContent, checkSecret } from './checks/account.ts'
import { checkCompany } from './checks/company.ts'
import { checkAlerts, checkInquiries } from './checks/receivers.ts'
import type { Result } from './checks/result.ts'
import { checkSettings } from './checks/settings.ts'
import { checkSizes } from './checks/sizes.ts'

/** Checks that need no account. Tests are delivered only if the settings are valid. */
export async function localChecks(given: string[], env: string | undefined): Promise<Result[]> {
  const found = findDeployedSettings(configPath, given, env)
  const { settings, problems } = found
  const receivers = problems.length > 0 ? [] : [...(await checkInquiries(settings)), await checkAlerts(settings)]
  return [...checkSettings(found), ...receivers, ...checkCompany(), ...checkSizes()]
}

/** Checks that need the account. */
export async function accountChecks(env: string | undefined): Promise<Result[]> {
  const place = env ? ['--env', env] : []
  return Promise.all([checkSecret(place), checkContent(env)])
}
