import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { quietEnvironment, root } from '../../src/commands/wrangler.ts'
import { temporaryFolder } from './wait.ts'

/**
 * The Worker exactly as `npm run deploy` uploads it, of this checkout or a copy. Returns the path of the script; what it
 * imports lies beside it.
 */
export async function bundleSite(checkout = root): Promise<string> {
  const folder = temporaryFolder()
  const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js')
  const args = ['--no-warnings', wrangler, 'deploy', '--dry-run', '--outdir', folder]
  await promisify(execFile)(process.execPath, args, { cwd: checkout, env: { ...process.env, ...quietEnvironment } })
  return join(folder, 'index.js')
}

/** What a bundle is made of: the script first, then the files that it imports, which lie beside it. */
export function modulesOf(bundle: string): { name: string; kind: 'esModule' | 'data'; file: string }[] {
  const folder = dirname(bundle)
  const files = readdirSync(folder).filter((name) => name.endsWith('.bin'))
  return [
    { name: 'worker', kind: 'esModule', file: bundle },
    ...files.map((name) => ({ name, kind: 'data' as const, file: join(folder, name) })),
  ]
}
