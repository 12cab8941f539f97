/** The result of a check: `wrong` stops a deploy, `look` needs a decision of the owner. */
export type Line = { what: string; state: 'ok' | 'look' | 'wrong'; found: string; todo?: string | undefined }

/** Formats results as a table: subject, state, finding; below it what to do. */
export function table(lines: Line[]): string {
  const width = Math.max(...lines.map(({ what }) => what.length))
  return lines
    .map(({ what, state, found, todo }) => {
      const indent = ' '.repeat(width + 9)
      return `${what.padEnd(width)}  ${state.padEnd(5)}  ${found}\n${todo ? `${indent}-> ${todo}\n` : ''}`
    })
    .join('')
}
