import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { lineOfPath } from '../../src/commands/json-line.ts'
import { adviceFor } from '../../src/commands/wrangler.ts'
import { editedCopy } from '../support/edited-copy.ts'

function run(folder: string, script: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { cwd: folder }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr })
    })
  })
}

test('a command that meets a mistake says what and where, without a stack, and ends with 1', async () => {
  const { folder, edit } = editedCopy()
  edit('content/machines/VF/en.json', (text) => text.replace('"promise":', '"promised":'))
  for (const script of ['build', 'publish']) {
    const { code, output } = await run(
      folder,
      `src/commands/${script}.ts`,
      ...(script === 'publish' ? ['--local'] : []),
    )
    expect(code).toBe(1)
    expect(output).toMatch(/^The content is wrong\.\n {2}content\/machines\/VF\/en\.json:\d+: promise/)
    expect(output).not.toMatch(/^\s+at /m)
  }
  const { code, output } = await run(folder, 'src/commands/start.ts', '--prot', '9000')
  expect(code).toBe(1)
  expect(output).toContain('--prot: there is no such option')
})

test('who is not logged in is told how', () => {
  expect(adviceFor('In a non-interactive environment, it is necessary to set a CLOUDFLARE_API_TOKEN')).toContain(
    'npx wrangler login',
  )
  expect(adviceFor('something else')).toBeUndefined()
})

test('the line of a field in a JSON file', () => {
  const text = JSON.stringify({ a: [{ b: 1 }, { b: [1, { c: 2 }] }], d: { b: 3 } }, null, 2)
  const at = (path: string) => text.split('\n')[lineOfPath(text, path) - 1]?.trim()
  expect(at('d.b')).toBe('"b": 3')
  expect(at('a.1.b.1.c')).toBe('"c": 2')
  expect(at('d.nothing')).toBe('"d": {')
  expect(lineOfPath(text, 'nothing')).toBe(1)
})
