import { formatTable } from '../../cli/table.ts'

/** The result of a check: `wrong` stops a deploy, `look` needs a decision of the owner. */
export type Result = { what: string; state: 'ok' | 'look' | 'wrong'; found: string; todo?: string | undefined }

export function ok(what: string, found: string): Result {
  return { what, state: 'ok', found }
}

export function look(what: string, found: string, todo?: string): Result {
  return { what, state: 'look', found, todo }
}

export function wrong(what: string, found: string, todo?: string): Result {
  return { what, state: 'wrong', found, todo }
}

/** Formats results as a table: subject, state, finding; below it what to do. */
export function resultTable(results: Result[]): string {
  return formatTable(
    results.flatMap(({ what, state, found, todo }) => [
      [what, state.padEnd(5), found],
      ...(todo ? [['', '', `-> ${todo}`]] : []),
    ]),
  )
}
