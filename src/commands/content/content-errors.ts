import { existsSync, readFileSync } from 'node:fs'
import { type Finding, findingOf, Mistake } from '../cli/user-error.ts'
import { root } from '../wrangler/wrangler.ts'
import { lineOfPath } from './json-line.ts'

/** What the check of the content says (content/schema/parse-document.ts: `file: path: what`, a line each), with the line in the file. */
export function contentMistake({ message, stack = '' }: { message: string; stack?: string | undefined }): Mistake {
  const findings = message.split('\n').map((line) => found(line, stack))
  return new Mistake('The content is wrong.', findings)
}

function found(text: string, stack: string): Finding {
  // A file that code imports comes with its whole path.
  const [, named = '', rest = ''] = /^([\w./-]+\.json): ([\s\S]+)$/.exec(text.replace(root, '')) ?? []
  const file = [named, `content/${named}`].find((path) => named && existsSync(root + path))
  if (named && !file) return { file: named, message: rest }
  // Not of a data file: a fault in the TypeScript beside it, whose stack begins with the place.
  if (!file) return { ...findingOf(stack, root), message: text }
  const [path = ''] = rest.split(': ')
  const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(rest) ?? []
  if (line) {
    const message = rest.replace(/ at position.*$/, '')
    return { file, line: Number(line), column: Number(column), message }
  }
  return { file, line: lineOfPath(readFileSync(root + file, 'utf8'), path), message: rest }
}
