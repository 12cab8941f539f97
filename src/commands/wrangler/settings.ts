import { dirname, join } from 'node:path'
import { unstable_getVarsForDev as getVarsForDev, unstable_readConfig as readConfig } from 'wrangler'
import { root } from '../../build/root.ts'
import { isLoopback } from '../../http/hostnames.ts'
import { readSettings, type SettingName, type Settings } from '../../settings.ts'
import { type Finding, UserError } from '../cli/user-error.ts'
import { devVarsFile, devVarsProblems, locateSetting, type Sources, unknownSetting } from './locate-setting.ts'

export const configPath = join(root, 'wrangler.toml')

/** Raw values, settings as the Worker will read them, and problems with their positions. */
export type FoundSettings = { vars: Record<string, string>; settings: Settings; problems: Finding[] }

/** Gathers settings as wrangler does: wrangler.toml (of `env`, if any), then .dev.vars, then `varOptions` by `--var`. */
export function findSettings(configPath: string, varOptions: string[], env?: string): FoundSettings {
  const tomlVars = readToml(configPath, env)
  const folder = dirname(configPath)
  const files = [devVarsFile(folder, env), '.env', 'wrangler.toml']
  return mergeSettings(readDevVars(configPath, tomlVars, env), tomlVars, { folder, files, env, varOptions })
}

/** Gathers the settings of a deploy. Of .dev.vars, only the secret is used, to sign tests. */
export function findDeployedSettings(configPath: string, varOptions: string[], env?: string): FoundSettings {
  const tomlVars = readToml(configPath, env)
  const folder = dirname(configPath)
  const secret = readDevVars(configPath, {}, env).WEBHOOK_SECRET ?? process.env.WEBHOOK_SECRET
  const vars = Object.fromEntries(Object.entries(tomlVars).map(([name, value]) => [name, String(value)]))
  const sources = { folder, files: ['wrangler.toml', devVarsFile(folder, env), '.env'], env, varOptions }
  const found = mergeSettings({ ...vars, ...(secret && { WEBHOOK_SECRET: secret }) }, tomlVars, sources)
  const problems = localWebhooks(found.vars).map((problem) => locateSetting(problem, sources))
  if (varOptions.some((setting) => setting.startsWith('WEBHOOK_SECRET:'))) {
    const message = '--var WEBHOOK_SECRET: a variable can be read by anyone with access to the account; set it with'
    problems.push({ message: `${message} npx wrangler secret put WEBHOOK_SECRET${env ? ` --env ${env}` : ''}` })
  }
  return { ...found, problems: [...found.problems, ...problems] }
}

/** `findSettings`, but problems are errors. @throws UserError naming file, line and setting */
export function readLocalSettings(varOptions: string[], env?: string): FoundSettings {
  const found = findSettings(configPath, varOptions, env)
  if (found.problems.length > 0) throw new UserError('Some settings are invalid.', found.problems)
  return found
}

function readToml(configPath: string, env: string | undefined): Record<string, unknown> {
  try {
    return readConfig({ config: configPath, env }, { hideWarnings: true }).vars
  } catch (error) {
    const { message, text, location } = error as Error & { text?: string; location?: { line: number; column: number } }
    const file = 'wrangler.toml'
    const lines = message.split('\n').map((line) => line.trim())
    const listed = lines.filter((line) => /^- |^The available/.test(line)).map((line) => line.replace(/^- /, ''))
    const findings = location
      ? [{ file, line: location.line, column: location.column + 1, message: text ?? message }]
      : (listed.length > 0 ? listed : lines.slice(0, 1)).map((line) => ({ file, message: line }))
    throw new UserError('wrangler.toml cannot be read.', findings)
  }
}

function readDevVars(configPath: string, tomlVars: Record<string, unknown>, env?: string): Record<string, string> {
  const found = getVarsForDev(configPath, undefined, tomlVars as Parameters<typeof getVarsForDev>[2], env, true)
  const values = Object.entries(found).flatMap(([name, binding]) =>
    'value' in binding ? [[name, String(binding.value)]] : [],
  )
  return Object.fromEntries(values)
}

/** Adds the values of `--var` to `written` ones and checks all; `tomlVars` are those in wrangler.toml. */
function mergeSettings(written: Record<string, string>, tomlVars: object, sources: Sources): FoundSettings {
  const vars = { ...written }
  const problems = Object.keys(tomlVars).flatMap((name) => unknownSetting(name) ?? [])
  for (const argument of sources.varOptions) {
    const [name = '', ...value] = argument.split(':')
    const unknown = unknownSetting(name)
    // Without a colon the argument may be a secret, so only the name of a setting is repeated.
    if (value.length === 0)
      problems.push(`--var ${/^[A-Z_]+(?==|$)/.exec(argument)?.[0] ?? ''}: write NAME:VALUE`.replace(' :', ':'))
    else if (unknown) problems.push(unknown)
    else vars[name] = value.join(':')
  }
  const { settings, problems: wrong } = readSettings(vars as Partial<Record<SettingName, unknown>>)
  problems.push(...wrong.map(({ setting, problem }) => `${setting}: ${problem}`))
  const located = [...new Set(problems)].map((problem) => locateSetting(problem, sources))
  return { vars, settings, problems: [...located, ...devVarsProblems(sources.folder, sources.env)] }
}

/** Problems of webhooks that a deployed site cannot reach. */
function localWebhooks(vars: Record<string, string>): string[] {
  return Object.entries(vars)
    .filter(([name, url]) => name.endsWith('_WEBHOOK_URL') && URL.canParse(url) && isLoopback(new URL(url).hostname))
    .map(([name]) => `${name}: is on this machine; the edge cannot reach it`)
}
