import { closestMatch } from 'leven'

/**
 * A suggestion for a name that does not exist, such as ` (Did you mean --port?)`.
 * @returns an empty text when no name differs in at most a third of the letters
 */
export function suggestName(given: string, names: readonly string[], before = ''): string {
  const near = closestMatch(given, names, { maxDistance: Math.ceil(given.length / 3) })
  return near === undefined ? '' : ` (Did you mean ${before}${near}?)`
}
