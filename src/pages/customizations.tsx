import type { Context } from 'hono'
import type { FormState } from '../../client/inquiry-contract.ts'
import { portfolio } from '../../content/portfolio.ts'
import type { AppEnv } from '../env.ts'
import { paths } from '../routes.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { CatalogueFilter } from '../ui/catalogue-filter.tsx'
import { MachineDrawing } from '../ui/drawings/machine.tsx'
import { Kept } from '../ui/fragment.tsx'
import { InquirySection } from '../ui/inquiry-section.tsx'
import { usePage } from '../ui/page-context.ts'
import { Picture } from '../ui/picture.tsx'
import { breadcrumbs } from '../ui/structured-data.ts'

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
    data: [breadcrumbs(page, steps)],
    formStatus: form.status,
  })
}

/** The custom view of the catalogue: no cards, the form and the portfolio. */
function Customizations({ form }: { form: FormState }) {
  const { t, texts } = usePage()
  const { heading, lead } = texts.customizations
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
                300<span>–</span>3000
              </bdi>
              <small> {t('unit.t')}</small>
            </span>
            <span className="dimension__line" />
          </p>
          <MachineDrawing family="press" />
        </div>
        <InquirySection className="split__aside" title={t('form.quoteTitle')} form={form} />
      </div>
      <Kept as="section" className="section wrap" name="portfolio">
        <Portfolio />
      </Kept>
    </>
  )
}

function Portfolio() {
  const { t, texts } = usePage()
  return (
    <>
      <h2>{t('machines.portfolio')}</h2>
      <p>{texts.customizations.portfolioText}</p>
      <ul className="portfolio">
        {portfolio.map(({ id, thumbnail, family }) => {
          const { heading, text } = texts.customizations.portfolio[id] ?? { heading: '', text: '' }
          return (
            <li key={id}>
              <figure className="portfolio__picture">
                <Picture
                  name={thumbnail}
                  alt={heading}
                  sizes="(min-width: 64rem) 30vw, (min-width: 37.5rem) 45vw, 92vw"
                  fallback={<MachineDrawing family={family} />}
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
