import { expect, test, vi } from 'vitest'
import { createApp } from '../../src/app.tsx'
import { rememberedDocument } from '../../src/machines/documents.ts'
import { builtVersion, currentVersion } from '../../src/machines/version.ts'
import { rehearse } from '../../src/rehearsal.ts'
import { kept } from '../../src/ui/fragment.tsx'

test('what an isolate walks through while it starts leaves nothing behind: it knows neither settings, content nor time', async () => {
  const lines = vi.spyOn(console, 'log')
  const before = { Response, setTimeout, clearTimeout, log: console.log }
  kept.clear()

  expect(await rehearse(createApp())).toEqual([200, 200])

  expect(kept.size).toBe(0)
  expect(rememberedDocument(builtVersion, 'VF', 'en')).toBeUndefined()
  expect(lines.mock.calls).toEqual([])
  expect(currentVersion({ env: {} as never, waitUntil() {} })).toBeInstanceOf(Promise)
  expect({ Response, setTimeout, clearTimeout, log: console.log }).toEqual(before)
  expect(crypto.randomUUID()).not.toBe(crypto.randomUUID())
  expect(crypto.getRandomValues(new Uint8Array(16))).not.toEqual(new Uint8Array(16))
})
