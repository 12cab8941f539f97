/** One thing that is wrong, and where: a file below the root, line and column from 1. */
export type Finding = {
  message: string
  file?: string | undefined
  line?: number | undefined
  column?: number | undefined
}

/** An error that the user can correct: what failed, where, what to do. Printed without a stack. */
export class UserError extends Error {
  declare readonly findings: Finding[]
  declare readonly advice: string | undefined

  constructor(message: string, findings: (Finding | string)[] = [], advice?: string) {
    super(message)
    const found = findings.map((finding) => (typeof finding === 'string' ? { message: finding } : finding))
    // Vite prints the stack and all enumerable properties of an error.
    for (const [key, value] of Object.entries({ name: 'UserError', findings: found, advice }))
      Object.defineProperty(this, key, { value })
    this.stack = this.toString()
  }

  override toString(): string {
    const lines = [this.message, ...new Set(this.findings.map((finding) => `  ${formatFinding(finding)}`))]
    if (this.advice) lines.push(this.advice.replace(/^(?=.)/gm, '  '))
    return lines.join('\n')
  }
}

/** `src/pages/home/page.tsx:12:5: Unexpected token`. */
export function formatFinding({ file, line, column, message }: Finding): string {
  const place = [file, line, line && column].filter(Boolean).join(':')
  return place ? `${place}: ${message}` : message
}

/** Formats an error for the terminal, with a stack only if `DEBUG` is set. */
export function formatError(error: unknown): string {
  // Vite's configuration is bundled with a copy of the class.
  if (!(error instanceof Error) || error.name === 'UserError') return String(error)
  return process.env.DEBUG ? (error.stack ?? error.message) : error.message
}
