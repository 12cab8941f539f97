import { readFileSync } from 'node:fs'
import { localStore } from '../../src/commands/start/local-store.ts'
import { documentKey, pointerKey, previousPointerKey } from '../../src/machines/kv-keys.ts'
import { until } from '../support/wait.ts'

const damagedTexts = ['{', '{}', 'null', '[]', '"x"', '<html>', '0', '']

const pages = [
  '/',
  '/machines',
  '/machines/rubber',
  '/machine/vacuum-compression-molding-machine',
  '/machines?q=vacuum',
  '/machines?material=nbr&diameter=80',
  '/healthz',
  '/data/machines/VF/en.json',
]

/**
 * Writes damaged pointers and documents to the content of a running site. @returns how many pages did not answer 200,
 * or were incomplete
 */
export async function damageContent(url: string, random: () => number): Promise<number> {
  // Read here, because the build writes it after this module is loaded.
  const version = new URL('../../content/generated/version.json', import.meta.url)
  const build = JSON.parse(readFileSync(version, 'utf8')) as { version: string; schema: number }
  const store = localStore(new URL(url))
  // A connection may close at the moment of its reuse.
  const put = (key: string, text: string) =>
    until(
      'the store',
      () =>
        store.put(key, text).then(
          () => true,
          () => false,
        ),
      60_000,
    )
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const pointer = {
    version: pick([build.version, 'f'.repeat(16), '../../x']),
    schema: build.schema + pick([0, 0, 1]),
    publishedAt: new Date().toISOString(),
  }
  await put(
    pick([pointerKey, previousPointerKey]),
    pick([JSON.stringify(pointer), JSON.stringify(pointer), ...damagedTexts]),
  )
  const document = pick(['index/en', 'search/en', 'VF/en', 'VF/neutral', 'presses', 'HF/en'])
  await put(documentKey(pick([build.version, 'f'.repeat(16)]), document), pick(damagedTexts))
  let failed = 0
  for (const page of pages) {
    const response = await fetch(url + page).catch(() => undefined)
    const text = (await response?.text().catch(() => '')) ?? ''
    const isComplete = page.includes('/data/') || page === '/healthz' ? text.endsWith('}') : text.includes('</html>')
    if (response?.status !== 200 || !isComplete) failed++
  }
  return failed
}
