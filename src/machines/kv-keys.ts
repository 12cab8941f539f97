/** KV key of the live machine content's pointer: `{ version, schema, publishedAt }`; and of the previous pointer. */
export const pointerKey = 'machines/current'
export const previousPointerKey = 'machines/previous'

/** Content version of the deployed build: `{ version, schema, builtAt }`. For commands; the Worker knows its own. */
export const builtKey = 'machines/built'

/**
 * KV key of a document: `<KEY>/<lang|neutral>`, `index/<lang>`, `search/<lang>`, `search-terms/<lang>`,
 * `search-index/<lang>`, `presses` and `auxiliaries` (sizing) or `plan`.
 */
export function documentKey(version: string, name: string): string {
  return `machines/${version}/${name}`
}
