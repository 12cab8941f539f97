import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { kv } from '../../src/commands/wrangler/kv.ts'
import { quietEnvironment, root } from '../../src/commands/wrangler/wrangler.ts'
import { pointerKey, previousPointerKey } from '../../src/machines/kv-keys.ts'
import { temporaryFolder } from '../support/wait.ts'

const state = temporaryFolder()
const place = ['--local', '--persist-to', state]
const put = (key: string, value: string) => kv(['key', 'put', key, value], place)
const get = (key: string) => kv(['key', 'get', key, '--text'], place)

/** Runs a content command on the store. */
function run(...args: string[]): { code: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/commands/content/publish.ts', ...args, ...place],
    {
      cwd: root,
      env: { ...process.env, ...quietEnvironment },
      encoding: 'utf8',
    },
  )
  return { code: status, stdout, stderr }
}

test('content commands report damaged values in KV, and a publish repairs them', { timeout: 600_000 }, async () => {
  await put(pointerKey, '{')
  const { code, stderr } = run('history')
  expect(code, stderr).toBe(0)
  expect(stderr).toContain(`${pointerKey} in KV: is not valid JSON. It counts as absent`)
  const first = run('publish', '--yes')
  expect(first.stdout + first.stderr).toMatch(/everything counts as new[\s\S]*Published version/)
  const pointer = JSON.parse(await get(pointerKey)) as { version: string }
  expect(pointer.version).toMatch(/^[0-9a-f]{16}$/)

  const key = `machines/${pointer.version}/VF/en`
  await put(key, '{')
  expect(run('diff').stdout).toContain('Uploaded again: VF/en.')
  expect(run('publish', '--yes').stdout).toMatch(/Uploaded again: VF\/en\.\nPublished version/)
  expect(JSON.parse(await get(key))).toHaveProperty('title')

  const missing = {
    version: 'f'.repeat(16),
    schema: JSON.parse(await get(pointerKey)).schema,
    publishedAt: '2026-11-25T00:00:00.000Z',
  }
  await put(previousPointerKey, JSON.stringify(missing))
  const refused = run('rollback', '--yes')
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining(`There is no version ${missing.version}`) })
  expect(JSON.parse(await get(pointerKey)).version).toBe(pointer.version)

  await put(previousPointerKey, JSON.stringify({ ...missing, version: '../../x' }))
  const toBuild = run('rollback', '--yes')
  expect(toBuild.stderr).toContain(`${previousPointerKey} in KV: version is not 16 hexadecimal digits`)
  expect(toBuild.stdout).toContain('Rolled back to the content of the build')
})
