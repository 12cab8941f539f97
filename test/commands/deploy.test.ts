import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { quietEnvironment, root } from '../../src/commands/wrangler.ts'
import { modulesOf } from '../support/bundle.ts'
import { runWorker } from '../support/run-worker.ts'
import { temporaryFolder } from '../support/wait.ts'

/** What the platform and the buyers' patience allow: kilobytes of Worker (gzip). */
const workerBudget = 600

function deploy(...args: string[]): Promise<{ code: number; output: string }> {
  const env = {
    ...process.env,
    ...quietEnvironment,
    PRESS_SITE_BUILT: '1',
    WRANGLER_LOG: 'log',
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  }
  return new Promise((resolve) => {
    execFile(process.execPath, ['src/commands/deploy.ts', ...args], { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr })
    })
  })
}

test('a deploy without a place for inquiries to go is refused, with the setting named', async () => {
  const { code, output } = await deploy()
  expect(code).toBe(1)
  expect(output).toMatch(/INQUIRY_WEBHOOK_URL +wrong +is empty/)
})

test('a dry run bundles the Worker with every binding and stays within its budget', async () => {
  const folder = temporaryFolder()
  const { code, output } = await deploy('--dry-run', '--outdir', folder)
  expect(output).toMatch(/CONTENT/)
  expect(code).toBe(0)
  for (const binding of ['DELIVERY', 'RATE_LIMITER', 'ASSETS']) expect(output).toContain(binding)
  const script = join(folder, 'index.js')
  const sizes = modulesOf(script).map(({ file }) => gzipSync(readFileSync(file)).length / 1024)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(workerBudget)
  await expectToRun(script)
})

/** What would be uploaded serves a page and an asset with the bindings of wrangler.toml, without wrangler around it. */
async function expectToRun(script: string): Promise<void> {
  const worker = await runWorker({ config: join(root, 'wrangler.toml'), script })
  try {
    const page = await fetch(new URL('/machine/vacuum-compression-molding-machine?lng=es', worker.url))
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).toContain('lang="es"')
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
    expect((await fetch(new URL(style, worker.url))).headers.get('content-type')).toContain('css')
  } finally {
    await worker.close()
  }
}
