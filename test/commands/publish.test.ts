import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../src/commands/content/store.ts'
import { noPointer } from '../../src/commands/content/versions.ts'
import { copyProject } from '../support/site/copy.ts'
import { freePort, startProcess } from '../support/site/started-site.ts'
import { temporaryFolder, until } from '../support/wait.ts'

/** An isolate may trust the pointer it has read for 30 s (src/machines/live-version.ts); the rest is for a busy machine. */
const timeoutMs = 50_000

const path = '/machine/vacuum-compression-molding-machine'
const original = 'Vacuum is drawn before full pressure'
const changed = 'Vacuum is drawn long before full pressure'

test('published content goes live while the site runs, a rollback restores the former version, and a broken file is not uploaded', {
  timeout: 600_000,
}, async () => {
  const state = temporaryFolder()
  const author = copyProject().folder
  const site = await startProcess(await freePort(), ['--persist-to', state], copyProject().folder)
  // Also after a failure, so that no process outlives its test.
  onTestFinished(() => site.kill())
  const shows = async (text: string) => (await (await fetch(site.url + path)).text()).includes(text)
  expect(await shows(original)).toBe(true)

  edit(author, 'en', (text) => text.replace('"promise":', '"promised":'))
  await expect(publish(author, state)).rejects.toThrow(/machines\/VF\/en\.json:\d+: promise/)
  edit(author, 'en', (text) => text.replace('"promised":', '"promise":'))

  edit(author, 'en', (text) => text.replace(original, changed))
  edit(author, 'neutral', (text) => text.replace(original, changed).replace('"values": [6400,', '"values": [6500,'))
  const published = await publish(author, state, '--yes')
  expect(published).toMatch(/^VF\/neutral\n {2}specTable\.rows\.\d+\.values\.0\n {4}- 6400\n {4}\+ 6500\n/m)
  expect(published).toMatch(/^VF\/en\n {2}[\w.]+\n {4}- Vacuum is drawn before.*\n {4}\+ Vacuum is drawn long before/m)
  expect(published).toContain('2 changes of 1 machine: neutral 1, en 1')
  expect(published).toContain('Published version')

  expect(await publish(author, state)).toContain('nothing to publish')
  const history = await publish(author, state, 'history')
  const [first] = /^[0-9a-f]{16}(?=.*build$)/m.exec(history) ?? []
  expect(history).toMatch(/^[0-9a-f]{16} {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}\d+ +live$/m)
  await until('the new text', () => shows(changed), timeoutMs)
  expect(await publish(author, state, 'rollback', first?.slice(0, 6) ?? 'none')).toContain(
    `Rolled back to version ${first}`,
  )
  await until('the former text', () => shows(original), timeoutMs)
  expect(await publish(author, state, 'rollback')).toContain('Rolled back')

  // After `wrangler rollback`, the version of the last build is not what the older Worker shows.
  {
    await using store = await openStore({ local: true, persistTo: state })
    await store.write([noPointer])
  }
  expect(await publish(author, state, 'rollback', first ?? 'none')).toContain(`Rolled back to version ${first}`)
})

function edit(folder: string, part: string, change: (text: string) => string): void {
  const file = join(folder, `content/machines/VF/${part}.json`)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

async function publish(folder: string, state: string, ...args: string[]): Promise<string> {
  const command = ['src/commands/content/publish.ts', ...args, '--local', '--persist-to', state]
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: folder })
  return stdout
}
