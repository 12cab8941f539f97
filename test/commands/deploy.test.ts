import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { expect, test } from 'vitest'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { quietEnvironment, root } from '../../src/commands/wrangler.ts'
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
  expect(gzipSync(readFileSync(script)).length / 1024).toBeLessThan(workerBudget)
  await expectToRun(script)
})

/** What would be uploaded serves a page and an asset with the bindings of wrangler.toml, without wrangler around it. */
async function expectToRun(script: string): Promise<void> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, 'wrangler.toml'))
  const worker = {
    ...workerOptions,
    name: 'site',
    rootPath: dirname(script),
    modules: [{ type: 'ESModule' as const, path: script }],
  }
  const miniflare = new Miniflare(convertV4MiniflareOptions({ workers: [worker] }))
  try {
    const page = await miniflare.dispatchFetch('http://localhost/machine/vacuum-compression-molding-machine?lng=es')
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).toContain('lang="es"')
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
    expect((await miniflare.dispatchFetch(`http://localhost${style}`)).headers.get('content-type')).toContain('css')
  } finally {
    await miniflare.dispose()
  }
}
