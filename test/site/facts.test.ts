import { expect, test } from 'vitest'
import { type Lang, langs } from '../../content/registry/languages.ts'
import { parseDocument } from '../../content/schema/parse-document.ts'
import { siteSchema } from '../../content/schema/site.ts'
import { yearAt } from '../../content/time-zones.ts'
import { offsetName, zoneChanges } from '../../content/zone-changes.ts'
import { hoursTexts } from '../../src/build/office-hours-texts.ts'
import { fillTemplate } from '../../src/build/template-values.ts'
import { clockOffsets } from '../../src/pages/home/office-hours-table.tsx'
import { site } from '../../src/site.ts'
import { testOfSample } from '../support/sample.ts'

test('facts take the place of their names, with a capital where a sentence begins', () => {
  const facts = { hours: 'de lunes a sábado', city: 'Guangzhou' }
  expect(fillTemplate({ a: ['{{Hours}} {{inquiry}}', 'en {{city}}'] }, facts, 'x.json', ['inquiry'])).toEqual({
    a: ['De lunes a sábado {{inquiry}}', 'en Guangzhou'],
  })
})

test('a placeholder that nobody fills stops the build, with file and field', () => {
  expect(() => fillTemplate({ home: { lead: ['', '{{town}}'] } }, { city: 'x' }, 'content/pages/es.json', [])).toThrow(
    /^content\/pages\/es\.json: home\.lead\.1: \{\{town\}\} /,
  )
})

test.each([
  ['hours.timeZone', (data: typeof site) => (data.hours.timeZone = 'Europe/Nowhere')],
  ['hours', (data: typeof site) => (data.hours.closes = '7:00')],
  ['claims.countries', (data: typeof site) => (data.claims.countries = 31)],
  ['place.ru.inCity', (data: typeof site) => (data.place.ru.inCity = ' ')],
])('a wrong %s of site.json is named', (field, spoil) => {
  const data = structuredClone(site)
  spoil(data)
  expect(() => parseDocument(siteSchema, data, 'content/site.json')).toThrow(`content/site.json: ${field}: `)
})

testOfSample.each<[Lang, string, string]>([
  ['en', 'Monday to Saturday 8:00–18:00 (GMT+8)', 'Monday to Saturday 8:00–18:00 (Central European Time)'],
  ['zh', '周一至周六8:00～18:00（GMT+8）', '周一至周六8:00～18:00（中欧时间）'],
  [
    'ru',
    'с понедельника по субботу, 8:00–18:00 (GMT+8, МСК+5)',
    'с понедельника по субботу, 8:00–18:00 (Центральная Европа)',
  ],
  ['es', 'de lunes a sábado, 8:00–18:00 (GMT+8)', 'de lunes a sábado, 8:00–18:00 (hora de Europa central)'],
  ['ar', 'من الاثنين إلى السبت 8:00–18:00 (GMT+8)', 'من الاثنين إلى السبت 8:00–18:00 (توقيت وسط أوروبا)'],
])('office hours in %s, where the clock stands and where it changes', (lang, guangzhou, madrid) => {
  expect(hoursTexts(site.hours, lang).text).toBe(guangzhou)
  expect(hoursTexts({ ...site.hours, timeZone: 'Europe/Madrid' }, lang).text).toBe(madrid)
})

test('office hours have a text for every day of the week in every language', () => {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
  for (const lang of langs) {
    const texts = days.map((day) => hoursTexts({ ...site.hours, days: [day, day] }, lang).text)
    expect(new Set(texts).size).toBe(7)
  }
})

test('summer time in Madrid begins on the last Sunday of March and ends on the last of October', () => {
  const changes = zoneChanges('Europe/Madrid', Date.UTC(2027, 0, 1), Date.UTC(2028, 0, 1))
  expect(changes).toEqual([
    [Date.UTC(2027, 0, 1), 60],
    [Date.UTC(2027, 2, 28, 1), 120],
    [Date.UTC(2027, 9, 31, 1), 60],
  ])
})

testOfSample('the chart of office hours follows summer time', () => {
  const year = new Date().getUTCFullYear()
  const winter = clockOffsets(Date.UTC(year, 0, 15)).map(offsetName)
  const summer = clockOffsets(Date.UTC(year, 6, 15)).map(offsetName)
  expect(winter).toEqual(['GMT+8', 'GMT+7', 'GMT+4', 'GMT+3', 'GMT+1', 'GMT−6'])
  expect(summer).toEqual(['GMT+8', 'GMT+7', 'GMT+4', 'GMT+3', 'GMT+2', 'GMT−6'])
})

testOfSample('the year begins by the company’s clock', () => {
  const year = new Date().getUTCFullYear()
  expect(yearAt('Asia/Shanghai', Date.UTC(year, 11, 31, 15, 59))).toBe(year)
  expect(yearAt('Asia/Shanghai', Date.UTC(year, 11, 31, 16))).toBe(year + 1)
})
