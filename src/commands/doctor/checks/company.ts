import { isLang } from '../../../../content/registry/languages.ts'
import { readSiteFile } from '../../../build/read-content.ts'
import type { Line } from '../check.ts'

const sampleWords = /sample|样例|example\.com|0000000/i

/** Facts of the sample company that content/site.json still contains. */
export function companyLines(site = readSiteFile()): Line[] {
  const what = 'content/site.json'
  const left = [...new Set(placesWith(site, sampleWords))]
  const lines: Line[] = []
  if (site.sample)
    lines.push({
      what,
      state: 'look',
      found: 'says that the company is a sample',
      todo: 'set "sample": false once marks, certificates and pictures are your own',
    })
  if (left.length > 0)
    lines.push({ what, state: 'look', found: `sample facts: ${left.join(', ')}`, todo: 'replace them with your own' })
  if (!site.privacy)
    lines.push({ what, state: 'look', found: 'names no privacy policy', todo: '"privacy": its address' })
  return lines.length > 0 ? lines : [{ what, state: 'ok', found: `${site.name.en}, ${site.place.en.city}` }]
}

function placesWith(part: unknown, words: RegExp, path = ''): string[] {
  if (typeof part === 'string') return words.test(part) ? [path] : []
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inner]) => {
    // A fact per language is one place.
    const below = isLang(key) ? path : path ? `${path}.${key}` : key
    return placesWith(inner, words, below)
  })
}
