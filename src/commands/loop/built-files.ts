import { existsSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { root } from '../wrangler.ts'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Of plain names only: nothing to decode, no way up. */
const builtPath = /^\/assets\/([\w-][\w.-]*\/)*[\w-][\w.-]*$/

/** A file under public/assets, by the path of its address, that was made since then: the simulator lists them when it starts. */
export function builtSince(since: number, path: string): { file: string; type: string } | undefined {
  const type = builtPath.test(path) && types[extname(path)]
  const file = join(root, 'public', path)
  if (!type || !existsSync(file)) return undefined
  return statSync(file).mtimeMs > since ? { file, type } : undefined
}
