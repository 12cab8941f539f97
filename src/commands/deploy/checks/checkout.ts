import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { flatten } from '../../../../client/shared/map-strings.ts'
import { isLang } from '../../../../content/registry/languages.ts'
import { readSiteFile } from '../../../build/read-content.ts'
import { root } from '../../../build/root.ts'
import { formatFinding } from '../../cli/user-error.ts'
import { builtFiles } from '../../start/local-worker.ts'
import type { FoundSettings } from '../../wrangler/settings.ts'
import { type CheckResult, failed, ok, warning } from './result.ts'

/** Limits of the platform's free plan: kilobytes of Worker (gzip), number of files, bytes of one file. */
const workerLimit = 3 * 1024
const filesLimit = 20_000
const fileLimit = 25 * 1024 * 1024

const sampleWords = /sample|样例|example\.com|0000000/i

/** Lists the problems of the settings of a deploy, and settings that the owner has to choose. */
export function checkSettings({ settings, problems }: Pick<FoundSettings, 'settings' | 'problems'>): CheckResult[] {
  const { siteOrigin, contactEmail, contactPhone, rateLimit } = settings
  const problemResults = problems.map((finding) => {
    const { file, message } = finding
    const [, name] = /^(?:--var )?([\w.-]+):/.exec(message) ?? []
    return failed(name ?? file ?? 'settings', formatFinding(finding), `correct it in ${file ?? 'the option'}`)
  })
  return [
    ...(problems.length > 0 ? problemResults : [ok('settings', 'all can be read')]),
    siteOrigin
      ? ok('SITE_ORIGIN', siteOrigin)
      : warning('SITE_ORIGIN', 'canonical URLs use the host of each request', 'set it: https://www.example.com'),
    /@example\.(com|org|net)$/.test(contactEmail)
      ? warning('CONTACT_EMAIL', `${contactEmail} is an example`, 'set your own: pages and error messages show it')
      : ok('CONTACT_EMAIL', contactEmail),
    /^\+?86 20 0000/.test(contactPhone)
      ? warning('CONTACT_PHONE', `${contactPhone} is an example`, 'set your own')
      : ok('CONTACT_PHONE', contactPhone),
    rateLimit ? ok('RATE_LIMIT', 'on') : warning('RATE_LIMIT', 'is off: one address can send any number', 'set it: on'),
  ]
}

/** Facts of the sample company that content/site.json still contains. */
export function checkCompany(site = readSiteFile()): CheckResult[] {
  const subject = 'content/site.json'
  const results: CheckResult[] = []
  const samples = [...flatten(site)]
    .filter(([, value]) => typeof value === 'string' && sampleWords.test(value))
    // A fact per language is one place.
    .map(([path]) => path.split('.').filter((key) => !isLang(key)))
  const places = [...new Set(samples.map((keys) => keys.join('.')))]
  if (site.sample) {
    const advice = 'set "sample": false once marks, certificates and pictures are your own'
    results.push(warning(subject, 'says that the company is a sample', advice))
  }
  if (places.length > 0)
    results.push(warning(subject, `sample facts: ${places.join(', ')}`, 'replace them with your own'))
  if (!site.privacy) results.push(warning(subject, 'has no privacy policy', 'set "privacy": its URL'))
  return results.length > 0 ? results : [ok(subject, `${site.name.en}, ${site.place.en.city}`)]
}

/** Compares the built Worker and files with the platform's limits. */
export function checkSizes(build = join(root, 'dist')): CheckResult[] {
  const script = join(build, 'worker/index.js')
  if (!existsSync(script)) return [warning('Worker', 'is not built, so its size is not known', 'npm run build')]
  const compressed = builtFiles(script).map((file) => gzipSync(readFileSync(file)).length)
  const kilobytes = Math.round(compressed.reduce((sum, size) => sum + size) / 1024)
  const entries = readdirSync(join(build, 'client'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const large = files.filter((file) => statSync(file).size > fileLimit)
  const count = `${files.length} of ${filesLimit}`
  return [
    kilobytes < workerLimit
      ? ok('Worker', `${kilobytes} kB compressed of ${workerLimit} on the free plan`)
      : failed('Worker', `${kilobytes} kB compressed, ${workerLimit} fit on the free plan`, 'make the bundle smaller'),
    files.length < filesLimit && large.length === 0
      ? ok('files', `${count}, none too large`)
      : failed('files', [count, ...large].join(', '), 'no file may have more than 25 MiB'),
  ]
}
