import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { root } from '../../src/build/root.ts'
import { builtFiles } from '../../src/commands/start/local-worker.ts'
import { quietEnvironment } from '../../src/commands/wrangler/wrangler.ts'
import { copyProject } from '../support/site/copy.ts'
import { testSecret } from '../support/site/helpers.ts'

/** Limit of the compressed Worker in kilobytes; larger ones start slowly. */
const workerBudget = 600

const built = { PRESS_SITE_BUILT: '1' }

async function deploy(args: string[], variables: Record<string, string> = built, folder = root) {
  const PATH = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`
  const env = { ...process.env, ...quietEnvironment, ...variables, WRANGLER_LOG: 'log', PATH }
  const run = promisify(execFile)(process.execPath, ['src/commands/deploy/index.ts', ...args], { cwd: folder, env })
  const { code = 0, stdout, stderr } = await run.catch((error) => error)
  return { code, output: stdout + stderr }
}

test('a deploy without a receiver of inquiries is refused and names the setting', async () => {
  const { code, output } = await deploy(['--var', 'INQUIRY_WEBHOOK_URL:'])
  expect(code).toBe(1)
  expect(output).toMatch(/INQUIRY_WEBHOOK_URL +failed +is empty/)
})

test('a dry run includes every binding and is within the size budget', async () => {
  const { code, output } = await deploy(['--dry-run'])
  expect(code).toBe(0)
  for (const binding of ['CONTENT', 'DELIVERY', 'RATE_LIMITER', 'ASSETS']) expect(output).toContain(binding)
  const sizes = builtFiles(join(root, 'dist/worker/index.js')).map((file) => gzipSync(readFileSync(file)).length / 1024)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(workerBudget)
})

test('a dry run of another deployment builds for it, with its name and settings and without values of .dev.vars', {
  timeout: 200_000,
}, async () => {
  const { folder } = copyProject()
  rmSync(join(folder, 'dist'))
  const local = 'local@press.example'
  writeFileSync(join(folder, '.dev.vars'), `WEBHOOK_SECRET="${testSecret}"\nCONTACT_EMAIL="${local}"\n`)
  const { code, output } = await deploy(['--dry-run', '-e', 'preview'], { PRESS_SITE_BUILT: '' }, folder)
  expect(code, output).toBe(0)
  const text = readFileSync(join(folder, 'dist/worker/wrangler.json'), 'utf8')
  const { name, vars, workflows } = JSON.parse(text)
  expect(name).toBe('press-site-preview')
  expect(workflows[0].name).toBe('deliver-inquiry-preview')
  expect(vars).toEqual({ RETRY_SCHEDULE: '10,30,60,300' })
  for (const value of [testSecret, local]) expect(text + output).not.toContain(value)
})
