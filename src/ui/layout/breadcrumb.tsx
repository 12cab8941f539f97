import { useSharedData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'

/** The breadcrumb bar of a page with this name, below the catalog or below home, and an optional note at its end. */
export function Breadcrumb(props: { name: string; inCatalog?: boolean; note?: string }) {
  const { t, link } = useSharedData()
  return (
    <div className="banner">
      <div className="wrap banner__inner">
        <nav aria-label={t('nav.breadcrumb')}>
          <ol>
            <li>
              <a href={link(paths.home)}>{t('nav.home')}</a>
            </li>
            {props.inCatalog && (
              <li>
                <a href={link(paths.machines)}>{t('nav.machines')}</a>
              </li>
            )}
            <li aria-current="page">{props.name}</li>
          </ol>
        </nav>
        {props.note && <p className="banner__note">{props.note}</p>}
      </div>
    </div>
  )
}
