import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { watch } from '../../src/commands/loop/watch.ts'

test('a file is seen however it is saved: written, replaced, again and in a new folder', async () => {
  const base = `${mkdtempSync(`${tmpdir()}/watch-`)}/`
  onTestFinished(() => rmSync(base, { recursive: true }))
  for (const folder of ['content', 'client/styles', 'src', 'public/assets/pictures']) {
    mkdirSync(base + folder, { recursive: true })
  }
  const file = 'client/styles/base.css'
  writeFileSync(base + file, '0')
  const seen = new Set<string>()
  watch((files) => {
    for (const name of files) seen.add(name)
  }, base)

  const write = (name: string) => writeFileSync(base + name, 'written')
  const replace = (name: string) => {
    writeFileSync(`${base}client/styles/.saving`, 'replaced')
    renameSync(`${base}client/styles/.saving`, base + name)
  }
  for (const save of [write, replace, replace, write]) {
    seen.clear()
    save(file)
    await expect.poll(() => [...seen]).toContain(file)
  }
  mkdirSync(`${base}client/styles/pages`)
  await expect.poll(() => [...seen]).toContain('client/styles/pages')
  write('client/styles/pages/new.css')
  await expect.poll(() => [...seen]).toContain('client/styles/pages/new.css')
})
