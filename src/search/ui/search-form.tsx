import { formatNumber } from '../../../client/shared/number-format.ts'
import { usePageData, useSharedData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'
import { LanguageField } from '../../ui/form/query-fields.tsx'
import { largestSize, longestSearch, readSize } from '../rules/parse-query.ts'

const sizes = [
  { name: 'clamp', unit: 'unit.label.t' },
  { name: 'platen', unit: 'unit.mm' },
] as const

/** The search form, a GET form, so that a search has a URL. With sizes, invalid ones get an error message. */
export function SearchForm({ withSizes = false }: { withSizes?: boolean }) {
  const { t, url, lang } = usePageData()
  const shown = withSizes ? sizes : []
  const value = (name: string) => url.searchParams.get(name) ?? ''
  const wrong = shown.filter(({ name }) => value(name).trim() !== '' && readSize(value(name)) === undefined)
  return (
    <search>
      <form className="search-form" action={paths.machines}>
        <LanguageField />
        <div className="search-form__words">
          <label htmlFor="search-q">{t('search.words')}</label>
          <WordsInput id="search-q" value={value('q')} placeholder={t('search.example')} />
        </div>
        {shown.map(({ name, unit }) => {
          const isWrong = wrong.some((size) => size.name === name)
          return (
            <div key={name}>
              <label htmlFor={`search-${name}`}>
                {t('form.labelWithUnit', { label: t(`search.${name}`), unit: t(unit) })}
              </label>
              <input
                className="form__input"
                id={`search-${name}`}
                name={name}
                dir="ltr"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={value(name)}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? `search-${name}-error` : undefined}
              />
            </div>
          )
        })}
        <button className="button button--quiet" type="submit">
          {t('search.submit')}
        </button>
        {wrong.map(({ name }) => (
          <p className="form__message search-form__message" id={`search-${name}-error`} key={name}>
            {t('nav.labelled', {
              label: t(`search.${name}`),
              value: t('sizing.problem.range', { low: 1, high: formatNumber(largestSize, lang) }),
            })}
          </p>
        ))}
      </form>
    </search>
  )
}

function WordsInput({ id, value, placeholder }: { id: string; value?: string; placeholder: string }) {
  return (
    <input
      className="form__input"
      id={id}
      name="q"
      type="search"
      dir="auto"
      maxLength={longestSearch}
      autoComplete="off"
      defaultValue={value}
      placeholder={placeholder}
    />
  )
}

/** A short search form for menus; `id` is that of its field. */
export function SiteSearch({ id }: { id: string }) {
  const { t } = useSharedData()
  return (
    <search>
      <form className="site-search" action={paths.machines}>
        <LanguageField />
        <label className="hidden" htmlFor={id}>
          {t('search.words')}
        </label>
        <WordsInput id={id} placeholder={t('search.words')} />
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
        <summary className="header-search__toggle" aria-label={t('search.heading')} title={t('search.heading')}>
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
