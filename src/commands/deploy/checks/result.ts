import { formatTable } from '../../cli/table.ts'

/** The result of a check: `failed` stops a deploy, `warning` needs a decision of the owner. */
export type CheckResult = {
  subject: string
  state: 'ok' | 'warning' | 'failed'
  finding: string
  advice?: string | undefined
}

const resultOf =
  (state: CheckResult['state']) =>
  (subject: string, finding: string, advice?: string): CheckResult => ({ subject, state, finding, advice })

export const ok = resultOf('ok')
export const warning = resultOf('warning')
export const failed = resultOf('failed')

/** Formats results as a table: subject, state, finding; below it what to do. */
export function resultTable(results: CheckResult[]): string {
  return formatTable(
    results.flatMap(({ subject, state, finding, advice }) => [
      [subject, state.padEnd(7), finding],
      ...(advice ? [['', '', `-> ${advice}`]] : []),
    ]),
  )
}
