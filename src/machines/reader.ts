import type { Env } from '../env.ts'

/** What content is read with: the bindings, and a way to go on after the answer has been sent. */
export type Reader = { env: Env; waitUntil(work: Promise<unknown>): void }

/** A reader for one request; Hono's context has what it takes. */
export function readerOf(request: { env: Env; executionCtx: Pick<ExecutionContext, 'waitUntil'> }): Reader {
  return { env: request.env, waitUntil: (work) => request.executionCtx.waitUntil(work) }
}
