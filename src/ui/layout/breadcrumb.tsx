import type { ReactNode } from 'react'
import { useSharedData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'

/** The breadcrumb bar of a page: Home > current page, and an optional note at the end. */
export function Breadcrumb({
  steps = [],
  current,
  note,
}: {
  steps?: [path: string, text: string][]
  current: string
  note?: ReactNode
}) {
  const { t, link } = useSharedData()
  return (
    <div className="banner">
      <div className="wrap banner__inner">
        <nav aria-label={t('nav.breadcrumb')}>
          <ol>
            {[[paths.home, t('nav.home')] as [string, string], ...steps].map(([path, text]) => (
              <li key={path}>
                <a href={link(path)}>{text}</a>
              </li>
            ))}
            <li aria-current="page">{current}</li>
          </ol>
        </nav>
        {note && <p className="banner__note">{note}</p>}
      </div>
    </div>
  )
}
