import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { readerOf } from '../machines/reader.ts'
import { builtVersion, liveVersion } from '../machines/version.ts'

/** GET /healthz: 200 with the build's own content version and the version that is live. */
export async function health(c: Context<AppEnv>) {
  c.header('Cache-Control', 'no-store')
  return c.json({ version: builtVersion, content: await liveVersion(readerOf(c)) })
}
