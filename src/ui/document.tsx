import type { ReactElement } from 'react'
import { builtAsset } from '../assets.ts'
import type { Page } from '../page.ts'
import { FloatingContact } from './floating-contact.tsx'
import { Footer } from './footer.tsx'
import { keptHtml, toHtml } from './fragment.tsx'
import { Head, type PageHead } from './head.tsx'
import { Header } from './header.tsx'
import { PageContext } from './page-context.ts'

/** The whole HTML document around a page: head, header, main, footer. Called, not rendered, by the renderer: no hooks. */
export function Document({ page, head, children }: { page: Page; head: PageHead; children: ReactElement }) {
  return (
    <PageContext value={page}>
      <html lang={page.lang} dir={page.dir} data-vitals={page.settings.vitals ? '' : undefined}>
        <Head {...head} />
        <body
          data-crash={page.t('crash.heading')}
          data-crash-text={page.t('crash.text', { email: page.settings.contactEmail })}
        >
          <a className="skip" href="#content">
            {page.t('nav.skip')}
          </a>
          <header className="header" dangerouslySetInnerHTML={toHtml(page, <Header />)} />
          {head.waits ? (
            <main id="content" tabIndex={-1}>
              {children}
            </main>
          ) : (
            <main id="content" tabIndex={-1} dangerouslySetInnerHTML={toHtml(page, children)} />
          )}
          <footer className="footer" dangerouslySetInnerHTML={keptHtml(page, 'footer', <Footer />)} />
          <div
            data-island="contact-dialog"
            data-wake="scroll"
            dangerouslySetInnerHTML={keptHtml(page, 'floating-contact', <FloatingContact />)}
          />
          <script type="module" src={builtAsset('main.ts')} nonce={page.nonce} />
        </body>
      </html>
    </PageContext>
  )
}
