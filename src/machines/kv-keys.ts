/** KV key of the live machine content's pointer: `{ version, schema, publishedAt }`; and of the previous pointer. */
export const pointerKey = 'machines/current'
export const previousPointerKey = 'machines/previous'

/** Content version of the deployed build: `{ version, schema, builtAt }`. For commands; the Worker knows its own. */
export const builtKey = 'machines/built'

/**
 * The KV key of a document in a version; `name` is `<KEY>/<lang|neutral>`, `index/<lang>` (every machine in one language),
 * `search/<lang>`, `search-terms/<lang>`, `search-index/<lang>`, `presses` and `auxiliaries` (for the sizing) or `plan`.
 */
export function documentKey(version: string, name: string): string {
  return `machines/${version}/${name}`
}
