/** Fetches and parses a page. @throws if the request fails, is aborted or is answered with an error status */
export async function fetchDocument(url: URL | string, signal: AbortSignal): Promise<Document> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}
