import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startLocalWorker, workerName } from '../../src/commands/start/local-worker.ts'
import { root } from '../../src/commands/wrangler/wrangler.ts'
import type { Env } from '../../src/env.ts'
import { documentKey, pointerKey, previousPointerKey } from '../../src/machines/kv-keys.ts'
import { temporaryFolder } from '../support/wait.ts'

const state = temporaryFolder()

/** Opens the store between two commands; wrangler must not use it at the same time. */
async function withStore<T>(use: (store: Env['CONTENT']) => Promise<T>): Promise<T> {
  const worker = await startLocalWorker({ persistTo: state, onLog: () => undefined })
  try {
    return await use((await worker.getBindings<Env>(workerName)).CONTENT)
  } finally {
    await worker.dispose()
  }
}

/** Runs a content command on the store. */
function run(...args: string[]): Promise<{ stdout: string; stderr: string }> {
  const command = ['src/commands/content/publish.ts', ...args, '--yes', '--local', '--persist-to', state]
  return promisify(execFile)(process.execPath, command, { cwd: root })
}

test('content commands report damaged values in KV, and a publish repairs them', { timeout: 600_000 }, async () => {
  await withStore((store) => store.put(pointerKey, '{'))
  expect((await run('history')).stderr).toContain(`${pointerKey} in KV: is not valid JSON. It counts as absent`)
  expect((await run('publish')).stdout).toMatch(/everything counts as new[\s\S]*Published version/)

  const readPointer = (store: Env['CONTENT']) => store.get<{ version: string; schema: number }>(pointerKey, 'json')
  const key = (version: string) => documentKey(version, 'VF/en')
  const pointer = await withStore(async (store) => {
    const pointer = await readPointer(store)
    await store.put(key(pointer?.version ?? ''), '{')
    return pointer
  })
  expect(pointer?.version).toMatch(/^[0-9a-f]{16}$/)
  const { version = '', schema } = pointer ?? {}
  expect((await run('publish')).stdout).toMatch(/^VF\/en\n {2}is new\n1 change of 1 machine: en 1\nPublished version/m)

  const missing = { version: 'f'.repeat(16), schema, publishedAt: '2026-11-25T00:00:00.000Z' }
  await withStore(async (store) => {
    expect(await store.get(key(version), 'json')).toHaveProperty('title')
    await store.put(previousPointerKey, JSON.stringify(missing))
  })
  await expect(run('rollback')).rejects.toThrow(`There is no version ${missing.version}`)

  await withStore(async (store) => {
    expect(await readPointer(store)).toMatchObject({ version })
    await store.put(previousPointerKey, JSON.stringify({ ...missing, version: '../../x' }))
  })
  const { stdout, stderr } = await run('rollback')
  expect(stderr).toContain(`${previousPointerKey} in KV: version is not 16 hexadecimal digits`)
  expect(stdout).toContain('Rolled back to the content of the build')
})
