import { SourceMap } from 'node:module'

/** Where a bundle's lines come from: turns `worker.js:1234:5` in a text into `src/pages/home/page.tsx:12:5`. */
export function sourcePositions(sourceMap: string): (text: string) => string {
  let map: SourceMap | undefined
  return (text) =>
    text.replace(/(?:file:\/\/)?[^\s()"]*worker\.js:(\d+):(\d+)/g, (place, line, column) => {
      map ??= new SourceMap(JSON.parse(sourceMap))
      const entry = map.findEntry(Number(line) - 1, Number(column) - 1)
      if (!('originalSource' in entry)) return place
      return `${entry.originalSource.replace(/^(\.\.\/)+/, '')}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
    })
}
