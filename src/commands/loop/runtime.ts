import { randomUUID } from 'node:crypto'
import { Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import type { Store } from '../content/store.ts'
import { findingOf, Mistake } from '../mistake.ts'
import { root } from '../wrangler.ts'
import { localStore } from './local-store.ts'
import { endOrphan, noteWorkerd } from './orphan.ts'
import { simulatorOptions } from './simulator-options.ts'
import { sourcePositions } from './source-positions.ts'
import type { Bundle } from './worker-bundle.ts'
import type { Replacement } from './workerd/contract.ts'

/** Scripts that one workerd loads: it lets none go, and each takes some 20 MB. */
const mostLoaded = 25

export type RuntimeOptions = {
  configPath: string
  env: string | undefined
  /** Folder of KV and workflows, as wrangler's `--persist-to`. */
  state: string
  inspectorPort: number | undefined
  /** Gets every line that the Worker writes, with positions in the sources. */
  print(line: string): void
  /** workerd was started anew, and everything under way sleeps in its store. */
  restarted(): void
}

/**
 * workerd with the bindings of wrangler.toml. A new script takes the place of the old one within it, if it starts; workerd
 * itself starts anew when its bindings change, and when it has loaded very many.
 */
export function createRuntime({ configPath, env, state, inspectorPort, print, restarted }: RuntimeOptions) {
  const token = randomUUID()
  let miniflare: Miniflare | undefined
  let configured = ''
  let since = Number.POSITIVE_INFINITY
  let running: Replacement | undefined
  let toSources = (text: string) => text
  let said: string[] | undefined
  let number = 0
  let loaded = 0

  function hear(message: string): void {
    const text = toSources(message)
    if (said) said.push(text)
    else print(text)
  }

  /** Starts workerd, or starts it anew when wrangler.toml names other bindings. */
  async function prepare(): Promise<Replacement['compatibility']> {
    const { workerOptions } = workerOptionsOf(configPath, env)
    const { bindings: _, ...bound } = workerOptions
    const compatibility = {
      date: String(workerOptions.compatibilityDate),
      flags: workerOptions.compatibilityFlags as string[],
    }
    const wanted = JSON.stringify(bound)
    if (miniflare && wanted === configured && loaded < mostLoaded) return compatibility
    const options = await simulatorOptions(bound, { token, state, inspectorPort, hear, since: () => since })
    since = Date.now()
    if (miniflare) await miniflare.setOptions(options)
    else {
      endOrphan(state)
      miniflare = new Miniflare(options)
    }
    await miniflare.ready
    noteWorkerd(state)
    configured = wanted
    loaded = 0
    if (running) {
      running = { ...running, compatibility }
      await hand(running)
      restarted()
    }
    return compatibility
  }

  async function hand(replacement: Replacement): Promise<void> {
    loaded++
    const response = await fetch(await address(), {
      method: 'POST',
      headers: { 'x-replace-token': token },
      body: JSON.stringify(replacement),
    })
    const fault = await response.text()
    if (response.ok) return
    const message = fault.replace(/^.*Failed to start Worker:\n/, '')
    throw new Mistake('The site builds but does not start.', [findingOf(toSources(message), root)])
  }

  async function address(): Promise<URL> {
    if (!miniflare) throw new Error('nothing runs yet')
    return miniflare.ready
  }

  return {
    /** @throws Mistake when the script does not start; the last good one goes on. */
    async replace({ script, sourceMap }: Bundle, vars: Record<string, string>): Promise<void> {
      const compatibility = await prepare()
      if (running?.script === script && running.vars === vars) return
      const before = toSources
      const next = { id: `${++number}`, script, vars, compatibility }
      toSources = sourcePositions(sourceMap)
      said = []
      try {
        await hand(next)
        running = next
        for (const line of said) print(line)
      } catch (error) {
        toSources = before
        throw error
      } finally {
        said = undefined
      }
    },
    /** The local KV of machine content. */
    content: async (): Promise<Store> => localStore(await address()),
    address,
    /** When workerd started, which then listed the files it serves; milliseconds. */
    since: () => since,
  }
}

export type Runtime = ReturnType<typeof createRuntime>
