import { useSharedData } from '../rendering/providers.tsx'
import { paths } from '../routes.ts'
import { LanguageField } from '../ui/form/lang-field.tsx'
import { WordsInput } from './search-form.tsx'

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
  )
}
