import { describe, expect, test } from 'vitest'
import { machinePaths } from '../content/keys.ts'
import { startSite } from './helpers.ts'
import { textOf } from './html.ts'

const site = await startSite({ CONTACT_EMAIL: 'press@example.org' })

async function english(path: string): Promise<string> {
  return await (await site.fetch(path)).text()
}

const detail = machinePaths.VF

/** The exact English texts of the specification, page by page. */
const texts: Record<string, string[]> = {
  '/': [
    'Get A Quote',
    'Contact Us Now',
    'Copyright 2025',
    'Back to top',
    'View All',
    'Contact Us',
    'Leave Us A Message',
  ],
  '/faq': ['Get More Answers', 'Home', 'FAQ'],
  '/contact': ['Get In Touch', 'General Inquiries', 'Monday to Saturday 8:00–18:00 (GMT+8)'],
  '/about': ['Our Certifications', 'Our Customers', 'Our Corporate Culture'],
  '/machines': [
    'Learn more',
    'Hot Press',
    'Compression Molding',
    'Injection Molding',
    'Free training',
    'Free installation and debugging',
    'After-sales support',
    'Remote software support',
  ],
  '/machines/customizations': ['Customization Portfolio', 'General Inquiries'],
  [detail]: ['Product Details', 'Get A Quote', 'Key Features', 'Application Products', 'Other Questions'],
}

test.each(Object.entries(texts))('%s carries its texts', async (path, wanted) => {
  const text = textOf(await english(path))
  for (const phrase of wanted.filter((phrase) => phrase !== 'View All')) expect(text).toContain(phrase)
})

test('the filters stand in the order of the specification, the route’s one marked', async () => {
  const filter = async (path: string) => {
    const html = await english(path)
    const nav = /<nav class="filter".*?<\/nav>/s.exec(html)?.[0] ?? ''
    const names = [...nav.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([, label]) =>
      textOf(label ?? '')
        .replace(/ ?\d+$/, '')
        .trim(),
    )
    const current = /aria-current="page">([^<]*)/.exec(nav)?.[1]
    return { names, current }
  }
  const names = [
    'Rubber Molding',
    'Silicone Molding',
    'Brake Manufacturing',
    'Auxiliary Machines',
    'View All',
    'Custom',
  ]
  expect(await filter('/machines')).toEqual({ names, current: 'View All' })
  expect(await filter('/machines/brake')).toEqual({ names, current: 'Brake Manufacturing' })
  expect(await filter('/machines/customizations')).toEqual({ names, current: 'Custom' })
})

test.each([
  ['/machines', 21],
  ['/machines/rubber', 6],
  ['/machines/silicone', 7],
  ['/machines/brake', 1],
  ['/machines/auxiliary', 9],
  ['/machines/customizations', 0],
])('%s shows %i cards', async (path, count) => {
  expect((await english(path)).match(/class="matrix__cell"/g) ?? []).toHaveLength(count)
})

test('the about page has 9 pictures, 6 certificates, 30 customers, 8 reasons', async () => {
  const html = await english('/about')
  const count = (pattern: RegExp) => (html.match(pattern) ?? []).length
  expect(count(/class="shot"/g)).toBe(9)
  expect(count(/class="certificates__name"/g)).toBe(6)
  expect(/<ul class="customers">.*?<\/ul>/s.exec(html)?.[0].match(/<li/g)).toHaveLength(30)
  expect(count(/class="why__cell"/g)).toBe(8)
})

test('12 portfolio items, 8 questions, 4 comparisons, 3 contact cards and 6 blocks', async () => {
  expect(
    /<ul class="portfolio">.*?<\/ul>/s.exec(await english('/machines/customizations'))?.[0].match(/<li/g),
  ).toHaveLength(12)
  expect((await english('/faq')).match(/<details class="accordion__item"/g)).toHaveLength(8)
  expect((await english('/machines')).match(/<article class="comparison"/g)).toHaveLength(4)
  const contact = await english('/contact')
  expect(contact.match(/class="cards__item"/g)).toHaveLength(3)
  expect(/<ul class="blocks">.*?<\/ul>/s.exec(contact)?.[0].match(/<li/g)).toHaveLength(6)
  expect((await english(detail)).match(/<details class="accordion__item"/g)).toHaveLength(3)
})

describe('home', () => {
  test('leads to machines, about, contact, customizations and the four categories', async () => {
    const html = await english('/')
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
    for (const path of [
      '/machines',
      '/about',
      '/contact',
      '/machines/customizations',
      '/machines/rubber',
      '/machines/silicone',
      '/machines/brake',
      '/machines/auxiliary',
    ]) {
      expect(main).toContain(`href="${path}"`)
    }
  })

  test('counts the years of experience from 1997 in Guangzhou’s year', async () => {
    const year = new Date(Date.now() + 8 * 3_600_000).getUTCFullYear()
    expect(textOf(await english('/'))).toContain(`${year - 1997} years of experience`)
  })
})

describe('forms', () => {
  test('placeholders and options of the custom form', async () => {
    const html = await english('/contact')
    for (const placeholder of ['Enter Company Name', 'Enter Name', 'Enter Email Address', 'Enter Message']) {
      expect(html).toContain(`placeholder="${placeholder}"`)
    }
    expect(html).toContain('rubber gloves')
    expect(html).toContain('Select a machine')
    expect(html).toContain('<option value="">Select a country</option>')
    const machine = /<select[^>]*name="machine".*?<\/select>/s.exec(html)?.[0] ?? ''
    const values = [...machine.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value)
    expect(values).toHaveLength(23)
    expect(machine).toContain('<option value="general" selected>General Inquiries</option>')
    expect(values[0]).toBe('general')
  })

  test('required fields are marked with an asterisk and are required natively; the message is optional', async () => {
    const html = await english('/contact')
    for (const name of ['company', 'name', 'email', 'application', 'machine', 'country']) {
      const control = new RegExp(`<(?:input|select)[^>]*name="${name}"[^>]*>`).exec(html)?.[0]
      expect(control).toContain(' required=""')
      const label = new RegExp(`<label for="[^"]*-${name}">.*?</label>`).exec(html)?.[0]
      expect(label).toContain('>*</em>')
    }
    expect(html).toMatch(/<input[^>]*type="email"/)
    expect(html).not.toMatch(/<textarea[^>]*required/)
  })

  test('on a machine page the machine is fixed to the page’s title', async () => {
    const html = await english(detail)
    expect(html).toMatch(/<input type="hidden"[^>]* name="machine" value="VF"\/>/)
    expect(html).not.toMatch(/<select[^>]*name="machine"/)
    expect(html).toContain('<p class="quote__machine">Vacuum Compression Molding Machine</p>')
  })

  test('the error text names the e-mail address of the settings', async () => {
    const response = await site.fetch('/contact', {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'text/plain' },
    })
    expect(response.status).toBe(415)
    expect(textOf(await response.text())).toContain(
      "Error submitting form:We apologize for the inconvenience. We're currently experiencing technical difficulties. " +
        'Please email us at: press@example.org or try again later.',
    )
  })
})
