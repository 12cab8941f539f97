import { stripBidi } from '../../client/shared/bidi.ts'
import { isLang } from '../../content/registry/languages.ts'
import { isMachineKey, machineKeys, machinePaths } from '../../content/registry/machines.ts'
import type { AppContext } from '../env.ts'
import { assetPath, readMachineDocument, withBuildFallback } from '../machines/documents.ts'
import { currentContent } from '../machines/live-content.ts'
import { currentVersion } from '../machines/live-version.ts'
import { sharedPicture } from '../rendering/assets.ts'
import { canonicalPath } from '../routes.ts'
import { publicOrigin } from '../settings.ts'

export const corsHeader = 'Access-Control-Allow-Origin'

/** GET /data/machines/<KEY>/<neutral|lang>.json: the public machine documents. */
export async function machineData(c: AppContext) {
  const key = c.req.param('key') ?? ''
  const part = c.req.param('file')?.match(/^([a-z]+)\.json$/)?.[1] ?? ''
  if (!isMachineKey(key) || !(part === 'neutral' || isLang(part))) return dataNotFound(c)
  const read = (version: string) => readMachineDocument(c.env, version, key, part)
  const document = await withBuildFallback(await currentVersion(c), `${key}/${part}`, read).catch(() => undefined)
  return document ? json(c, JSON.stringify(document)) : dataNotFound(c, 'no-store')
}

/** GET /data/machines/<lang>.json: every machine as on cards, with the URLs of its page and picture. */
export async function machineIndex(c: AppContext) {
  const lang = c.req.param('file')?.match(/^([a-z]+)\.json$/)?.[1] ?? ''
  if (!isLang(lang)) return dataNotFound(c)
  const { machines } = await currentContent(c, lang)
  const origin = publicOrigin(c.env, c.req.url)
  // A published index may have machines whose pages come with the next deploy.
  const entries = machineKeys.map((key) => {
    const image = sharedPicture(origin, machines[key].picture)
    return [key, { ...machines[key], page: origin + canonicalPath(machinePaths[key], lang), image }]
  })
  return json(c, stripBidi(JSON.stringify(Object.fromEntries(entries))))
}

/** GET /data/schema.json: the JSON Schemas of these documents, written by the build (src/build/json-schema.ts). */
export async function dataSchema(c: AppContext) {
  const response = await c.env.ASSETS.fetch(new URL(assetPath('schema'), 'https://assets.localhost'))
  return response.ok ? json(c, await response.text()) : dataNotFound(c, 'no-store')
}

function json(c: AppContext, text: string): Response {
  c.header('Content-Type', 'application/json; charset=utf-8')
  return c.body(text, 200, { [corsHeader]: '*', 'Cache-Control': 'public, max-age=60' })
}

/** The answer to other paths below /data. */
export function dataNotFound(c: AppContext, cacheControl = 'public, max-age=60') {
  return c.json({ error: 'not found' }, 404, { [corsHeader]: '*', 'Cache-Control': cacheControl })
}
