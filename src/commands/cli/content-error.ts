import { existsSync, readFileSync } from 'node:fs'
import { type Node, parseTree } from 'jsonc-parser'
import { root } from '../wrangler/wrangler.ts'
import { type Finding, UserError } from './user-error.ts'

/**
 * Adds line numbers to an error of the content check, which has a line `file: path: problem` for each problem
 * (content/schema/parse-document.ts). Other errors are returned unchanged.
 */
export function contentError(error: unknown): unknown {
  const lines = error instanceof Error ? error.message.replaceAll(root, '').split('\n') : []
  if (!/^[\w./-]+\.(json|ts): /.test(lines[0] ?? '')) return error
  return new UserError('The content has errors.', lines.map(locateProblem))
}

function locateProblem(text: string): Finding {
  const [, named = '', problem = ''] = /^([\w./-]+\.json): (.+)$/.exec(text) ?? []
  const file = [named, `content/${named}`].find((path) => named && existsSync(root + path))
  if (!file) return { message: text }
  const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(problem) ?? []
  if (line) return { file, line: Number(line), column: Number(column), message: problem.replace(/ at position.*$/, '') }
  const [path = ''] = problem.split(': ')
  return { file, line: lineOfPath(readFileSync(root + file, 'utf8'), path), message: problem }
}

/**
 * The line (from 1) of a value in a JSON document by its dotted path (`rows.2.label`). If the path does not exist, the
 * line of its deepest existing part. Keys may contain dots.
 */
export function lineOfPath(text: string, path: string): number {
  const root = parseTree(text)
  const offset = root ? deepestNode(root, path).offset : 0
  return text.slice(0, offset).split('\n').length
}

function deepestNode(node: Node, path: string): Node {
  const found = (node.children ?? []).flatMap((child, index) => {
    const [key, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child]
    const name = key ? String(key.value) : String(index)
    if (path === name) return [{ child, value, rest: '' }]
    return path.startsWith(`${name}.`) ? [{ child, value, rest: path.slice(name.length + 1) }] : []
  })
  // Of the keys `nav` and `nav.home`, the longer one matches more of the path.
  const [best] = found.sort((a, b) => a.rest.length - b.rest.length)
  if (!best) return node
  const { child, value, rest } = best
  const inner = rest && value ? deepestNode(value, rest) : child
  return inner === value ? child : inner
}
