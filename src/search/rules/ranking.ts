import type { SearchResult as IndexResult, Query } from 'minisearch'
import { type MachineKey, machineKeys } from '../../../content/registry/machines.ts'
import { fieldWeights, type SearchEngine } from './search-engine.ts'
import { type ParsedQuery, type Unit, unitWeights } from './units.ts'

/**
 * How well a machine has a unit: a term names the machine, or a word is in its title, codes, categories or products; its
 * description for search engines has it; its prose has it.
 */
const ranks = { named: 1, described: 0.45, mentioned: 0.2 } as const

/** A word that only the prose of a machine has counts this much where it is decided whether to show the machine. */
const prosePresence = 0.4

/** The last machine of a term's list has this much less of it than the first. */
const orderDiscount = 0.3

/**
 * The machines for a search, the best first. Machines that have every word come first, then those that have more than
 * half of them; where no machine has so many, those that have the most. Among them, machines that a word names come
 * before machines whose texts only mention it.
 */
export function rankMachines(engine: SearchEngine, query: ParsedQuery): MachineKey[] {
  const { units, wordTokens, sizeMachines } = query
  const byUnit = lookUp(
    engine,
    units.map(({ token, isPrefix }) => ({ queries: [token], prefix: isPrefix })),
  )
  const byToken = lookUp(engine, [...new Set(wordTokens.flat())])
  const beginnings = new Set(units.flatMap(({ token, isPrefix }) => (isPrefix ? token : [])))
  const scored = machineKeys.map((key) => {
    const sizes = sizeMachines.filter((machines) => machines.has(key)).length * unitWeights.size
    const inUnits = units.map((unit) => unit.weight * rankOf(unit, key, byUnit.get(key), byToken.get(key)))
    return { key, rank: sum(inUnits) + sizes, presence: presenceOf(key, sizes), score: byUnit.get(key)?.score ?? 0 }
  })
  const most = Math.max(...scored.map(({ presence }) => presence))
  const best = Math.max(...scored.map(({ rank }) => rank))
  return scored
    .filter(({ presence, rank }) => presence > 0 && (presence > 0.5 || presence >= most - 0.01 || rank >= best - 0.01))
    .sort((a, b) => b.rank - a.rank || b.score - a.score)
    .map(({ key }) => key)

  /**
   * The part of the words that a machine has, alone or in a term. It does not depend on which of two overlapping terms is
   * chosen, so another word that a machine has never removes the machine from the results.
   */
  function presenceOf(key: MachineKey, sizes: number): number {
    const shares = wordTokens.map((tokens) => Math.max(...tokens.map((token) => presenceOfToken(key, token))))
    return (sum(shares) + sizes) / (wordTokens.length + sizeMachines.length * unitWeights.size)
  }

  function presenceOfToken(key: MachineKey, token: string): number {
    if (token.startsWith('#') && engine.terms.terms[Number(token.slice(1))]?.machines.includes(key)) return 1
    const isBeginning = beginnings.has(token)
    const fields = fieldsOf((isBeginning ? byUnit : byToken).get(key), token, isBeginning)
    if (fields.length === 0) return 0
    return fields.every((field) => field === 'questions' || field === 'text') ? prosePresence : 1
  }
}

function lookUp({ index }: SearchEngine, queries: Query[]): Map<string, IndexResult> {
  const found = index.search(
    { combineWith: 'OR', queries },
    {
      boost: fieldWeights,
      // Neither the length of a machine's texts nor how often they repeat a word says anything about the machine.
      bm25: { k: 1.2, b: 0, d: 0.5 },
      tokenize: (text) => [text],
      processTerm: (token) => token,
    },
  )
  return new Map(found.map((result) => [result.id, result]))
}

/** How well a machine has a unit, from 0 to 1. */
function rankOf(
  { token, isPrefix, parts, term }: Unit,
  key: MachineKey,
  byUnit: IndexResult | undefined,
  byToken: IndexResult | undefined,
): number {
  const listed = term?.machines ?? []
  if (listed.includes(key)) return 1 - orderDiscount * (listed.indexOf(key) / listed.length)
  const fields = fieldsOf(byUnit, token, isPrefix)
  if (fields.some((field) => ['title', 'codes', 'names'].includes(field))) {
    return listed.length > 0 ? ranks.described : ranks.named
  }
  if (fields.includes('meta')) return ranks.described
  if (fields.length > 0) return ranks.mentioned
  const found = parts.filter((part) => fieldsOf(byToken, part, false).length > 0)
  return parts.length > 0 ? (ranks.described * found.length) / parts.length : 0
}

/** The fields of a machine that have a token, or words that begin with it. */
function fieldsOf(result: IndexResult | undefined, token: string, isPrefix: boolean): string[] {
  const match = result?.match ?? {}
  if (!isPrefix) return match[token] ?? []
  return Object.entries(match).flatMap(([word, fields]) => (word.startsWith(token) ? fields : []))
}

function sum(values: number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
