import { unstable_getVarsForDev as getVarsForDev, unstable_readConfig as readConfig } from 'wrangler'
import { readSettings, type SettingName, type Settings } from '../src/settings.ts'

/** What `npm start` found: texts as given, settings as the Worker will read them, and what is wrong with them. */
export type FoundSettings = { vars: Record<string, string>; settings: Settings; problems: string[] }

/** Gathers the settings as wrangler will: wrangler.toml (of `env`, if any), then .dev.vars, then `--var NAME:VALUE`. */
export function findSettings(configPath: string, args: string[], env?: string): FoundSettings {
  const config = readConfig({ config: configPath, env }, { hideWarnings: true })
  const found = getVarsForDev(configPath, undefined, config.vars, env, true)
  const vars: Record<string, string> = {}
  for (const [name, binding] of Object.entries(found)) {
    if ('value' in binding) vars[name] = String(binding.value)
  }
  const problems: string[] = []
  const known = Object.keys(config.vars)
  for (const argument of varArguments(args)) {
    const [name = '', ...value] = argument.split(':')
    if (value.length === 0) problems.push(`--var ${argument}: write NAME:VALUE`)
    else if (name !== 'WEBHOOK_SECRET' && !known.includes(name))
      problems.push(`--var ${name}: there is no such setting`)
    else vars[name] = value.join(':')
  }
  const { settings, problems: wrong } = readSettings(vars as Partial<Record<SettingName, unknown>>)
  return { vars, settings, problems: [...problems, ...wrong.map(({ setting, problem }) => `${setting}: ${problem}`)] }
}

/** The values after every `--var`; one `--var` may take several. */
export function varArguments(args: string[]): string[] {
  const values: string[] = []
  let taking = false
  for (const argument of args) {
    if (argument.startsWith('--var=')) values.push(argument.slice('--var='.length))
    else if (argument.startsWith('-')) taking = argument === '--var'
    else if (taking) values.push(argument)
  }
  return values
}

/** The value after `--name`, or in `--name=value`; the last one counts. */
export function option(args: string[], name: string): string | undefined {
  const inline = args.findLast((argument) => argument.startsWith(`--${name}=`))
  const index = args.lastIndexOf(`--${name}`)
  return inline ? inline.slice(name.length + 3) : index >= 0 ? args[index + 1] : undefined
}
