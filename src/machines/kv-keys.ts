import * as v from 'valibot'

/** KV key of the live machine content's pointer, and of the previous pointer. */
export const pointerKey = 'machines/current'
export const previousPointerKey = 'machines/previous'

export const pointerSchema = v.object({
  version: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'version is not 16 hexadecimal digits')),
  schema: v.number(),
  publishedAt: v.pipe(v.string(), v.isoTimestamp('the date is not an ISO timestamp')),
})

/** Content version of the deployed build: `{ version, schema, builtAt }`. For commands; the Worker knows its own. */
export const builtKey = 'machines/built'

/**
 * KV key of a document: `<KEY>/<lang|neutral>`, `index/<lang>`, `search/<lang>`, `search-terms/<lang>`,
 * `search-index/<lang>`, `presses` and `auxiliaries` (sizing) or `plan`.
 */
export function documentKey(version: string, name: string): string {
  return `machines/${version}/${name}`
}
