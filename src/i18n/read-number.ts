import { latinDigits } from './normalize.ts'

/** A decimal number as people write it: "12.5", "12,5", "1 200 000", "1,200,000", Arabic digits; else undefined. */
export function readNumber(text: string): number | undefined {
  return readGrouped(text, /^[1-9]\d{0,2}([.,]\d{3}){2,}$/)
}

/** For fields without thousandths (counts, tons, wide platens): one group is already thousands, "100,000" or "1.200". */
export function readWhole(text: string): number | undefined {
  return readGrouped(text, /^[1-9]\d{0,2}([.,]\d{3})+$/)
}

function readGrouped(text: string, thousands: RegExp): number | undefined {
  // A Chinese keyboard writes wide digits.
  const latin = latinDigits(text.normalize('NFKC'))
    .replace(/[٬'’_\s]/g, '')
    .replace('٫', '.')
  // With both marks in a number, the last one is the decimal mark.
  const [, mark] = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?!\1)[.,]\d+$/.exec(latin) ?? []
  const grouped = mark ? latin.replaceAll(mark, '') : thousands.test(latin) ? latin.replace(/[.,]/g, '') : latin
  const plain = grouped.replace(',', '.')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}
