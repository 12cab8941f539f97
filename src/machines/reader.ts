import type { Context } from 'hono'
import type { AppEnv, Env } from '../env.ts'

/** What content is read with: the bindings, and a way to go on after the answer has been sent. */
export type Reader = { env: Env; waitUntil(work: Promise<unknown>): void }

export function readerOf(c: Context<AppEnv>): Reader {
  return { env: c.env, waitUntil: (work) => c.executionCtx.waitUntil(work) }
}
