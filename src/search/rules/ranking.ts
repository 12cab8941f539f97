import { type MachineKey, machineKeys } from '../../../content/registry/machines.ts'
import { type ParsedQuery, type QueryToken, tokenWeights } from './query-tokens.ts'
import type { SearchEngine } from './search-engine.ts'

/** Scores by where a token occurs: title, code or product names; the same, but its term lists other machines; running text. */
const ranks = { named: 1, described: 0.45, mentioned: 0.2 } as const
/** How much a word that only running text contains counts in the decision to show a machine. */
const prosePresence = 0.4
/** Share by which the score falls from the first to the last machine of a term. */
const orderDiscount = 0.3

/**
 * The machines for a search, best first: those that a term means alone, and those with more than half of the words, else
 * those with the most. Among them, machines that a word names come before machines whose texts only mention it.
 */
export function rankMachines(engine: SearchEngine, { tokens, wordTokens, sizeMachines }: ParsedQuery): MachineKey[] {
  const beginnings = new Set(tokens.flatMap(({ token, isPrefix }) => (isPrefix ? token : [])))
  const words = new Set([...tokens.map(({ token }) => token), ...wordTokens.flat()])
  const queries = [...words].map((token) => ({ queries: [token], prefix: beginnings.has(token) }))
  const found = new Map(engine.index.search({ combineWith: 'OR', queries }).map(({ id, match }) => [id, match]))

  const scored = machineKeys.map((key) => {
    const sizes = sizeMachines.filter((machines) => machines.has(key)).length * tokenWeights.size
    const rank = sum(tokens.map((token) => token.weight * rankOf(token, key))) + sizes
    // A term such as "washing" may mean this machine alone.
    const isMeant = tokens.some(({ term }) => term?.machines.join() === key)
    return { key, rank, presence: presenceOf(key, sizes), isMeant }
  })
  const least = Math.min(0.501, Math.max(...scored.map(({ presence }) => presence)) - 0.01)
  const best = Math.max(...scored.map(({ rank }) => rank))
  return scored
    .filter(({ presence, rank, isMeant }) => presence > 0 && (isMeant || presence >= least || rank >= best - 0.01))
    .sort((a, b) => b.rank - a.rank || b.presence - a.presence)
    .map(({ key }) => key)

  function rankOf({ token, term }: QueryToken, key: MachineKey): number {
    const listed = term?.machines ?? []
    if (listed.includes(key)) return 1 - orderDiscount * (listed.indexOf(key) / listed.length)
    const fields = fieldsOf(key, token)
    if (fields.some((field) => ['title', 'codes', 'names'].includes(field)))
      return listed.length > 0 ? ranks.described : ranks.named
    return fields.length > 0 ? ranks.mentioned : 0
  }

  /** The share of the search's words that a machine has. A word inside a term counts if the machine has the word or the term. */
  function presenceOf(key: MachineKey, sizes: number): number {
    const shares = wordTokens.map((tokens) => Math.max(...tokens.map((token) => presenceOfToken(key, token))))
    return (sum(shares) + sizes) / (wordTokens.length + sizeMachines.length * tokenWeights.size)
  }

  function presenceOfToken(key: MachineKey, token: string): number {
    if (token.startsWith('#') && engine.terms.terms[Number(token.slice(1))]?.machines.includes(key)) return 1
    const fields = fieldsOf(key, token)
    if (fields.length === 0) return 0
    return fields.every((field) => ['questions', 'text', 'meta'].includes(field)) ? prosePresence : 1
  }

  /** The fields of a machine that contain a token, or words that begin with it. */
  function fieldsOf(key: MachineKey, token: string): string[] {
    const match = found.get(key) ?? {}
    if (!beginnings.has(token)) return match[token] ?? []
    return Object.entries(match).flatMap(([word, fields]) => (word.startsWith(token) ? fields : []))
  }
}

const sum = (values: number[]): number => values.reduce((all, value) => all + value, 0)
