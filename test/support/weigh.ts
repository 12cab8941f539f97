import { brotliCompressSync, constants } from 'node:zlib'

/** Weight in kB, as the edge compresses while it sends (brotli 5), not as hard as possible. */
export function weigh(text: string | Buffer): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / 1000
}
