import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { UserError } from '../cli/user-error.ts'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Environment for wrangler without network requests, banner and reports. Leaving out the explorer and traces saves a second
 * of processor time per start; compiled code is cached.
 */
export const quietEnvironment = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  X_LOCAL_EXPLORER: 'false',
  X_LOCAL_OBSERVABILITY: 'false',
  NODE_COMPILE_CACHE: `${root}node_modules/.cache/node`,
}

/** Starts the wrangler of this checkout. */
export function spawnWrangler(args: string[], stdio: SpawnOptions['stdio']) {
  const command = ['--no-warnings', fileURLToPath(import.meta.resolve('wrangler')), ...args]
  // The output is parsed here, so the operator's log level does not apply.
  const env = { ...process.env, ...quietEnvironment, WRANGLER_LOG: 'log' }
  return spawn(process.execPath, command, { cwd: root, stdio, env })
}

/**
 * Runs wrangler and returns its output. `show` also prints the output while it runs.
 * @throws UserError with wrangler's message, and with advice if the user is not logged in
 */
export async function runWrangler(args: string[], { show = false } = {}): Promise<string> {
  const child = spawnWrangler(args, ['ignore', 'pipe', 'pipe'])
  const streams = [child.stdout, child.stderr] as Readable[]
  if (show) {
    child.stdout?.pipe(process.stdout)
    child.stderr?.pipe(process.stderr)
  }
  const [[code], written, complaints] = await Promise.all([once(child, 'exit'), ...streams.map(text)])
  if (code === 0) return written ?? ''
  const said = `${written}\n${complaints}`
  throw new UserError(`wrangler ${args.slice(0, 3).join(' ')} failed.`, show ? [] : errorsIn(said), adviceFor(said))
}

/** Wrangler's own error lines, without its frame. */
export function errorsIn(said: string): string[] {
  const lines = stripVTControlCharacters(said)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const errors = lines.filter((line) => /\[ERROR\]/.test(line)).map((line) => line.replace(/^.*\[ERROR\]\s*/, ''))
  return errors.length > 0 ? errors : lines.slice(-5)
}

/** Advice for known errors. */
export function adviceFor(said: string): string | undefined {
  if (/CLOUDFLARE_API_TOKEN|not logged in|wrangler login|Authentication error|\b10000\b/i.test(said))
    return 'Log in first: npx wrangler login'
  if (/ENOTFOUND|EAI_AGAIN|fetch failed/i.test(said)) return 'The account cannot be reached: is there a network?'
  return undefined
}
