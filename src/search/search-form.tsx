import { formatNumber } from '../../client/shared/number-format.ts'
import { usePageData } from '../rendering/providers.tsx'
import { paths } from '../routes.ts'
import { readWhole } from '../sizing/rules/parse-query.ts'
import { LanguageField } from '../ui/form/lang-field.tsx'

/** Longer queries are truncated. */
export const longestSearch = 100

/** In tonnes or millimetres; the largest presses of the world have less. */
const largestSize = 100_000

/** Parses a typed size; undefined if it is invalid. */
export function readSize(text: string): number | undefined {
  const value = readWhole(text.trim())
  return value !== undefined && value <= largestSize ? value : undefined
}

const sizes = ['clamp', 'platen'] as const

/** The search form for words and sizes; a GET form, so that a search has a URL. Invalid sizes get an error message. */
export function SearchForm() {
  const { t, url, lang } = usePageData()
  const value = (name: string) => url.searchParams.get(name) ?? ''
  const wrong = sizes.filter((name) => value(name).trim() !== '' && readSize(value(name)) === undefined)
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
        {sizes.map((name) => (
          <div className="search-form__size" key={name}>
            <label htmlFor={`search-${name}`}>
              {t('form.labelWithUnit', {
                label: t(`search.${name}`),
                unit: t(name === 'clamp' ? 'unit.label.t' : 'unit.mm'),
              })}
            </label>
            <input
              className="form__input"
              id={`search-${name}`}
              name={name}
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={value(name)}
              aria-invalid={wrong.includes(name) ? true : undefined}
              aria-describedby={wrong.includes(name) ? `search-${name}-error` : undefined}
            />
          </div>
        ))}
        <button className="button button--quiet" type="submit">
          {t('search.submit')}
        </button>
        {wrong.map((name) => (
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
