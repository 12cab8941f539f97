const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/**
 * The line (from 1) on which a JSON document has the value of a dotted path (`rows.2.label`), or the deepest part of the
 * path that is there: a key that is missing is reported where its object begins. Keys may hold dots of their own.
 */
export function lineOfPath(text: string, path: string): number {
  const found = [...text.matchAll(tokens)]
  let next = 0
  let best = { left: path.length, at: 0 }

  /** Reads one value; `rest` is what of the path leads on from it, undefined when the path leads elsewhere. */
  function read(rest: string | undefined): void {
    const opening = found[next++]?.[0]
    if (opening !== '{' && opening !== '[') return
    for (let index = 0; next < found.length && !['}', ']'].includes(found[next]?.[0] ?? ''); index++) {
      const [first = '', at = 0] = [found[next]?.[0], found[next]?.index]
      const key = opening === '{' ? String(JSON.parse(first)) : String(index)
      // The key and its colon.
      if (opening === '{') next += 2
      const further = rest === key ? '' : rest?.startsWith(`${key}.`) ? rest.slice(key.length + 1) : undefined
      if (further !== undefined && further.length < best.left) best = { left: further.length, at }
      read(further || undefined)
      if (found[next]?.[0] === ',') next++
    }
    next++
  }

  read(path)
  return text.slice(0, best.at).split('\n').length
}
