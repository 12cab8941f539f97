import { existsSync, statSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
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

/** A file under public/assets, by the path of its address, that was made since then: the simulator lists them when it starts. */
export function builtSince(since: number, path: string): { file: string; type: string } | undefined {
  const file = join(root, 'public', normalize(decodeURI(path)))
  const type = types[extname(file)]
  if (!type || !file.startsWith(join(root, 'public/assets/')) || !existsSync(file)) return undefined
  return statSync(file).mtimeMs > since ? { file, type } : undefined
}
