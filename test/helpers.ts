import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, expect } from 'vitest'
import { createTestHarness } from 'wrangler'
import type { Env } from '../src/env.ts'
import type { SettingName } from '../src/settings.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { quietEnvironment, root } from './site-process.ts'
import { temporaryFolder } from './wait.ts'

export { temporaryFolder, until } from './wait.ts'

Object.assign(process.env, quietEnvironment, { WRANGLER_LOG: 'error' })

/** One line of the Worker's log. */
export type LogLine = { event: string } & Record<string, unknown>

/** The signing secret of test sites. */
export const testSecret = `whsec_${Buffer.from('test secret, 24 bytes :)').toString('base64')}`

export type Site = Awaited<ReturnType<typeof startSite>>

/** What a test may change of the world around the Worker. */
type Surroundings = {
  /** A binding of wrangler.toml -> the file in test/fixtures that stands in for it, to be slow or to fail. */
  standIns?: Record<string, string>
  /** A folder that is served instead of public/. */
  assets?: string
}

/**
 * Starts the whole site in workerd with a receiver beside it, for one test file; both end with the file. After every
 * test, an error that the Worker wrote and nobody expected fails it.
 */
export async function startSite(
  vars: Partial<Record<SettingName, string>> = {},
  { standIns = {}, assets }: Surroundings = {},
) {
  const receiver = await startReceiver()
  const harness = createTestHarness({
    root,
    workers: [
      {
        configPath: assets ? configWithAssets(assets) : './wrangler.toml',
        vars: {
          INQUIRY_WEBHOOK_URL: `${receiver.url}/inquiry`,
          EVENTS_WEBHOOK_URL: `${receiver.url}/event`,
          WEBHOOK_SECRET: testSecret,
          RETRY_SCHEDULE: '1,1,1',
          RATE_LIMIT: 'off',
          ...vars,
        },
        bindingOverrides: standIns,
      },
      ...[...new Set(Object.values(standIns))].map((name) => ({
        config: { name, main: `test/fixtures/${name}.ts`, compatibility_date: '2026-10-23' },
      })),
    ],
  })
  const { url } = await harness.listen()
  const site = describeSite(harness, url, receiver)
  afterEach(() => expect(site.errors(), 'errors in the log').toEqual([]))
  afterAll(async () => {
    await harness.close()
    receiver.close()
  })
  return site
}

/** A copy of wrangler.toml that serves another folder. */
function configWithAssets(directory: string): string {
  const config = readFileSync(join(root, 'wrangler.toml'), 'utf8')
    .replace('main = "src/index.ts"', `main = ${JSON.stringify(join(root, 'src/index.ts'))}`)
    .replace('directory = "public"', `directory = ${JSON.stringify(directory)}`)
  const file = join(temporaryFolder(), 'wrangler.toml')
  writeFileSync(file, config)
  return file
}

function describeSite(harness: ReturnType<typeof createTestHarness>, url: URL, receiver: Receiver) {
  const worker = harness.getWorker<Env>()

  function request(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(new URL(path, url), { redirect: 'manual', ...init })
  }

  return {
    url,
    receiver,
    fetch: request,

    postJson(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      return request(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: text })
    },

    postForm(
      path: string,
      fields: Record<string, string> | string,
      headers: Record<string, string> = {},
    ): Promise<Response> {
      const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString()
      const type = 'application/x-www-form-urlencoded'
      return request(path, { method: 'POST', headers: { 'content-type': type, ...headers }, body })
    },

    /** The Worker's own bindings, to prepare what it reads. */
    bindings(): Promise<Env> {
      return worker.getEnv()
    },

    /** Sends an operator's replay to a waiting inquiry. */
    async replay(id: string): Promise<void> {
      const { DELIVERY } = await worker.getEnv()
      const instance = await DELIVERY.get(id)
      await instance.sendEvent({ type: 'replay', payload: {} })
    },

    /** What the Worker logged of one event, about one inquiry when `id` is given. */
    logs(event: string, id?: string): LogLine[] {
      return harness
        .getLogs()
        .flatMap(({ message }) => (message.startsWith('{"event":') ? [JSON.parse(message) as LogLine] : []))
        .filter((line) => line.event === event && (id === undefined || line.id === id))
    },

    /** Everything that the Worker wrote, as text. */
    output(): string {
      return harness
        .getLogs()
        .map(({ message }) => message)
        .join('\n')
    },

    errors(): string[] {
      return harness.getLogs().flatMap(({ level, message }) => (level === 'error' || level === 'warn' ? [message] : []))
    },
  }
}
