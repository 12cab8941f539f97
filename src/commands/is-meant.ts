import { closestMatch } from 'leven'

/** The name that was probably meant: at most a third of its letters is added, left out or changed; undefined when none is so near. */
export function nearest(given: string, names: readonly string[]): string | undefined {
  return closestMatch(given, names, { maxDistance: Math.ceil(given.length / 3) })
}
