import { dirname, join } from 'node:path'
import { unstable_getVarsForDev as getVarsForDev, unstable_readConfig as readConfig } from 'wrangler'
import { readSettings, type SettingName, type Settings } from '../../settings.ts'
import { defaultPort } from '../cli/port.ts'
import { type Finding, parseToolError, UserError } from '../cli/user-error.ts'
import { root } from '../wrangler/wrangler.ts'
import { devVarsFaults, devVarsFile, locateSetting, type Sources, unknownSetting } from './locate-setting.ts'

export const configPath = join(root, 'wrangler.toml')

/**
 * Folder in which `npm start` on this port stores KV and inquiries. Each port has a store of its own; `--persist-to` sets
 * another folder.
 */
export function stateFolder(port: number, persistTo?: string): string {
  return persistTo ?? join(root, port === defaultPort ? '.wrangler/state' : `.wrangler/state-${port}`)
}

/** Raw values, settings as the Worker will read them, and problems with their positions. */
export type FoundSettings = { vars: Record<string, string>; settings: Settings; problems: Finding[] }

/** Gathers settings as wrangler does: wrangler.toml (of `env`, if any), then .dev.vars, then `given` by `--var`. */
export function findSettings(configPath: string, given: string[], env?: string): FoundSettings {
  const own = readToml(configPath, env)
  const folder = dirname(configPath)
  const files = [devVarsFile(folder, env), '.env', 'wrangler.toml']
  return readFound(devVars(configPath, own, env), own, { folder, files, env, given })
}

/** Gathers the settings of a deploy. Of .dev.vars, only the secret is used, to sign tests. */
export function findDeployedSettings(configPath: string, given: string[], env?: string): FoundSettings {
  const own = readToml(configPath, env)
  const secret = devVars(configPath, {}, env).WEBHOOK_SECRET ?? process.env.WEBHOOK_SECRET
  const vars = Object.fromEntries(Object.entries(own).map(([name, value]) => [name, String(value)]))
  const sources = deployedSources(given, env, dirname(configPath))
  const found = readFound({ ...vars, ...(secret && { WEBHOOK_SECRET: secret }) }, own, sources)
  if (!given.some((setting) => setting.startsWith('WEBHOOK_SECRET:'))) return found
  const message = '--var WEBHOOK_SECRET: a variable can be read by anyone with access to the account'
  return {
    ...found,
    problems: [...found.problems, { message: `${message}; set it with npx wrangler secret put WEBHOOK_SECRET` }],
  }
}

/** Where the settings of a deploy are written; the secret for tests is in .dev.vars. */
export function deployedSources(given: string[], env: string | undefined, folder = root): Sources {
  return { folder, files: ['wrangler.toml', devVarsFile(folder, env), '.env'], env, given }
}

/** The variables in wrangler.toml. @throws UserError naming the line */
function readToml(configPath: string, env: string | undefined): Record<string, unknown> {
  try {
    return readConfig({ config: configPath, env }, { hideWarnings: true }).vars
  } catch (error) {
    const { message, text, location } = error as Error & { text?: string; location?: { line: number; column: number } }
    const file = 'wrangler.toml'
    const said = message.split('\n').map((line) => line.trim())
    const listed = said.filter((line) => /^- |^The available/.test(line)).map((line) => line.replace(/^- /, ''))
    const findings = location
      ? [{ file, line: location.line, column: location.column + 1, message: text ?? message }]
      : (listed.length > 0 ? listed : [parseToolError(message, root).message]).map((line) => ({ file, message: line }))
    throw new UserError('wrangler.toml cannot be read.', findings)
  }
}

function devVars(configPath: string, own: Record<string, unknown>, env?: string): Record<string, string> {
  const found = getVarsForDev(configPath, undefined, own as Parameters<typeof getVarsForDev>[2], env, true)
  const values = Object.entries(found).flatMap(([name, binding]) =>
    'value' in binding ? [[name, String(binding.value)]] : [],
  )
  return Object.fromEntries(values)
}

function readFound(written: Record<string, string>, own: Record<string, unknown>, sources: Sources): FoundSettings {
  const vars = { ...written }
  const problems: string[] = Object.keys(own).flatMap((name) => unknownSetting(name) ?? [])
  for (const argument of sources.given) {
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
  return { vars, settings, problems: [...located, ...devVarsFaults(sources.folder, sources.env)] }
}

/** `findSettings`, but problems are errors. @throws UserError naming file, line and setting */
export function readLocalSettings(given: string[], env?: string): FoundSettings {
  const found = findSettings(configPath, given, env)
  if (found.problems.length > 0) throw new UserError('Some settings are invalid.', found.problems)
  return found
}
