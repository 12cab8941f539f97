/** What comes in place of an outcome when the time is up. */
export const late = Symbol('late')

/** The outcome of some work, or `late` when it is not there after so many milliseconds; the work itself goes on. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | typeof late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<typeof late>((resolve) => {
    timer = setTimeout(resolve, milliseconds, late)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
