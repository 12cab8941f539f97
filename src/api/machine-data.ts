import type { Context } from 'hono'
import { stripBidi } from '../../client/shared/bidi.ts'
import { isLang } from '../../content/registry/languages.ts'
import { isMachineKey, type MachineKey, machinePaths } from '../../content/registry/machines.ts'
import { currentSettings } from '../current-settings.ts'
import type { AppEnv } from '../env.ts'
import { sha256Hex } from '../http/sha256.ts'
import { siteOrigin } from '../http/site-origin.ts'
import { assetPath } from '../machines/documents.ts'
import { currentContent } from '../machines/live-content.ts'
import { currentVersion } from '../machines/live-version.ts'
import { findDocument } from '../machines/machine.ts'
import { pictureFile, pictureUrl } from '../rendering/assets.ts'
import { canonicalPath } from '../routes.ts'

/** GET /data/machines/<KEY>/<neutral|lang>.json: the public machine documents. */
export async function machineData(c: Context<AppEnv>) {
  c.header('Access-Control-Allow-Origin', '*')
  const key = c.req.param('key') ?? ''
  const part = c.req.param('file')?.match(/^([a-z]+)\.json$/)?.[1] ?? ''
  if (!isMachineKey(key) || !(part === 'neutral' || isLang(part))) return notFound(c)

  const document = await findDocument(c.env, await currentVersion(c), key, part)
  return document ? json(c, await cachedJson(document)) : notFound(c, 'no-store')
}

/**
 * GET /data/machines/<lang>.json: title, promise, key figures and picture of every machine, as on cards, and the URLs
 * of its page and picture.
 */
export async function machineIndex(c: Context<AppEnv>) {
  c.header('Access-Control-Allow-Origin', '*')
  const lang = c.req.param('file')?.match(/^([a-z]+)\.json$/)?.[1] ?? ''
  if (!isLang(lang)) return notFound(c)
  const { machines } = await currentContent(c, lang)
  const origin = siteOrigin(currentSettings(c.env), c.req.url)
  const entries = Object.entries(machines).map(([key, entry]) => {
    const file = pictureFile(entry.picture)
    const image = file && origin + pictureUrl(entry.picture, file, Math.min(800, file.width), 'webp')
    return [key, { ...entry, page: origin + canonicalPath(machinePaths[key as MachineKey], lang), image }]
  })
  return json(c, await written(stripBidi(JSON.stringify(Object.fromEntries(entries)))))
}

/** GET /data/schema.json: the JSON Schemas of these documents, written by the build (src/build/json-schema.ts). */
export async function dataSchema(c: Context<AppEnv>) {
  c.header('Access-Control-Allow-Origin', '*')
  const path = assetPath('schema')
  const response = await c.env.ASSETS.fetch(new URL(path, 'https://assets.localhost'))
  return response.ok ? json(c, await written(await response.text())) : notFound(c, 'no-store')
}

type Written = { body: Uint8Array<ArrayBuffer>; etag: string }

const documents = new WeakMap<object, Written>()

/** Serializes and hashes a document once per isolate, because a document of a version never changes. */
async function cachedJson(document: object): Promise<Written> {
  const known = documents.get(document)
  if (known) return known
  const made = await written(JSON.stringify(document))
  documents.set(document, made)
  return made
}

async function written(text: string): Promise<Written> {
  const body = new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>
  return { body, etag: `"${await sha256Hex(text, 8)}"` }
}

function json(c: Context<AppEnv>, { body, etag }: Written): Response {
  c.header('ETag', etag)
  c.header('Cache-Control', 'public, max-age=60')
  if (matches(c.req.header('If-None-Match'), etag)) return c.body(null, 304)
  c.header('Content-Type', 'application/json; charset=utf-8')
  return c.body(body)
}

/** Whether a list of entity tags, or `*`, matches this one. Compression makes tags weak; weak tags match as well. */
function matches(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}

/** GET /data/...: 404 for all other paths below /data. */
export function dataNotFound(c: Context<AppEnv>) {
  return notFound(c)
}

function notFound(c: Context<AppEnv>, cacheControl = 'public, max-age=60') {
  c.header('Cache-Control', cacheControl)
  return c.json({ error: 'not found' }, 404)
}
