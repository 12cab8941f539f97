import type { Context } from 'hono'
import { isolateBidi } from '../../client/shared/bidi.ts'
import { formatNumber, listSeparator, sentenceSeparator } from '../../client/shared/number-format.ts'
import { machinePaths } from '../../content/registry/machines.ts'
import type { AppEnv } from '../env.ts'
import { readSearch } from '../machines/documents.ts'
import { usePageData } from '../rendering/providers.tsx'
import { paths } from '../routes.ts'
import { AddToInquiry, InquiryListForm } from '../ui/form/add-to-inquiry.tsx'
import { Breadcrumb } from '../ui/layout/breadcrumb.tsx'
import { Picture } from '../ui/media/picture.tsx'
import { NoBreak } from '../ui/text/no-break.tsx'
import { longestSearch, readSize, SearchForm } from './search-form.tsx'
import { type Found, isBeyond, searchMachines, type Wish } from './search-machines.ts'

const searchFields = ['q', 'clamp', 'platen'] as const

/** Does this query ask for the search? */
export function asksForSearch(query: URLSearchParams): boolean {
  return searchFields.some((field) => query.has(field))
}

/** Machines by words and by size: a view of the catalogue that its query asks for. */
export async function searchPage(c: Context<AppEnv>) {
  const { t, url, version, lang } = c.get('page')
  const wish = readWish(url.searchParams)
  const document = await readSearch(c.env, version, lang)
  const found = searchMachines(document, wish)
  const beyond = isBeyond(document, wish) ? wish.clamp : undefined
  return c.render(<Search beyond={beyond} found={found} />, {
    title: t('search.heading'),
    description: t('search.lead'),
    styles: 'search-and-sizing',
    isQueryView: true,
  })
}

/** What is no size is taken as not asked for; its field says so. */
function readWish(query: URLSearchParams): Wish {
  const [clamp, platen] = [query.get('clamp'), query.get('platen')].map((text) => readSize(text ?? ''))
  return { words: (query.get('q') ?? '').slice(0, longestSearch).trim(), clamp, platen }
}

/** `beyond` is the clamp force (t) that was asked for, where no model has it. */
function Search({ beyond, found }: { beyond: number | undefined; found: Found[] }) {
  const { t } = usePageData()
  return (
    <>
      <Breadcrumb steps={[[paths.machines, t('nav.machines')]]} current={t('search.heading')} />
      <div className="wrap search">
        <h1>{t('search.heading')}</h1>
        <SearchForm />
        <p className="search__count" role="status">
          {found.length > 0 ? t('search.found', { count: found.length }) : t('search.nothing')}
        </p>
        {found.length > 0 ? (
          <>
            <InquiryListForm />
            <ul className="hits">
              {found.map((one) => (
                <Hit key={one.key} found={one} />
              ))}
            </ul>
          </>
        ) : (
          <Instead beyond={beyond} />
        )}
      </div>
    </>
  )
}

function Hit({ found: { key, hits, models } }: { found: Found }) {
  const { t, lang, dir, machines, link } = usePageData()
  // What was searched is as it is written; the page's other texts are laid out already.
  const laidOut = (text: string) => (dir === 'rtl' ? isolateBidi(text) : text)
  const { title, promise, picture } = machines[key]
  const places = hits.flatMap(({ kind, text }) => (kind === 'title' ? [] : [{ kind, text }]))
  return (
    <li className="hits__row">
      <div className="hits__picture">
        <Picture name={picture} alt="" sizes="8rem" />
      </div>
      <div>
        <h2 className="hits__title">
          <a href={link(machinePaths[key])}>
            <NoBreak text={title} />
          </a>
        </h2>
        {places.length === 0 && <p>{promise}</p>}
        {places.map(({ kind, text }) => (
          <p key={text}>
            {kind !== 'promise' && (
              <span className="hits__where">{t(`search.in.${kind}`) + sentenceSeparator(lang)}</span>
            )}
            {kind === 'model' ? <bdi>{text}</bdi> : laidOut(text)}
          </p>
        ))}
        {models.length > 0 && (
          <p>
            <span className="hits__where">{t('search.models') + sentenceSeparator(lang)}</span>
            <bdi dir="ltr">
              <NoBreak text={models.join(lang === 'zh' ? listSeparator(lang) : ', ')} />
            </bdi>
          </p>
        )}
        <AddToInquiry entry={key} name={title} />
      </div>
    </li>
  )
}

/** Nothing found: by the part, or by asking people. */
function Instead({ beyond }: { beyond: number | undefined }) {
  const { t, link, lang } = usePageData()
  return (
    <div className="search__instead">
      {beyond !== undefined && <p>{t('search.custom', { clamp: formatNumber(beyond, lang) })}</p>}
      <p>{t('search.instead')}</p>
      <p className="press__actions">
        <a className="button" href={link(paths.machines, { process: 'advise', material: 'nbr' })}>
          {t('sizing.heading')} <span className="arrow" />
        </a>
        <a className="press__link" href={link(`${paths.contact}#quote`)}>
          {t('nav.quote')} <span className="arrow" />
        </a>
      </p>
    </div>
  )
}
