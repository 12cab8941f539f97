import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { builtFiles } from '../../start/local-worker.ts'
import { root } from '../../wrangler/wrangler.ts'
import { look, ok, type Result, wrong } from './result.ts'

/** Limits of the platform's free plan: kilobytes of Worker (gzip), number of files, bytes of one file. */
const workerLimit = 3 * 1024
const filesLimit = 20_000
const fileLimit = 25 * 1024 * 1024

/** Checks the size of the last build's Worker and of its static assets. */
export function checkSizes(build = join(root, 'dist')): Result[] {
  const script = join(build, 'worker/index.js')
  if (!existsSync(script)) return [look('Worker', 'is not built, so its size is not known', 'npm run build')]
  const compressed = builtFiles(script).map((file) => gzipSync(readFileSync(file)).length)
  const kilobytes = Math.round(compressed.reduce((sum, size) => sum + size) / 1024)
  const entries = readdirSync(join(build, 'client'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const large = files.filter((file) => statSync(file).size > fileLimit)
  const count = `${files.length} of ${filesLimit}`
  return [
    kilobytes < workerLimit
      ? ok('Worker', `${kilobytes} kB compressed of ${workerLimit} on the free plan`)
      : wrong('Worker', `${kilobytes} kB compressed, ${workerLimit} fit on the free plan`, 'make the bundle smaller'),
    files.length < filesLimit && large.length === 0
      ? ok('files', `${count}, none too large`)
      : wrong('files', [count, ...large].join(', '), 'no file may have more than 25 MiB'),
  ]
}
