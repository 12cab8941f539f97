import { expect, test } from 'vitest'
import { fillStore } from '../../src/commands/content-store.ts'

const content = {
  version: '0123456789abcdef',
  documents: ['index/en', 'VF/neutral', 'VF/en'].map((name) => ({ name, text: `"${name}"` })),
}

/** A namespace that counts what is written and may break after so many. */
function storeOf(entries = new Map<string, string>(), breaksAfter = Number.POSITIVE_INFINITY) {
  const store = {
    writes: 0,
    get: async (key: string) => entries.get(key) ?? null,
    put: async (key: string, value: string) => {
      if (++store.writes > breaksAfter) throw new Error('the simulator ends')
      entries.set(key, value)
    },
  }
  return store
}

test('a local store gets every document of a version once', async () => {
  const entries = new Map<string, string>()
  await fillStore(storeOf(entries), content)
  expect([...entries.keys()].sort()).toEqual(
    ['VF/en', 'VF/neutral', 'index/en'].map((name) => `machines/${content.version}/${name}`),
  )
  const again = storeOf(entries)
  await fillStore(again, content)
  expect(again.writes).toBe(0)
})

test('what a start could not finish the next one does', async () => {
  const entries = new Map<string, string>()
  await expect(fillStore(storeOf(entries, 2), content)).rejects.toThrow('ends')
  await fillStore(storeOf(entries), content)
  expect(entries.size).toBe(3)
})
