import { type Handler, Hono } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { type MachineKey, machinePaths } from '../content/registry/machines.ts'
import { robots, sitemap } from './api/crawlers.ts'
import { cspReports } from './api/csp-reports.ts'
import { events } from './api/events.ts'
import { health } from './api/health.ts'
import { corsHeader, dataNotFound, dataSchema, machineData, machineIndex } from './api/machine-data.ts'
import type { AppEnv } from './env.ts'
import { inquiries } from './inquiry/api-handler.ts'
import { formPage } from './inquiry/form-handler.ts'
import { inquiryList } from './inquiry/list/handler.ts'
import { pageData } from './middleware/page-data.ts'
import { redirectToHttps } from './middleware/redirect-to-https.ts'
import { renderer } from './middleware/renderer.tsx'
import { requestLog } from './middleware/request-log.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { aboutPage } from './pages/about/page.tsx'
import { catalogPage } from './pages/catalog/page.tsx'
import { contactPage } from './pages/contact/page.tsx'
import { customizationsPage } from './pages/customizations/page.tsx'
import { crashPage } from './pages/error/page.tsx'
import { faqPage } from './pages/faq/page.tsx'
import { homePage } from './pages/home/page.tsx'
import { machinePage } from './pages/machine/page.tsx'
import { notFoundPage } from './pages/not-found/page.tsx'
import { apiPaths, type PageName, pages } from './routes.ts'

const pageHandlers: Record<PageName, Handler<AppEnv>> = {
  home: homePage,
  about: aboutPage,
  faq: formPage(faqPage),
  contact: formPage(contactPage),
  machines: catalogPage('all'),
  rubber: catalogPage('rubber'),
  silicone: catalogPage('silicone'),
  brake: catalogPage('brake'),
  auxiliary: catalogPage('auxiliary'),
  customizations: formPage(customizationsPage),
}

/** The whole site: middleware in order, then every route. */
export function createApp(): Hono<AppEnv> {
  // Paths stay undecoded: by default it would answer `/%61bout` as `/about`.
  const app = new Hono<AppEnv>({ getPath: ({ url }) => new URL(url).pathname })

  app.use(requestLog)
  app.use(securityHeaders())
  app.use(redirectToHttps)
  app.use(methodNotAllowed({ app }))

  // API routes: no language, no renderer.
  app.get(apiPaths.health, health)
  app.get(apiPaths.robots, robots)
  app.get(apiPaths.sitemap, sitemap)
  app.use('/data/*', etag({ retainedHeaders: [...RETAINED_304_HEADERS, corsHeader] }))
  app.get(apiPaths.dataSchema, dataSchema)
  app.get('/data/machines/:file{[\\w.]+}', machineIndex)
  app.get('/data/machines/:key{[\\w.]+}/:file{[\\w.]+}', machineData)
  app.get('/data/*', (c) => dataNotFound(c))
  // Existing assets are served before the Worker. A missing one must not be cached like the others, for a year.
  app.get('/assets/:file{.+}', (c) => c.text('Not Found', 404, { 'Cache-Control': 'no-store' }))
  app.post(apiPaths.events, events)
  app.post(apiPaths.cspReports, cspReports)

  app.use(pageData)

  app.post(apiPaths.inquiries, inquiries)
  app.post(apiPaths.inquiryList, inquiryList)

  app.use(renderer)

  for (const [name, { path, hasForm }] of Object.entries(pages))
    app.on(hasForm ? ['GET', 'POST'] : ['GET'], path, pageHandlers[name as PageName])
  for (const [key, path] of Object.entries(machinePaths))
    app.on(['GET', 'POST'], path, formPage(machinePage(key as MachineKey), key as MachineKey))

  app.notFound(notFoundPage)
  app.onError(crashPage)
  return app
}
