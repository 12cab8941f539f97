import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { builtFiles } from '../../start/local-worker.ts'
import { root } from '../../wrangler/wrangler.ts'
import type { Line } from '../check.ts'

/** Limits of the platform's free plan: kilobytes of Worker (gzip), number of files, bytes of one file. */
const workerLimit = 3 * 1024
const filesLimit = 20_000
const fileLimit = 25 * 1024 * 1024

/** Checks the size of the Worker and of its static assets. */
export async function sizeLines(): Promise<Line[]> {
  const kilobytes = Math.round(workerSize() / 1024)
  const files = filesBelow(join(root, 'dist/client'))
  const large = files.filter((file) => statSync(file).size > fileLimit)
  return [
    kilobytes < workerLimit
      ? { what: 'Worker', state: 'ok', found: `${kilobytes} kB compressed of ${workerLimit} on the free plan` }
      : {
          what: 'Worker',
          state: 'wrong',
          found: `${kilobytes} kB compressed, ${workerLimit} fit on the free plan`,
          todo: 'look for what was added to the bundle',
        },
    files.length < filesLimit && large.length === 0
      ? { what: 'files', state: 'ok', found: `${files.length} of ${filesLimit}, none too large` }
      : {
          what: 'files',
          state: 'wrong',
          found: [`${files.length} of ${filesLimit}`, ...large].join(', '),
          todo: 'no file may have more than 25 MiB',
        },
  ]
}

/** Compressed bytes of the last build's Worker. */
function workerSize(): number {
  return builtFiles(join(root, 'dist/worker/index.js')).reduce(
    (sum, file) => sum + gzipSync(readFileSync(file)).length,
    0,
  )
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.map((name) => join(folder, name)).filter((file) => statSync(file).isFile())
}
