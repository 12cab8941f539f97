import { usePageData } from '../../rendering/providers.tsx'

/** Stands where a machine's documents are still on their way, or cannot be read at all. */
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
