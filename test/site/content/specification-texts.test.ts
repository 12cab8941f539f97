import { describe, expect, test } from 'vitest'
import { machinePaths } from '../../../content/registry/machines.ts'
import { testOfSample } from '../../support/content/sample.ts'
import { all, attribute, parse, textOf } from '../../support/html/html.ts'
import { startSite } from '../../support/site/helpers.ts'
import { specification } from './specification-numbers.ts'

const site = await startSite({ CONTACT_EMAIL: 'press@example.org' })

async function english(path: string): Promise<string> {
  return await (await site.fetch(path)).text()
}

const detail = machinePaths.VF

/** The exact English texts of the specification, page by page. */
const texts: Record<string, string[]> = {
  '/': ['Get A Quote', 'Contact Us Now', 'Copyright 2025', 'Back to top', 'Contact Us', 'Leave Us A Message'],
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

testOfSample.each(Object.entries(texts))('%s has its texts', async (path, wanted) => {
  const text = textOf(await english(path))
  for (const phrase of wanted) expect(text).toContain(phrase)
})

test('the filters have the order of the specification, and the current one is marked', async () => {
  const filter = async (path: string) => {
    const links = all(await english(path), 'nav.filter a')
    const nameOf = (link: (typeof links)[number]) =>
      textOf(link)
        .replace(/ ?\d+$/, '')
        .trim()
    const current = links.find((link) => attribute(link, 'aria-current') === 'page')
    return { names: links.map(nameOf), current: current && nameOf(current) }
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
  ['/machines', specification.cards.all],
  ['/machines/rubber', specification.cards.rubber],
  ['/machines/silicone', specification.cards.silicone],
  ['/machines/brake', specification.cards.brake],
  ['/machines/auxiliary', specification.cards.auxiliary],
  ['/machines/customizations', 0],
])('%s shows %i cards', async (path, count) => {
  expect(all(await english(path), '.machine-card')).toHaveLength(count)
})

test.each([
  ['/about', '.shot', specification.factoryPictures],
  ['/about', '.certificates__name', specification.certifications],
  ['/about', '.why__cell', specification.reasons],
  ['/machines/customizations', 'ul.portfolio > li', specification.portfolio],
  ['/faq', 'details.accordion__item', specification.questions],
  ['/machines', 'article.comparison', specification.comparisons],
  ['/contact', '.cards__item', specification.contactCards],
  ['/contact', 'ul.blocks > li', specification.contactBlocks],
  [detail, 'details.accordion__item', specification.machineQuestions],
])('%s has as many %s as the specification says: %i', async (path, selector, count) => {
  expect(all(await english(path), selector)).toHaveLength(count)
})

testOfSample('the about page shows as many customer logos as the specification requires', async () => {
  expect(all(await english('/about'), 'ul.customers > li')).toHaveLength(specification.customers)
})

describe('home', () => {
  test('links to machines, about, contact, customizations and the four categories', async () => {
    const links = all(await english('/'), 'main a').map((link) => attribute(link, 'href'))
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
      expect(links).toContain(path)
    }
  })

  testOfSample('counts the years of experience from 1997 in Guangzhou’s year', async () => {
    const yearNow = () => new Date(Date.now() + 8 * 3_600_000).getUTCFullYear()
    const before = yearNow()
    const text = textOf(await english('/'))
    // The year may change between the request and this line.
    const possible = [before, yearNow()].map((year) => `${year - 1997} years of experience`)
    expect(
      possible.some((words) => text.includes(words)),
      possible[0],
    ).toBe(true)
  })
})

describe('forms', () => {
  test('placeholders and options of the custom form', async () => {
    const page = parse(await english('/contact'))
    const placeholders = all(page, '[placeholder]').map((field) => attribute(field, 'placeholder'))
    for (const text of ['Enter Company Name', 'Enter Name', 'Enter Email Address', 'Enter Message'])
      expect(placeholders).toContain(text)
    expect(placeholders.join()).toContain('rubber gloves')
    expect(textOf(all(page, 'select[name="machine"] option')[0] ?? page)).toBe('Select a machine')
    expect(textOf(all(page, 'select[name="country"] option')[0] ?? page)).toBe('Select a country')
    const machines = all(page, 'select[name="machine"] option').filter((option) => attribute(option, 'value'))
    expect(machines).toHaveLength(specification.options)
    const [first] = machines
    expect([attribute(first, 'value'), first?.hasAttribute('selected'), first && textOf(first)]).toEqual([
      'general',
      true,
      'General Inquiries',
    ])
  })

  test('required fields are marked with an asterisk and are required natively; the message is optional', async () => {
    const form = all(await english('/contact'), 'main form')[0]
    if (!form) throw new Error('no form')
    for (const name of ['company', 'name', 'email', 'application', 'machine', 'country']) {
      const [control] = all(form, `input[name="${name}"], select[name="${name}"]`)
      expect(control?.hasAttribute('required'), name).toBe(true)
      const [label] = all(form, `label[for="${attribute(control, 'id')}"]`)
      expect(label && textOf(label), name).toMatch(/\*$/)
    }
    expect(all(form, 'input[type="email"]')).toHaveLength(1)
    expect(all(form, 'textarea[required]')).toHaveLength(0)
  })

  test('on a machine page the machine is fixed to the page’s title', async () => {
    const page = parse(await english(detail))
    expect(attribute(all(page, 'main input[type="hidden"][name="machine"]')[0], 'value')).toBe('VF')
    expect(all(page, 'select[name="machine"]')).toEqual([])
    expect(all(page, '.quote__machine').map(textOf)).toEqual(['Vacuum Compression Molding Machine'])
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
