import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Keeps wrangler quiet and at home: no sample request from the network, no banner, no reports. */
export const quietEnvironment = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
}

export type SiteProcess = {
  /** Address once it answers; rejects with what wrangler printed when it ends before. */
  ready: Promise<string>
  /** Exit code, when it has ended. */
  ended: Promise<number>
  stop(): Promise<void>
}

export type Watcher = {
  /** Gets the Worker's log lines and wrangler's errors. */
  print(line: string): void
  /** Called when a changed file made wrangler start the Worker anew. */
  reloaded(): void
}

/** Runs `wrangler dev` with these arguments. */
export function runSite(args: string[], watcher: Watcher): SiteProcess {
  const command = [
    fileURLToPath(import.meta.resolve('wrangler')),
    'dev',
    '--show-interactive-dev-session=false',
    ...args,
  ]
  const child = spawn(process.execPath, ['--no-warnings', ...command], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its word that the site is ready comes at the usual log level.
    env: { ...process.env, ...quietEnvironment, WRANGLER_LOG: 'log' },
  })
  const ended = once(child, 'exit').then(([code]) => (code as number | null) ?? 0)
  return { ready: untilReady(child, ended, watcher), ended, stop: () => stop(child, ended) }
}

function untilReady(child: ChildProcess, ended: Promise<number>, { print, reloaded }: Watcher): Promise<string> {
  return new Promise((resolve, reject) => {
    const before: string[] = []
    let ready = false
    function read(line: string) {
      const text = stripVTControlCharacters(line)
      const address = /Ready on (https?:\/\/\S+)/.exec(text)?.[1]
      if (!ready && address) {
        ready = true
        resolve(address)
      } else if (!ready) before.push(line)
      else if (text.includes('Local server updated')) reloaded()
      else if (!isNoise(text)) print(line)
    }
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', read)
    }
    ended.then(() => reject(new Error(before.join('\n'))))
  })
}

/** Lines of wrangler that repeat what the Worker's own log says. */
function isNoise(line: string): boolean {
  return line.trim() === '' || /^\[wrangler:info\]|^⎔|^\[mf:/.test(line)
}

async function stop(child: ChildProcess, ended: Promise<number>): Promise<void> {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(timer)
}
