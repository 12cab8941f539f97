import * as v from 'valibot'

/**
 * Checks `data` against `schema`; `source` (a file or KV key) and the field path go into the error's message.
 * @throws Error naming source, field and what is wrong, one line per finding
 */
export function parseDocument<T extends v.GenericSchema>(schema: T, data: unknown, source: string): v.InferOutput<T> {
  const result = v.safeParse(schema, data)
  if (result.success) return result.output
  const findings = result.issues.map(
    (issue) => `${source}: ${v.getDotPath(issue) ?? 'document'}: ${formatIssue(issue)}`,
  )
  throw new Error(findings.join('\n'))
}

/** A schema's own words, or what its author's would have been. */
function formatIssue({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'there is no such field'
  if (received === 'undefined') return 'is missing'
  if (type === 'non_empty') return 'is empty'
  return message
}
