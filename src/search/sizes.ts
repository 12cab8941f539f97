import type { SearchModel, SearchTermsDocument } from './documents.ts'
import type { Word } from './words.ts'

/** A number with a unit in a search, in t, mm, kW or cm3; `from` and `to` are its words. */
export type Size = {
  measure: 'clamp' | 'platen' | 'power' | 'shot'
  values: number[]
  tolerance: number
  from: number
  to: number
}

/** 1 tf = 9.80665 kN (standard gravity), 1 in = 25.4 mm (NIST SP 811, appendix B). */
const measures = {
  t: ['clamp', 1],
  kN: ['clamp', 1 / 9.80665],
  mm: ['platen', 1],
  cm: ['platen', 10],
  in: ['platen', 25.4],
  kW: ['power', 1],
  cc: ['shot', 1],
} as const

type Unit = keyof typeof measures

/** Two sizes are the same when they differ by less than this share: 3000 kN are sold as 300 t, 6 inches as 160 mm, 2000 cm3 as 2003. */
const tolerances: Partial<Record<Unit, number>> = { kN: 0.03, in: 0.055, cc: 0.02 }
const usualTolerance = 0.001

/** Two numbers with a times sign and no unit are a platen in mm from this size on. */
const smallestPlaten = 100

const times = /^[xх*на]+$/u

/** Finds the numbers with a unit in a search: "300 t", "600 x 600 mm", "15kW". */
export function readSizes(words: Word[], units: SearchTermsDocument['units']): Size[] {
  const sizes: Size[] = []
  for (let from = 0; from < words.length; from++) {
    const first = numberOf(words[from])
    if (first === undefined) continue
    let at = from + 1
    const values = [first]
    if (words[at] && times.test(words[at]?.text ?? '') && numberOf(words[at + 1]) !== undefined) at++
    const second = numberOf(words[at])
    if (second !== undefined) {
      values.push(second)
      at++
    }
    const isPair = values.length === 2 && at - from === 3 && Math.min(...values) >= smallestPlaten
    const unit = unitAt(words, at, units) ?? (isPair ? { name: 'mm' as const, to: at } : undefined)
    if (!unit) continue
    const [measure, factor] = measures[unit.name]
    const tolerance = tolerances[unit.name] ?? usualTolerance
    sizes.push({ measure, values: values.map((value) => value * factor), tolerance, from, to: unit.to })
    from = unit.to - 1
  }
  return sizes
}

function numberOf(word: Word | undefined): number | undefined {
  return word && /^\d+(\.\d+)?$/.test(word.text) ? Number(word.text) : undefined
}

/** A unit may be several words or characters: "куб. см", "千瓦". */
function unitAt(words: Word[], at: number, units: SearchTermsDocument['units']) {
  for (const length of [3, 2, 1]) {
    const text = words.slice(at, at + length).map((word) => word.text)
    if (text.length < length) continue
    const name = Object.keys(measures).find((unit) => units[unit]?.includes(text.join('')))
    if (name) return { name: name as Unit, to: at + length }
  }
  return undefined
}

/** The models that have this size; where none has, those with the next larger one. */
export function modelsWith(size: Size, models: SearchModel[]): SearchModel[] {
  const exact = models.filter((model) =>
    size.values.every((value) => sizesOf(model, size).some((has) => isSame(has, value, size.tolerance))),
  )
  if (exact.length > 0 || size.measure === 'power') return exact
  const smallest = Math.max(...size.values)
  const larger = models.filter(
    (model) =>
      Math.min(...sizesOf(model, size), Number.POSITIVE_INFINITY) > smallest && sizesOf(model, size).length > 0,
  )
  const next = Math.min(...larger.map((model) => Math.min(...sizesOf(model, size))))
  return larger.filter((model) => Math.min(...sizesOf(model, size)) === next)
}

function sizesOf({ clamp, platen, power, shot }: SearchModel, { measure }: Size): number[] {
  const single = { clamp, shot, platen: null, power: null }[measure]
  return single === null ? { clamp: [], shot: [], platen, power }[measure] : [single]
}

function isSame(one: number, other: number, tolerance: number): boolean {
  return Math.abs(one - other) <= tolerance * Math.max(one, other)
}

/** Sizes up to this (mm) beside a part are the part's own, larger ones a platen's. */
const largestPart = 300

/** Whether this can be the size of a part instead of a platen. */
export function isPartSize({ measure, values }: Size): boolean {
  return measure === 'platen' && Math.max(...values) <= largestPart
}
