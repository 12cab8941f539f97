import * as v from 'valibot'

/**
 * Checks `data` against `schema`; `source` (a file or KV key) and the field path go into the error's message.
 * @throws Error naming source, field and what is wrong, one line per finding
 */
export function parseDocument<T extends v.GenericSchema>(schema: T, data: unknown, source: string): v.InferOutput<T> {
  const result = v.safeParse(schema, data)
  if (result.success) return result.output
  const findings = result.issues.map((issue) => `${source}: ${v.getDotPath(issue) ?? 'document'}: ${issue.message}`)
  throw new Error(findings.join('\n'))
}
