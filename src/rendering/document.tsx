import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ContactButton } from '../ui/layout/contact-button.tsx'
import { Footer } from '../ui/layout/footer.tsx'
import { Header } from '../ui/layout/header.tsx'
import { builtAsset } from './assets.ts'
import { CachedFragment } from './fragment-cache.tsx'
import { Head, type PageHead } from './head.tsx'
import type { PageData } from './page-data.ts'
import { PageContext, useSharedData } from './providers.tsx'

/** The whole HTML document around a page: head, header, main, footer. */
export function Document({ page, head, children }: { page: PageData; head: PageHead; children: ReactElement }) {
  const { lang, dir, t, nonce, settings } = page
  return (
    <PageContext value={page}>
      <html lang={lang} dir={dir} data-vitals={settings.vitals ? '' : undefined}>
        <Head page={page} head={head} />
        <body>
          <a className="skip" href="#content">
            {t('nav.skip')}
          </a>
          <Header />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          <CachedFragment name="footer" as="footer" className="footer" component={Footer} />
          <CachedFragment name="contact" data-island="contact-dialog" data-hydrate="scroll" component={ContactButton} />
          <CachedFragment name="crash" as="template" id="crash" component={Crash} />
          <CachedFragment name="not-loaded" as="template" id="not-loaded" component={NotLoaded} />
          <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={{ __html: speculationRules }} />
          {import.meta.env.DEV && <script type="module" src="/@vite/client" nonce={nonce} />}
          <script type="module" src={builtAsset('main.ts')} nonce={nonce} />
        </body>
      </html>
    </PageContext>
  )
}

/** Renders a part of a page, for a script that inserts it. */
export function renderPartial(page: PageData, content: ReactElement): string {
  return renderToString(<PageContext value={page}>{content}</PageContext>)
}

/** Notice for an island whose script could not be loaded; cloned by client/islands/hydrate.ts. */
function NotLoaded() {
  const { t } = useSharedData()
  return (
    <p className="not-loaded" role="status">
      {t('chunk.failed')}{' '}
      <button type="button" className="link-button">
        {t('chunk.retry')}
      </button>
    </p>
  )
}

/** Replaces an island that failed (specification, chapter 8); cloned by client/islands/inquiry-form/inquiry-form-island.tsx. */
function Crash() {
  const { t, settings } = useSharedData()
  return (
    <div className="alert" role="alert">
      <p className="alert__heading">{t('crash.heading')}</p>
      <p>{t('crash.text', { email: settings.contactEmail })}</p>
    </div>
  )
}

/** Browsers prefetch a page while the pointer is over its link, except links that set something. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/assets/*' } },
          { not: { selector_matches: '[hreflang], [href*="units="], [data-stay], [href^="#"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
