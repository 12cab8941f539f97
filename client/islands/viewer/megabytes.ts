const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** Bytes as megabytes, written as a language does; by the server and in the browser alike. */
export function megabytes(bytes: number, lang: string): string {
  return (bytes / 1e6).toLocaleString(`${lang}-u-nu-latn`, oneDecimal)
}
