import * as v from 'valibot'
import type { Lang } from '../../content/registry/languages.ts'
import { type MachineKey, machineKeys } from '../../content/registry/machines.ts'
import type { Glossary } from '../../content/schema/glossary.ts'
import type { LanguageDocument, NeutralDocument } from '../../content/schema/machine.ts'
import type { SpecLabel, SpecTable } from '../../content/schema/spec-table.ts'

/** Where a hit stands, the best first. */
const hitKinds = ['title', 'model', 'application', 'promise', 'feature'] as const
export type HitKind = (typeof hitKinds)[number]

const text = v.pipe(v.string(), v.nonEmpty())
const amount = v.nullable(v.number())

/** search/<lang>.json: what the catalogue's search reads in one language. Made from the documents and the glossary. */
export const searchDocument = v.strictObject({
  machines: v.record(
    v.string(),
    v.strictObject({
      texts: v.array(v.tuple([v.picklist(hitKinds), text])),
      /** Clamp force in t and the shorter side of the platen in mm, where the model has them. */
      models: v.array(v.strictObject({ model: text, clamp: amount, platen: amount })),
    }),
  ),
  /** Words that mean the same to a buyer. */
  synonyms: v.array(v.array(text)),
})
export type SearchDocument = v.InferOutput<typeof searchDocument>

/** Everything of the machines that can be found in a language. */
export function makeSearch(
  lang: Lang,
  machines: Record<MachineKey, { neutral: NeutralDocument; texts: Partial<Record<Lang, LanguageDocument>> }>,
  glossary: Glossary,
): SearchDocument {
  const entries = machineKeys.map((key): [string, SearchDocument['machines'][string]] => {
    const { neutral, texts } = machines[key]
    const words = texts[lang] ?? texts.en
    const named = (kind: HitKind, all: readonly string[]) => all.map((one): [HitKind, string] => [kind, one])
    return [
      key,
      {
        texts: [
          ...named('title', [words?.title ?? neutral.default.title]),
          ...named('model', neutral.specTable?.models ?? []),
          ...named('application', words?.applicationAlt ?? neutral.default.applicationAlt),
          ...named('promise', words ? [words.promise] : []),
          ...named('feature', words?.keyFeatures ?? neutral.default.keyFeatures),
        ],
        models: modelsOf(neutral.specTable),
      },
    ]
  })
  return { machines: Object.fromEntries(entries), synonyms: synonymsIn(lang, glossary) }
}

function modelsOf(table: SpecTable | undefined): SearchDocument['machines'][string]['models'] {
  const value = (label: SpecLabel, index: number) => table?.rows.find((row) => row.label === label)?.values[index]
  return (table?.models ?? []).map((model, index) => {
    const clamp = value('clampForce', index)
    const platen = value('platenSize', index)
    return {
      model,
      clamp: typeof clamp === 'number' ? clamp : null,
      platen: Array.isArray(platen) ? Math.min(...platen) : null,
    }
  })
}

/** Each term with its alternatives and synonyms; English ones serve every language, as buyers mix them in. */
function synonymsIn(lang: Lang, glossary: Glossary): string[][] {
  const groups = Object.entries(glossary).map(([english, entry]) => {
    // A language that is new has no terms yet.
    const own: string = (lang === 'en' ? undefined : entry[lang]) ?? english
    const names = [...own.split(/[/(),（）、]/), ...(entry.synonyms?.[lang] ?? []), ...(entry.synonyms?.en ?? [])]
    if (lang !== 'en') names.push(english.replace(/\(.*\)/, ''))
    return [...new Set(names.map((name) => name.trim()).filter(Boolean))]
  })
  return groups.filter((names) => names.length > 1)
}

export type Wish = { words: string; clamp: number | undefined; platen: number | undefined }

/** A machine that was found: where the words stand, and the models that are large enough. */
export type Found = { key: MachineKey; hits: { kind: HitKind; text: string }[]; models: string[] }

/** Is more clamp force asked for than any model has? */
export function isBeyond({ machines }: SearchDocument, { clamp = 0 }: Wish): boolean {
  return Object.values(machines).every(({ models }) => models.every((model) => (model.clamp ?? 0) < clamp))
}

/** So many places are shown of each machine. */
const shownHits = 2

/**
 * Machines that hold every word (or a synonym) and, where a size is asked for, have a model at least as large. Best
 * first: the words themselves, then words that begin so, then synonyms; among these titles, codes, applications, texts.
 */
