import { type Category, machinePaths, machinePicture, machinesIn } from '../../../content/registry/machines.ts'
import { isProcessCategory } from '../../../content/registry/processes.ts'
import { CompareBar, CompareBox, CompareLink } from '../../compare/machine-choice.tsx'
import { comparePage } from '../../compare/page.tsx'
import type { AppContext } from '../../env.ts'
import { formPage } from '../../inquiry/form-handler.ts'
import { planPage } from '../../plan/page.tsx'
import { CachedFragment, CachedSection } from '../../rendering/fragment-cache.tsx'
import { DeferredStylesheet } from '../../rendering/head.tsx'
import { usePageData, useSharedData } from '../../rendering/providers.tsx'
import { breadcrumbs, machineList } from '../../rendering/structured-data.ts'
import { paths } from '../../routes.ts'
import { searchPage } from '../../search/page.tsx'
import { isSearchQuery } from '../../search/rules/parse-query.ts'
import { SearchForm } from '../../search/ui/search-form.tsx'
import { sizingPage } from '../../sizing/page.tsx'
import type { Material } from '../../sizing/rules/compounds.ts'
import { hasSizingQuery } from '../../sizing/rules/parse-query.ts'
import { FigureList } from '../../ui/figures/key-figures.tsx'
import { InquirySection } from '../../ui/form/inquiry-section.tsx'
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx'
import { PrintedUrl, RunningHead } from '../../ui/layout/print-sheet.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { ArrowLink } from '../../ui/text/links.tsx'
import { noBreak } from '../../ui/text/no-break.tsx'
import { CatalogFilter } from './catalog-filter.tsx'
import { ProcessExamples } from './process-examples.tsx'
import { SizeComparison } from './size-comparison.tsx'
import { Comparisons } from './technology-comparisons.tsx'

/** The catalog of one category, or of all machines; the latter also has the query views. */
export function catalogPage(category: Category | 'all') {
  const catalog = formPage((c) => renderCatalog(c, category))
  return (c: AppContext) => {
    const { searchParams } = c.get('page').url
    if (category === 'all' && c.req.method !== 'POST') {
      if (searchParams.has('compare')) return comparePage(c)
      if (searchParams.has('plan')) return planPage(c)
      if (hasSizingQuery(searchParams)) return sizingPage(c)
      if (isSearchQuery(searchParams)) return searchPage(c)
    }
    return catalog(c)
  }
}

function renderCatalog(c: AppContext, category: Category | 'all') {
  const page = c.get('page')
  const { machines } = page.texts
  const { meta, heading } = category === 'all' ? machines : machines[category]
  const [path, name] = category === 'all' ? [paths.machines, page.t('nav.machines')] : [paths[category], heading]
  return c.render(<Catalog category={category} />, {
    ...meta,
    styles: 'catalog',
    structuredData: {
      breadcrumbs: () => breadcrumbs(page, path, name),
      machines: () => machineList(page, machinesIn(category)),
    },
  })
}

const sizesId = 'sizes'

function Catalog({ category }: { category: Category | 'all' }) {
  const { t, texts, url, link } = usePageData()
  const { heading, text } = category === 'all' ? texts.machines : texts.machines[category]
  const tab = url.searchParams.get('process') ?? ''
  return (
    <>
      <RunningHead title={heading} />
      <Breadcrumb name={category === 'all' ? t('nav.machines') : heading} inCatalog={category !== 'all'} />
      <section className="wrap catalog">
        <div className="catalog__head">
          <div>
            <h1>{heading}</h1>
            <p className="lead">{noBreak(text)}</p>
          </div>
          <div className="catalog__find">
            <SearchForm />
            <ArrowLink
              href={link(paths.machines, { process: 'advise', ...usualMaterials[category] })}
              text={t('sizing.heading')}
            />
          </div>
        </div>
        <CatalogFilter current={category} />
        <CachedFragment name="machine-cards" as="ul" className="machine-cards" component={Cards} props={{ category }} />
        <CompareBar />
      </section>
      <DeferredStylesheet page="catalog" />
      {category !== 'brake' && category !== 'auxiliary' && (
        <CachedSection
          name="injection-guide"
          component={InjectionGuide}
          props={{ category }}
          className="wrap injection-guide"
          id="injection"
        />
      )}
      {category === 'all' ? (
        <CachedSection name="size-comparison" component={SizeComparison} id={sizesId} />
      ) : (
        <p className="wrap">
          <ArrowLink href={link(`${paths.machines}#${sizesId}`)} text={t('layout.rowHeading')} />
        </p>
      )}
      <ProcessExamples current={isProcessCategory(tab) ? tab : 'hotPress'} catalog={category} />
      <CachedSection name="services" component={Services} className="section wrap services" />
      <CachedSection name="technology-comparisons" component={Comparisons} />
      <InquirySection className="section wrap" title={t('form.quoteTitle')} />
      <PrintedUrl />
    </>
  )
}

/** Preset of the sizing form per category, where the default does not fit. */
const usualMaterials: Partial<Record<Category | 'all', { material: Material }>> = {
  silicone: { material: 'htv' },
  brake: { material: 'friction' },
}

function Cards({ category }: { category: Category | 'all' }) {
  const { t, machines, link } = useSharedData()
  const sizes = '(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 41vw'
  return machinesIn(category).map((key, index) => (
    <li className="machine-card" key={key}>
      <div className="machine-card__picture">
        <Picture name={machinePicture(key)} alt="" sizes={sizes} eager={index < 3} />
      </div>
      <h2 className="machine-card__heading">
        <a href={link(machinePaths[key])}>{noBreak(machines[key].title)}</a>
      </h2>
      <FigureList className="machine-card__figures" machineKey={key} />
      <p>
        <a className="go machine-card__more" href={link(machinePaths[key])}>
          <span>{t('nav.learnMore')}</span>
          <span className="hidden">{t('nav.labeled', { label: '', value: machines[key].title })}</span>{' '}
          <span className="arrow" />
        </a>
      </p>
      <CompareBox machineKey={key} className="machine-card__compare" />
    </li>
  ))
}

function InjectionGuide({ category }: { category: Category | 'all' }) {
  const { texts } = useSharedData()
  const names = (['rubber', 'silicone'] as const).filter((name) => category === 'all' || category === name)
  return (
    <>
      <h2>{texts.machines.injection.heading}</h2>
      <p>{texts.machines.injection.text}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            {texts.machines[name].heading} <CompareLink family={`${name}Injection`} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The four services; they have no page of their own (specification, chapter 2). */
function Services() {
  const { texts } = useSharedData()
  return (
    <>
      <h2>{texts.machines.servicesHeading}</h2>
      <section className="swipe strip" aria-label={texts.machines.servicesHeading} tabIndex={0}>
        <ul>
          {texts.machines.services.map(({ heading, text }) => (
            <li key={heading}>
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
