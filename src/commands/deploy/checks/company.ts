import { flatten } from '../../../../client/shared/documents.ts'
import { isLang } from '../../../../content/registry/languages.ts'
import { readSiteFile } from '../../../build/read-content.ts'
import { look, ok, type Result } from './result.ts'

const sampleWords = /sample|样例|example\.com|0000000/i

/** Facts of the sample company that content/site.json still contains. */
export function checkCompany(site = readSiteFile()): Result[] {
  const what = 'content/site.json'
  const results: Result[] = []
  const samples = [...flatten(site)]
    .filter(([, value]) => typeof value === 'string' && sampleWords.test(value))
    // A fact per language is one place.
    .map(([path]) => path.split('.').filter((key) => !isLang(key)))
  const places = [...new Set(samples.map((keys) => keys.join('.')))]
  if (site.sample) {
    const todo = 'set "sample": false once marks, certificates and pictures are your own'
    results.push(look(what, 'says that the company is a sample', todo))
  }
  if (places.length > 0) results.push(look(what, `sample facts: ${places.join(', ')}`, 'replace them with your own'))
  if (!site.privacy) results.push(look(what, 'names no privacy policy', '"privacy": its address'))
  return results.length > 0 ? results : [ok(what, `${site.name.en}, ${site.place.en.city}`)]
}
