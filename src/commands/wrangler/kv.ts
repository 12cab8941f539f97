import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runWrangler } from './wrangler.ts'

/**
 * Runs `wrangler kv` on the content's namespace; returns what it prints. `place`: the arguments that select the deployed
 * site's namespace or a local one.
 * @throws UserError when wrangler fails
 */
export function kv(args: string[], place: string[]): Promise<string> {
  return runWrangler(['kv', ...args, '--binding', 'CONTENT', ...place])
}

/** Reads or writes many keys at once. `data`: the keys, or entries `{ key, value }`; wrangler reads them from a file. */
export async function kvBulk(action: 'get' | 'put', data: unknown[], place: string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  const file = join(folder, 'data.json')
  try {
    writeFileSync(file, JSON.stringify(data))
    return await kv(['bulk', action, file], place)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
