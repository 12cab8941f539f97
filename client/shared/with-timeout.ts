/** Result of `withTimeout` when the time is up. */
export const timedOut = Symbol('timed out')

/** Returns the result of `work`, or `timedOut` after `timeoutMs` milliseconds. The work itself continues. */
export async function withTimeout<T>(timeoutMs: number, work: Promise<T>): Promise<T | typeof timedOut> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<typeof timedOut>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, timedOut)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** Returns the result of `work`. @throws Error that names `callee` after `timeoutMs` milliseconds; the work itself continues */
export async function limitTime<T>(timeoutMs: number, callee: string, work: Promise<T>): Promise<T> {
  const outcome = await withTimeout(timeoutMs, work)
  if (outcome === timedOut) throw new Error(`${callee} did not answer in time`)
  return outcome
}
