/** Every text of a JSON document with its path: `about.intro.0`. */
export function placesOf(document: unknown, path = ''): [path: string, text: string][] {
  if (typeof document === 'string') return [[path, document]]
  if (typeof document !== 'object' || document === null) return []
  return Object.entries(document).flatMap(([key, part]) => placesOf(part, path ? `${path}.${key}` : key))
}

/** Copies a document with the text that `textAt` returns for each path; undefined leaves a text unchanged. */
export function withTexts<T>(document: T, textAt: (path: string) => string | undefined): T {
  const replace = (part: unknown, path: string): unknown => {
    if (typeof part === 'string') return textAt(path) ?? part
    if (typeof part !== 'object' || part === null) return part
    const at = (key: string | number) => (path ? `${path}.${key}` : String(key))
    if (Array.isArray(part)) return part.map((item, index) => replace(item, at(index)))
    return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, replace(item, at(key))]))
  }
  return replace(document, '') as T
}

/** Merges two documents: all parts of English, and additional items of the translation. */
export function shapeOf(english: unknown, own: unknown): unknown {
  if (typeof english !== 'object' || english === null) return english ?? own
  if (typeof own !== 'object' || own === null) return english
  const keys = [...new Set([...Object.keys(english), ...Object.keys(own)])]
  const part = (key: string) => shapeOf(english[key as keyof typeof english], own[key as keyof typeof own])
  return Array.isArray(english) ? keys.map(part) : Object.fromEntries(keys.map((key) => [key, part(key)]))
}
