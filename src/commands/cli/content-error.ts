import { existsSync, readFileSync } from 'node:fs'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { root } from '../../build/root.ts'
import { type Finding, UserError } from './user-error.ts'

/** Adds line numbers to an error of the content check, whose lines are `file: path: problem`; returns others as is. */
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

/** Line (from 1) of a dotted path (`rows.2.label`), or of its deepest existing part; a key may contain dots. */
export function lineOfPath(text: string, path: string): number {
  const document = parseTree(text)
  const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  const beginnings = keys.map((_, index) => keys.slice(0, keys.length - index))
  const nodes = [[path], ...beginnings].map((keys) => document && findNodeAtLocation(document, keys))
  const node = nodes.find((found) => found !== undefined)
  const offset = (node?.parent?.type === 'property' ? node.parent : node)?.offset ?? 0
  return text.slice(0, offset).split('\n').length
}

/** The lines of the error that `read` throws; none if it succeeds. */
export function errorLines(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}
