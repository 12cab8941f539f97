import type { Context } from 'hono'
import type { PageData } from './rendering/page-data.ts'
import type { SettingName } from './settings.ts'

/** The Worker's bindings (generated from wrangler.toml by `npm run types`) and its settings, which are all optional. */
export type Env = Omit<Cloudflare.Env, SettingName | 'VERSION'> & {
  VERSION?: WorkerVersionMetadata
} & { [Name in SettingName]?: string }

/** Types of Hono's context: bindings, and the variables that middleware set, in order. */
export type AppEnv = {
  Bindings: Env
  /** Read them one by one with `c.get`: `c.var` copies all of them each time. */
  Variables: {
    requestId: string
    secureHeadersNonce: string
    page: PageData
  }
}

export type AppContext = Context<AppEnv>
