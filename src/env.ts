import type { PageData } from './rendering/page-data.ts'
import type { SettingName } from './settings.ts'

/** The Worker's bindings and settings, as wrangler.toml declares them. */
export type Env = {
  ASSETS: Fetcher
  CONTENT: KVNamespace
  DELIVERY: Workflow
  ALERTS: Workflow
  RATE_LIMITER: RateLimit
  VITALS_LIMITER: RateLimit
  VERSION?: WorkerVersionMetadata
} & { [Name in SettingName]?: string }

/** What Hono's context carries: bindings and the variables that the middleware set, in order. */
export type AppEnv = {
  Bindings: Env
  /** Read one by one with `c.get`: `c.var` copies all of them each time. */
  Variables: {
    requestId: string
    secureHeadersNonce: string
    page: PageData
  }
}
