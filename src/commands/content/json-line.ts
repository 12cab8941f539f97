import { type Node, parseTree } from 'jsonc-parser'

/**
 * The line (from 1) of a value in a JSON document by its dotted path (`rows.2.label`). If the path does not exist, the
 * line of its deepest existing part. Keys may contain dots.
 */
export function lineOfPath(text: string, path: string): number {
  const root = parseTree(text)
  const { offset } = (root && deepest(root, path)) ?? { offset: 0 }
  return text.slice(0, offset).split('\n').length
}

function deepest(node: Node, path: string): Node {
  const found = (node.children ?? []).flatMap((child, index) => {
    const [key, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child]
    const name = key ? String(key.value) : String(index)
    if (path === name) return [{ at: child, rest: '', value }]
    return path.startsWith(`${name}.`) ? [{ at: child, rest: path.slice(name.length + 1), value }] : []
  })
  // Of the keys `nav` and `nav.home`, the longer one matches more of the path.
  const [best] = found.sort((a, b) => a.rest.length - b.rest.length)
  if (!best) return node
  const { at, rest, value } = best
  const inner = rest && value ? deepest(value, rest) : at
  return inner === value ? at : inner
}
