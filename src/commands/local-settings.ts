import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unstable_getVarsForDev as getVarsForDev, unstable_readConfig as readConfig } from 'wrangler'
import { readSettings, type SettingName, type Settings, settingNames } from '../settings.ts'
import { type Finding, findingOf, Mistake } from './mistake.ts'
import { defaultPort } from './port.ts'
import { root } from './wrangler.ts'

export const configPath = join(root, 'wrangler.toml')

/**
 * Where `npm start` on this port keeps KV and inquiries. Sites on other ports than the usual one have a store of their
 * own; `--persist-to` names one that several may share.
 */
export function stateFolder(port: number, persistTo?: string): string {
  return persistTo ?? join(root, port === defaultPort ? '.wrangler/state' : `.wrangler/state-${port}`)
}

/** What `npm start` found: texts as given, settings as the Worker will read them, and what is wrong with them. */
export type FoundSettings = { vars: Record<string, string>; settings: Settings; problems: string[] }

/** Gathers the settings as wrangler will: wrangler.toml (of `env`, if any), then .dev.vars, then `--var NAME:VALUE`. */
export function findSettings(configPath: string, given: string[], env?: string): FoundSettings {
  const config = readConfig({ config: configPath, env }, { hideWarnings: true })
  return readFound(devVars(configPath, config.vars, env), given)
}

/** The same as a deploy takes them: .dev.vars stays here, and tells no more than the secret to sign a test with. */
export function findDeployedSettings(configPath: string, given: string[], env?: string): FoundSettings {
  const config = readConfig({ config: configPath, env }, { hideWarnings: true })
  const secret = devVars(configPath, {}, env).WEBHOOK_SECRET ?? process.env.WEBHOOK_SECRET
  const vars = Object.fromEntries(Object.entries(config.vars).map(([name, value]) => [name, String(value)]))
  return readFound({ ...vars, ...(secret && { WEBHOOK_SECRET: secret }) }, given)
}

function devVars(configPath: string, own: Record<string, unknown>, env?: string): Record<string, string> {
  const found = getVarsForDev(configPath, undefined, own as Parameters<typeof getVarsForDev>[2], env, true)
  const values = Object.entries(found).flatMap(([name, binding]) =>
    'value' in binding ? [[name, String(binding.value)]] : [],
  )
  return Object.fromEntries(values)
}

function readFound(written: Record<string, string>, given: string[]): FoundSettings {
  const vars = { ...written }
  const problems: string[] = []
  for (const argument of given) {
    const [name = '', ...value] = argument.split(':')
    if (value.length === 0) problems.push(`--var ${argument}: write NAME:VALUE`)
    else if (!(settingNames as string[]).includes(name)) problems.push(`--var ${name}: there is no such setting`)
    else vars[name] = value.join(':')
  }
  const { settings, problems: wrong } = readSettings(vars as Partial<Record<SettingName, unknown>>)
  return { vars, settings, problems: [...problems, ...wrong.map(({ setting, problem }) => `${setting}: ${problem}`)] }
}

/** Where a setting is written: file and line, unless it came by `--var`. */
export function locateSetting(problem: string, files = ['.dev.vars', '.env', 'wrangler.toml']): Finding {
  const [, name] = /^([A-Z_]+):/.exec(problem) ?? []
  for (const file of files) {
    if (!name || !existsSync(root + file)) continue
    const index = readFileSync(root + file, 'utf8')
      .split('\n')
      .findIndex((line) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(line))
    if (index >= 0) return { file, line: index + 1, message: problem }
  }
  return { message: problem }
}

/** `findSettings`, for the one who edits them. @throws Mistake naming file, line and setting */
export function readLocalSettings(given: string[], env?: string): FoundSettings {
  let found: FoundSettings
  try {
    found = findSettings(configPath, given, env)
  } catch (error) {
    throw new Mistake('wrangler.toml cannot be read.', [findingOf(String((error as Error).message ?? error), root)])
  }
  if (found.problems.length > 0)
    throw new Mistake(
      'Settings are wrong.',
      found.problems.map((problem) => locateSetting(problem)),
    )
  return found
}
