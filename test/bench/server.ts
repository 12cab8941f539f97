import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../support/wait.ts'
import { bundleCached, bundlePlainReact } from './bundles.ts'
import { type Load, load, median } from './load.ts'
import { table } from './table.ts'
import { startWorkerd, type Workerd } from './workerd.ts'

const pages = {
  home: { path: '/', status: 200 },
  catalog: { path: '/machines', status: 200 },
  machine: { path: '/machine/vacuum-compression-molding-machine', status: 200 },
  sizing: {
    path: '/machines?material=nbr&process=injection&diameter=40&thickness=5&weight=8&cavities=24',
    status: 200,
  },
  comparison: { path: '/machines?compare=VF,HF,TPPress', status: 200 },
  search: { path: '/machines?q=o-ring', status: 200 },
  plan: { path: '/machines?plan=VF-300:2,TM-160,RC-400,PU-10,WD-15&hall=18x9', status: 200 },
  'not found': { path: '/nowhere', status: 404 },
  'machine JSON': { path: '/data/machines/VF/neutral.json', status: 200 },
}

const languages = ['en', 'ar']

/** Seconds of load before the first measurement of a page, because the JIT compiles React late. */
const warmUp = 3

type Case = { name: string; path: string; status: number; lang: string; bytes: number; file: string }
const isJson = ({ path }: Case): boolean => path.endsWith('.json')

type Variant = 'site' | 'cached' | 'static' | 'plain'
type Bundled = { bundle: string; assets: string }
type Sample = { cpu: number; load: Load }

/**
 * Processor time per request, speed and size of every page and three references in the same workerd: the same HTML
 * cached as a string, a static file of the same size, and plain `renderToReadableStream` of the same tree.
 */
export async function benchServer(site: Bundled, seconds: number, rounds: number): Promise<string> {
  const plain = { bundle: await bundlePlainReact(), assets: site.assets }
  const { cases, cached, folder } = await recordAnswers(site)
  const services = { site, cached: { bundle: bundleCached(cached) }, static: { folder }, plain }
  const workerd = await startWorkerd(services)
  const samples = new Map<string, Sample[]>()
  try {
    for (let round = 0; round < rounds; round++) {
      for (const page of cases) {
        for (const variant of Object.keys(services) as Variant[]) {
          // JSON is not rendered, so there is no reference.
          if (variant === 'plain' && isJson(page)) continue
          if (round === 0) await measure(workerd, page, variant, 8, warmUp)
          for (const connections of [1, 32]) {
            const key = [page.name, page.lang, variant, connections].join(' ')
            const sample = await measure(workerd, page, variant, connections, seconds)
            samples.set(key, [...(samples.get(key) ?? []), sample])
          }
        }
      }
    }
  } finally {
    await workerd.stop()
  }
  return describeSamples(cases, samples)
}

/** Requests each page once in a separate process, so that the references return the same bytes. */
async function recordAnswers(site: Bundled) {
  const workerd = await startWorkerd({ site })
  const folder = temporaryFolder()
  const cases: Case[] = []
  const cached: Parameters<typeof bundleCached>[0] = {}
  try {
    for (const [name, { path, status }] of Object.entries(pages)) {
      for (const lang of languages) {
        const response = await fetch(workerd.urls.site + path, { headers: { 'accept-language': lang } })
        const body = await response.text()
        if (response.status !== status) throw new Error(`${path}: ${response.status}\n${body.slice(0, 500)}`)
        const headers = [...response.headers].filter(([header]) => !/^(transfer-encoding|content-length)$/.test(header))
        cached[`${path} ${lang}`] = { body, headers }
        const file = `${cases.length}.html`
        writeFileSync(join(folder, file), body)
        cases.push({ name, path, status, lang, bytes: Buffer.byteLength(body), file })
      }
    }
  } finally {
    await workerd.stop()
  }
  return { cases, cached, folder }
}

async function measure(workerd: Workerd, page: Case, variant: Variant, connections: number, seconds: number) {
  const path = variant === 'static' ? `/${page.file}` : page.path
  const status = variant === 'site' || variant === 'plain' ? page.status : 200
  const options = { status, headers: { 'accept-language': page.lang } }
  const url = workerd.urls[variant] + path
  const before = workerd.cpu()
  const result = await load(url, { ...options, connections, seconds })
  if (result.wrong > 0) throw new Error(`${variant} ${page.path}: ${result.wrong} wrong answers`)
  return { cpu: (workerd.cpu() - before) / result.requests, load: result }
}

function describeSamples(cases: Case[], samples: Map<string, Sample[]>): string {
  const rows = cases.map((page) => {
    const of = (variant: Variant, connections: number) =>
      samples.get([page.name, page.lang, variant, connections].join(' ')) ?? []
    const cpu = (variant: Variant) => median(of(variant, 32).map((sample) => sample.cpu))
    const time = (connections: number, key: keyof Load) => median(of('site', connections).map(({ load }) => load[key]))
    const own = cpu('site')
    return [
      `${page.name} ${page.lang}`,
      (page.bytes / 1000).toFixed(1),
      own.toFixed(2),
      (own / cpu('cached')).toFixed(1),
      (own / cpu('static')).toFixed(1),
      isJson(page) ? '–' : (own / cpu('plain')).toFixed(2),
      time(1, 'p50').toFixed(1),
      time(1, 'p99').toFixed(1),
      time(1, 'perSecond').toFixed(0),
      time(32, 'p99').toFixed(0),
      time(32, 'perSecond').toFixed(0),
    ]
  })
  const heads = [
    'page',
    'kB',
    'CPU ms',
    'x cached',
    'x static',
    'x plain React',
    'p50 ms (1)',
    'p99 ms (1)',
    'req/s (1)',
    'p99 ms (32)',
    'req/s (32)',
  ]
  return table(heads, rows)
}
