import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { TrieRouter } from 'hono/router/trie-router'
import { type MachineKey, machinePaths } from '../content/registry/machines.ts'
import { cspReports } from './api/csp-reports.ts'
import { health } from './api/health.ts'
import { dataNotFound, dataSchema, machineData, machineIndex } from './api/machine-data.ts'
import { robots, sitemap } from './api/seo.ts'
import type { AppEnv } from './env.ts'
import { events } from './events/events.ts'
import { inquiries } from './inquiry/api-handler.ts'
import { formPage } from './inquiry/form-handler.ts'
import { inquiryList } from './inquiry/list/handler.ts'
import { language } from './middleware/language.ts'
import { pageData } from './middleware/page-data.ts'
import { redirectToHttps } from './middleware/redirect-to-https.ts'
import { renderer } from './middleware/renderer.tsx'
import { requestLog } from './middleware/request-log.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { aboutPage } from './pages/about/page.tsx'
import { cataloguePage } from './pages/catalogue/page.tsx'
import { contactPage } from './pages/contact/page.tsx'
import { customizationsPage } from './pages/customizations/page.tsx'
import { crashPage } from './pages/error/page.tsx'
import { faqPage } from './pages/faq/page.tsx'
import { homePage } from './pages/home/page.tsx'
import { machinePage } from './pages/machine/page.tsx'
import { notFoundPage } from './pages/not-found/page.tsx'
import { apiPaths, paths } from './routes.ts'

/** The whole site: middleware in order, then every route. */
export function createApp(): Hono<AppEnv> {
  // Hono's usual router compiles all routes into one pattern when the first request comes.
  const app = new Hono<AppEnv>({ router: new TrieRouter(), getPath })

  app.use(requestLog())
  app.use(securityHeaders())
  app.use(redirectToHttps())
  app.use(exceptPageGets(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod })))

  // What machines read: no language, no renderer.
  app.get(apiPaths.health, health)
  app.get(apiPaths.robots, robots)
  app.get(apiPaths.sitemap, sitemap)
  app.get(apiPaths.dataSchema, dataSchema)
  app.get(`/data/machines/${plain('file')}`, machineIndex)
  app.get(`/data/machines/${plain('key')}/${plain('file')}`, machineData)
  app.get('/data/*', dataNotFound)
  app.get('/assets/:file{.+}', assetNotFound)
  app.post(apiPaths.events, events)
  app.post(apiPaths.cspReports, cspReports)

  app.use(language())
  app.use(pageData())

  app.post(apiPaths.inquiries, inquiries)
  app.post(apiPaths.inquiryList, inquiryList)

  app.use(renderer())

  app.get(paths.home, homePage)
  app.get(paths.about, aboutPage)
  app.on(['GET', 'POST'], paths.faq, formPage(faqPage))
  app.on(['GET', 'POST'], paths.contact, formPage(contactPage))
  app.on(['GET', 'POST'], paths.machines, cataloguePage('all'))
  app.on(['GET', 'POST'], paths.rubber, cataloguePage('rubber'))
  app.on(['GET', 'POST'], paths.silicone, cataloguePage('silicone'))
  app.on(['GET', 'POST'], paths.brake, cataloguePage('brake'))
  app.on(['GET', 'POST'], paths.auxiliary, cataloguePage('auxiliary'))
  app.on(['GET', 'POST'], paths.customizations, formPage(customizationsPage))
  for (const [key, path] of Object.entries(machinePaths)) {
    app.on(['GET', 'POST'], path, formPage(machinePage(key as MachineKey), key as MachineKey))
  }

  app.notFound(notFoundPage)
  app.onError(crashPage)
  return app
}

/** Addresses match exactly, as they came: Hono's own way decodes them, and `/%61bout` would be `/about`. */
function getPath({ url }: Request): string {
  return new URL(url).pathname
}

/** A parameter without escapes, which Hono would decode. */
function plain(name: string): string {
  return `:${name}{[\\w.]+}`
}

/** Assets that exist are answered before the Worker; the others must not be kept as missing for a year. */
function assetNotFound(c: Context<AppEnv>): Response {
  return c.text('Not Found', 404, { 'Cache-Control': 'no-store' })
}

/** GET in vain is a page that does not exist; only other methods, and the API, may have asked in the wrong way. */
function exceptPageGets(refuse: MiddlewareHandler): MiddlewareHandler {
  return function exceptPageGets(c, next) {
    return c.req.method === 'GET' && !c.req.path.startsWith('/api/') ? next() : refuse(c, next)
  }
}

function refuseMethod(c: Context<AppEnv>, allowed: string[]): Response {
  return c.text('Method Not Allowed', 405, { Allow: allowed.join(', ') })
}
