import { decimalMark } from './number-format.ts'

/** Bytes as megabytes, written as a language does; by the server and in the browser alike. */
export function megabytes(bytes: number, lang: string): string {
  return (bytes / 1e6).toFixed(1).replace('.', decimalMark(lang))
}
