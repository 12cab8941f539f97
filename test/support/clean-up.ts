import { afterAll, vi } from 'vitest'

/** Files share a process: a clock that one of them set, or a console that it silenced, ends with it. */
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
