import { expect, test } from 'vitest'
import { schemaVersion } from '../../src/build/machine-documents.ts'
import { changesBetween, describeChanges } from '../../src/commands/content/diff.ts'
import {
  describeHistory,
  findVersion,
  liveVersion,
  type Pointers,
  type Version,
} from '../../src/commands/content/versions.ts'
import { fillStore } from '../../src/commands/start/local-store.ts'

const content = {
  version: '0123456789abcdef',
  documents: ['index/en', 'VF/neutral', 'VF/en'].map((name) => ({ name, text: `"${name}"` })),
}

/** A namespace that counts writes and may fail after a number of them. */
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
  expect([...entries.keys()].sort()).toEqual([
    ...['VF/en', 'VF/neutral', 'index/en'].map((name) => `machines/${content.version}/${name}`),
    'machines/built',
  ])
  const again = storeOf(entries)
  await fillStore(again, content)
  // Only the key of the build's version.
  expect(again.writes).toBe(1)
})

test('an interrupted upload is completed by the next start', async () => {
  const entries = new Map<string, string>()
  await expect(fillStore(storeOf(entries, 2), content)).rejects.toThrow('ends')
  await fillStore(storeOf(entries), content)
  expect(entries.size).toBe(4)
})

const pointers: Pointers = {
  pointer: { version: 'b'.repeat(16), schema: schemaVersion, publishedAt: '2026-11-21T10:00:00.000Z' },
  previous: { version: 'a'.repeat(16), schema: schemaVersion, publishedAt: '2026-11-20T10:00:00.000Z' },
  built: { version: 'c'.repeat(16), schema: schemaVersion, builtAt: '2026-11-19T10:00:00.000Z' },
  damaged: [],
}

const versions: Version[] = [
  { version: 'b'.repeat(16), found: 157, uploadedAt: '2026-11-21T10:00:00.000Z', schema: schemaVersion },
  { version: 'a'.repeat(16), found: 157, uploadedAt: '2026-11-20T10:00:00.000Z', schema: schemaVersion },
  { version: `a${'b'.repeat(15)}`, found: 150, uploadedAt: '2026-10-01T10:00:00.000Z', schema: 1 },
  { version: 'c'.repeat(16), found: 157 },
  { version: 'e'.repeat(16), found: 12, uploadedAt: '2026-11-18T10:00:00.000Z', schema: schemaVersion, documents: 157 },
]

test('the history lists every version with its date, its documents and its state', () => {
  expect(describeHistory(versions, pointers)).toBe(
    [
      'VERSION           UPLOADED          DOCUMENTS',
      'bbbbbbbbbbbbbbbb  2026-11-21 10:00  157        live',
      'aaaaaaaaaaaaaaaa  2026-11-20 10:00  157        previous',
      'abbbbbbbbbbbbbbb  2026-10-01 10:00  150        schema 1: this code cannot read it',
      'cccccccccccccccc  -                 157        build',
      'eeeeeeeeeeeeeeee  2026-11-18 10:00  12         incomplete',
    ].join('\n'),
  )
})

test('the differences name new and removed documents', () => {
  const live = new Map([
    ['index/en', '"old"'],
    ['VF/neutral', '"VF/neutral"'],
    ['VF/ru', '{}'],
  ])
  expect(describeChanges(changesBetween(live, content))).toBe(
    'VF/en\n  is new or was not readable\nVF/ru\n  is removed\n2 changes of 1 machine: en 1, ru 1',
  )
})

test('a version can be chosen by a unique prefix if it is complete and can be read', () => {
  expect(findVersion('cc', versions)).toBe('c'.repeat(16))
  expect(() => findVersion('a', versions)).toThrow('Several versions begin with')
  expect(() => findVersion('ab', versions)).toThrow('another schema')
  expect(() => findVersion('d', versions)).toThrow('There is no version d')
  expect(() => findVersion('e', versions)).toThrow('is incomplete: KV contains 12 of 157 documents')
})

test('a build that is newer than the pointer is live', () => {
  expect(liveVersion(pointers)).toBe('b'.repeat(16))
  const built = { version: 'c'.repeat(16), schema: schemaVersion, builtAt: '2026-11-22T10:00:00.000Z' }
  expect(liveVersion({ ...pointers, built })).toBe(built.version)
  expect(liveVersion({ ...pointers, pointer: undefined })).toBe(built.version)
})
