import type { Context } from 'hono'
import type { FormState } from '../../../client/shared/inquiry-contract.ts'
import { rangeSeparator } from '../../../client/shared/number-format.ts'
import portfolio from '../../../content/registry/portfolio.json'
import type { AppEnv } from '../../env.ts'
import { CachedFragment } from '../../rendering/fragment-cache.tsx'
import { useSharedData } from '../../rendering/providers.tsx'
import { breadcrumbs } from '../../rendering/structured-data.ts'
import { paths } from '../../routes.ts'
import { site } from '../../site.ts'
import { hasSizingQuery } from '../../sizing/rules/parse-query.ts'
import { InquirySection } from '../../ui/form/inquiry-section.tsx'
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx'
import { Drawing } from '../../ui/media/drawing.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { UnitSuffix } from '../../ui/text/unit-suffix.tsx'
import { CatalogueFilter } from '../catalogue/catalogue-filter.tsx'

/** Machines built to order, with the form in one of its states. */
export function customizationsPage(c: Context<AppEnv>, form: FormState) {
  const page = c.get('page')
  const { meta, heading } = page.texts.customizations
  const steps: [string, string][] = [
    [paths.home, page.t('nav.home')],
    [paths.machines, page.t('nav.machines')],
    [paths.customizations, heading],
  ]
  return c.render(<Customizations form={form} />, {
    ...meta,
    styles: 'customizations',
    structuredData: { breadcrumbs: () => breadcrumbs(page, steps) },
    formStatus: form.status,
    isQueryView: hasSizingQuery(c.get('page').url.searchParams),
  })
}

/** The custom view of the catalogue: no cards, the form and the portfolio. */
function Customizations({ form }: { form: FormState }) {
  const { t, lang, texts } = useSharedData()
  const { heading, lead } = texts.customizations
  const { customPress } = site.claims
  return (
    <>
      <Breadcrumb steps={[[paths.machines, t('nav.machines')]]} current={t('category.customizations')} />
      <section className="wrap catalogue">
        <h1>{heading}</h1>
        <CatalogueFilter current="custom" />
      </section>
      <div className="wrap split split--even">
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
            <span className="dimension__line" />
          </p>
          <Drawing name="press" />
        </div>
        <InquirySection className="split__aside" title={t('form.quoteTitle')} form={form} />
      </div>
      <CachedFragment name="portfolio" as="section" className="section wrap">
        <Portfolio />
      </CachedFragment>
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
          return (
            <li key={id}>
              <figure className="portfolio__picture">
                <Picture
                  name={thumbnail}
                  alt={heading}
                  sizes="(min-width: 56.25rem) 30vw, (min-width: 37.5rem) 45vw, 92vw"
                />
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
