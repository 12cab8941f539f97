const figures = new Intl.NumberFormat(`${document.documentElement.lang}-u-nu-latn`, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** Bytes as megabytes, written as in the page's language. */
export const megabytes = (bytes: number): string => figures.format(bytes / 1e6)
