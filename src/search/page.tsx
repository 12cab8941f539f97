import { formatNumber } from '../../client/shared/number-format.ts'
import { categories } from '../../content/registry/machines.ts'
import { CompareBar } from '../compare/machine-choice.tsx'
import type { AppContext } from '../env.ts'
import { usePageData } from '../rendering/providers.tsx'
import { paths } from '../routes.ts'
import { InquiryListForm } from '../ui/form/add-to-inquiry.tsx'
import { QueryView, queryViewHead } from '../ui/layout/query-view.tsx'
import { ArrowLink } from '../ui/text/links.tsx'
import { readSearchEngine } from './read-engine.ts'
import { unavailableClampForce } from './rules/models.ts'
import { parseSearchQuery, type SearchQuery } from './rules/parse-query.ts'
import { readPartQuery } from './rules/part-query.ts'
import type { QueryToken } from './rules/query-tokens.ts'
import type { SearchEngine } from './rules/search-engine.ts'
import { type SearchAnswer, searchMachines } from './rules/search-machines.ts'
import { SearchResults } from './ui/results.tsx'
import { SearchForm } from './ui/search-form.tsx'

/** A view of the catalog: machines by words and by size. */
export async function searchPage(c: AppContext) {
  const { t, url, version, lang } = c.get('page')
  const query = parseSearchQuery(url.searchParams)
  const engine = await readSearchEngine(c.env, version, lang)
  const answer = searchMachines(engine, query)
  const isWrong = (['clamp', 'platen'] as const).some((size) => url.searchParams.get(size)?.trim() && !query[size])
  return c.render(<Search engine={engine} query={query} answer={answer} />, queryViewHead(t, 'search', isWrong))
}

type Props = { engine: SearchEngine; query: SearchQuery; answer: SearchAnswer }

function Search({ engine, query, answer }: Props) {
  const { t } = usePageData()
  const { results } = answer
  return (
    <QueryView name="search">
      <SearchForm withSizes />
      <p className="search__count" role="status">
        {results.length > 0 ? t('search.found', { count: results.length }) : t('search.nothing')}
      </p>
      <Hints engine={engine} query={query} answer={answer} />
      {results.length > 0 ? (
        <>
          <InquiryListForm />
          <SearchResults engine={engine} answer={answer} />
          <CompareBar />
        </>
      ) : (
        <NoResults />
      )}
    </QueryView>
  )
}

function Hints({ engine, query, answer }: Props) {
  const { t, link, lang, machines } = usePageData()
  const part = readPartQuery(answer)
  const wordsOf = ({ isCorrected, term, place }: QueryToken) =>
    (isCorrected && term?.name) || query.words.slice(...place)
  const partNames = answer.tokens.filter(({ term }) => term?.part).map(wordsOf)
  const notBuilt = answer.tokens.find(({ term }) => term?.notBuilt)
  const nearest = (answer.results.find(({ key }) => notBuilt?.term?.machines.includes(key)) ?? answer.results[0])?.key
  const beyond = unavailableClampForce(engine, query, answer)
  const pages = answer.terms.map(({ page }) => page)
  const isCustom = beyond !== undefined || pages.includes('customizations')
  const partLabel = t('nav.labeled', { label: t('sizing.heading'), value: partNames.join(' + ') })
  const custom = { href: link(paths.customizations), text: t('category.customizations') }
  const hints = [
    notBuilt && nearest && t('search.notBuilt', { name: wordsOf(notBuilt), machine: machines[nearest].title }),
    beyond !== undefined && t('search.custom', { clamp: formatNumber(beyond, lang) }),
    isCustom && <ArrowLink key="custom" className="press__link" {...custom} />,
    pages.includes('faq') && <ArrowLink key="faq" className="press__link" href={link(paths.faq)} text={t('nav.faq')} />,
    part && <ArrowLink key="part" className="press__link" href={link(paths.machines, part)} text={partLabel} />,
  ]
  return hints.filter(Boolean).map((hint, index) => (
    <p className="search__hint" key={index}>
      {hint}
    </p>
  ))
}

function NoResults() {
  const { t, link } = usePageData()
  const sizing = link(paths.machines, { process: 'advise', material: 'nbr' })
  return (
    <div className="search__instead">
      <p>{t('search.instead')}</p>
      <p className="press__actions">
        <ArrowLink className="button" href={sizing} text={t('sizing.heading')} />
        <ArrowLink className="press__link" href={link(`${paths.contact}#quote`)} text={t('nav.quote')} />
      </p>
      <nav aria-label={t('category.filter')}>
        <ul className="search__categories">
          {[...categories, 'customizations' as const].map((category) => (
            <li key={category}>
              <ArrowLink className="press__link" href={link(paths[category])} text={t(`category.${category}`)} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
