import type { Context } from 'hono'
import { entriesOf } from '../../content/catalogue.ts'
import type { Category } from '../../content/keys.ts'
import { machineIndex } from '../../content/machine-index.ts'
import { isProcessCategory } from '../../content/processes.ts'
import type { AppEnv } from '../env.ts'
import { paths } from '../routes.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { CatalogueFilter } from '../ui/catalogue-filter.tsx'
import { Comparisons } from '../ui/comparisons.tsx'
import { familyOf, MachineDrawing } from '../ui/drawings/machine.tsx'
import { Kept } from '../ui/fragment.tsx'
import { Figure } from '../ui/key-figures.tsx'
import { usePage } from '../ui/page-context.ts'
import { Picture } from '../ui/picture.tsx'
import { ProcessExamples } from '../ui/process-examples.tsx'
import { Services } from '../ui/services.tsx'
import { breadcrumbs, machineList } from '../ui/structured-data.ts'

/** The catalogue of one category, or of all machines. */
export function cataloguePage(category: Category | 'all') {
  return function cataloguePage(c: Context<AppEnv>) {
    const page = c.get('page')
    const { machines } = page.texts
    const { meta, heading } = category === 'all' ? machines : machines[category]
    const steps: [string, string][] = [
      [paths.home, page.t('nav.home')],
      [paths.machines, page.t('nav.machines')],
    ]
    if (category !== 'all') steps.push([paths[category], heading])
    return c.render(<Catalogue category={category} />, {
      ...meta,
      data: [breadcrumbs(page, steps), machineList(page, entriesOf(category))],
    })
  }
}

function Catalogue({ category }: { category: Category | 'all' }) {
  const { t, texts, url } = usePage()
  const { heading, text } = category === 'all' ? texts.machines : texts.machines[category]
  const tab = url.searchParams.get('process') ?? ''
  return (
    <>
      <Breadcrumb
        {...(category !== 'all' && { steps: [[paths.machines, t('nav.machines')]] })}
        current={category === 'all' ? t('nav.machines') : heading}
      />
      <section className="wrap catalogue">
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        <CatalogueFilter current={category} />
        <Kept as="ul" className="matrix" name={`cards ${category}`}>
          <Cards category={category} />
        </Kept>
      </section>
      <ProcessExamples current={isProcessCategory(tab) ? tab : 'hotPress'} />
      <Kept as="section" className="section wrap services" name="services">
        <Services />
      </Kept>
      <Kept as="section" className="section wrap" name="comparisons">
        <Comparisons />
      </Kept>
    </>
  )
}

/** Cards: picture on the page itself, heading, two key figures, Learn more. */
function Cards({ category }: { category: Category | 'all' }) {
  const { t, lang, link } = usePage()
  return (
    <>
      {entriesOf(category).map(({ key, thumbnail, link: path }, index) => (
        <li className="matrix__cell" key={key}>
          <div className="matrix__picture">
            <Picture
              name={thumbnail}
              alt=""
              sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw"
              eager={index < 3}
              fallback={<MachineDrawing family={familyOf(key)} />}
            />
          </div>
          <h2 className="matrix__heading">
            <a href={link(path)}>{machineIndex[key].titles[lang]}</a>
          </h2>
          <dl className="matrix__figures">
            {machineIndex[key].figures.map((row) => (
              <div key={row.label}>
                <dt>{t(`spec.${row.label}`)}</dt>
                <dd>
                  <Figure row={row} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="matrix__more" aria-hidden="true">
            {t('nav.learnMore')} <span className="arrow" />
          </p>
        </li>
      ))}
    </>
  )
}
