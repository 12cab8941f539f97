import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../../../src/build/root.ts'

/** A process of its own: here React has long been loaded. */
const script = `
let made = 0
const Counting = new Proxy(Error, {
  apply: (target, self, args) => (made++, Reflect.apply(target, self, args)),
  construct: (target, args, type) => (made++, Reflect.construct(target, args, type)),
})
globalThis.Error = Counting
await import('./src/rendering/load-react.ts')
console.log(JSON.stringify({ made, restored: globalThis.Error === Counting }))`

test('loading React creates no Error objects, and errors work again after it', async () => {
  const run = promisify(execFile)
  const env = { ...process.env, NODE_ENV: 'production' }
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: root, env })
  expect(JSON.parse(stdout)).toEqual({ made: 0, restored: true })
})
