import type { SearchResult as IndexResult, Query } from 'minisearch'
import { type MachineKey, machineKeys } from '../../content/registry/machines.ts'
import { fieldWeights } from './index-options.ts'
import { type Unit, unitWeights } from './query-units.ts'
import type { SearchEngine } from './search-engine.ts'

/**
 * How well a machine has a unit: a term names the machine, or a word is in its title, codes, categories or products; its
 * description for search engines has it; its prose has it.
 */
const ranks = { named: 1, described: 0.45, mentioned: 0.2 } as const

/** A word that only the prose of a machine has counts this much where it is decided whether to show the machine. */
const prosePresence = 0.4

/** The last machine of a term's list has this much less of it than the first. */
const orderDiscount = 0.3

export function ranked({ index, terms }: SearchEngine, units: Unit[], wordTokens: string[][]): MachineKey[] {
  const whole = lookUp(units.map(({ tokens, isPrefix }) => ({ queries: tokens, prefix: isPrefix })))
  const inParts = lookUp([{ queries: [...new Set(wordTokens.flat())] }])
  const beginnings = new Set(units.flatMap(({ tokens, isPrefix }) => (isPrefix ? tokens : [])))
  const scored = machineKeys.map((key) => {
    const result = whole.get(key)
    const all = units.map((unit) => rankOf(unit, key, result, inParts.get(key)))
    const rank = all.reduce((sum, match, at) => sum + match * (units[at]?.weight ?? 0), 0)
    return { key, rank, presence: presenceOf(key), score: result?.score ?? 0 }
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
  function presenceOf(key: MachineKey): number {
    const sized = units.filter(({ machines }) => machines)
    const shares = wordTokens.map((tokens) => Math.max(...tokens.map((token) => presenceOfToken(key, token))))
    const sizeShares = sized.map(({ machines }) => (machines?.has(key) ? unitWeights.size : 0))
    const sum = [...shares, ...sizeShares].reduce((all: number, share) => all + share, 0)
    return sum / (wordTokens.length + sized.length * unitWeights.size)
  }

  function presenceOfToken(key: MachineKey, token: string): number {
    if (token.startsWith('#') && terms.terms[Number(token.slice(1))]?.machines.includes(key)) return 1
    const isBeginning = beginnings.has(token)
    const fields = fieldsOf((isBeginning ? whole : inParts).get(key), token, isBeginning)
    if (fields.length === 0) return 0
    return fields.every((field) => field === 'questions' || field === 'text') ? prosePresence : 1
  }

  function lookUp(queries: Query[]): Map<string, IndexResult> {
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
}

/** How well a machine has a unit, from 0 to 1. */
function rankOf(unit: Unit, key: MachineKey, whole: IndexResult | undefined, inParts: IndexResult | undefined): number {
  if (unit.machines) return unit.machines.has(key) ? ranks.named : 0
  const listed = unit.term?.machines ?? []
  if (listed.includes(key)) return 1 - orderDiscount * (listed.indexOf(key) / listed.length)
  const fields = unit.tokens.flatMap((token) => fieldsOf(whole, token, unit.isPrefix))
  if (fields.some((field) => ['title', 'codes', 'names'].includes(field))) {
    return listed.length > 0 ? ranks.described : ranks.named
  }
  if (fields.includes('meta')) return ranks.described
  if (fields.length > 0) return ranks.mentioned
  const held = unit.parts.filter((part) => fieldsOf(inParts, part, false).length > 0).length
  return unit.parts.length > 0 ? (ranks.described * held) / unit.parts.length : 0
}

function fieldsOf(result: IndexResult | undefined, token: string, isPrefix: boolean): string[] {
  const match = result?.match ?? {}
  if (!isPrefix) return match[token] ?? []
  return Object.entries(match).flatMap(([word, fields]) => (word.startsWith(token) ? fields : []))
}
