import { join } from 'node:path'
import { afterAll, afterEach, expect, onTestFinished, TestRunner } from 'vitest'
import { referenceOf } from '../../client/shared/inquiry-contract.ts'
import { quietEnvironment, root } from '../../src/commands/wrangler/wrangler.ts'
import type { SettingName } from '../../src/settings.ts'
import { builtWorker } from './built-worker.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { type RunningWorker, runWorker } from './run-worker.ts'

export { temporaryFolder, until } from './wait.ts'

Object.assign(process.env, quietEnvironment, { WRANGLER_LOG: 'error' })

/** One line of the Worker's log. */
export type LogLine = { event: string } & Record<string, unknown>

/** The signing secret of test sites. */
export const testSecret = `whsec_${Buffer.from('test secret, 24 bytes :)').toString('base64')}`

export type Site = ReturnType<typeof describeSite>['site']

/** What a test may change of the world around the Worker. */
type Surroundings = {
  /** A binding of wrangler.toml -> the file in test/fixtures that stands in for it, to be slow or to fail. */
  bindingOverrides?: Record<string, string>
  /** A folder that is served instead of the build's files. */
  assets?: string
  /** A copy of the project, already built, that runs instead of this one. */
  project?: string
  /** How many steps the engine allows an inquiry's instance. */
  stepLimit?: number
}

/** Settings; those that name the receiver take its address. */
type Vars = Partial<Record<SettingName, string>>

/**
 * Starts the whole site in workerd with a receiver beside it, for one test file; both end with the file. After every
 * test, an error that the Worker wrote and nobody expected fails it.
 */
export async function startSite(given: Vars | ((receiver: string) => Vars) = {}, surroundings: Surroundings = {}) {
  const { site, end } = await start(given, surroundings)
  const noErrors = () => expect(site.errors(), 'errors in the log').toEqual([])
  // Started within a test it ends with the test, else with the file.
  if (TestRunner.getCurrentTest()) onTestFinished(() => end().then(noErrors))
  else {
    afterEach(noErrors)
    afterAll(end)
  }
  return site
}

let shared: ReturnType<typeof start> | undefined

/**
 * A site with the usual settings for files that change nothing which others would see (content, the answers of the
 * receiver): starting one takes seconds, so those that run in one process after another have the same. It ends with the
 * process. Log and posts begin anew with every file.
 */
export async function sharedSite(): Promise<Site> {
  shared ??= start({}, {})
  const { site, forget } = await shared
  forget()
  afterEach(() => expect(site.errors(), 'errors in the log').toEqual([]))
  return site
}

async function start(
  given: Vars | ((receiver: string) => Vars),
  { bindingOverrides = {}, assets, project = root, stepLimit }: Surroundings,
) {
  const receiver = await startReceiver()
  const vars = typeof given === 'function' ? given(receiver.url) : given
  const worker = await runWorker({
    ...builtWorker({ config: join(project, 'dist/worker/wrangler.json'), assets, stepLimit }),
    vars: {
      INQUIRY_WEBHOOK_URL: `${receiver.url}/inquiry`,
      EVENTS_WEBHOOK_URL: `${receiver.url}/event`,
      WEBHOOK_SECRET: testSecret,
      RETRY_SCHEDULE: '1,1,1',
      RATE_LIMIT: 'off',
      ...vars,
    },
    bindingOverrides,
  })
  const { site, forget } = describeSite(worker, receiver)
  async function end() {
    await worker.close()
    receiver.close()
  }
  return { site, forget, end }
}

function describeSite({ url, written, dispatch, bindings }: RunningWorker, receiver: Receiver) {
  let forgotten = 0
  const heard = () => written.slice(forgotten)

  /** Sent again, as a browser does, when workerd closed the kept connection just as it was taken up. */
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const send = () => fetch(new URL(path, url), { redirect: 'manual', ...init })
    return send().catch((error: Error & { cause?: { code?: string } }) => {
      if (error.cause?.code !== 'UND_ERR_SOCKET') throw error
      return send()
    })
  }

  const site = {
    url,
    receiver,
    fetch: request,

    /** A request under any address, as the platform would hand it to the Worker: another host, https. */
    visit(address: string, init: RequestInit = {}): Promise<Response> {
      return dispatch(address, { redirect: 'manual', ...init })
    },

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
    bindings,

    /** Sends an operator's replay to a waiting inquiry, by its stored id. */
    async replay(id: string): Promise<void> {
      const { DELIVERY } = await bindings()
      const instance = await DELIVERY.get(id)
      await instance.sendEvent({ type: 'replay', payload: {} })
    },

    /** What the Worker logged of one event, about one reference when `id` (posted or stored) is given. */
    logs(event: string, id?: string): LogLine[] {
      return heard()
        .flatMap(({ message }) => (message.startsWith('{"event":') ? [JSON.parse(message) as LogLine] : []))
        .filter(
          (line) => line.event === event && (id === undefined || referenceOf(String(line.id)) === referenceOf(id)),
        )
    },

    /** What people were told so far, oldest first. */
    alerts(): Record<string, unknown>[] {
      return receiver.posts.filter(({ path }) => path === '/alert').map(({ body }) => JSON.parse(body))
    },

    /** Everything that the Worker wrote, as text. */
    output(): string {
      return heard()
        .map(({ message }) => message)
        .join('\n')
    },

    errors(): string[] {
      return heard().flatMap(({ level, message }) => (level === 'error' || level === 'warn' ? [message] : []))
    },
  }

  /** What was logged and posted so far is nobody's business any more. */
  function forget(): void {
    forgotten = written.length
    receiver.posts.length = 0
  }

  return { site, forget }
}