export function searchMachines(document: SearchDocument, wish: Wish): Found[] {
  const variants = variantsOf(fold(wish.words), document.synonyms)
  const sized = wish.clamp !== undefined || wish.platen !== undefined
  const found = machineKeys.flatMap((key) => {
    const machine = document.machines[key]
    if (!machine) return []
    const large = machine.models.filter(
      ({ clamp, platen }) => (clamp ?? 0) >= (wish.clamp ?? 0) && (platen ?? 0) >= (wish.platen ?? 0),
    )
    if (sized && large.length === 0) return []
    const { hits, closeness } = hitsOf(machine.texts, variants)
    if (variants.length > 0 && hits.length === 0) return []
    const kind = hits[0] ? hitKinds.indexOf(hits[0].kind) : hitKinds.length
    const models = sized ? large.map(({ model }) => model) : []
    return [{ found: { key, hits: hits.slice(0, shownHits), models }, closeness, kind }]
  })
  return found.sort((a, b) => a.closeness - b.closeness || a.kind - b.kind).map(({ found }) => found)
}

/** Where the words stand, the closest first: 0 the words themselves, 1 words that begin so, 2 synonyms. */
function hitsOf(texts: [HitKind, string][], variants: string[][]): { hits: Found['hits']; closeness: 0 | 1 | 2 } {
  const folded = once(texts, () => texts.map(([kind, text]) => ({ kind, text, words: fold(text) })))
  const whole = folded.map(({ words }) => words).join(' ')
  for (const [index, variant] of variants.entries()) {
    if (!variant.every((word) => holds(whole, word))) continue
    const held = ({ words }: { words: string }) => variant.filter((word) => holds(words, word)).length
    const beginnings = ({ words }: { words: string }) =>
      variant.filter((word) => holds(words, word) && !holdsWhole(words, word)).length
    const complete = folded.filter((one) => held(one) === variant.length)
    const hits = (complete.length > 0 ? complete : folded.filter((one) => held(one) > 0)).sort(
      (a, b) => held(b) - held(a) || beginnings(a) - beginnings(b),
    )
    return {
      hits: hits.map(({ kind, text }) => ({ kind, text })),
      closeness: index > 0 ? 2 : hits[0] && beginnings(hits[0]) === 0 ? 0 : 1,
    }
  }
  return { hits: [], closeness: 2 }
}

/** Does a folded text hold a word, at the beginning of one of its own? Single letters whole; Chinese anywhere. */
function holds(folded: string, word: string): boolean {
  if (isHan(word)) return folded.includes(word)
  return word.length === 1 ? ` ${folded} `.includes(` ${word} `) : ` ${folded}`.includes(` ${stem(word)}`)
}

/** Does a folded text hold a word itself, in any number or case? */
function holdsWhole(folded: string, word: string): boolean {
  if (isHan(word)) return folded.includes(word)
  return folded.split(' ').some((other) => other === word || stem(other) === stem(word))
}

/** Without the endings that number and case change; short words and codes stay whole. */
function stem(word: string): string {
  if (/\d/.test(word) || word.length < 5) return word
  if (/\p{Script=Cyrillic}/u.test(word)) return word.slice(0, Math.max(4, word.length - 2))
  return word.replace(/(es|s|ات|ين|ه)$/, '')
}

/** The words asked for, and the same with each synonym in place of what it stands for. */
function variantsOf(query: string, synonyms: string[][]): string[][] {
  if (query === '') return []
  const variants = [query]
  for (const group of synonyms) {
    const names = once(group, () => group.map(fold).filter(Boolean))
    const said = names.find((name) => exchange(query, name, '') !== query)
    if (said) variants.push(...names.filter((name) => name !== said).map((name) => exchange(query, said, name)))
  }
  return variants.map((variant) => variant.split(' ').filter(Boolean))
}

/** A query with one whole word, or a part of it in Chinese, exchanged for another; as it is when it has not got it. */
function exchange(query: string, said: string, name: string): string {
  const exchanged = ` ${query} `.replace(` ${said} `, ` ${name} `).trim()
  return exchanged === query && isHan(said) ? query.replace(said, name) : exchanged
}

/** Chinese puts no spaces between its words. */
function isHan(word: string): boolean {
  return /\p{Script=Han}/u.test(word)
}

const folds = new WeakMap<object, unknown>()

/** Folding costs more than the search; the lists of a document stay in memory with what was made of them. */
function once<T>(list: object, make: () => T): T {
  if (!folds.has(list)) folds.set(list, make())
  return folds.get(list) as T
}

/**
 * A text as the search compares it: lower case, without accents (ё is е), Arabic without vowel marks, hamza carriers
 * and the article made alike, everything but letters and digits a space.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640\u200c-\u200f\u2060\u2066-\u2069]/gu, '')
    .toLowerCase()
    .replace(/mould/g, 'mold')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(^| )(?:وال|بال|ال|لل)(?=\p{Script=Arabic}{3})/gu, '$1')
    .trim()
}
