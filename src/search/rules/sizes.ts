import type { SearchTermsDocument } from './schemas.ts'
import { textOf } from './vocabulary.ts'
import type { Word } from './words.ts'

/** Numbers with a unit in a search, in t, mm, kW, cm3 or Shore; `from` and `to` are its words. */
export type Size = {
  measure: 'clamp' | 'platen' | 'power' | 'shot' | 'hardness'
  values: number[]
  tolerance: number
  from: number
  to: number
}

/**
 * Units of sizes; two sizes are the same within the tolerance: 3000 kN are sold as 300 t, 6 inches as 160 mm, 2000 cm3 as
 * 2003. 1 tf = 9.80665 kN (standard gravity), 1 in = 25.4 mm, 1 hp = 0.7457 kW (NIST SP 811, appendix B).
 */
const units = {
  t: { measure: 'clamp', factor: 1, tolerance: 0.001 },
  kN: { measure: 'clamp', factor: 1 / 9.80665, tolerance: 0.03 },
  mm: { measure: 'platen', factor: 1, tolerance: 0.001 },
  cm: { measure: 'platen', factor: 10, tolerance: 0.001 },
  in: { measure: 'platen', factor: 25.4, tolerance: 0.055 },
  kW: { measure: 'power', factor: 1, tolerance: 0.001 },
  hp: { measure: 'power', factor: 0.7457, tolerance: 0.03 },
  cc: { measure: 'shot', factor: 1, tolerance: 0.02 },
  l: { measure: 'shot', factor: 1000, tolerance: 0.02 },
} as const

type Unit = keyof typeof units

const hardness = { measure: 'hardness', factor: 1, tolerance: 0 } as const

/** The shortest side (mm) of a platen. */
const smallestPlaten = 100

/** Sizes up to this (mm) beside a part are the part's own, larger ones a platen's. */
const largestPart = 300

/** Words, or Chinese characters, in the name of a measure. */
const nameLengths = [5, 4, 3, 2, 1]

const times = /^[xх*на]+$/u

/** Finds the numbers with a unit or a times sign in a search: "300 t", "600 x 600 mm", "15kW", "60x80x10". */
export function readSizes(words: Word[], names: SearchTermsDocument['units']): Size[] {
  const sizes: Size[] = []
  for (let from = 0; from < words.length; from++) {
    if (numberAt(words, from) === undefined) continue
    let end = from + 1
    while (end < from + 4 && times.test(words[end]?.text ?? '') && numberAt(words, end + 1) !== undefined) end += 2
    if (end === from + 1 && numberAt(words, end) !== undefined) end++
    const values = words.slice(from, end).flatMap((_, index) => numberAt(words, from + index) ?? [])
    const found = unitAt(words, end, names) ?? (end > from + 2 ? { unit: 'mm' as const, to: end } : undefined)
    const { measure, factor, tolerance } = found ? units[found.unit] : hardness
    const range = withNames(words, { from, to: found?.to ?? end }, names[measure] ?? [])
    // The name of a hardness is its unit: "Shore A 50", "50 Shore".
    if (!found && range.from === from && range.to === end) continue
    sizes.push({ measure, values: values.map((value) => value * factor), tolerance, ...range })
    from = range.to - 1
  }
  return sizes
}

/** Adds the words before and after a size that name its measure: "clamp force of 250 t". */
function withNames(words: Word[], { from, to }: { from: number; to: number }, names: string[]) {
  const isName = (start: number, end: number) =>
    start >= 0 && end <= words.length && names.includes(textOf(words.slice(start, end)))
  for (;;) {
    const before = nameLengths.find((length) => isName(from - length, from)) ?? 0
    const after = nameLengths.find((length) => isName(to, to + length)) ?? 0
    if (before + after === 0) return { from, to }
    from -= before
    to += after
  }
}

function numberAt(words: Word[], at: number): number | undefined {
  const text = words[at]?.text ?? ''
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
}

/** A unit may be several words or characters: "куб. см", "千瓦". */
function unitAt(words: Word[], at: number, names: SearchTermsDocument['units']) {
  for (const length of [3, 2, 1]) {
    const text = words.slice(at, at + length).map((word) => word.text)
    if (text.length < length) continue
    const unit = (Object.keys(units) as Unit[]).find((name) => names[name]?.includes(text.join('')))
    if (unit) return { unit, to: at + length }
  }
  return undefined
}

/** Whether this is the size of a part instead of a platen: it has three sides or a short one, or is beside a part. */
export function isPartSize({ measure, values }: Size, isBesidePart = true): boolean {
  const isOfPart = values.length === 3 || (values.length === 2 && Math.min(...values) < smallestPlaten)
  return measure === 'platen' && (isOfPart || (isBesidePart && Math.max(...values) <= largestPart))
}
