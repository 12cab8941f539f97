import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** One thing that is wrong, and where: a file below the root, line and column from 1. */
export type Finding = {
  message: string
  file?: string | undefined
  line?: number | undefined
  column?: number | undefined
}

/** What somebody has to know to go on: what failed, where, what to do. Printed without a stack. */
export class Mistake extends Error {
  override name = 'Mistake'
  readonly findings: Finding[]
  readonly advice: string | undefined

  constructor(what: string, findings: (Finding | string)[] = [], advice?: string) {
    super(what)
    const found = findings.map((finding) => (typeof finding === 'string' ? { message: finding } : finding))
    // Bundlers name some twice.
    this.findings = [...new Map(found.map((finding) => [describe(finding), finding])).values()]
    this.advice = advice
  }

  /** The lines for a terminal. */
  override toString(): string {
    const lines = [this.message, ...this.findings.map((finding) => `  ${describe(finding)}`)]
    if (this.advice) lines.push(this.advice.replace(/^(?=.)/gm, '  '))
    return lines.join('\n')
  }
}

/** `src/pages/home/page.tsx:12:5: Unexpected token`. */
export function describe({ file, line, column, message }: Finding): string {
  const place = [file, line, line && column].filter(Boolean).join(':')
  return place ? `${place}: ${message}` : message
}

/** An error as a person reads it; a stack only when `DEBUG` asks for it. */
export function explain(error: unknown): string {
  if (error instanceof Mistake) return error.toString()
  if (!(error instanceof Error)) return String(error)
  return process.env.DEBUG ? (error.stack ?? error.message) : error.message
}

const position = /((?:\/|file:\/\/|[\w-]+\/)[^\s:()[\]]*\.(?:tsx?|css|json|m?js|toml)):(\d+)(?::(\d+))?/

/** What a tool says about a mistake, with the first file and line that it names, below `root`. */
export function findingOf(text: string, root: string): Finding {
  const plain = stripVTControlCharacters(text)
  const [place = '', path = '', line, column] = position.exec(plain) ?? []
  const said = plain.split('\n').find((part) => part.trim() && !/^\[plugin|^Build failed/.test(part)) ?? plain
  const message = said
    .replace(`${place}:`, '')
    .replace(/^\w*Error: |\[[\w:-]+\] ?|postcss-import: /g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (!path) return { message }
  const file = relative(
    root,
    path.startsWith('/') ? path : path.startsWith('file:') ? new URL(path).pathname : `${root}${path}`,
  )
  return { message, file, line: Number(line), ...(column && { column: Number(column) }) }
}
