import type { Hono } from 'hono'
import first from '../content/generated/first-machine.json'
import { machinePaths } from '../content/registry/machines.ts'
import type { AppEnv, Env } from './env.ts'
import { describeError, errorLocation, log } from './log.ts'
import { clearDocuments } from './machines/documents.ts'
import { documentKey } from './machines/kv-keys.ts'
import { builtVersion, clearVersion } from './machines/live-version.ts'
import { kept } from './rendering/cached-fragment.tsx'
import { paths } from './routes.ts'

/**
 * Walks the way of two requests, the home page and a machine page, while the isolate starts, which the platform does
 * while the visitor's connection is made: the code of the first page is then compiled. Nothing of it stays that
 * settings, content or time decide: the first are not known yet, and the clock stands still. A walk that fails harms
 * nobody. Returns the log lines of what went wrong, for the first request: without one nobody hears them.
 */
export async function rehearse(app: Hono<AppEnv>): Promise<string[]> {
  const lines: string[] = []
  const end = standIns(lines)
  try {
    for (const path of [paths.home, machinePaths.VF]) {
      const request = new Request(new URL(path, 'https://nobody.invalid'), { headers: { 'Accept-Language': 'en' } })
      await app.fetch(request, bindings, context)
    }
  } catch (error) {
    log('render.error', { error: describeError(error), at: errorLocation(error) })
  } finally {
    end()
    kept.clear()
    clearVersion()
    clearDocuments()
  }
  return lines
}

const documents: Record<string, object> = {
  [documentKey(builtVersion, 'VF/neutral')]: first.neutral,
  [documentKey(builtVersion, 'VF/en')]: first.texts,
}

/** A store that holds one machine, and no other service: pages need none. */
const bindings = { CONTENT: { get: async (key: string) => documents[key] ?? null } } as unknown as Env

const context = { waitUntil() {} } as unknown as ExecutionContext

/**
 * Puts something for nobody in the place of what the platform refuses while an isolate starts: answers with a body,
 * random values, timers; and a list in the place of the log, where the walk's own requests do not stand. Returns what
 * ends it.
 */
function standIns(lines: string[]): () => void {
  const { Response: Real } = globalThis
  const ends = [
    replace(globalThis, {
      Response: class extends Real {
        constructor(_body?: BodyInit | null, init?: ResponseInit) {
          super(null, init)
        }
      },
      // What waits for its turn gets it; time does not pass, so that nothing on the way may wait for a time alone.
      setTimeout: (work: () => void, milliseconds = 0) => milliseconds === 0 && queueMicrotask(work),
      clearTimeout() {},
    }),
    replace(crypto, { randomUUID: () => '', getRandomValues: (values: unknown) => values }),
    replace(console, { log: (line: string) => line.includes('"event":"request"') || lines.push(line) }),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** Exchanges members of an object. Returns what puts them back. */
function replace(target: object, members: Record<string, unknown>): () => void {
  const before = Object.keys(members).map((name) => [name, Object.getOwnPropertyDescriptor(target, name)] as const)
  for (const [name, value] of Object.entries(members))
    Object.defineProperty(target, name, { value, configurable: true, writable: true })
  return () => {
    for (const [name, own] of before) {
      if (own) Object.defineProperty(target, name, own)
      else Reflect.deleteProperty(target, name)
    }
  }
}
