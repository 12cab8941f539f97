import { sizingFields } from '../rules/parse-query.ts'

/** The sizing fields of a URL for links to the inquiry form, which attaches the sizing. `model` names the press. */
export function inquiryQuery(url: URL, model?: string): Record<string, string> {
  const asked = sizingFields.map((field) => [field, url.searchParams.get(field)])
  const query = Object.fromEntries(asked.filter(([, value]) => value))
  return model === undefined ? query : { ...query, model }
}
