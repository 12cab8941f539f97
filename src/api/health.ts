import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { builtVersion, currentVersion } from '../machines/live-version.ts'
import { readerOf } from '../machines/reader.ts'

/** GET /healthz: 200 with the deployed version of the Worker and the version of the content that is live. */
export async function health(c: Context<AppEnv>) {
  c.header('Cache-Control', 'no-store')
  return c.json({ version: c.env.VERSION?.id ?? builtVersion, content: await currentVersion(readerOf(c)) })
}
