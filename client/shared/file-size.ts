import { decimalMark } from './number-format.ts'

/** Formats bytes as megabytes in a language, on the server and in the browser. */
export function megabytes(bytes: number, lang: string): string {
  return (bytes / 1e6).toFixed(1).replace('.', decimalMark(lang))
}
