import { expect, test } from 'vitest'
import { isolateBidi, stripBidi } from '../../../client/shared/bidi.ts'
import { machinePaths } from '../../../content/registry/machines.ts'
import { canonicalPath } from '../../../src/routes.ts'
import { sharedSite, until } from '../../support/site/helpers.ts'
import { formFieldsOf, validInquiry } from '../../support/site/inquiry-samples.ts'

const site = await sharedSite()
const isolates = /[\u2060\u2066\u2067\u2069]/

test.each([
  ['ألواح حتى 800 × 1000 مم', 'ألواح حتى [800 × 1000] مم'],
  ['شريط 40–60 × 8–10 مم', 'شريط [40–60 × 8–10] مم'],
  ['السبت 8:00–18:00 (GMT+8)', 'السبت [8:00–18:00] (GMT+8)'],
  ['30% دفعة و70% قبل الشحن', '[30%] دفعة و[70%] قبل الشحن'],
  ['بتفاوت ±0.2 مم عند −0.095', 'بتفاوت [±0.2] مم عند [−0.095]'],
  ['التوجيه 2006/42/EC، المادة 5', 'التوجيه [2006/42/EC]، المادة 5'],
  ['VI-FL 250–500 طن', 'VI-FL [250–500] طن'],
  ['خط: 2 × VF-300, DF-600', 'خط: [2 × VF-300], DF-600'],
  ['مكبس: 1\u00a0×\u00a0VF-300: 28', 'مكبس: [1\u00a0×\u00a0VF-300]: 28'],
  ['التاريخ: 2026-11-24', 'التاريخ: [2026-11-24]'],
  ['الهاتف +86 20 0000 0000', 'الهاتف [+86 20 0000 0000]'],
  ['من {{from}}–{{to}} وحتى {{max}}', 'من [{{from}}–{{to}}] وحتى {{max}}'],
  [
    'EN 60204-1 وTR CU 010/2011 و20,000 م² و24/7 ونسبة 1:1.22',
    'EN 60204-1 وTR CU 010/2011 و20,000 م² و24/7 ونسبة 1:1.22',
  ],
])('%s', (text, expected) => {
  const isolated = isolateBidi({ texts: [text] }).texts[0] ?? ''
  const marked = isolated.replaceAll('\u2066', '[').replaceAll('\u2069', ']').replaceAll('\u2060', '')
  expect(marked).toBe(expected)
  expect(stripBidi(isolated)).toBe(text)
  expect(isolateBidi(isolated)).toBe(isolated)
})

test('ranges and dimensions do not break over two lines', () => {
  expect(isolateBidi('عند 165–175 °م')).toContain('165–\u2060175')
  expect(isolateBidi('ألواح 510 × 510 مم')).toContain('510 \u2060× \u2060510')
})

test('a range of millions may break after the dash, so that a narrow column does not break a number', () => {
  expect(isolateBidi('5,510,000–7,340,000')).toBe('\u20665,510,000–7,340,000\u2069')
})

test.each(['/faq', '/about', machinePaths.VF])(
  '%s carries isolates in its text, none in its head or its data',
  async (path) => {
    const html = await (await site.fetch(canonicalPath(path, 'ar'))).text()
    const [head = '', body = ''] = html.split('</head>')
    expect(body).toMatch(isolates)
    expect(head).not.toMatch(isolates)
  },
)

test.each([
  ['/machines', '0.08–0.1'],
  ['/machines?plan=VF-300:2,DF-600', '2 × VF-300'],
])('%s carries isolates in its drawings', async (path, expression) => {
  const html = await (await site.fetch(`${path}${path.includes('?') ? '&' : '?'}lng=ar`)).text()
  expect(html.replaceAll('\u2060', '')).toContain(`\u2066${expression}\u2069`)
})

test('the public data has no isolates', async () => {
  expect(await (await site.fetch('/data/machines/VF/ar.json')).text()).not.toMatch(isolates)
})

test('deliveries have no isolates, even if the buyer copied them from the page', async () => {
  const inquiry = validInquiry({
    lng: 'ar',
    source: 'details_form',
    machine: 'VIFL',
    message: '\u2066800 × 1000\u2069 مم',
  })
  await site.postForm(canonicalPath(machinePaths.VIFL, 'ar'), formFieldsOf(inquiry))
  const post = await until('delivery', () => site.receiver.of(inquiry.id)[0])
  expect(JSON.parse(post.body).message).toBe('800 × 1000 مم')
  expect(post.body).not.toMatch(isolates)
})
