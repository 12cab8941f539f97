import type { Translate } from '../../i18n/translator.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'

/** Path and name of the pages from the home page, which is left out, to the current one. */
export type Trail = [path: string, name: string][]

/** The trail of a page below the catalogue. */
export function machinesTrail(t: Translate, path: string, name: string): Trail {
  return [
    [paths.machines, t('nav.machines')],
    [path, name],
  ]
}

/** The breadcrumb bar of a page, and an optional note at its end. */
export function Breadcrumb({ trail, note }: { trail: Trail; note?: string }) {
  const { t, link } = useSharedData()
  const above: Trail = [[paths.home, t('nav.home')], ...trail.slice(0, -1)]
  return (
    <div className="banner">
      <div className="wrap banner__inner">
        <nav aria-label={t('nav.breadcrumb')}>
          <ol>
            {above.map(([path, name]) => (
              <li key={path}>
                <a href={link(path)}>{name}</a>
              </li>
            ))}
            <li aria-current="page">{trail.at(-1)?.[1]}</li>
          </ol>
        </nav>
        {note && <p className="banner__note">{note}</p>}
      </div>
    </div>
  )
}
