/** Formats rows as lines with columns of equal width, two spaces apart. */
export function formatTable(rows: string[][]): string {
  const columns = rows[0]?.keys() ?? []
  const widths = Array.from(columns, (column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  return lines.map((line) => line.trimEnd()).join('\n')
}
