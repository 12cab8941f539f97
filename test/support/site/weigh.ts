import { brotliCompressSync, constants } from 'node:zlib'

/** Size in kB as the edge compresses responses (brotli 5), which is not the best possible. */
export function weigh(text: string | Buffer): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / 1000
}
