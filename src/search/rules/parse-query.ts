import { readWhole } from '../../i18n/read-number.ts'

/** Words, and the least clamp force (t) and platen (mm) of the form's fields. */
export type SearchQuery = { words: string; clamp: number | undefined; platen: number | undefined }

export const maxSearchLength = 100

/** In tons or millimeters; the largest presses of the world have less. */
export const maxSize = 100_000

/** Whether a query is a search. */
export function isSearchQuery(query: URLSearchParams): boolean {
  return ['q', 'clamp', 'platen'].some((field) => query.has(field))
}

/** Reads a search. An invalid size counts as empty; its field shows the error. */
export function parseSearchQuery(query: URLSearchParams): SearchQuery {
  return {
    words: (query.get('q') ?? '').slice(0, maxSearchLength).trim(),
    clamp: readSize(query.get('clamp') ?? ''),
    platen: readSize(query.get('platen') ?? ''),
  }
}

/** Parses a typed size; undefined if it is invalid. */
export function readSize(text: string): number | undefined {
  const value = readWhole(text.trim())
  return value !== undefined && value >= 1 && value <= maxSize ? value : undefined
}
