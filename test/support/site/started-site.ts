import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

export type StartedSite = {
  url: string
  /** Everything printed so far. */
  output(): string
  /** Ends it like Ctrl-C or a service manager; resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  /** Kills the whole process group, like a power cut. */
  kill(): Promise<void>
}

/** Runs `npm start`'s script in its own process group and waits until the site answers; `folder` is a copy of the project. */
export async function startProcess(port: number, args: string[], folder: string): Promise<StartedSite> {
  const child = spawn(process.execPath, ['src/commands/start/index.ts', '--port', String(port), ...args], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PRESS_SITE_BUILT: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  const exited = once(child, 'exit').then(([code]) => code as number | null)

  function killGroup() {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  process.once('exit', killGroup)
  exited.finally(() => process.off('exit', killGroup))

  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.includes('Ctrl-C ends it.') && resolve())
    exited.then((code) => reject(new Error(`ended with ${code}:\n${output}`)))
  })
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      return exited
    },
    async kill() {
      killGroup()
      await exited
    },
  }
}

/**
 * A free port whose next port is free as well. It is below the ports that systems give to connections, because one of
 * them could take it before its server has started.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 11_000 + 2 * Math.floor(Math.random() * 10_000)
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.on('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}
