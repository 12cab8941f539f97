import { contentError } from '../content/content-errors.ts'
import { configPath, findDeployedSettings } from '../settings-check/settings-check.ts'
import type { Line } from './check.ts'
import { contentLine, secretLine } from './checks/account.ts'
import { companyLines } from './checks/company.ts'
import { alertLine, inquiryLines } from './checks/receivers.ts'
import { settingLines } from './checks/settings.ts'
import { sizeLines } from './checks/sizes.ts'

/** Checks that need no account. Tests are delivered only if the settings are valid. */
export async function examine(given: string[], env: string | undefined): Promise<Line[]> {
  const found = findDeployedSettings(configPath, given, env)
  const settings = settingLines(found, given, env)
  const wrong = settings.some(({ state }) => state === 'wrong')
  return [
    ...settings,
    ...(wrong ? [] : [...(await inquiryLines(found.settings)), await alertLine(found.settings)]),
    ...explained(companyLines),
    ...(await sizeLines()),
  ]
}

/** Checks that need the account. */
export async function accountLines(env: string | undefined): Promise<Line[]> {
  const place = env ? ['--env', env] : []
  return Promise.all([secretLine(place), contentLine(place)])
}

/** @throws UserError naming file and field */
function explained<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw contentError(error as Error)
  }
}
