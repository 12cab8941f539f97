import { expect, test, vi } from 'vitest'
import { clockWriter, openingNow } from '../../client/opening.ts'
import { weekdayTexts } from '../../content/clock-text.ts'
import { openingAt } from '../../content/opening.ts'
import { langs } from '../../content/registry/languages.ts'
import { knowsZone } from '../../content/time-zones.ts'
import { describeOpening } from '../../src/i18n/office-status.ts'
import { sharedSite } from '../support/helpers.ts'
import { textOf } from '../support/html.ts'
import { describeOfSample, testOfSample } from '../support/sample.ts'

const hours = {
  days: ['Mon', 'Sat'],
  opens: '8:00',
  closes: '18:00',
  timeZone: 'Asia/Shanghai',
} satisfies Parameters<typeof openingAt>[0]
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
    const opening = openingAt(hours, at(now))
    expect(opening.open).toBe(open)
    expect(opening.changes[0]).toBe(at(changes))
  })

  test('what is said once is said until it changes, whichever way a clock is set', () => {
    const said = [
      '2026-11-23T09:59Z',
      '2026-11-23T10:00Z',
      '2026-11-23T23:59Z',
      '2026-11-24T00:00Z',
      '2026-11-23T09:00Z',
    ]
    const open = said.map((now) => {
      vi.setSystemTime(now)
      const { open, changes } = describeOpening({ lang: 'en', timeZone: 'Europe/Berlin' })
      expect(changes).toEqual(openingAt(hours, at(now)).changes)
      return open
    })
    expect(open).toEqual([true, false, false, true, true])
    vi.useRealTimers()
  })

  test('the browser goes on from there, and says nothing once it knows no more', () => {
    const opening = openingAt(hours, at('2026-11-27T12:00Z'))
    for (let hour = 0; hour < 96; hour += 0.5) {
      const now = at('2026-11-27T12:00Z') + hour * 3_600_000
      expect(openingNow(opening, now)?.open ?? false).toBe(openingAt(hours, now).open)
    }
    expect(openingNow(opening, at('2026-12-27T12:00Z'))).toBeUndefined()
  })
})

test.each(langs)(
  'what the server writes without Intl is what the browser writes with it, in every zone (%s)',
  (lang) => {
    const zones =
      lang === 'en'
        ? Intl.supportedValuesOf('timeZone')
        : ['Asia/Kolkata', 'America/St_Johns', 'Africa/Casablanca', 'Europe/London', 'America/New_York']
    for (const now of [
      '2026-01-15T03:00Z',
      '2026-03-09T01:00Z',
      '2026-03-30T01:00Z',
      '2026-10-26T03:00Z',
      '2035-07-18T11:00Z',
    ]) {
      vi.setSystemTime(now)
      for (const timeZone of zones) {
        const { time, changes } = describeOpening({ lang, timeZone })
        expect(time, timeZone).toBe(clockWriter(lang, timeZone)(changes[0] ?? 0))
      }
    }
    vi.useRealTimers()
  },
)

test('zones are known by the names that the platform gives them, too', () => {
  for (const name of ['Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'UTC']) expect(knowsZone(name), name).toBe(true)
})

testOfSample('the clock of a zone that nobody knows is the company’s', () => {
  expect(describeOpening({ lang: 'en', timeZone: 'Mars/Olympus_Mons' }).time).toContain('(GMT+8)')
})

test('a language with digits of its own is left to Intl', () => {
  expect(weekdayTexts('fa')).toBeUndefined()
  expect(weekdayTexts('ja')?.[0]).toBe('{{time}} (日曜日)')
})

test('an office whose clock changes in summer opens an hour earlier by GMT', () => {
  const madrid = { ...hours, timeZone: 'Europe/Madrid' }
  expect(openingAt(madrid, at('2026-10-23T20:00Z')).changes[0]).toBe(at('2026-10-24T06:00Z'))
  expect(openingAt(madrid, at('2026-10-24T20:00Z')).changes[0]).toBe(at('2026-10-26T07:00Z'))
})

const site = await sharedSite()

test.each(langs)('home and contact say whether the office is open, and when that changes (%s)', async (lang) => {
  for (const path of ['/', '/contact']) {
    const html = await (await site.fetch(`${path}?lng=${lang}`)).text()
    const [, line = ''] = /data-line="">([^<]+)</.exec(html) ?? []
    expect(textOf(line)).toMatch(/\d?\d:\d\d/)
    expect(line).not.toContain('{{')
  }
})
