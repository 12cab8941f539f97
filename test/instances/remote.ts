import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { quietEnvironment, root } from '../site-process.ts'
import { type Instance, type InstanceDetails, type Instances, pageSize } from './instances.ts'

const run = promisify(execFile)

/** Instances of the deployed Worker, through `wrangler workflows instances`; wrangler knows the account. */
export function remoteInstances(env?: string): Instances {
  const workflow = env ? `deliver-inquiry-${env}` : 'deliver-inquiry'

  async function wrangler<T>(...args: string[]): Promise<T> {
    const command = ['--no-warnings', fileURLToPath(import.meta.resolve('wrangler')), 'workflows', 'instances', ...args]
    const options = {
      cwd: root,
      env: { ...process.env, ...quietEnvironment, WRANGLER_LOG: 'log' },
      maxBuffer: 64 * 1024 * 1024,
    }
    const { stdout } = await run(process.execPath, [...command, '--json'], options).catch((error) => {
      throw new Error(String(error.stderr || error.stdout || error.message).trim())
    })
    return JSON.parse(stdout) as T
  }

  return {
    async list() {
      const all: Instance[] = []
      for (let page = 1; ; page++) {
        const instances = await wrangler<Instance[]>('list', workflow, `--page=${page}`, `--per-page=${pageSize}`)
        all.push(...instances)
        if (instances.length < pageSize) return all
      }
    },

    details(id) {
      return wrangler<InstanceDetails>('describe', workflow, id)
    },

    async send(id, type) {
      await wrangler('send-event', workflow, id, `--type=${type}`)
    },
  }
}
