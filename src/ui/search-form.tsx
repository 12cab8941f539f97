import { paths } from '../routes.ts'
import { LanguageField } from './language-field.tsx'
import { usePage } from './page-context.tsx'

/** Longer searches are cut: nobody types them. */
export const longestSearch = 100

/** Words and sizes to look for among the machines; by GET, so that a search has an address. */
export function SearchForm() {
  const { t, url } = usePage()
  const value = (name: string) => url.searchParams.get(name) ?? ''
  return (
    <search>
      <form className="search-form" action={paths.machines}>
        <LanguageField />
        <div className="search-form__words">
          <label htmlFor="search-q">{t('search.words')}</label>
          <input
            className="form__input"
            id="search-q"
            name="q"
            type="search"
            dir="auto"
            maxLength={longestSearch}
            autoComplete="off"
            defaultValue={value('q')}
            placeholder={t('search.example')}
          />
        </div>
        {(['clamp', 'platen'] as const).map((name) => (
          <div className="search-form__size" key={name}>
            <label htmlFor={`search-${name}`}>
              {t(`search.${name}`)} <span>{t(name === 'clamp' ? 'unit.t' : 'unit.mm')}</span>
            </label>
            <input
              className="form__input"
              id={`search-${name}`}
              name={name}
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={value(name)}
            />
          </div>
        ))}
        <button className="button button--quiet" type="submit">
          {t('search.submit')}
        </button>
      </form>
    </search>
  )
}
