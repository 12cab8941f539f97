import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { quietEnvironment, root } from './site-process.ts'
import { temporaryFolder } from './wait.ts'

/** What the platform and the buyers' patience allow: kilobytes of Worker (gzip) and of style sheet. */
const workerBudget = 600
const styleBudget = 90

function deploy(...args: string[]): Promise<{ code: number; output: string }> {
  const env = {
    ...process.env,
    ...quietEnvironment,
    PRESS_SITE_BUILT: '1',
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  }
  return new Promise((resolve) => {
    execFile(process.execPath, ['test/deploy.ts', ...args], { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr })
    })
  })
}

test('a deploy without a place for inquiries to go is refused, with the setting named', async () => {
  const { code, output } = await deploy('--dry-run')
  expect(code).toBe(1)
  expect(output).toContain('INQUIRY_WEBHOOK_URL: is empty')
})

test('a dry run bundles the Worker with every binding and stays within its budget', async () => {
  const folder = temporaryFolder()
  const { code, output } = await deploy(
    '--dry-run',
    '--outdir',
    folder,
    '--var',
    'INQUIRY_WEBHOOK_URL:https://example.com/hook',
  )
  expect(output).toMatch(/CONTENT/)
  expect(code).toBe(0)
  for (const binding of ['DELIVERY', 'RATE_LIMITER', 'ASSETS']) expect(output).toContain(binding)
  const script = readFileSync(join(folder, 'index.js'))
  expect(gzipSync(script).length / 1024).toBeLessThan(workerBudget)
})

test('style sheets stay within their budget', () => {
  const build = join(root, 'public/assets/build')
  const manifest = readFileSync(join(root, 'client/generated/manifest.json'), 'utf8')
  const styles = readdirSync(build).filter((name) => name.endsWith('.css') && manifest.includes(name))
  const kilobytes = styles.reduce((sum, name) => sum + statSync(join(build, name)).size / 1024, 0)
  expect(kilobytes).toBeLessThan(styleBudget)
})
