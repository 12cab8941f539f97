import { print } from '../cli/run-command.ts'
import { configPath, findDeployedSettings } from '../wrangler/settings.ts'
import { checkPublishedContent, checkSecret } from './checks/account.ts'
import { checkCompany, checkSettings, checkSizes } from './checks/checkout.ts'
import { checkAlerts, checkInquiries } from './checks/receivers.ts'
import { resultTable } from './checks/result.ts'

/** Prints the results of all checks. Tests are delivered only if the settings are valid. @returns whether none has failed */
export async function runChecks(varOptions: string[], env: string | undefined): Promise<boolean> {
  const found = findDeployedSettings(configPath, varOptions, env)
  const { settings, problems } = found
  const receivers = problems.length > 0 ? [] : [...(await checkInquiries(settings, env)), await checkAlerts(settings)]
  const account = await Promise.all([checkSecret(env), checkPublishedContent(env)])
  const results = [...checkSettings(found), ...receivers, ...checkCompany(), ...checkSizes(), ...account]
  print(resultTable(results))
  return results.every(({ state }) => state !== 'failed')
}
