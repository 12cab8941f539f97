import { expect, test } from 'vitest'
import { i18nOptions } from '../../../src/i18n/translator.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()

async function languageOf(path: string, headers: Record<string, string> = {}): Promise<string | null> {
  const response = await site.fetch(path, { headers })
  const html = await response.text()
  const lang = response.headers.get('content-language')
  expect(html).toContain(`<html lang="${lang}"`)
  return lang
}

test('the query has priority over the cookie, and the cookie over the header', async () => {
  const headers = { cookie: 'userLanguage=ru', 'accept-language': 'es' }
  expect(await languageOf('/?lng=ar', headers)).toBe('ar')
  expect(await languageOf('/', headers)).toBe('ru')
  expect(await languageOf('/', { 'accept-language': 'es' })).toBe('es')
  expect(await languageOf('/')).toBe('en')
})

test.each([
  ['zh-CN', 'zh'],
  ['zh-Hant-HK', 'zh'],
  ['es-419', 'es'],
  ['ar-EG;q=0.9', 'ar'],
  ['ru;q=0', 'en'],
  ['ru;q=0, es;q=0.1', 'es'],
  ['de, fr;q=0.9', 'en'],
  ['*', 'en'],
  ['RU', 'ru'],
  [';;;,,,=q', 'en'],
  ['q=1;ru', 'en'],
  [`${'xx,'.repeat(2700)}zh`, 'zh'],
  ['x'.repeat(8000), 'en'],
])('Accept-Language %.30s gives %s', async (header, lang) => {
  expect(await languageOf('/about', { 'accept-language': header })).toBe(lang)
})

test.each([
  ['?lng=xx', 'ru'],
  ['?lng=', 'ru'],
  ['?lng=en-GB', 'en'],
  ['?lng=zh-CN', 'zh'],
  ['?lng=%00', 'ru'],
  ['?lng=ar&lng=es', 'ar'],
])('%s with the cookie ru gives %s', async (query, lang) => {
  expect(await languageOf(`/faq${query}`, { cookie: 'userLanguage=ru' })).toBe(lang)
})

test('an unsupported cookie is ignored in favor of the header', async () => {
  expect(await languageOf('/', { cookie: 'userLanguage=fr', 'accept-language': 'ar' })).toBe('ar')
})

test('only an explicit, valid choice sets the cookie', async () => {
  const chosen = await site.fetch('/?lng=zh')
  await chosen.text()
  expect(chosen.headers.get('set-cookie')).toBe('userLanguage=zh; Max-Age=31536000; Path=/; SameSite=Lax')
  for (const path of ['/', '/?lng=xx']) {
    const guessed = await site.fetch(path, { headers: { 'accept-language': 'zh' } })
    await guessed.text()
    expect(guessed.headers.get('set-cookie')).toBeNull()
  }
})

test('choosing a language stays on the page and keeps its other parameters', async () => {
  const html = await (await site.fetch('/machines/rubber?process=injection')).text()
  expect(html).toContain('href="/machines/rubber?process=injection&amp;lng=ar"')
})

test('a 404 page does not repeat the URL; only the query sets its language', async () => {
  const html = await (await site.fetch('/%22onclick=alert(1)?from=fair')).text()
  expect(html).not.toContain('onclick')
  expect(html).toContain('href="?from=fair&amp;lng=ar"')
})

test('concurrent visitors never get each other’s language', async () => {
  const wanted = Array.from({ length: 60 }, (_, index) => ['en', 'zh', 'ru', 'es', 'ar'][index % 5] ?? 'en')
  expect(await Promise.all(wanted.map((lang) => languageOf(`/faq?lng=${lang}`)))).toEqual(wanted)
})

test('the translation layer has the options of the specification', () => {
  expect(i18nOptions).toMatchObject({
    maxParallelReads: 10,
    maxRetries: 5,
    retryTimeout: 350,
    interpolation: { escapeValue: false, maxReplaces: 1000 },
    fallbackLng: 'en',
  })
})
