import { rangeSeparator } from '../../../client/shared/number-format.ts'
import portfolio from '../../../content/registry/portfolio.json'
import type { AppContext } from '../../env.ts'
import { CachedSection } from '../../rendering/fragment-cache.tsx'
import { useSharedData } from '../../rendering/providers.tsx'
import { breadcrumbs } from '../../rendering/structured-data.ts'
import { paths } from '../../routes.ts'
import { site } from '../../site.ts'
import { UnitSuffix } from '../../ui/figures/key-figures.tsx'
import { InquirySection } from '../../ui/form/inquiry-section.tsx'
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx'
import { Drawing } from '../../ui/media/drawing.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { CatalogFilter } from '../catalog/catalog-filter.tsx'

/** Machines built to order: a view of the catalog without cards, with the form and the portfolio. */
export function customizationsPage(c: AppContext) {
  const page = c.get('page')
  return c.render(<Customizations />, {
    ...page.texts.customizations.meta,
    styles: 'customizations',
    structuredData: { breadcrumbs: () => breadcrumbs(page, paths.customizations, page.t('category.customizations')) },
  })
}

function Customizations() {
  const { t, lang, texts } = useSharedData()
  const { heading, lead } = texts.customizations
  const { customPress } = site.claims
  return (
    <>
      <Breadcrumb name={t('category.customizations')} inCatalog />
      <section className="wrap catalog">
        <h1>{heading}</h1>
        <CatalogFilter current="custom" />
      </section>
      <div className="wrap split">
        <div className="split__main">
          <p className="lead">{lead}</p>
          <p className="tonnage">
            <span className="tonnage__range">
              <bdi dir="ltr">
                {customPress.from}
                <span>{rangeSeparator(lang)}</span>
                {customPress.to}
              </bdi>
              <UnitSuffix unit={t('unit.t')} />
            </span>
          </p>
          <Drawing name="press" />
        </div>
        <InquirySection className="split__aside" title={t('form.quoteTitle')} />
      </div>
      <CachedSection name="portfolio" component={Portfolio} />
    </>
  )
}

function Portfolio() {
  const { t, texts } = useSharedData()
  return (
    <>
      <h2>{t('machines.portfolio')}</h2>
      <p>{texts.customizations.portfolioText}</p>
      <ul className="portfolio">
        {portfolio.map(({ id, thumbnail }) => {
          const { heading, text } = texts.customizations.portfolio[id] ?? { heading: '', text: '' }
          const sizes = '(min-width: 56.25rem) 30vw, (min-width: 37.5rem) 45vw, 36vw'
          return (
            <li key={id}>
              <figure className="portfolio__picture">
                <Picture name={thumbnail} alt={heading} sizes={sizes} />
              </figure>
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          )
        })}
      </ul>
    </>
  )
}
