import { formFields, honeypotField } from '../../client/shared/inquiry-contract.ts'
import { allPaths, apiPaths } from '../../src/routes.ts'
import { seededRandom, seededUuid } from '../faults/random.ts'
import { formFieldsOf, validInquiry } from '../support/site/inquiry-samples.ts'

import { grammarOf } from './grammar.ts'

export type FuzzRequest = { method: string; path: string; headers: Record<string, string>; body: Buffer | undefined }

/** Part of every hostile text; unescaped in a page it would be an element. */
export const mark = '<fuzz-mark>'

const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const routes = [
  ...allPaths,
  ...Object.values(apiPaths),
  '/data/machines/VF/neutral.json',
  '/data/machines/VF/en.json',
  '/assets/build/none.js',
  '/service',
]

const postedPaths = [
  apiPaths.inquiries,
  apiPaths.events,
  apiPaths.cspReports,
  '/faq',
  '/contact',
  '/machines/customizations',
  '/machine/punching-machine',
]

const hostile = [
  mark,
  `"'>${mark}`,
  `</script>${mark}`,
  `${mark}\0`,
  `\uD800${mark}`,
  `\u202E${mark}\u2066`,
  `{{${mark}}} $t(form.company)`,
  `${mark}\r\nSet-Cookie: a=b`,
  '../../../etc/passwd',
  '%00%ff%c0%af',
  '__proto__',
  'constructor',
  '-1e309',
  '😀'.repeat(200),
  'x'.repeat(9000),
  '',
]

const languageTexts = [
  'en',
  'zh-CN',
  'AR',
  'ru;q=0',
  '*',
  'es-419,es;q=0.9',
  'xx',
  'en;q=nonsense',
  ';;;,,,',
  'a'.repeat(5000),
]

const mediaTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'image/png',
  ';;',
]

/** Generates equal requests for equal seeds: known routes and similar ones, with hostile texts in every field. */
export function* fuzzRequests(seed: number, count: number): Generator<FuzzRequest> {
  const random = seededRandom(seed)
  const chance = (probability: number) => random() < probability
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const grammar = grammarOf(random)
  const text = () => (chance(0.7) ? pick(hostile) : randomText())

  function randomText(): string {
    const length = Math.floor(random() ** 3 * 300)
    return Array.from({ length }, () => String.fromCharCode(Math.floor(random() ** 2 * 0xffff))).join('')
  }

  function path(posting: boolean): string {
    const known = posting ? pick(postedPaths) : pick(routes)
    const changed = chance(0.7) ? known : bend(known)
    return chance(0.5) ? changed : `${changed}?${query()}`
  }

  function bend(known: string): string {
    const place = 1 + Math.floor(random() * (known.length - 1))
    return pick([
      `${known}/`,
      known.toUpperCase(),
      `/${known}`,
      `${known}%2f..%2f..`,
      `${known}%00`,
      `${known}/${encode(text())}`,
      `/${encode(text())}`,
      known.slice(0, place) + encode(pick(hostile)) + known.slice(place),
      `/data/machines/${encode(text())}/${encode(text())}`,
      `/assets/${encode(text())}`,
      `${known};jsessionid=1`,
      '//evil.example/%2e%2e',
      `/%E0%A4%A${place}`,
    ]).slice(0, 12_000)
  }

  function query(): string {
    const names = ['lng', 'stay', 'lng', '__proto__', 'x']
    const pairs = Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
      return `${pick(names)}=${encode(chance(0.5) ? pick(languageTexts) : text())}`
    })
    return pairs.join('&').slice(0, 12_000)
  }

  function headers(): Record<string, string> {
    const sent: Record<string, string> = {}
    for (const name of ['accept-language', 'cookie', 'origin', 'referer']) {
      if (chance(0.1)) sent[name] = asHeader(grammar.header(name))
    }
    if (chance(0.5)) sent['accept-language'] = asHeader(chance(0.6) ? pick(languageTexts) : text())
    if (chance(0.5))
      sent.cookie = asHeader(`userLanguage=${chance(0.5) ? encode(pick(languageTexts)) : text()}; a=${text()}`)
    if (chance(0.2)) sent.origin = pick(['null', 'https://evil.example', asHeader(text()), ''])
    if (chance(0.2)) sent['sec-fetch-site'] = pick(['cross-site', 'same-site', 'same-origin', 'none', asHeader(text())])
    if (chance(0.1)) sent['x-request-id'] = asHeader(text())
    if (chance(0.1))
      sent['cf-connecting-ip'] = pick(['::', '::ffff:1.2.3.4', '1:2:3:4:5:6:7:8', '999.1.1.1', asHeader(text())])
    if (chance(0.1)) sent['if-none-match'] = asHeader(text())
    if (chance(0.1)) sent.range = 'bytes=0-0,5-2,-1'
    if (chance(0.1)) sent.accept = pick(['*/*', 'application/json', asHeader(text())])
    return sent
  }

  function body(): { type: string; bytes: Buffer } {
    const inquiry: Record<string, unknown> = { ...validInquiry({ id: seededUuid(random) }) }
    for (const field of ['id', honeypotField, ...formFields]) {
      if (chance(0.3)) inquiry[field] = grammar.field(field)
      if (chance(0.15)) inquiry[field] = chance(0.7) ? text() : pick([null, 1, true, [], {}, [[text()]], { a: text() }])
      if (chance(0.03)) delete inquiry[field]
    }
    const event = {
      outcome: pick(['success', 'error', text()]),
      status: pick([202, 99, text()]),
      error: text(),
      source: pick(['custom_form', text()]),
    }
    const json = JSON.stringify(
      pick<unknown>([inquiry, inquiry, event, { type: 'chunk', kind: text() }, text(), [inquiry]]),
    )
    const form = new URLSearchParams(formFieldsOf(inquiry as never)).toString()
    const [type, content] = pick([
      ['application/json', json],
      ['application/json', json],
      ['application/x-www-form-urlencoded', form],
      ['application/x-www-form-urlencoded', form],
      ['application/x-www-form-urlencoded', text()],
      ['application/json', json.slice(0, Math.floor(random() * json.length))],
      ['application/json', '['.repeat(Math.floor(random() * 20_000))],
      ['text/plain', json],
    ] as const)
    const bytes = Buffer.from(content)
    if (chance(0.1)) for (let i = 0; i < 5; i++) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
    const other = chance(0.5) ? pick(mediaTypes) : asHeader(grammar.header('content-type'))
    return { type: chance(0.85) ? type : other, bytes }
  }

  for (let number = 0; number < count; number++) {
    const method = pick(methods)
    const posting = method === 'POST'
    const carries = posting || (chance(0.2) && method !== 'GET' && method !== 'HEAD')
    const { type, bytes } = body()
    yield {
      method,
      path: path(posting && chance(0.8)),
      headers: { ...headers(), ...(carries && { 'content-type': type }) },
      body: carries ? bytes : undefined,
    }
  }
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/** Limits a text to what a header may contain: one line of single-byte characters. */
function asHeader(text: string): string {
  return text
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '?')
    .slice(0, 8000)
    .trim()
}
