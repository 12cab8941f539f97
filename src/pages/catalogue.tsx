import type { Context } from 'hono'
import { entriesOf } from '../../content/catalogue.ts'
import { cardFigureCount } from '../../content/machine-index.ts'
import type { Category } from '../../content/machines.ts'
import { isProcessCategory } from '../../content/processes.ts'
import type { Material } from '../../content/sizing/compounds.ts'
import { asksForSizing, readQuestion } from '../../content/sizing/question.ts'
import type { AppEnv } from '../env.ts'
import { paths } from '../routes.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { CatalogueFilter } from '../ui/catalogue-filter.tsx'
import { Codes } from '../ui/codes.tsx'
import { CompareBar, CompareBox } from '../ui/compare-bar.tsx'
import { Comparisons } from '../ui/comparisons.tsx'
import { Kept } from '../ui/fragment.tsx'
import { guidedFamilies, InjectionGuide } from '../ui/injection-guide.tsx'
import { FigureList } from '../ui/key-figures.tsx'
import { usePage, useShared } from '../ui/page-context.tsx'
import { Picture } from '../ui/picture.tsx'
import { ProcessExamples } from '../ui/process-examples.tsx'
import { ScaleRow } from '../ui/scale-row.tsx'
import { SearchForm } from '../ui/search-form.tsx'
import { Services } from '../ui/services.tsx'
import { SheetBelow } from '../ui/sheet-below.tsx'
import { SizingForm } from '../ui/sizing/sizing-form.tsx'
import { breadcrumbs, machineList } from '../ui/structured-data.ts'
import { comparePage } from './compare.tsx'
import { asksForSearch, searchPage } from './search.tsx'
import { sizingPage } from './sizing.tsx'

/** The catalogue of one category, or of all machines. */
export function cataloguePage(category: Category | 'all') {
  return function cataloguePage(c: Context<AppEnv>) {
    const page = c.get('page')
    if (category === 'all') {
      if (page.url.searchParams.has('compare')) return comparePage(c)
      if (asksForSizing(page.url.searchParams)) return sizingPage(c)
      if (asksForSearch(page.url.searchParams)) return searchPage(c)
    }
    const { machines } = page.texts
    const { meta, heading } = category === 'all' ? machines : machines[category]
    const steps: [string, string][] = [
      [paths.home, page.t('nav.home')],
      [paths.machines, page.t('nav.machines')],
    ]
    if (category !== 'all') steps.push([paths[category], heading])
    return c.render(<Catalogue category={category} />, {
      ...meta,
      styles: 'catalogue',
      data: {
        breadcrumbs: () => breadcrumbs(page, steps),
        machines: () => machineList(page, entriesOf(category)),
      },
    })
  }
}

function Catalogue({ category }: { category: Category | 'all' }) {
  const { t, texts, url, link } = usePage()
  const { heading, text } = category === 'all' ? texts.machines : texts.machines[category]
  const tab = url.searchParams.get('process') ?? ''
  return (
    <>
      <Breadcrumb
        {...(category !== 'all' && { steps: [[paths.machines, t('nav.machines')]] })}
        current={category === 'all' ? t('nav.machines') : heading}
      />
      <section className="wrap catalogue">
        <div className="catalogue__head">
          <div>
            <h1>{heading}</h1>
            <p className="lead">{text}</p>
          </div>
          <SearchForm />
          <section className="part-finder" aria-labelledby="part-finder">
            <h2 id="part-finder">{t('sizing.heading')}</h2>
            <SizingForm read={readQuestion(new URLSearchParams())} compact={{ material: usualMaterials[category] }} />
            <a className="button part-finder__link" href={link(paths.machines, { process: 'advise' })}>
              {t('sizing.submit')} <span className="arrow" />
            </a>
          </section>
        </div>
        <CatalogueFilter current={category} />
        <Kept as="ul" className="matrix">
          <Cards category={category} />
        </Kept>
        <CompareBar />
      </section>
      <SheetBelow of="catalogue" />
      {guidedFamilies(category).length > 0 && (
        <Kept as="section" className="section wrap" id="injection">
          <InjectionGuide category={category} />
        </Kept>
      )}
      <Kept as="section" className="section wrap">
        <ScaleRow category={category} />
      </Kept>
      <ProcessExamples current={isProcessCategory(tab) ? tab : 'hotPress'} of={category} />
      <Kept as="section" className="section wrap services">
        <Services />
      </Kept>
      <Kept as="section" className="section wrap">
        <Comparisons />
      </Kept>
    </>
  )
}

/** What the parts of a category are made of most, where that is not what the form begins with. */
const usualMaterials: Partial<Record<Category | 'all', Material>> = { silicone: 'htv', brake: 'friction' }

/** Cards: picture on the page itself, heading, two key figures, Learn more. */
function Cards({ category }: { category: Category | 'all' }) {
  const { t, machines, link } = useShared()
  return (
    <>
      {entriesOf(category).map(({ key, thumbnail, link: path }, index) => (
        <li className="matrix__cell" key={key}>
          <div className="matrix__picture">
            <Picture
              name={thumbnail}
              alt=""
              sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 36vw"
              eager={index < 3}
            />
          </div>
          <h2 className="matrix__heading">
            <a href={link(path)}>
              <Codes text={machines[key].title} />
            </a>
          </h2>
          <FigureList className="matrix__figures" rows={machines[key].figures.slice(0, cardFigureCount)} />
          <p>
            <a className="go matrix__more" href={link(path)}>
              <span>{t('nav.learnMore')}</span>
              <span className="hidden">{t('nav.labelled', { label: '', value: machines[key].title })}</span>{' '}
              <span className="arrow" />
            </a>
          </p>
          <CompareBox machineKey={key} className="matrix__compare" />
        </li>
      ))}
    </>
  )
}
