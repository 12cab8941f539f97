import type { Hono } from 'hono'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import first from '../content/generated/first-machine.json'
import { languageDocument, neutralDocument } from '../content/machine.ts'
import { parseDocument } from '../content/parse.ts'
import type { AppEnv } from './env.ts'
import { emptyValues } from './inquiry/form-page.ts'
import { builtVersion } from './machines/version.ts'
import { describePage } from './page.ts'
import { homeView } from './pages/home.tsx'
import { MachinePage, machineHead } from './pages/machine.tsx'
import { paths } from './routes.ts'
import { readSettings } from './settings.ts'
import { Document } from './ui/document.tsx'
import { kept } from './ui/fragment.tsx'
import type { PageHead } from './ui/head.tsx'
import { renderPage } from './ui/places.ts'

/**
 * Renders the home page and a machine page for nobody while the isolate starts, which the platform does while the
 * visitor's connection is made: the code that the first page needs is then compiled. Nothing of it is kept, for the
 * settings are not known yet and the clock stands still.
 */
export function warmUp(app: Hono<AppEnv>): void {
  app.router.match('GET', paths.home)
  const page = describePage({
    lang: 'en',
    langSource: 'default',
    url: new URL('https://nobody.invalid/'),
    requestId: '',
    nonce: '',
    settings: readSettings({}).settings,
    listed: [],
    country: undefined,
    timeZone: undefined,
  })
  const show = (content: ReactElement, head: PageHead) =>
    renderPage(() =>
      renderToString(
        <Document page={page} head={head}>
          {content}
        </Document>,
      ),
    )
  show(...homeView(page))

  const machine = {
    key: 'VF' as const,
    version: builtVersion,
    neutral: parseDocument(neutralDocument, first.neutral, 'neutral'),
    texts: parseDocument(languageDocument, first.texts, 'en'),
  }
  const form = { status: 'editing' as const, id: '', values: emptyValues }
  show(
    <MachinePage machineKey="VF" machine={machine} form={form} units="metric" />,
    machineHead(page, 'VF', machine, form),
  )
  kept.clear()
}
