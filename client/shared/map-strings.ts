/** Copies a document and replaces every text in it; `path` is the text's place: `about.intro.0`. */
export function mapStrings<T>(document: T, replace: (text: string, path: string) => string, path = ''): T {
  if (typeof document === 'string') return replace(document, path) as T
  if (typeof document !== 'object' || document === null) return document
  const parts = Object.entries(document).map(([key, part]) => [key, mapStrings(part, replace, joinPath(path, key))])
  return (Array.isArray(document) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T
}

/** Every text, number and other simple value of a document by its path. */
export function flatten(document: unknown, path = ''): Map<string, unknown> {
  if (typeof document !== 'object' || document === null) return new Map([[path, document]])
  return new Map(Object.entries(document).flatMap(([key, part]) => [...flatten(part, joinPath(path, key))]))
}

export function joinPath(path: string, key: string): string {
  return path ? `${path}.${key}` : key
}
