import { readFileSync } from 'node:fs'
import { buildClient } from '../build.ts'
import { explain, Mistake } from '../mistake.ts'
import { root } from '../wrangler.ts'
import { contentBuilder } from './content-builder.ts'
import type { LiveChannel } from './live-channel.ts'
import type { Runtime } from './runtime.ts'
import type { workerBundler } from './worker-bundle.ts'

/** What has to be made anew; a step that failed stays on the list until it succeeds. */
type Step = 'settings' | 'content' | 'client'

type Parts = {
  bundler: Awaited<ReturnType<typeof workerBundler>>
  runtime: Runtime
  channel: LiveChannel
  /** Reads the settings. @throws Mistake */
  readVars(): Record<string, string>
  /** The site runs with other content of the build. */
  contentReplaced(): void
  say(line: string): void
}

/**
 * From a saved file to the page that shows it. Every change goes the same way: check the settings, check the content,
 * build scripts and styles, bundle the Worker, replace it, tell the open pages. Whatever fails stops there and stands as
 * the mistake; the Worker that ran goes on. Steps that no change touches are left out.
 */
export function createLoop(parts: Parts) {
  const { bundler, runtime, channel, say } = parts
  const stale = new Set<Step>(['settings'])
  const contents = contentBuilder()
  let vars: Record<string, string> = {}
  let mistake: Mistake | undefined
  /** Built, perhaps in a round that then failed, and not yet shown. */
  let contentIsNew = false
  const first = Promise.withResolvers<void>()
  let replacing: Promise<unknown> = Promise.resolve()
  let waiting: string[] = []
  let running = false

  async function update(files: string[]): Promise<void> {
    const begun = performance.now()
    for (const file of files) {
      if (/^(wrangler\.toml|\.dev\.vars|\.env)$/.test(file)) stale.add('settings')
      if (file.startsWith('content/')) stale.add('content')
      if (file.startsWith('client/')) stale.add('client')
    }
    const onlyStyles = !mistake && files.length > 0 && files.every((file) => file.startsWith('client/styles/'))
    try {
      await make(files, onlyStyles)
      mistake = undefined
      if (!onlyStyles) channel.send({})
      if (files.length > 0) say(`${files.join(', ')} seen after ${Math.round(performance.now() - begun)} ms`)
    } catch (error) {
      mistake = error instanceof Mistake ? error : new Mistake(explain(error))
      channel.send({})
      say(`\n${mistake}\n`)
    }
  }

  async function run(): Promise<void> {
    running = true
    while (waiting.length > 0) {
      const files = waiting
      waiting = []
      await update(files)
    }
    running = false
  }

  async function make(files: string[], onlyStyles: boolean): Promise<void> {
    if (stale.has('settings')) vars = parts.readVars()
    stale.delete('settings')
    if (stale.has('content')) {
      await contents.build(files)
      contentIsNew = true
    }
    stale.delete('content')
    const shown = onlyStyles ? styleSheets() : []
    if (stale.has('client')) await buildClient({ quick: true })
    stale.delete('client')
    if (onlyStyles) for (const style of styleSheets()) if (!shown.includes(style)) channel.send({ style })
    const bundle = await bundler.bundle()
    replacing = runtime.replace(bundle, vars)
    await replacing
    if (contentIsNew) parts.contentReplaced()
    contentIsNew = false
  }

  return {
    /** Makes everything once. @throws Mistake */
    async start(): Promise<void> {
      await make([], false)
      first.resolve()
    },
    /** Takes up changed files, one round after the other. */
    changed(files: string[]): void {
      waiting.push(...files)
      if (!running) void run()
    },
    since: runtime.since,
    mistake: () => mistake,
    /** Where the Worker answers, once no replacement is under way. */
    async address(): Promise<URL> {
      await first.promise
      await replacing.catch(() => undefined)
      return runtime.address()
    },
  }
}

/** Addresses of all style sheets that are built now. */
function styleSheets(): string[] {
  const manifest = JSON.parse(readFileSync(`${root}client/generated/manifest.json`, 'utf8')) as Record<
    string,
    { file: string }
  >
  return Object.values(manifest)
    .map(({ file }) => `/assets/build/${file}`)
    .filter((address) => address.endsWith('.css'))
}
