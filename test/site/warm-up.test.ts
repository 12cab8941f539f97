import { expect, test } from 'vitest'
import { createApp } from '../../src/app.tsx'
import { kept } from '../../src/ui/fragment.tsx'
import { warmUp } from '../../src/warm-up.tsx'

test('what an isolate renders for nobody while it starts is not kept: it knows neither settings nor the time', () => {
  kept.clear()
  expect(() => warmUp(createApp())).not.toThrow()
  expect(kept.size).toBe(0)
})
