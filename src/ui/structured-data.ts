import type { CatalogueEntry } from '../../content/catalogue.ts'
import { type MachineKey, machinePaths } from '../../content/keys.ts'
import { machineIndex } from '../../content/machine-index.ts'
import { site } from '../../content/site.ts'
import type { Machine } from '../machines/machine.ts'
import type { Page } from '../page.ts'
import { canonicalPath } from '../routes.ts'
import { rangeText, shownUnit } from '../units.ts'

/** schema.org Organization of the company, with its contact point. */
export function organization(page: Page): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name[page.lang],
    url: new URL(canonicalPath('/', page.lang), page.url.origin).href,
    foundingDate: '1997',
    address: site.address[page.lang],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: page.settings.contactEmail,
      telephone: page.settings.contactPhone,
      availableLanguage: ['en', 'zh', 'ru', 'es', 'ar'],
    },
  }
}

/** schema.org BreadcrumbList of the steps, the page itself last. */
export function breadcrumbs(page: Page, steps: [path: string, name: string][]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([path, name], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(canonicalPath(path, page.lang), page.url.origin).href,
    })),
  }
}

/** schema.org FAQPage. */
export function faqData(questions: { question: string; answer: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** schema.org ItemList of catalogue entries. */
export function machineList(page: Page, entries: CatalogueEntry[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: entries.map(({ key, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: machineIndex[key].titles[page.lang],
      url: new URL(canonicalPath(link, page.lang), page.url.origin).href,
    })),
  }
}

/** schema.org Product of a machine: models and figures from its table, no offer, because there is no price. */
export function product(page: Page, key: MachineKey, machine: Machine | undefined): object {
  const table = machine?.neutral.specTable
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: machineIndex[key].titles[page.lang],
    description: machineIndex[key].promises[page.lang],
    sku: key,
    brand: { '@type': 'Brand', name: site.name[page.lang] },
    url: new URL(canonicalPath(machinePaths[key], page.lang), page.url.origin).href,
    additionalProperty: table?.rows.map((row) => {
      const unit = shownUnit(row.label, 'metric')
      return {
        '@type': 'PropertyValue',
        name: page.t(`spec.${row.label}`),
        value: rangeText(row, 'metric', 'en'),
        ...(unit && { unitText: page.t(`unit.${unit}`) }),
      }
    }),
  }
}
