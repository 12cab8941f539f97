/** The name that was probably meant: at most a third of its letters is added, left out or changed; undefined when none is so near. */
export function nearest(given: string, names: readonly string[]): string | undefined {
  const distances = names.map((name) => ({ name, distance: distanceOf(given, name) }))
  const [first] = distances.sort((one, other) => one.distance - other.distance)
  return first && first.distance <= Math.ceil(given.length / 3) ? first.name : undefined
}

/** Letters to add, leave out or change (Levenshtein). */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, second] of [...other].entries()) {
      next.push(Math.min((row[j] ?? 0) + Number(letter !== second), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
