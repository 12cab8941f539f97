/** The sizing's query goes along, so that the form can say what was sized. */
export function inquiryQuery(url: URL, model?: string): Record<string, string> {
  const query = Object.fromEntries([...url.searchParams].filter(([name, value]) => value && name !== 'lng'))
  return model === undefined ? query : { ...query, model }
}
