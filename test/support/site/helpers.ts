import { join } from 'node:path'
import { afterAll, afterEach, expect, onTestFinished, TestRunner } from 'vitest'
import { referenceOf } from '../../../client/shared/inquiry-contract.ts'
import { root } from '../../../src/build/root.ts'
import { quietEnvironment } from '../../../src/commands/wrangler/wrangler.ts'
import type { SettingName } from '../../../src/settings.ts'
import { builtWorker } from './built-worker.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { type RunningWorker, runWorker } from './run-worker.ts'

export { temporaryFolder, until } from '../wait.ts'

Object.assign(process.env, quietEnvironment, { WRANGLER_LOG: 'error' })

/** One line of the Worker's log. */
export type LogLine = { event: string } & Record<string, unknown>

/** The signing secret of test sites. */
export const testSecret = `whsec_${Buffer.from('test secret, 24 bytes :)').toString('base64')}`

export type Site = ReturnType<typeof describeSite>['site']

/** Replaceable parts of the Worker's environment. */
type Surroundings = {
  /** A binding of wrangler.toml -> the file in test/fixtures that replaces it, to be slow or to fail. */
  bindingOverrides?: Record<string, string>
  /** A folder that is served instead of the build's files. */
  assets?: string
  /** A built copy of the project that runs instead of this one. */
  project?: string
  /** Maximum number of steps of an inquiry's workflow instance. */
  stepLimit?: number
}

/** Settings; the receiver's URL is added to those that need it. */
type Vars = Partial<Record<SettingName, string>>

/**
 * Starts the whole site in workerd with a receiver, for one test file; both end with the file. After every test, an
 * unexpected error log of the Worker fails it.
 */
export async function startSite(given: Vars | ((receiver: string) => Vars) = {}, surroundings: Surroundings = {}) {
  const test = TestRunner.getCurrentTest()
  // Of concurrent tests, Vitest knows only the last one, with which the sites of all would end.
  if (test?.concurrent) throw new Error('start the site before the concurrent tests')
  const started = start(given, surroundings)
  const end = async () => (await started).end()
  const noErrors = async () => expect((await started).site.errors(), 'errors in the log').toEqual([])
  // Started within a test, it ends with the test, else with the file.
  if (test) onTestFinished(() => end().then(noErrors))
  else {
    afterEach(noErrors)
    afterAll(end)
  }
  return (await started).site
}

let shared: ReturnType<typeof start> | undefined

/**
 * A site with the usual settings for files that change nothing that others would see (content, the receiver's answers).
 * Starting one takes seconds, so all such files of a process share it. It ends with the process. Each file starts with
 * an empty log and without posts.
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

function describeSite({ url, messages, dispatch, bindings }: RunningWorker, receiver: Receiver) {
  let resetAt = 0
  const linesSinceReset = () => messages.slice(resetAt)

  /** Retries, as a browser does, when workerd closes a keep-alive connection that is reused at the same moment. */
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

    /** A request with any URL, as the platform would pass it to the Worker: another host, https. */
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

    /** The Worker's own bindings, to prepare data. */
    bindings,

    /** Sends an operator's replay to a waiting inquiry, by its stored id. */
    async replay(id: string): Promise<void> {
      const { DELIVERY } = await bindings()
      const instance = await DELIVERY.get(id)
      await instance.sendEvent({ type: 'replay', payload: {} })
    },

    /** Log lines of one event, filtered by a reference when `id` (posted or stored) is given. */
    logs(event: string, id?: string): LogLine[] {
      const reference = id && referenceOf(id)
      return linesSinceReset()
        .filter(({ message }) => message.startsWith(`{"event":"${event}"`))
        .map(({ message }) => JSON.parse(message) as LogLine)
        .filter((line) => !reference || referenceOf(String(line.id)) === reference)
    },

    /** Alerts so far, oldest first. */
    alerts(): Record<string, unknown>[] {
      return receiver.posts.filter(({ path }) => path === '/alert').map(({ body }) => JSON.parse(body))
    },

    /** The Worker's whole output as text. */
    output(): string {
      return linesSinceReset()
        .map(({ message }) => message)
        .join('\n')
    },

    errors(): string[] {
      return linesSinceReset().flatMap(({ level, message }) => (level === 'error' || level === 'warn' ? [message] : []))
    },
  }

  /** Clears the log and the posts. */
  function forget(): void {
    resetAt = messages.length
    receiver.posts.length = 0
  }

  return { site, forget }
}
