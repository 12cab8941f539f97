import { execFile, type SpawnOptions, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify, stripVTControlCharacters } from 'node:util'
import { root } from '../../build/root.ts'
import { UserError } from '../cli/user-error.ts'

/** Environment for wrangler without network requests, banner and reports; without the explorer it starts faster. */
export const quietEnvironment = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  X_LOCAL_EXPLORER: 'false',
  X_LOCAL_OBSERVABILITY: 'false',
  NODE_COMPILE_CACHE: `${root}node_modules/.cache/node`,
}

function wranglerProcess(args: string[]) {
  const words = ['--no-warnings', fileURLToPath(import.meta.resolve('wrangler')), ...args]
  // The output is parsed here, so the operator's log level does not apply.
  return { words, options: { cwd: root, env: { ...process.env, ...quietEnvironment, WRANGLER_LOG: 'log' } } }
}

export function spawnWrangler(args: string[], stdio: SpawnOptions['stdio']) {
  const { words, options } = wranglerProcess(args)
  return spawn(process.execPath, words, { ...options, stdio })
}

/** Runs wrangler and returns its output. @throws UserError with wrangler's message and advice */
export async function runWrangler(args: string[]): Promise<string> {
  const { words, options } = wranglerProcess(args)
  const running = promisify(execFile)(process.execPath, words, { ...options, maxBuffer: Number.POSITIVE_INFINITY })
  running.child.stdin?.end()
  const { stdout } = await running.catch(({ stdout, stderr }) => {
    const output = `${stdout}\n${stderr}`
    throw new UserError(`wrangler ${args.slice(0, 3).join(' ')} failed.`, errorsIn(output), adviceFor(output))
  })
  return stdout
}

/** Wrangler's own errors with the indented lines below them, without its frame. */
export function errorsIn(output: string): string[] {
  const text = stripVTControlCharacters(output)
  const errors = [...text.matchAll(/\[ERROR\](.*(?:\s*\n[ \t]+\S.*)*)/g)].flatMap(([, error = '']) => linesOf(error))
  return errors.length > 0 ? errors : linesOf(text).slice(-5)
}

const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (/If you think this is a bug|--temporary/.test(line) ? [] : line.trim() || []))

export function adviceFor(output: string): string | undefined {
  if (/CLOUDFLARE_API_TOKEN|not logged in|wrangler login|Authentication error|\b10000\b/i.test(output))
    return 'Log in first: npx wrangler login'
  if (/ENOTFOUND|EAI_AGAIN|fetch failed/i.test(output)) return 'The account cannot be reached. Check the network.'
  return undefined
}
