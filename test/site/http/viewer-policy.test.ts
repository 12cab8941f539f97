import { expect, test } from 'vitest'
import { machinePaths } from '../../../content/registry/machines.ts'
import { allPaths, paths } from '../../../src/routes.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const policyOf = async (path: string) =>
  ((await site.fetch(path)).headers.get('content-security-policy') ?? '').replace(/'nonce-[^']+'/, 'NONCE')

test("only machine pages allow the viewer's decoder and textures", async () => {
  const home = await policyOf(paths.home)
  expect(home).not.toMatch(/wasm|blob/)
  const machine = home
    .replace("script-src 'self' NONCE 'strict-dynamic'", "script-src 'self' NONCE 'strict-dynamic' 'wasm-unsafe-eval'")
    .replace("img-src 'self' data:", "img-src 'self' data: blob:")
    .replace("connect-src 'self'", "connect-src 'self' blob:")
  const machinePages = new Set<string>(Object.values(machinePaths))
  for (const path of [...allPaths, '/nowhere', '/healthz', '/robots.txt']) {
    expect(await policyOf(path), path).toBe(machinePages.has(path) ? machine : home)
  }
})

test('only machine pages allow WebXR', async () => {
  const trackingOf = async (path: string) =>
    /xr-spatial-tracking=(\([^)]*\))/.exec((await site.fetch(path)).headers.get('permissions-policy') ?? '')?.[1]
  expect(await trackingOf(machinePaths.VF)).toBe('(self)')
  expect(await trackingOf(paths.home)).toBe('()')
})
