const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/**
 * The line (from 1) on which a JSON document has the value of a dotted path (`rows.2.label`), or the deepest part of the
 * path that is there: a key that is missing is reported where its object begins.
 */
export function lineOfPath(text: string, path: string): number {
  const wanted = path.split('.')
  const found = [...text.matchAll(tokens)]
  let next = 0
  let best = { depth: 0, at: 0 }

  /** Reads one value; `depth` is how much of the path leads to it, -1 when the path leads elsewhere. */
  function read(depth: number): void {
    const opening = found[next++]?.[0]
    if (opening !== '{' && opening !== '[') return
    for (let index = 0; next < found.length && !['}', ']'].includes(found[next]?.[0] ?? ''); index++) {
      const [first = '', at = 0] = [found[next]?.[0], found[next]?.index]
      const key = opening === '{' ? String(JSON.parse(first)) : String(index)
      // The key and its colon.
      if (opening === '{') next += 2
      const leads = depth >= 0 && wanted[depth] === key
      if (leads && depth + 1 > best.depth) best = { depth: depth + 1, at }
      read(leads ? depth + 1 : -1)
      if (found[next]?.[0] === ',') next++
    }
    next++
  }

  read(0)
  return text.slice(0, best.at).split('\n').length
}
