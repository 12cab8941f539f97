/** A Markdown table; the first column is text, the others are numbers. */
export function table(heads: string[], rows: string[][]): string {
  const lines = [heads, heads.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
