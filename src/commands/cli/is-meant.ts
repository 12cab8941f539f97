import { closestMatch } from 'leven'

/**
 * What is said behind a name that does not exist: `; is --port meant?`, or nothing where no name is so near that at most a
 * third of the letters is added, left out or changed.
 */
export function isMeant(given: string, names: readonly string[], before = ''): string {
  const near = closestMatch(given, names, { maxDistance: Math.ceil(given.length / 3) })
  return near === undefined ? '' : `; is ${before}${near} meant?`
}
