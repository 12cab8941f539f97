import { formatTable } from '../../cli/table.ts'

/** The result of a check: `failed` stops a deploy, `warning` needs a decision of the owner. */
export type Result = { what: string; state: 'ok' | 'warning' | 'failed'; found: string; todo?: string | undefined }

const resultOf =
  (state: Result['state']) =>
  (what: string, found: string, todo?: string): Result => ({ what, state, found, todo })

export const ok = resultOf('ok')
export const warning = resultOf('warning')
export const failed = resultOf('failed')

/** Formats results as a table: subject, state, finding; below it what to do. */
export function resultTable(results: Result[]): string {
  return formatTable(
    results.flatMap(({ what, state, found, todo }) => [
      [what, state.padEnd(7), found],
      ...(todo ? [['', '', `-> ${todo}`]] : []),
    ]),
  )
}
