import type { Thing } from 'schema-dts'
import { langs } from '../../content/registry/languages.ts'
import { type MachineKey, machinePaths, machinePicture } from '../../content/registry/machines.ts'
import { displayUnit, formatRange, labelKey } from '../i18n/units.ts'
import type { Machine } from '../machines/machine.ts'
import { canonicalPath, paths } from '../routes.ts'
import { site } from '../site.ts'
import { sharedPicture } from './assets.ts'
import type { PageData } from './page-data.ts'

/** A description for search engines in a type of schema.org (checked by the compiler through schema-dts). */
export type StructuredData = Exclude<Thing, string>

/** The company and its contact point. */
export function organization(page: PageData): StructuredData {
  return {
    '@type': 'Organization',
    name: site.name[page.lang],
    url: absoluteUrl(page, '/'),
    foundingDate: String(site.founded),
    address: site.address[page.lang],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: page.settings.contactEmail,
      telephone: page.settings.contactPhone,
      availableLanguage: langs,
    },
  }
}

/** The breadcrumb trail of the catalog or of a page below it. */
export function breadcrumbs(page: PageData, path: string, name: string): StructuredData {
  const steps = new Map([
    [paths.home as string, page.t('nav.home')],
    [paths.machines, page.t('nav.machines')],
    [path, name],
  ])
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...steps].map(([path, name], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(page, path),
    })),
  }
}

/** Questions and answers of the FAQ. */
export function faqData(questions: { question: string; answer: string }[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The machines of a catalog page. */
export function machineList(page: PageData, keys: MachineKey[]): StructuredData {
  return {
    '@type': 'ItemList',
    itemListElement: keys.map((key, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.machines[key].title,
      url: absoluteUrl(page, machinePaths[key]),
    })),
  }
}

/** A machine with figures from its table; without an offer, because there is no price. */
export function product(page: PageData, key: MachineKey, machine: Machine | undefined): StructuredData {
  const picture = sharedPicture(page.origin, page.machines[key].picture)
  const rows = machine?.neutral.specTable?.rows ?? []
  return {
    '@type': 'Product',
    name: page.machines[key].title,
    description: page.machines[key].promise,
    sku: key,
    brand: { '@type': 'Brand', name: site.name[page.lang] },
    url: absoluteUrl(page, machinePaths[key]),
    ...(picture && { image: picture }),
    additionalProperty: rows.map((row) => {
      const unit = displayUnit(row.label, 'metric')
      return {
        '@type': 'PropertyValue',
        name: page.t(labelKey(row)),
        value: formatRange(row, 'metric', 'en'),
        ...(unit && { unitText: page.t(`unit.${unit}`) }),
      }
    }),
  }
}

/** The film of the about page. */
export function film(page: PageData): StructuredData {
  const picture = sharedPicture(page.origin, machinePicture('VF'))
  return {
    '@type': 'VideoObject',
    name: page.texts.about.videoTitle,
    description: page.texts.about.meta.description,
    url: site.video[page.lang].link,
    uploadDate: site.video[page.lang].uploadDate,
    ...(picture && { thumbnailUrl: picture }),
  }
}

const absoluteUrl = (page: PageData, path: string): string => page.origin + canonicalPath(path, page.lang)
