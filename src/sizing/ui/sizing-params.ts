import { sizingFields } from '../rules/parse-query.ts'

/** The sizing's own part of an address goes along, so that the form can say what was sized. */
export function inquiryQuery(url: URL, model?: string): Record<string, string> {
  const asked = sizingFields.map((field) => [field, url.searchParams.get(field)])
  const query = Object.fromEntries(asked.filter(([, value]) => value))
  return model === undefined ? query : { ...query, model }
}
