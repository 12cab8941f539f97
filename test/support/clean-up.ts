import { afterAll, vi } from 'vitest'

/** Test files share a process, so fake timers, silenced consoles and replaced globals are reset after each. */
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
