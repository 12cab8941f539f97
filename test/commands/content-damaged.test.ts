import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../../src/build/root.ts'
import { openStore } from '../../src/commands/content/store.ts'
import { documentKey, pointerKey, previousPointerKey } from '../../src/machines/kv-keys.ts'
import { temporaryFolder } from '../support/wait.ts'

const state = temporaryFolder()

/** Writes a value between two commands, which must not use the store at the same time. */
async function write(key: string, value: string): Promise<void> {
  await using store = await openStore({ local: true, persistTo: state })
  await store.write([{ key, value }])
}

async function read(key: string): Promise<Record<string, string>> {
  await using store = await openStore({ local: true, persistTo: state })
  return JSON.parse((await store.read([key])).get(key) ?? '{}')
}

/** Runs a content command on the store. */
function run(...args: string[]): Promise<{ stdout: string; stderr: string }> {
  const command = ['src/commands/content/publish.ts', ...args, '--yes', '--local', '--persist-to', state]
  return promisify(execFile)(process.execPath, command, { cwd: root })
}

test('content commands report damaged values in KV, and a publish repairs them', { timeout: 600_000 }, async () => {
  await write(pointerKey, '{')
  expect((await run('history')).stderr).toContain(`${pointerKey} in KV: is not valid JSON. It counts as absent`)
  expect((await run('publish')).stdout).toMatch(/everything counts as new[\s\S]*Published version/)

  const { version = '', schema } = await read(pointerKey)
  expect(version).toMatch(/^[0-9a-f]{16}$/)
  const key = documentKey(version, 'VF/en')
  await write(key, '{')
  expect((await run('publish')).stdout).toMatch(
    /^VF\/en\n {2}is new or was not readable\n1 change of 1 machine: en 1\nPublished version/m,
  )
  expect(await read(key)).toHaveProperty('title')
  expect(await read(pointerKey)).toMatchObject({ version })
  {
    // Only the repaired document was written again.
    await using store = await openStore({ local: true, persistTo: state })
    const byDate = Map.groupBy(await store.list(documentKey(version, '')), ({ metadata }) => metadata?.uploadedAt)
    expect([...byDate.values()].map((keys) => keys.length).sort()[0]).toBe(1)
  }

  const missing = { version: 'f'.repeat(16), schema, publishedAt: '2026-11-25T00:00:00.000Z' }
  await write(previousPointerKey, JSON.stringify(missing))
  await expect(run('rollback')).rejects.toThrow(`There is no version ${missing.version}`)

  await write(previousPointerKey, JSON.stringify({ ...missing, version: '../../x' }))
  const { stdout, stderr } = await run('rollback')
  expect(stderr).toContain(`${previousPointerKey} in KV: version is not 16 hexadecimal digits`)
  expect(stdout).toContain('Rolled back to the content of the build')
})
