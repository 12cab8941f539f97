import { existsSync, readFileSync } from 'node:fs'
import { type Finding, parseToolError, UserError } from '../cli/user-error.ts'
import { root } from '../wrangler/wrangler.ts'
import { lineOfPath } from './json-line.ts'

/** Adds line numbers to the errors of the content check (content/schema/parse-document.ts: one `file: path: problem` a line). */
export function contentError({ message, stack = '' }: { message: string; stack?: string | undefined }): UserError {
  const findings = message.split('\n').map((line) => found(line, stack))
  return new UserError('The content has errors.', findings)
}

function found(text: string, stack: string): Finding {
  // Errors in imported files name the absolute path.
  const [, named = '', rest = ''] = /^([\w./-]+\.json): ([\s\S]+)$/.exec(text.replace(root, '')) ?? []
  const file = [named, `content/${named}`].find((path) => named && existsSync(root + path))
  if (named && !file) return { file: named, message: rest }
  // An error in TypeScript: its stack begins with the position.
  if (!file) return { ...parseToolError(stack, root), message: text }
  const [path = ''] = rest.split(': ')
  const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(rest) ?? []
  if (line) {
    const message = rest.replace(/ at position.*$/, '')
    return { file, line: Number(line), column: Number(column), message }
  }
  return { file, line: lineOfPath(readFileSync(root + file, 'utf8'), path), message: rest }
}
