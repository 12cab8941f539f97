import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ErrorBlock } from '../../client/islands/inquiry-form/messages.tsx'
import { formTexts } from '../i18n/form-texts.ts'
import { ContactButton } from '../ui/layout/contact-button.tsx'
import { Footer } from '../ui/layout/footer.tsx'
import { Header } from '../ui/layout/header.tsx'
import { builtAsset } from './assets.ts'
import { CachedFragment } from './cached-fragment.tsx'
import { Head, type PageHead } from './head.tsx'
import type { PageData } from './page-data.ts'
import { PageDataProvider, usePageData, useSharedData } from './providers.tsx'
import { SpeculationRules } from './speculation-rules.tsx'

/** The whole HTML document around a page: head, header, main, footer. */
export function Document({ page, head, children }: { page: PageData; head: PageHead; children: ReactElement }) {
  return (
    <PageDataProvider page={page}>
      <html lang={page.lang} dir={page.dir} data-vitals={page.settings.vitals ? '' : undefined}>
        <Head page={page} head={head} />
        <body>
          <Body>
            <main id="content" tabIndex={-1}>
              {children}
            </main>
          </Body>
        </body>
      </html>
    </PageDataProvider>
  )
}

/** A part of a page as HTML of its own, for a script that puts it into its place. */
export function renderPartial(page: PageData, content: ReactElement): string {
  return renderToString(<PageDataProvider page={page}>{content}</PageDataProvider>)
}

function Body({ children }: { children: ReactElement }) {
  const page = usePageData()
  return (
    <>
      <a className="skip" href="#content">
        {page.t('nav.skip')}
      </a>
      <Header />
      {children}
      <CachedFragment as="footer" className="footer">
        <Footer />
      </CachedFragment>
      <CachedFragment data-island="contact-dialog" data-hydrate="scroll">
        <ContactButton />
      </CachedFragment>
      <CachedFragment as="template" id="crash">
        <Crash />
      </CachedFragment>
      <CachedFragment as="template" id="offline">
        <Offline />
      </CachedFragment>
      <SpeculationRules />
      {import.meta.env.DEV && <script type="module" src="/@vite/client" nonce={page.nonce} />}
      <script type="module" src={builtAsset('main.ts')} nonce={page.nonce} />
    </>
  )
}

/** What stands above a form that was sent before its script came, with no way to the site; client/islands/submit-before-hydration.ts copies it. */
function Offline() {
  const { lang, settings } = useSharedData()
  return <ErrorBlock reason="offline" email={settings.contactEmail} texts={formTexts(lang)} />
}

/** What takes the place of an island that broke (specification, chapter 8); client/islands/error-fallback.ts copies it. */
function Crash() {
  const { t, settings } = useSharedData()
  return (
    <div className="alert" role="alert">
      <p className="alert__heading">{t('crash.heading')}</p>
      <p>{t('crash.text', { email: settings.contactEmail })}</p>
    </div>
  )
}
