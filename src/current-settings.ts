import type { Env } from './env.ts'
import { log } from './log.ts'
import { readSettings, type Settings } from './settings.ts'

let known: { env: Env; settings: Settings } | undefined

/** The settings of this isolate, parsed once; invalid settings are logged once as `settings.invalid`. */
export function currentSettings(env: Env): Settings {
  if (known?.env !== env) {
    const { settings, problems } = readSettings(env)
    for (const { setting, problem } of problems) log('settings.invalid', { setting, problem })
    known = { env, settings }
  }
  return known.settings
}
