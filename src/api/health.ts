import { defaultLang } from '../../content/registry/languages.ts'
import type { AppContext } from '../env.ts'
import { currentContent } from '../machines/live-content.ts'
import { builtVersion } from '../machines/live-version.ts'

/** GET /healthz: 200 with the deployed version of the Worker and the version of the content that pages show. */
export async function health(c: AppContext) {
  c.header('Cache-Control', 'no-store')
  const { version: content } = await currentContent(c, defaultLang)
  return c.json({ version: c.env.VERSION?.id ?? builtVersion, content })
}
