/** One thing that was looked at: `wrong` keeps a deploy from going on, `look` is for a person to decide. */
export type Line = { what: string; state: 'ok' | 'look' | 'wrong'; found: string; todo?: string | undefined }

/** The lines as a table: what, state, what was found; below it what to do. */
export function table(lines: Line[]): string {
  const width = Math.max(...lines.map(({ what }) => what.length))
  return lines
    .map(({ what, state, found, todo }) => {
      const indent = ' '.repeat(width + 9)
      return `${what.padEnd(width)}  ${state.padEnd(5)}  ${found}\n${todo ? `${indent}-> ${todo}\n` : ''}`
    })
    .join('')
}
