/** Where the live machine content is told in KV: `{ version, schema, publishedAt }`; and the pointer before it. */
export const pointerKey = 'machines/current'
export const previousPointerKey = 'machines/previous'

/** Where a document of a version is kept; `name` is `<KEY>/<lang|neutral>`. */
export function documentKey(version: string, name: string): string {
  return `machines/${version}/${name}`
}
