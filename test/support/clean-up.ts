import { afterAll, vi } from 'vitest'

/** Test files share a process, so fake timers and silenced consoles are reset after each. */
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
