import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Lang, langs } from '../../../content/registry/languages.ts'
import type { Site } from '../../../content/schema/site.ts'
import { readTexts } from '../../../src/build/read-content.ts'
import { allPaths } from '../../../src/routes.ts'
import { site as sample } from '../../../src/site.ts'
import { all, attribute, textOf } from '../../support/html/html.ts'
import { buildCopy, copyProject, editJson } from '../../support/site/copy.ts'
import { startSite } from '../../support/site/helpers.ts'

const everyLanguage = <T>(value: T) => Object.fromEntries(langs.map((lang) => [lang, value])) as Record<Lang, T>

/** A company in another country, with summer time, a different week and no second unit of area. */
const facts: Omit<Site, 'tagline'> = {
  sample: false,
  name: everyLanguage('Prensas Ebro'),
  place: everyLanguage({
    city: 'Zaragoza',
    country: 'Aragonia',
    inCity: 'en Zaragoza',
    locality: 'Delicias, Zaragoza',
    inLocality: 'en Delicias, Zaragoza',
  }),
  address: everyLanguage('Calle del Ebro 7, Zaragoza'),
  location: { latitude: 41.65, longitude: -0.88 },
  founded: 1974,
  copyrightYear: 2026,
  hours: { days: ['Tue', 'Fri'], opens: '9:30', closes: '17:15', timeZone: 'Europe/Madrid' },
  claims: {
    facility: { squareMeters: 7500 },
    machineTypes: 15,
    countries: 45,
    customPress: { from: 200, to: 1800 },
    developed: everyLanguage('con la Universidad'),
  },
  customers: [{ name: 'Juntas Moncayo', picture: 'customers/moncayo' }],
  social: {
    messaging: 'https://messages.example.org/ebro',
    video: 'https://video.example.org/ebro',
    wechat: 'prensas-ebro',
  },
  privacy: 'https://ebro.example.org/privacidad',
  map: everyLanguage({ embed: 'https://maps.example.org/embed', link: 'https://maps.example.org/ebro' }),
  video: everyLanguage({
    channel: 'vimeo',
    videoId: '12345',
    link: 'https://vimeo.com/12345',
    uploadDate: '2026-02-03',
  }),
}

const { folder: project } = copyProject()
editJson<Site>(join(project, 'content/site.json'), (data) => Object.assign(data, facts))
// Its own language first.
const languagesFile = join(project, 'content/languages.json')
const { es, ...others } = JSON.parse(readFileSync(languagesFile, 'utf8'))
writeFileSync(languagesFile, JSON.stringify({ es, ...others }))
buildCopy(project)
const site = await startSite({ CONTACT_EMAIL: 'ventas@example.org', CONTACT_PHONE: '+34 976 000 000' }, { project })

/**
 * Without the list of countries, which includes the sample's, and without nonces and ids, which may contain a year by
 * chance.
 */
async function pageOf(path: string, lang: Lang): Promise<string> {
  const html = await (await site.fetch(`${path}?lng=${lang}`)).text()
  return html.replace(/<select.*?<\/select>|nonce="[^"]*"|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gs, '')
}

/** As a separate word: the Arabic word for tray (الصينية) is not China (الصين). Chinese has no spaces. */
function says(html: string, word: string): boolean {
  if (/\p{Script=Han}/u.test(word)) return html.includes(word)
  return new RegExp(`(?<![\\p{L}\\p{N}])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u').test(
    html,
  )
}

describe.each(langs)('after a change of only content/site.json, in %s', (lang) => {
  const words = sampleWords(lang)

  test.each([...allPaths, '/nowhere'])('%s has no text of the sample company', async (path) => {
    const html = await pageOf(path, lang)
    expect(words.filter((word) => says(html, word))).toEqual([])
  })
})

test('the first language of languages.json has URLs without a query and is the default', async () => {
  const html = await (await site.fetch('/faq')).text()
  expect(html).toContain('<html lang="es"')
  const alternates = Object.fromEntries(
    all(html, 'link[rel="alternate"]').map((link) => [
      attribute(link, 'hreflang'),
      new URL(attribute(link, 'href') ?? ''),
    ]),
  )
  expect(attribute(all(html, 'link[rel="canonical"]')[0], 'href')).toBe(alternates.es?.href)
  expect([alternates.es?.search, alternates.en?.search, alternates['x-default']?.search]).toEqual(['', '?lng=en', ''])
  expect(await (await site.fetch('/faq', { headers: { 'accept-language': 'en' } })).text()).toContain('<html lang="en"')
})

test('every form links to the privacy policy in the language of the page', async () => {
  const link = async (lang: Lang) => {
    const [anchor] = all(await pageOf('/contact', lang), 'form.form a')
    return anchor && [attribute(anchor, 'href'), textOf(anchor)]
  }
  expect(await link('en')).toEqual([facts.privacy, 'Privacy policy'])
  expect((await link('es'))?.[0]).toBe(facts.privacy)
  expect((await link('es'))?.[1]).not.toBe('Privacy policy')
})

test('changed facts are shown', async () => {
  const home = textOf(await pageOf('/', 'en'))
  for (const words of [
    'Zaragoza',
    'since 1974',
    '7500',
    '45+',
    '200–1800',
    'Copyright 2026 Prensas Ebro',
    'prensas-ebro',
  ])
    expect(home).toContain(words)
  expect(home).toContain('Tuesday to Friday 9:30–17:15 (Central European Time)')
  expect(textOf(await pageOf('/contact', 'ru'))).toContain('со вторника по пятницу, 9:30–17:15')
  expect(await pageOf('/about', 'es')).toContain('Juntas Moncayo')
  expect(await pageOf('/', 'en')).toContain('"foundingDate":"1974"')
})

/** Words that belong to the sample company: its facts and claims in any language, its logos. */
function sampleWords(lang: Lang): string[] {
  const { messages, pages } = readTexts(lang)
  const { city, locality } = sample.place[lang]
  const text = (key: string) => messages[key] ?? ''
  return [
    ...langs.flatMap((other) => [sample.name[other], sample.place[other].city, sample.address[other]]),
    sample.place[lang].country,
    city,
    ...locality.split(/[,،] /),
    String(sample.founded),
    'GMT+8',
    '8:00–18:00',
    '8:00～18:00',
    '20,000',
    '20\u00a0000',
    '20\u202f000',
    '20+',
    '30+',
    '300–3000',
    '300T–3000T',
    ...Object.values(sample.claims.facility.also ?? {}),
    sample.claims.developed[lang],
    sample.map[lang].embed,
    sample.map[lang].link,
    sample.video[lang].link,
    ...Object.values(sample.social).filter((value) => value !== undefined),
    text('nav.sample'),
    text('machine.sampleValues'),
    text('about.sampleDocument'),
    `${text('about.sampleMark')} 21`,
    `"label">${text('about.sampleNote')}`,
    pages.about.certificationsSample,
    pages.about.customersSample,
    'sales@example.com',
  ]
}
