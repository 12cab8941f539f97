import { usePageData } from '../../rendering/providers.tsx'

/** Shown while a machine's documents are loading, or if they cannot be read. */
export function Loading() {
  const { t, url } = usePageData()
  return (
    <div className="loading">
      <p className="loading__text">{t('machine.loading')}</p>
      <p>
        <a href={`${url.pathname}${url.search}`}>{t('machine.retry')}</a>
      </p>
    </div>
  )
}
