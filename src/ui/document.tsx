import type { ReactElement } from 'react'
import { builtAsset } from '../assets.ts'
import type { Page } from '../page.ts'
import { FloatingContact } from './floating-contact.tsx'
import { Footer } from './footer.tsx'
import { Kept, Rendered } from './fragment.tsx'
import { Head, type PageHead } from './head.tsx'
import { Header } from './header.tsx'
import { PageContext } from './page-context.ts'
import { Prefetch } from './prefetch.tsx'

/** The whole HTML document around a page: head, header, main, footer. Called, not rendered, by the renderer: no hooks. */
export function Document({ page, head, children }: { page: Page; head: PageHead; children: ReactElement }) {
  return (
    <PageContext value={page}>
      <html lang={page.lang} dir={page.dir} data-vitals={page.settings.vitals ? '' : undefined}>
        <Rendered as="head">
          <Head {...head} />
        </Rendered>
        <body
          data-crash={page.t('crash.heading')}
          data-crash-text={page.t('crash.text', { email: page.settings.contactEmail })}
        >
          <a className="skip" href="#content">
            {page.t('nav.skip')}
          </a>
          <Rendered as="header" className="header">
            <Header />
          </Rendered>
          {head.waits ? (
            <main id="content" tabIndex={-1}>
              {children}
            </main>
          ) : (
            <Rendered as="main" id="content" tabIndex={-1}>
              {children}
            </Rendered>
          )}
          <Kept as="footer" className="footer" name="footer">
            <Footer />
          </Kept>
          <Kept name="floating-contact" data-island="contact-dialog" data-wake="scroll">
            <FloatingContact />
          </Kept>
          <Prefetch />
          <script type="module" src={builtAsset('main.ts')} nonce={page.nonce} />
        </body>
      </html>
    </PageContext>
  )
}
