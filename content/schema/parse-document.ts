import * as v from 'valibot'

/** Validates `data`. @throws Error with one line per issue: `source` (a file or KV key), field and problem */
export function parseDocument<T extends v.GenericSchema>(schema: T, data: unknown, source: string): v.InferOutput<T> {
  const result = v.safeParse(schema, data)
  if (result.success) return result.output
  const findings = result.issues.map(
    (issue) => `${source}: ${v.getDotPath(issue) ?? 'document'}: ${formatIssue(issue)}`,
  )
  throw new Error(findings.join('\n'))
}

/** The message of an issue. A message that the schema defines is used unchanged. */
function formatIssue({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'there is no such field'
  if (received === 'undefined') return 'is missing'
  if (type === 'non_empty') return 'is empty'
  return message
}
