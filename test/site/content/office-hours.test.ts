import { expect, test } from 'vitest'
import { formatZonedTime, type OfficeHours, officeStatus, zonedClock } from '../../../client/shared/office-hours.ts'
import { langs } from '../../../content/registry/languages.ts'
import { readTexts } from '../../../src/build/read-content.ts'
import { describeOfSample } from '../../support/content/sample.ts'
import { textOf } from '../../support/html/html.ts'
import { sharedSite } from '../../support/site/helpers.ts'
import { platformHeader } from '../../support/site/run-worker.ts'

const hours = {
  days: ['Mon', 'Sat'],
  opens: '8:00',
  closes: '18:00',
  timeZone: 'Asia/Shanghai',
} satisfies OfficeHours
const at = (text: string) => Date.parse(text)

describeOfSample('the office in Guangzhou, Monday to Saturday 8:00-18:00', () => {
  test.each([
    ['2026-11-23T00:00Z', true, '2026-11-23T10:00Z', 'Monday, as it opens'],
    ['2026-11-22T23:59Z', false, '2026-11-23T00:00Z', 'Monday, a minute before'],
    ['2026-11-23T10:00Z', false, '2026-11-24T00:00Z', 'Monday, as it closes'],
    ['2026-11-28T09:59Z', true, '2026-11-28T10:00Z', 'Saturday, a minute before it closes'],
    ['2026-11-28T10:00Z', false, '2026-11-30T00:00Z', 'Saturday, closed until Monday'],
    ['2026-11-29T04:00Z', false, '2026-11-30T00:00Z', 'Sunday'],
  ])('%s: open %s, changes %s (%s)', (now, open, changes) => {
    expect(officeStatus(hours, at(now))).toEqual({ open, nextChange: at(changes) })
  })
})

test('an office in a zone with summer time opens an hour earlier in UTC in summer', () => {
  const madrid = { ...hours, timeZone: 'Europe/Madrid' }
  expect(officeStatus(madrid, at('2026-10-23T20:00Z')).nextChange).toBe(at('2026-10-24T06:00Z'))
  expect(officeStatus(madrid, at('2026-10-24T20:00Z')).nextChange).toBe(at('2026-10-26T07:00Z'))
})

test.each([
  ['en', 'Monday at 3:00 (GMT+2)', 'Monday at 1:00 (GMT+2)'],
  ['zh', '周一3:00（GMT+2）', '周一1:00（GMT+2）'],
  ['ru', 'понедельник, 3:00 (GMT+2)', 'понедельник, 1:00 (GMT+2)'],
  ['es', 'lunes a las 3:00 (GMT+2)', 'lunes a la 1:00 (GMT+2)'],
  ['ar', 'الاثنين الساعة 3:00 \u2066(GMT+2)\u2069', 'الاثنين الساعة 1:00 \u2066(GMT+2)\u2069'],
] as const)('weekday, time and zone in %s', (lang, three, one) => {
  const { messages } = readTexts(lang)
  const texts = {
    zonedTime: messages['form.zonedTime'] ?? '',
    zonedTimeAtOne: messages['form.zonedTimeAtOne'] ?? '',
  }
  const format = (time: string) => formatZonedTime(texts, lang, 'Europe/Berlin', at(time))
  expect([format('2026-07-20T01:00Z'), format('2026-07-19T23:00Z')]).toEqual([three, one])
})

test('the closing time is that of the zone', () => {
  expect(zonedClock('Asia/Shanghai', at('2026-11-23T10:00Z'))).toEqual({ time: '18:00', zone: 'GMT+8' })
  expect(zonedClock('America/New_York', at('2026-11-23T10:00Z'))).toEqual({ time: '5:00', zone: 'GMT\u22125' })
})

const site = await sharedSite()

test.each(langs)('home and contact show whether the office is open, and when that changes (%s)', async (lang) => {
  for (const path of ['/', '/contact']) expect(textOf(await line(`${path}?lng=${lang}`))).toMatch(/\d?\d:\d\d/)
})

test('until script runs, the time is in the zone of the company, wherever the platform thinks that the visitor is', async () => {
  expect(await line('/?lng=en', 'America/Sao_Paulo')).toContain('(GMT+8)')
  expect(await line('/?lng=en')).toContain('(GMT+8)')
})

async function line(path: string, timezone?: string): Promise<string> {
  const headers: Record<string, string> = timezone ? { [platformHeader]: JSON.stringify({ timezone }) } : {}
  const html = await (await site.fetch(path, { headers })).text()
  const [, text = ''] = /data-line="">([^<]+)</.exec(html) ?? []
  expect(text).not.toContain('{{')
  return text
}
