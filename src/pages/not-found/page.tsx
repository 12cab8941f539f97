import type { AppContext } from '../../env.ts'
import { CachedFragment } from '../../rendering/fragment-cache.tsx'
import { usePageData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'
import { MachinesByCategory } from '../../ui/layout/main-menu.tsx'
import { ArrowLink } from '../../ui/text/links.tsx'

/** Seconds until the redirect to the home page (specification, chapter 9: 5000 ms). */
const redirectAfter = 5

/** Unknown URLs: status 404, redirect to the home page after five seconds unless the visitor stays (WCAG F40). */
export function notFoundPage(c: AppContext) {
  if (!['GET', 'HEAD'].includes(c.req.method)) return c.text('Not Found', 404)
  const { url, texts } = c.get('page')
  const stays = url.searchParams.has('stay')
  c.status(404)
  return c.render(<NotFound stays={stays} />, {
    ...texts.notFound.meta,
    styles: 'not-found',
    noindex: true,
    ...(!stays && { redirectAfterSeconds: redirectAfter }),
  })
}

function NotFound({ stays }: { stays: boolean }) {
  const { t, link, url } = usePageData()
  const stay = new URLSearchParams(url.search)
  stay.set('stay', '1')
  return (
    <section className="wrap not-found">
      <div className="not-found__notice">
        <p className="not-found__number" aria-hidden="true">
          404
        </p>
        <h1>{t('notFound.heading')}</h1>
        <p className="lead">{t('notFound.text')}</p>
        {stays ? (
          <p>{t('notFound.stayed')}</p>
        ) : (
          <div data-go-home={link(paths.home)} data-seconds={redirectAfter}>
            <p role="status">{t('notFound.redirect')}</p>
            <p className="not-found__countdown" aria-hidden="true" />
          </div>
        )}
        <p className="actions">
          {!stays && (
            <a className="button button--quiet" href={`?${stay}`} data-stay>
              {t('notFound.stay')}
            </a>
          )}
          <ArrowLink href={link(paths.home)} text={t('notFound.home')} />
        </p>
      </div>
      <CachedFragment
        name="machines-by-category"
        as="nav"
        className="not-found__machines"
        aria-label={t('nav.machines')}
        component={MachinesByCategory}
      />
    </section>
  )
}
