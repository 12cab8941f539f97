import { formatNumber } from '../../../client/shared/number-format.ts'
import { usePageData, useSharedData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'
import { LanguageField, QueryField } from '../../ui/form/query-fields.tsx'
import { maxSearchLength, maxSize, readSize } from '../rules/parse-query.ts'

const sizes = [
  { name: 'clamp', unit: 'unit.label.t' },
  { name: 'platen', unit: 'unit.mm' },
] as const

const wordsField = { name: 'q', type: 'search', dir: 'auto', maxLength: maxSearchLength } as const

/** The search form, a GET form, so that a search has a URL. With sizes, invalid ones get an error message. */
export function SearchForm({ withSizes = false }: { withSizes?: boolean }) {
  const { t, url, lang } = usePageData()
  const value = (name: string) => url.searchParams.get(name) ?? ''
  const isWrong = (text: string) => text.trim() !== '' && readSize(text) === undefined
  const problem = t('sizing.problem.range', { low: 1, high: formatNumber(maxSize, lang) })
  return (
    <search>
      <form className="search-form" action={paths.machines}>
        <LanguageField />
        <QueryField
          {...wordsField}
          id="search-q"
          className="search-form__words"
          label={t('search.words')}
          defaultValue={value('q')}
          placeholder={t('search.example')}
        />
        {(withSizes ? sizes : []).map(({ name, unit }) => {
          const label = t(`search.${name}`)
          return (
            <QueryField
              key={name}
              id={`search-${name}`}
              name={name}
              label={t('form.labelWithUnit', { label, unit: t(unit) })}
              inputMode="numeric"
              defaultValue={value(name)}
              error={isWrong(value(name)) ? t('nav.labeled', { label, value: problem }) : undefined}
            />
          )
        })}
        <button className="button button--quiet" type="submit">
          {t('search.submit')}
        </button>
      </form>
    </search>
  )
}

/** A short search form of the header and the phone menu; `id` is that of its field. */
export function SiteSearch({ id }: { id: string }) {
  const { t } = useSharedData()
  return (
    <search>
      <form className="site-search" action={paths.machines}>
        <LanguageField />
        <label className="hidden" htmlFor={id}>
          {t('search.words')}
        </label>
        <input {...wordsField} className="form__input" id={id} autoComplete="off" placeholder={t('search.hint')} />
        <button className="button button--quiet" type="submit">
          {t('search.submit')}
        </button>
      </form>
    </search>
  )
}

/** The header's search: an icon that opens the form, without script too. */
export function HeaderSearch() {
  const { t } = useSharedData()
  return (
    <div>
      <details className="header-search" name="menu" data-menu>
        <summary className="header-search__toggle" title={t('search.heading')}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="10.5" cy="10.5" r="6" />
            <path d="m15 15 5.5 5.5" />
          </svg>
        </summary>
        <div className="header-search__body">
          <SiteSearch id="header-search" />
        </div>
      </details>
    </div>
  )
}
