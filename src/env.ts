import type { Page } from './page.ts'

/** The Worker's bindings and settings, as wrangler.toml declares them. */
export type Env = {
  ASSETS: Fetcher
  CONTENT: KVNamespace
  DELIVERY: Workflow
  ALERTS: Workflow
  RATE_LIMITER: RateLimit
  VITALS_LIMITER: RateLimit
  VERSION?: WorkerVersionMetadata
  INQUIRY_WEBHOOK_URL?: string
  EVENTS_WEBHOOK_URL?: string
  WEBHOOK_SECRET?: string
  ALERT_WEBHOOK_URL?: string
  REMINDER_SCHEDULE?: string
  ALERT_WINDOW?: string
  STEPS_PER_INSTANCE?: string
  SITE_ORIGIN?: string
  RETRY_SCHEDULE?: string
  RATE_LIMIT?: string
  CONTACT_EMAIL?: string
  CONTACT_PHONE?: string
  VITALS?: string
}

/** What Hono's context carries: bindings and the variables that the middleware set, in order. */
export type AppEnv = {
  Bindings: Env
  /** Read one by one with `c.get`: `c.var` copies all of them each time. */
  Variables: {
    requestId: string
    secureHeadersNonce: string
    page: Page
  }
}
