import * as v from 'valibot'

/** Parses JSON; returns other values unchanged. */
export function parseIfJson(value: unknown): unknown {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson()), value)
  return result.success ? result.output : value
}
