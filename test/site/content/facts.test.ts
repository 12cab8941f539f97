import { expect, test } from 'vitest'
import { formatUtcOffset, utcOffset } from '../../../client/shared/office-hours.ts'
import { type Lang, langs } from '../../../content/registry/languages.ts'
import { parseDocument } from '../../../content/schema/parse-document.ts'
import { siteSchema } from '../../../content/schema/site.ts'
import { readTexts } from '../../../src/build/read-content.ts'
import { fillTemplate, officeHoursTexts } from '../../../src/build/template-values.ts'
import { clockOffsets } from '../../../src/pages/home/office-hours-table.tsx'
import { site } from '../../../src/site.ts'
import { testOfSample } from '../../support/content/sample.ts'

test('placeholders are replaced by facts, capitalized at the beginning of a sentence', () => {
  const facts = { hours: 'de lunes a sábado', city: 'Guangzhou' }
  expect(fillTemplate({ a: ['{{Hours}} {{inquiry}}', 'en {{city}}'] }, facts, 'x.json', ['inquiry'])).toEqual({
    a: ['De lunes a sábado {{inquiry}}', 'en Guangzhou'],
  })
})

test('an unknown placeholder fails the build and names file and field', () => {
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
])('office hours in %s, for zones without and with summer time', (lang, guangzhou, madrid) => {
  expect(officeHoursTexts(site.hours, lang, readTexts(lang).messages).text).toBe(guangzhou)
  expect(officeHoursTexts({ ...site.hours, timeZone: 'Europe/Madrid' }, lang, readTexts(lang).messages).text).toBe(
    madrid,
  )
})

test('office hours have a text for every day of the week in every language', () => {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
  for (const lang of langs) {
    const { messages } = readTexts(lang)
    const texts = days.map((day) => officeHoursTexts({ ...site.hours, days: [day, day] }, lang, messages).text)
    expect(new Set(texts).size).toBe(7)
  }
})

test('the time zone of Madrid changes on the last Sundays of March and October', () => {
  const offset = (time: number) => utcOffset('Europe/Madrid', time)
  expect([offset(Date.UTC(2027, 2, 28, 0, 59)), offset(Date.UTC(2027, 2, 28, 1))]).toEqual([60, 120])
  expect([offset(Date.UTC(2027, 9, 31, 0, 59)), offset(Date.UTC(2027, 9, 31, 1))]).toEqual([120, 60])
})

testOfSample('the table of office hours follows summer time', () => {
  const year = new Date().getUTCFullYear()
  const winter = clockOffsets(Date.UTC(year, 0, 15)).map(formatUtcOffset)
  const summer = clockOffsets(Date.UTC(year, 6, 15)).map(formatUtcOffset)
  expect(winter).toEqual(['GMT+8', 'GMT+7', 'GMT+4', 'GMT+3', 'GMT+1', 'GMT−6'])
  expect(summer).toEqual(['GMT+8', 'GMT+7', 'GMT+4', 'GMT+3', 'GMT+2', 'GMT−6'])
})
