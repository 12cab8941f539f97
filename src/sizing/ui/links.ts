import { sizingFields } from '../rules/parse-query.ts'

/** Id of the answer; its buttons return here. */
export const answerId = 'answer'

/** Fragment of a sent form: the heading of the answer, which gets the focus, or the form if fields are wrong. */
export const headingId = 'answer-heading'

/** The sizing fields of a URL for links to the inquiry form, which attaches the sizing. `model` names the press. */
export function inquiryQuery(url: URL, model?: string): Record<string, string> {
  const asked = sizingFields.map((field) => [field, url.searchParams.get(field)])
  const query = Object.fromEntries(asked.filter(([, value]) => value))
  return model === undefined ? query : { ...query, model }
}
